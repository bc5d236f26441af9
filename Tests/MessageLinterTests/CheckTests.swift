import Foundation
import MessageLinter
import PluralMessages
import TestSupport
import Testing

@Suite("Checks")
struct CheckTests {
  /// Files, and what is found in them.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String: String]
    let found: [String]
    /// The checks that are looked for; nil for all.
    var only: Set<LintCheck>?

    init(_ name: String, files: [String: String], _ found: [String], only: Set<LintCheck>? = nil) {
      (self.name, self.files, self.found, self.only) = (name, files, found, only)
    }

    /// A String Catalog with one message.
    ///
    /// - Parameter texts: The forms of each language, or `""` for a text without forms.
    init(
      _ name: String,
      key: String = "%lld files",
      source: String = "en",
      _ texts: [String: [String: String]],
      _ found: [String]
    ) {
      var catalog = MadeCatalog()
      catalog.source = source
      catalog.entries = [
        MadeCatalog.Entry(
          key: key,
          texts: texts.mapValues { forms in
            MadeCatalog.Texts(text: forms[""], forms: forms)
          }
        )
      ]
      self.init(name, files: ["App.xcstrings": catalog.written().text], found)
    }

    var testDescription: String { name }
  }

  private static let english = ["one": "%lld file", "other": "%lld files"]
  private static let decimals = ["one": "%.1f mile", "other": "%.1f miles"]

  private static let forms: [Case] = [
    Case(
      "few is missing in Czech",
      ["en": english, "cs": ["one": "%lld soubor", "other": "%lld souborů"]],
      ["error missing-form %lld files cs few"]
    ),
    Case(
      "many of Czech is for fractions, which integers do not show",
      [
        "en": english,
        "cs": ["one": "%lld soubor", "few": "%lld soubory", "other": "%lld souborů"],
      ],
      []
    ),
    Case(
      "other of Polish is for fractions, which integers do not show",
      ["en": english, "pl": ["one": "%lld plik", "few": "%lld pliki", "many": "%lld plików"]],
      []
    ),
    Case(
      "other of Polish is worth a note where an object may be a fraction",
      key: "%@ files",
      [
        "en": ["one": "%@ file", "other": "%@ files"],
        "pl": ["one": "%@ plik", "few": "%@ pliki", "many": "%@ plików"],
      ],
      ["note rare-form %@ files pl other"]
    ),
    Case(
      "many of French is for millions",
      ["en": english, "fr": ["one": "%lld fichier", "other": "%lld fichiers"]],
      ["note rare-form %lld files fr many"]
    ),
    Case(
      "one of French is reached by 1.0 and 1.5 too",
      key: "%.1f miles",
      ["en": ["other": "%.1f miles"], "fr": ["other": "%.1f milles"]],
      ["error missing-form %.1f miles fr one"]
    ),
    Case(
      "one of English is not reached with a digit behind the point",
      key: "%.1f miles",
      ["en": decimals, "de": decimals],
      ["warning unreachable-form %.1f miles de one"]
    ),
    Case(
      "few of Czech is not reached by 2.0, but many is",
      key: "%.1f miles",
      [
        "en": ["other": "%.1f miles"],
        "cs": ["one": "%.1f", "few": "%.1f m", "other": "%.1f míle"],
      ],
      [
        "error missing-form %.1f miles cs many", "warning unreachable-form %.1f miles cs few",
        "warning unreachable-form %.1f miles cs one",
      ]
    ),
    Case(
      "few of Czech is reached where no digits are behind the point",
      key: "%.0f miles",
      [
        "en": ["one": "%.0f mile", "other": "%.0f miles"],
        "cs": ["one": "%.0f míle", "few": "%.0f míle ", "other": "%.0f mil"],
      ],
      []
    ),
    Case(
      "a category that the language does not have",
      ["en": english, "ja": ["one": "%lldファイル", "other": "%lld個のファイル"]],
      ["warning unreachable-form %lld files ja one"]
    ),
    Case(
      "any category may be in the development's language",
      ["en": ["one": "%lld file", "few": "%lld files!", "other": "%lld files"]],
      []
    ),
    Case(
      "zero is for 0 on Apple's systems",
      ["en": english, "de": ["zero": "Keine", "one": "%lld Datei", "other": "%lld Dateien"]],
      ["note zero-reading %lld files de zero"]
    ),
    Case(
      "zero of Latvian is not for 0 alone",
      ["en": english, "lv": ["zero": "nav failu", "one": "%lld fails", "other": "%lld faili"]],
      [
        "note zero-reading %lld files lv zero", "warning number-not-shown %lld files lv zero",
      ]
    ),
    Case(
      "zero of Latvian shows its numbers",
      ["en": english, "lv": ["zero": "%lld failu", "one": "%lld fails", "other": "%lld faili"]],
      []
    ),
    Case(
      "zero of Welsh is for 0 alone",
      [
        "en": english,
        "cy": [
          "zero": "dim", "one": "un", "two": "dwy", "few": "tair", "many": "chwe",
          "other": "%lld x",
        ],
      ],
      []
    ),
    Case(
      "all forms alike in a language with several",
      ["en": english, "de": ["one": "%lld Datei(en)", "other": "%lld Datei(en)"]],
      ["note same-forms %lld files de"]
    ),
    Case(
      "one form in a language with one",
      ["en": english, "ja": ["other": "%lld個"]],
      []
    ),
  ]

  private static let numbers: [Case] = [
    Case(
      "one of Russian is for 1, 21, 31, …",
      [
        "en": english,
        "ru": ["one": "один файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld ф."],
      ],
      ["warning number-not-shown %lld files ru one"]
    ),
    Case(
      "one of Russian with a 1 written out",
      [
        "en": english,
        "ru": ["one": "1 файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld ф."],
      ],
      ["error number-not-shown %lld files ru one"]
    ),
    Case(
      "one of Polish is for 1 alone",
      [
        "en": english,
        "pl": [
          "one": "Jeden plik", "few": "%lld pliki", "many": "%lld plików", "other": "%lld pl.",
        ],
      ],
      []
    ),
    Case(
      "two of Hebrew is for 2 alone",
      ["en": english, "he": ["one": "קובץ אחד", "two": "שני קבצים", "other": "%lld קבצים"]],
      []
    ),
    Case(
      "two of Slovenian is for 2, 102, 202, …",
      [
        "en": english,
        "sl": ["one": "%lld d", "two": "dve datoteki", "few": "%lld datoteke", "other": "%lld d."],
      ],
      ["warning number-not-shown %lld files sl two"]
    ),
    Case(
      "one of French is for 0 too",
      ["en": english, "fr": ["one": "Un fichier", "many": "%lld de f", "other": "%lld fichiers"]],
      ["warning number-not-shown %lld files fr one"]
    ),
    Case(
      "one of French is for 1 alone beside a text for zero",
      [
        "en": english,
        "fr": ["zero": "Rien", "one": "Un", "many": "%lld de f", "other": "%lld fichiers"],
      ],
      ["note zero-reading %lld files fr zero"]
    ),
    Case(
      "no form shows the number, nor is it to be shown",
      key: "Delete files",
      [
        "en": ["one": "Delete this file", "other": "Delete these files"],
        "ru": [
          "one": "Удалить файл", "few": "Удалить файлы", "many": "Удалить ф", "other": "Удалить",
        ],
      ],
      []
    ),
    Case(
      "a number that is none of the form's",
      ["en": english, "de": ["one": "2 Dateien", "other": "%lld Dateien"]],
      ["error wrong-literal %lld files de one"]
    ),
    Case(
      "a number in other digits that is none of the form's",
      [
        "en": english,
        "ar": [
          "zero": "لا", "one": "واحد", "two": "٣ ملفات", "few": "%lld ملفات", "many": "%lld ملفًا",
          "other": "%lld ملف",
        ],
      ],
      ["error wrong-literal %lld files ar two"]
    ),
    Case(
      "a number that is the form's own",
      ["en": english, "de": ["one": "1 Datei", "other": "%lld Dateien"]],
      []
    ),
    Case(
      "a digit of a word, and one that all forms have",
      ["en": english, "de": ["one": "eine MP3 in 5 GB", "other": "%lld MP3 in 5 GB"]],
      []
    ),
  ]

  private static let placeholders: [Case] = [
    Case(
      "one is missing",
      key: "%@ and %@",
      ["en": ["": "%@ and %@"], "de": ["": "%@"]],
      ["error placeholder %@ and %@ de"]
    ),
    Case(
      "one is too many",
      key: "Hello",
      ["en": ["": "Hello"], "de": ["": "Hallo %@"]],
      ["error placeholder Hello de"]
    ),
    Case(
      "others change places",
      key: "%1$@ and %2$lld",
      ["en": ["": "%1$@ and %2$lld"], "de": ["": "%2$lld und %1$@"]],
      []
    ),
    Case(
      "positions are left out where they change places",
      key: "%1$@ and %2$lld",
      ["en": ["": "%1$@ and %2$lld"], "de": ["": "%lld und %@"]],
      ["error placeholder %1$@ and %2$lld de", "error placeholder %1$@ and %2$lld de"]
    ),
    Case(
      "another length of an integer",
      key: "%lld s",
      ["en": ["": "%lld s"], "de": ["": "%d s"]],
      ["note placeholder %lld s de"]
    ),
    Case(
      "a form of one integer leaves the number out",
      ["en": english, "de": ["one": "eine Datei", "other": "%lld Dateien"]],
      []
    ),
    Case(
      "a form leaves out another placeholder",
      key: "%1$@: %2$lld files",
      [
        "en": ["one": "%1$@: %2$lld file", "other": "%1$@: %2$lld files"],
        "de": ["one": "eine Datei", "other": "%1$@: %2$lld Dateien"],
      ],
      ["error placeholder %1$@: %2$lld files de one"]
    ),
    Case(
      "the source language's own forms differ",
      key: "%1$@: %2$lld files",
      ["en": ["one": "a file", "other": "%1$@: %2$lld files"]],
      ["warning placeholder %1$@: %2$lld files en one"]
    ),
    Case(
      "a translation's form leaves out what the source language's leaves out",
      key: "%1$@: %2$lld files",
      [
        "en": ["zero": "no files", "one": "%1$@: %2$lld file", "other": "%1$@: %2$lld files"],
        "de": ["zero": "nichts", "one": "%1$@: %2$lld D", "other": "%1$@: %2$lld Dateien"],
      ],
      [
        "note zero-reading %1$@: %2$lld files de zero",
        "note zero-reading %1$@: %2$lld files en zero",
        "warning placeholder %1$@: %2$lld files en zero",
      ]
    ),
    Case(
      "a number has no forms where the source language has",
      ["en": english, "de": ["": "%lld Dateien"], "ja": ["": "%lld個"]],
      ["warning number-without-forms %lld files de"]
    ),
    Case(
      "a number has no forms where another language has",
      ["en": ["": "%lld files"], "de": ["one": "%lld Datei", "other": "%lld Dateien"]],
      ["warning number-without-forms %lld files en"]
    ),
    Case(
      "a number has no forms in any language",
      key: "%lld px",
      ["en": ["": "%lld px"], "de": ["": "%lld Pixel"]],
      []
    ),
  ]

  private static func xcstrings(_ entries: String, source: String = "en") -> String {
    "{\"sourceLanguage\": \"\(source)\", \"version\": \"1.0\", \"strings\": {\(entries)}}"
  }

  private static func unit(_ text: String, _ state: String = "translated") -> String {
    "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}}"
  }

  private static let files: [Case] = [
    Case(
      "a percent sign that begins nothing",
      files: [
        "App.xcstrings": xcstrings("\"a %@\": {\"localizations\": {\"de\": \(unit("a %@ %y"))}}")
      ],
      ["warning format a %@ de"]
    ),
    Case(
      "an escape that is none",
      files: ["en.lproj/A.strings": "\"a\" = \"b\\qc\";\n"],
      ["warning format a en"]
    ),
    Case(
      "a variable that is not there",
      files: ["App.xcstrings": xcstrings("\"a\": {\"localizations\": {\"de\": \(unit("%#@n@"))}}")],
      ["error variable a de"]
    ),
    Case(
      "variables that take one argument as values of different types",
      files: [
        "App.xcstrings": xcstrings(
          """
          "a": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%#@n@ %#@m@"},
            "substitutions": {
              "m": {"argNum": 1, "formatSpecifier": "@", "variations": {"plural": {
                "one": \(unit("%arg a")), "other": \(unit("%arg b"))}}},
              "n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": \(unit("%arg c")), "other": \(unit("%arg d"))}}}
            }}}}
          """
        )
      ],
      ["error variable a en m"],
      only: [.variable]
    ),
    Case(
      "variables that take one argument alike",
      files: [
        "App.xcstrings": xcstrings(
          """
          "a": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%#@n@ %#@m@"},
            "substitutions": {
              "m": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": \(unit("is")), "other": \(unit("are"))}}},
              "n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": \(unit("%arg c")), "other": \(unit("%arg d"))}}}
            }}}}
          """
        )
      ],
      []
    ),
    Case(
      "a key that is there twice",
      files: ["en.lproj/A.strings": "\"a\" = \"b\";\n\"a\" = \"c\";\n"],
      ["warning duplicate-key a en"]
    ),
    Case(
      "a key that is there twice in a String Catalog",
      files: ["App.xcstrings": xcstrings("\"a\": {}, \"a\": {}")],
      ["warning duplicate-key a"]
    ),
    Case(
      "a key with two texts in files of a table",
      files: [
        "en.lproj/A.strings": "\"a\" = \"b\";\n",
        "en.lproj/A.stringsdict": """
        <plist version="1.0"><dict><key>a</key><string>c</string></dict></plist>
        """,
      ],
      ["warning table-conflict a en"],
      only: [.tableConflict]
    ),
    Case(
      "a text without forms beside one with them, for other systems",
      files: [
        "en.lproj/A.strings": "\"a\" = \"%d b\";\n",
        "en.lproj/A.stringsdict": """
        <plist version="1.0"><dict><key>a</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d b</string><key>other</key><string>%d bs</string>
        </dict></dict></dict></plist>
        """,
      ],
      ["note table-conflict a en"]
    ),
    Case(
      "a file that ends within a text",
      files: ["en.lproj/A.strings": "\"a\" = \"b\";\n\"c\" = \"d"],
      ["error syntax c en"]
    ),
    Case(
      "what Apple's systems drop",
      files: ["en.lproj/A.strings": "\"a\" = \"b\";;\n\"c\" = \"d\";\n"],
      ["error truncated"]
    ),
    Case(
      "states of translations",
      files: [
        "App.xcstrings": xcstrings(
          """
          "a": {"localizations": {"de": \(unit("b", "needs_review")), "fr": \(unit("c", "new"))}},
          "d": {"extractionState": "stale", "localizations": {"de": \(unit("e"))}},
          "f": {"localizations": {"de": \(unit("g")), "fr": \(unit(""))}},
          "h": {"shouldTranslate": false},
          "100 %": {}
          """
        )
      ],
      [
        "note needs-review a de", "note untranslated a fr", "note stale d", "note empty f fr",
      ]
    ),
    Case(
      "keys that one language of a table has",
      files: [
        "en.lproj/A.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n",
        "de.lproj/A.strings": "\"a\" = \"A\";\n\"c\" = \"C\";\n",
      ],
      ["note untranslated b de", "note stale c de"]
    ),
    Case(
      "names of languages",
      files: [
        "en.lproj/A.strings": "\"a\" = \"A\";", "iw.lproj/A.strings": "\"a\" = \"A\";",
        "pt_BR.lproj/A.strings": "\"a\" = \"A\";", "qqx.lproj/A.strings": "\"a\" = \"A\";",
        "zh-Hant.lproj/A.strings": "\"a\" = \"A\";", "German.lproj/A.strings": "\"a\" = \"A\";",
        "sr-Latn.lproj/A.strings": "\"a\" = \"A\";", "es-419.lproj/A.strings": "\"a\" = \"A\";",
      ],
      [
        "warning language German", "warning language iw", "warning language pt_BR",
        "warning language qqx",
      ]
    ),
    Case(
      "a source language in a folder of an old project",
      files: [
        "English.lproj/A.strings": "\"a\" = \"%d x\";", "German.lproj/A.strings": "\"a\" = \"y\";",
      ],
      ["error placeholder a de", "warning language English", "warning language German"]
    ),
    Case(
      "Portugal's texts in pt beside Brazil's",
      files: [
        "en.lproj/A.strings": "\"a\" = \"A\";", "pt.lproj/A.strings": "\"a\" = \"A\";",
        "pt-BR.lproj/A.strings": "\"a\" = \"A\";",
      ],
      ["warning language pt"]
    ),
    Case(
      "Portugal's texts in pt-PT beside Brazil's in pt",
      files: [
        "en.lproj/A.strings": "\"a\" = \"A\";", "pt.lproj/A.strings": "\"a\" = \"A\";",
        "pt-PT.lproj/A.strings": "\"a\" = \"A\";",
      ],
      []
    ),
    Case(
      "word forms for a numbered rule",
      files: [
        "ru.lproj/A.strings": """
        "JJ_PLURAL_FORM_RULE" = "7";
        "a" = "%d день;%d дня;%d дней";
        "b" = "%d файл;%d файла";
        """
      ],
      ["error legacy-forms b ru"]
    ),
    Case(
      "word forms for a rule that is not the language's",
      files: [
        "ru.lproj/A.strings": """
        "JJ_PLURAL_FORM_RULE" = "8";
        "a" = "%d день;%d дня;%d дней";
        """
      ],
      ["error legacy-forms JJ_PLURAL_FORM_RULE ru"]
    ),
    Case(
      "word forms for the rule of a language whose millions are new in CLDR",
      files: [
        "fr.lproj/A.strings": """
        "JJ_PLURAL_FORM_RULE" = "2";
        "a" = "%d jour;%d jours";
        """
      ],
      []
    ),
    Case(
      "what Apple's systems act upon, and nothing here does",
      files: [
        "App.xcstrings": xcstrings(
          "\"a\": {\"localizations\": {\"de\": \(unit("^[b](inflect: true)"))}}"
        )
      ],
      ["note ignored a de"]
    ),
    Case(
      "checks that are turned off for a key",
      files: [
        "App.xcstrings": xcstrings(
          """
          "a": {"comment": "A title. lint:disable needs-review",
            "localizations": {"de": \(unit("b", "needs_review"))}},
          "c": {"comment": "lint:disable", "localizations": {"de": \(unit("", "needs_review"))}},
          "d": {"comment": "lint:disable review", "localizations": {"de": \(unit("e"))}}
          """
        )
      ],
      ["warning ignored d"]
    ),
    Case(
      "texts for a device",
      files: [
        "App.xcstrings": xcstrings(
          """
          "a %@": {"localizations": {"de": {"variations": {"device": {
            "iphone": \(unit("iPhone")), "other": \(unit("Gerät %@"))}}}}}
          """
        )
      ],
      ["error placeholder a %@ de"]
    ),
    Case(
      "a form of fractions does not show them",
      key: "%.1f hours",
      [
        "en": ["other": "%.1f hours"],
        "cs": ["many": "hodiny", "other": "%.1f hodin"],
      ],
      ["warning number-not-shown %.1f hours cs many"]
    ),
    Case(
      "one of Danish is for 0.5 and 1.5 too",
      key: "%.1f hours",
      ["en": ["other": "%.1f hours"], "da": ["one": "en time", "other": "%.1f timer"]],
      ["warning number-not-shown %.1f hours da one"]
    ),
    Case(
      "many of Breton is for millions with a digit behind the point too",
      key: "%.1f miles",
      [
        "en": ["other": "%.1f miles"],
        "br": ["one": "%.1f a", "two": "%.1f b", "few": "%.1f c", "other": "%.1f d"],
      ],
      ["note rare-form %.1f miles br many"]
    ),
    Case(
      "an exact number with another number",
      files: [
        "en.json": """
        {"n": {"1": "2 files", "one": "%d file", "other": "%d files"}}
        """
      ],
      ["error wrong-literal n en number 1"]
    ),
    Case(
      "texts for intervals take their numbers",
      files: [
        "en.json": """
        {"n": {"one": "%d cat", "other": "[0] no cats|[2,5] some cats|cats"}}
        """
      ],
      [],
      only: [.numberNotShown, .wrongLiteral]
    ),
    Case(
      "variables of other names are no others' translations",
      files: [
        "App.xcstrings": xcstrings(
          """
          "a": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "%#@ratio@ %#@count@"}, "substitutions": {
              "ratio": {"argNum": 1, "formatSpecifier": ".1f", "variations": {"plural": {
                "other": \(unit("%arg"))}}},
              "count": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": \(unit("%arg a")), "other": \(unit("%arg b"))}}}}},
            "de": {"stringUnit": {"state": "translated", "value": "%#@quote@ %#@anzahl@"}, "substitutions": {
              "quote": {"argNum": 1, "formatSpecifier": ".1f", "variations": {"plural": {
                "other": \(unit("%arg"))}}},
              "anzahl": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": \(unit("%arg c")), "other": \(unit("%arg d"))}}}}}}}
          """
        )
      ],
      []
    ),
    Case(
      "forms that are messages by themselves in i18next's files",
      files: [
        "en.json": "{\"item_one\": \"{{count}} item\", \"item_other\": \"{{count}} items\"}",
        "ru.json": """
        {"item_one": "{{count}} вещь", "item_few": "{{count}} вещи", "item_many": "{{count}} вещей"}
        """,
      ],
      ["note rare-form item ru other"]
    ),
    Case(
      "word forms in a file that does not say its language",
      files: ["A.strings": "\"JJ_PLURAL_FORM_RULE\" = \"7\";\n\"a\" = \"b;c;d\";\n"],
      []
    ),
    Case(
      "texts without words that are not translated",
      files: [
        "App.xcstrings": xcstrings(
          "\"%lld%%\": {}, \"•\": {}, \"a\": {\"localizations\": {\"de\": \(unit("b"))}}"
        )
      ],
      []
    ),
    Case(
      "files named after their languages",
      files: [
        "en.json": "{\"files\": {\"one\": \"{{count}} file\", \"other\": \"{{count}} files\"}}",
        "ru.json": "{\"files\": {\"one\": \"{{count}} файл\", \"other\": \"{{count}} файла\"}}",
        "package.json": "{\"name\": 1",
      ],
      ["error missing-form files ru few", "error missing-form files ru many"],
      only: [.missingForm, .syntax]
    ),
  ]

  @Test("find what is wrong, and nothing else", arguments: forms + numbers + placeholders + files)
  func finds(example: Case) throws {
    var settings = LintSettings()
    if let only = example.only { settings.checks = only }
    #expect(try lint(example.files, settings).summaries.sorted() == example.found.sorted())
  }

  @Test("know the source language's forms where that is not checked")
  func uncheckedSource() throws {
    var files: [String: String] = [:]
    for (language, forms) in ["en": ["one", "other"], "de": []] {
      let texts = forms.map { "<key>\($0)</key><string>%d \($0)</string>" }.joined()
      files["\(language).lproj/A.stringsdict"] = """
        <plist version="1.0"><dict><key>n</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>\(forms.isEmpty ? "%d x" : "%#@n@")</string>
        \(forms.isEmpty ? "" : """
          <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts)</dict>
          """)
        </dict></dict></plist>
        """
    }
    var settings = LintSettings()
    settings.languages = ["de"]
    let expected = ["warning number-without-forms n de"]
    #expect(try lint(files, settings).summaries == expected)
    #expect(try lint(files, paths: ["de.lproj/A.stringsdict"]).summaries == expected)
  }

  @Test("tell of every translation that is required, however many are missing")
  func manyMissing() throws {
    let keys = (0..<300).map { "\"k\($0)\": {}" }.joined(separator: ",")
    let languages = (0..<400).map { "\"en-x-a\($0)\": \(Self.unit("x"))" }.joined(separator: ",")
    let text = Self.xcstrings("\"a\": {\"localizations\": {\(languages)}}, \(keys)")
    var settings = LintSettings()
    settings.checks = [.untranslated]
    settings.requiredLanguages = ["zu"]
    let found = try lint(["App.xcstrings": text], settings)
    #expect(found.count { $0.severity == .error } == 301)
    #expect(found.count { $0.severity == .note } == 100_000)
  }

  @Test("tell what is missing where it is, or else where the source language has it")
  func missingTranslations() throws {
    let files = [
      "en.lproj/A.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n",
      "de.lproj/A.strings": "\"a\" = \"A\";\n",
    ]
    var settings = LintSettings()
    settings.requiredLanguages = ["de", "fr"]
    let found = try lint(files, settings).map {
      "\($0.file ?? ""):\($0.line ?? 0) \($0.language ?? "")"
    }
    #expect(
      found == ["de.lproj/A.strings:0 de", "en.lproj/A.strings:1 fr", "en.lproj/A.strings:2 fr"]
    )
  }

  @Test("tell of a text's words where the text is")
  func placesOfTexts() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a %@": {"localizations": {"de": {
        "stringUnit": {"state": "translated",
          "value": "%@ %y"}}}}}}
      """
    #expect(try lint(["A.xcstrings": text]).map(\.line) == [3])
  }

  @Test("are made by at least one example each")
  func isComplete() {
    let names = (Self.forms + Self.numbers + Self.placeholders + Self.files).flatMap(\.found)
      .map { $0.split(separator: " ")[1] }
    #expect(Set(names.map(String.init)) == Set(LintCheck.allCases.map(\.rawValue)))
  }
}
