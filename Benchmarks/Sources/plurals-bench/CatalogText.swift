/// A String Catalog of a size that large apps have: most messages one text, a tenth with plural forms in
/// every language, one in fifty with a substitution.
enum CatalogText {
  private static let languages = ["en", "de", "fr", "pl", "ru", "ar"]
  static let categories = [
    "en": ["one", "other"], "de": ["one", "other"], "fr": ["one", "many", "other"],
    "pl": ["one", "few", "many", "other"], "ru": ["one", "few", "many", "other"],
    "ar": ["zero", "one", "two", "few", "many", "other"],
  ]

  /// The text of a catalogue.
  static func make(keyCount: Int) -> String {
    var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
    for number in 0..<keyCount {
      text += "    \"screen.\(number % 40).label_\(number)\" : {\n"
      text += "      \"comment\" : \"Shown on screen \(number % 40)\",\n"
      text += "      \"extractionState\" : \"manual\",\n      \"localizations\" : {\n"
      for language in languages {
        text += "        \"\(language)\" : {\n"
        if number % 50 == 0 {
          text += unit("%#@files@ in the folder %@ (\(language))", 10) + ",\n"
          text += "          \"substitutions\" : {\n            \"files\" : {\n"
          text += "              \"argNum\" : 1,\n              \"formatSpecifier\" : \"lld\",\n"
          text += plural(language, "%arg files", 14) + "\n            }\n          }\n"
        } else if number % 10 == 1 {
          text += plural(language, "%lld files of label \(number)", 10) + "\n"
        } else {
          text += unit("The text of label \(number) in the language \(language)", 10) + "\n"
        }
        text += "        }" + (language == languages.last ? "\n" : ",\n")
      }
      text += "      }\n    }" + (number == keyCount - 1 ? "\n" : ",\n")
    }
    return text + "  },\n  \"version\" : \"1.0\"\n}\n"
  }

  /// The text of a `.strings` file: comments as tools write them, and a sixth with an escape.
  static func strings(keyCount: Int) -> String {
    (0..<keyCount).map { number in
      let ending = number % 6 == 0 ? #" \"etykieta\"\n"# : " główna"
      return """
        /* Shown on screen \(number % 40) */
        "screen.\(number % 40).label_\(number)" = "Tekst etykiety %@ numer \(number)\(ending)";


        """
    }.joined()
  }

  /// The text of a `.stringsdict`, in Polish by default.
  static func stringsdict(keyCount: Int, language: String = "pl") -> String {
    let entries = (0..<keyCount).map { number in
      let forms = (categories[language] ?? []).map { category in
        "\t\t\t<key>\(category)</key>\n\t\t\t<string>%d plików \(number) \(category)</string>\n"
      }
      return """
        \t<key>screen.\(number % 40).files_\(number)</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>%#@files@ w folderze %@</string>
        \t\t<key>files</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>d</string>
        \(forms.joined())\t\t</dict>
        \t</dict>

        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(entries.joined())</dict>
      </plist>

      """
  }

  private static func unit(_ value: String, _ indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    return margin + "\"stringUnit\" : {\n" + margin + "  \"state\" : \"translated\",\n" + margin
      + "  \"value\" : \"\(value)\"\n" + margin + "}"
  }

  private static func plural(_ language: String, _ value: String, _ indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    let forms = (categories[language] ?? ["other"]).map { category in
      margin + "    \"\(category)\" : {\n" + unit("\(value) \(category)", indentation + 6) + "\n"
        + margin + "    }"
    }
    return margin + "\"variations\" : {\n" + margin + "  \"plural\" : {\n"
      + forms.joined(separator: ",\n") + "\n" + margin + "  }\n" + margin + "}"
  }
}
