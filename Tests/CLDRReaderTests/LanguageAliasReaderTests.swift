import CLDRReader
import PluralRuleCompiler
import Testing

@Suite("Language aliases")
struct LanguageAliasReaderTests {
  private func aliases(_ aliases: String) throws -> [LanguageAlias] {
    try CLDRReader.languageAliases(
      from: source(supplemental("<metadata><alias>\n\(aliases)\n</alias></metadata>"))
    )
  }

  @Test("are read in the order of the file, among what else there is")
  func content() throws {
    let text = supplemental(
      """
      <generation date="$Date$"/>
      <metadata>
        <attributeOrder>type id choice</attributeOrder>
        <validity><variable id="$language" type="choice">aa ab</variable></validity>
        <alias>
          <languageAlias type="iw" replacement="he" reason="deprecated"/> <!-- Hebrew -->
          <!-- <languageAlias type="nb" replacement="no"/> -->
          <languageAlias type="no_BOKMAL" replacement="nb"/>
          <scriptAlias type="Qaai" replacement="Zinh"/>
          <territoryAlias type="SU" replacement="RU AM AZ"/>
        </alias>
        <languageAlias type="xx" replacement="yy"/>
      </metadata>
      """
    )
    #expect(
      try CLDRReader.languageAliases(from: source(text)) == [
        LanguageAlias(type: "iw", replacement: "he"),
        LanguageAlias(type: "no_BOKMAL", replacement: "nb"),
      ]
    )
  }

  @Test("take the first of several replacements")
  func severalReplacements() throws {
    #expect(
      try aliases("<languageAlias type='aam' replacement=' aas\tsw_KE '/>")
        == [LanguageAlias(type: "aam", replacement: "aas")]
    )
  }

  @Test("are left out where they have no replacement")
  func noReplacement() throws {
    #expect(
      try aliases(
        """
        <languageAlias type="aa" reason="deprecated"/>
        <languageAlias type="ab" replacement=""/>
        <languageAlias type="en_GB_oed" replacement="en_GB_x_i_default"/>
        """
      ) == [LanguageAlias(type: "en_GB_oed", replacement: "en_GB_x_i_default")]
    )
  }

  @Test(
    "must be structured as UTS #35 says",
    arguments: [
      ("", "3: metadata/alias has no element languageAlias; expected at least one"),
      (
        "<languageAlias replacement='he'/>",
        "5: languageAlias has no attribute type; expected one"
      ),
      (
        "<languageAlias type='i w' replacement='he'/>",
        "5: 'i w' is not a language identifier; "
          + "expected subtags of 1 to 8 ASCII letters and digits, separated by _ or -"
      ),
      (
        "<languageAlias type='iw' replacement='he!'/>",
        "5: 'he!' is not a language identifier; "
          + "expected subtags of 1 to 8 ASCII letters and digits, separated by _ or -"
      ),
    ]
  )
  func structure(content: String, message: String) throws {
    let error = try #require(throws: CLDRReadError.self) { try aliases(content) }
    #expect(error.description == "test.xml:" + message)
  }
}
