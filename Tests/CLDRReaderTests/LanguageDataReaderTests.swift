import CLDRReader
import Testing

@Suite("Language data")
struct LanguageDataReaderTests {
  private func matching(_ content: String) throws -> LanguageMatchingData {
    try CLDRReader.languageMatching(
      from: source(
        supplemental(
          """
          <languageMatching>
          <languageMatches type="written"><languageMatch desired="a" supported="b"/></languageMatches>
          <languageMatches type="written_new">
          \(content)
          </languageMatches>
          </languageMatching>
          """
        )
      )
    )
  }

  @Test("distances are read in the order of the file, of the new type alone")
  func distances() throws {
    let data = try matching(
      """
      <paradigmLocales locales="en en_GB"/>
      <matchVariable id="$cnsar" value="HK+MO"/>
      <languageMatch desired="nb" supported="no" distance="1"/>
      <!-- <languageMatch desired="ku" supported="ckb" distance="4"/> -->
      <languageMatch desired="en_*_$!cnsar" supported="en_*_GB" distance="3" oneway="true"/>
      """
    )
    #expect(data.paradigmLocales == ["en", "en_GB"])
    #expect(data.variables == ["$cnsar": "HK+MO"])
    #expect(data.matches.map(\.desired) == [["nb"], ["en", "*", "$!cnsar"]])
    #expect(data.matches.map(\.supported) == [["no"], ["en", "*", "GB"]])
    #expect(data.matches.map(\.distance) == [1, 3])
    #expect(data.matches.map(\.isOneWay) == [false, true])
  }

  @Test(
    "distances must be structured as UTS #35 says",
    arguments: [
      ("", "6: languageMatches has no element languageMatch; expected at least one"),
      (
        "<languageMatch desired='a' supported='b_*' distance='1'/>",
        "7: 'b_*' is not the pattern of a language; "
          + "expected as many subtags as the other pattern has, 1 to 3"
      ),
      (
        "<languageMatch desired='a__b' supported='b' distance='1'/>",
        "7: 'a__b' is not the pattern of a language; "
          + "expected as many subtags as the other pattern has, 1 to 3"
      ),
      (
        "<languageMatch desired='a' supported='b' distance='101'/>",
        "7: '101' is not a distance; expected a number from 0 to 100"
      ),
      (
        "<languageMatch desired='a' supported='b'/>",
        "7: languageMatch has no attribute distance; expected one"
      ),
      (
        "<paradigmLocales locales=' '/>",
        "7: the list of locales is empty; expected at least one name"
      ),
    ]
  )
  func structure(content: String, message: String) throws {
    let error = try #require(throws: CLDRReadError.self) { try matching(content) }
    #expect(error.description == "test.xml:" + message)
  }

  @Test("likely subtags, parents, regions and aliases are read as they are written")
  func others() throws {
    let likely = try CLDRReader.likelySubtags(
      from: source(
        supplemental(
          """
          <likelySubtags><likelySubtag from="zh_TW" to="zh_Hant_TW"/>
          <likelySubtag from="aao" to="aao_Arab_DZ" origin="sil1"/></likelySubtags>
          """
        )
      )
    )
    #expect(likely.map(\.from) == ["zh_TW", "aao"] && likely.map(\.origin) == [nil, "sil1"])
    let parents = try CLDRReader.parentLocales(
      from: source(
        supplemental(
          """
          <parentLocales><parentLocale parent="es_419" locales="es_MX es_AR"/>
          <parentLocale parent="root" localeRules="nonlikelyScript" locales="zh_Hant"/></parentLocales>
          <parentLocales component="plurals"><parentLocale parent="x" locales="y"/></parentLocales>
          """
        )
      )
    )
    #expect(parents.map(\.locales) == [["es_MX", "es_AR"], ["zh_Hant"]])
    #expect(parents.map(\.isForUnlikelyScripts) == [false, true])
    let regions = try CLDRReader.regionContainment(
      from: source(
        supplemental(
          """
          <territoryContainment><group type="001" contains="019 150"/>
          <group type="001" contains="EU" status="grouping"/></territoryContainment>
          """
        )
      )
    )
    #expect(regions == ["001": ["019", "150", "EU"]])
    let aliases = try CLDRReader.regionAliases(
      from: source(
        supplemental(
          """
          <metadata><alias><territoryAlias type="SU" replacement="RU AM" reason="deprecated"/>
          <territoryAlias type="USA" replacement="US" reason="overlong"/></alias></metadata>
          """
        )
      )
    )
    #expect(aliases.map(\.replacement) == ["RU", "US"])
    #expect(aliases.map(\.isOverlong) == [false, true])
  }

  @Test("files without the elements are refused")
  func missing() throws {
    let nothing = source(supplemental("<metadata/>"))
    #expect(throws: CLDRReadError.self) { try CLDRReader.languageMatching(from: nothing) }
    #expect(throws: CLDRReadError.self) { try CLDRReader.likelySubtags(from: nothing) }
    #expect(throws: CLDRReadError.self) { try CLDRReader.parentLocales(from: nothing) }
    #expect(throws: CLDRReadError.self) { try CLDRReader.regionContainment(from: nothing) }
    #expect(throws: CLDRReadError.self) { try CLDRReader.regionAliases(from: nothing) }
  }
}
