import MessageLinter
import PluralMessages
import TestSupport
import Testing

/// Faults that are put into a catalogue without any, a hundred of a kind, and what must be found.
@Suite("Seeded faults")
struct SeededFaultTests {
  private static let languages: [SampledLanguage] = [
    "ar", "be", "ca", "cs", "cy", "vec", "de", "pt", "en", "es", "fi", "fr", "ga", "he", "hr", "hu",
    "is", "it", "ja", "ko", "lt", "lv", "mk", "mt", "pl", "pt-PT", "ru", "sl", "uk", "vi",
  ].map { name in SampledLanguage.all.first { $0.name == name }! }

  /// Messages with a number, and each second one with a text before it.
  private static func catalog(keyCount: Int) -> MadeCatalog {
    var catalog = MadeCatalog()
    catalog.entries = (0..<keyCount).map { index in
      let isWithText = !index.isMultiple(of: 2)
      let key = isWithText ? "%1$@ has %2$lld things \(index)" : "%lld things \(index)"
      var texts: [String: MadeCatalog.Texts] = [:]
      for language in languages {
        let forms = language.categories.map { category in
          (category, isWithText ? "%1$@ \(category) %2$lld" : "\(category) %lld")
        }
        texts[language.name] = MadeCatalog.Texts(forms: Dictionary(uniqueKeysWithValues: forms))
      }
      return MadeCatalog.Entry(key: key, texts: texts)
    }
    return catalog
  }

  /// What a fault is to be found as: of a form, and on the line of a part of the catalogue.
  struct Expected {
    let check: LintCheck
    let severity: MessageDiagnostic.Severity
    var form: String?
    var variable: String?
    /// The form whose line it is; nil for that of the language.
    var lineForm: String?
    var isStateLine = false
    var isKeyLine = false
    var isLanguageLine = false
    var hasLanguage = true
  }

  /// A place for a fault.
  struct Slot {
    var entry: MadeCatalog.Entry
    let language: SampledLanguage
    var random: SplitMix64

    var texts: MadeCatalog.Texts {
      get { entry.texts[language.name]! }
      set { entry.texts[language.name] = newValue }
    }

    var hasText: Bool { entry.key.hasPrefix("%1$@") }

    mutating func pick(_ values: [String]) -> String? {
      values.isEmpty ? nil : values[Int(random.next() % UInt64(values.count))]
    }
  }

  /// A kind of fault.
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    /// How many messages there are: for faults of keys as many as there are to be faults.
    var keyCount = 16
    /// Puts the fault in; nil if the place is none for it.
    let seed: @Sendable (inout Slot) -> Expected?

    var testDescription: String { name }
  }

  private static let faults: [Fault] = [
    Fault(name: "a form is missing") { slot in
      guard let form = slot.pick(slot.language.common), slot.texts.forms.count > 1 else {
        return nil
      }
      slot.texts.forms[form] = nil
      return Expected(check: .missingForm, severity: .error, form: form)
    },
    Fault(name: "a form of large numbers is missing") { slot in
      let rare = slot.language.categories.filter { !slot.language.common.contains($0) }
      guard let form = slot.pick(rare) else { return nil }
      slot.texts.forms[form] = nil
      return Expected(check: .rareForm, severity: .note, form: form)
    },
    Fault(name: "a form is never shown") { slot in
      let all = ["one", "two", "few", "many"]
      let free = all.filter { !slot.language.integers.map(\.category).contains($0) }
      guard let form = slot.pick(free) else { return nil }
      slot.texts.forms[form] = slot.hasText ? "%1$@ + %2$lld" : "+ %lld"
      return Expected(check: .unreachableForm, severity: .warning, form: form, lineForm: form)
    },
    Fault(name: "a form of several numbers does not show them") { slot in
      // Where no form is left with the number, it chooses no more.
      guard let form = slot.pick(slot.language.several.filter { $0 != "zero" }),
        slot.texts.forms.count > 1 || !slot.hasText
      else { return nil }
      slot.texts.forms[form] = slot.hasText ? "%1$@ things" : "things"
      return Expected(check: .numberNotShown, severity: .warning, form: form, lineForm: form)
    },
    Fault(name: "a form of several numbers says one of them") { slot in
      guard let form = slot.pick(slot.language.several.filter { !["zero", "other"].contains($0) })
      else { return nil }
      let number = slot.language.samples(form)[0]
      slot.texts.forms[form] = slot.hasText ? "%1$@ has \(number)" : "\(number) things"
      return Expected(check: .numberNotShown, severity: .error, form: form, lineForm: form)
    },
    Fault(name: "a form says a number of another form") { slot in
      guard
        let form = slot.pick(slot.language.categories.filter { !["zero", "other"].contains($0) }),
        let other = slot.pick(slot.language.categories.filter { $0 != form })
      else { return nil }
      let number = slot.language.samples(other)[0]
      slot.texts.forms[form] = slot.hasText ? "%1$@ has \(number)" : "\(number) things"
      return Expected(check: .wrongLiteral, severity: .error, form: form, lineForm: form)
    },
    Fault(name: "a placeholder is missing in a form") { slot in
      guard slot.hasText, slot.texts.forms.count > 1,
        let form = slot.pick(Array(slot.texts.forms.keys).sorted())
      else { return nil }
      slot.texts.forms[form] = "%2$lld"
      return Expected(check: .placeholder, severity: .error, form: form, lineForm: form)
    },
    Fault(name: "a placeholder has another type") { slot in
      guard let form = slot.pick(slot.texts.forms.keys.filter { $0 != "other" }.sorted()) else {
        return nil
      }
      slot.texts.forms[form] = slot.hasText ? "%1$d %2$lld" : "%s"
      return Expected(check: .placeholder, severity: .error, form: form, lineForm: form)
    },
    Fault(name: "an integer has another length") { slot in
      guard slot.texts.forms.count > 1, let form = slot.pick(Array(slot.texts.forms.keys).sorted())
      else { return nil }
      slot.texts.forms[form] = slot.hasText ? "%1$@ %2$d" : "%d"
      return Expected(check: .placeholder, severity: .note, form: form, lineForm: form)
    },
    Fault(name: "a percent sign begins nothing") { slot in
      guard let form = slot.pick(Array(slot.texts.forms.keys).sorted()) else { return nil }
      slot.texts.forms[form]! += " %y"
      return Expected(check: .format, severity: .warning, form: form, lineForm: form)
    },
    Fault(name: "all forms are alike") { slot in
      guard slot.language.common.count > 1 else { return nil }
      for form in slot.texts.forms.keys {
        slot.texts.forms[form] = slot.hasText ? "%1$@ %2$lld" : "%lld"
      }
      return Expected(check: .sameForms, severity: .note)
    },
    Fault(name: "a text with a number has no forms") { slot in
      guard !slot.hasText, slot.language.common.count > 1 else { return nil }
      slot.texts = MadeCatalog.Texts(text: "%lld")
      return Expected(check: .numberWithoutForms, severity: .warning)
    },
    Fault(name: "a translation is missing") { slot in
      slot.entry.texts[slot.language.name] = nil
      return Expected(check: .untranslated, severity: .note, isKeyLine: true)
    },
    Fault(name: "a translation needs a review") { slot in
      slot.texts.state = "needs_review"
      return Expected(check: .needsReview, severity: .note, isStateLine: true)
    },
    Fault(name: "a translation is empty") { slot in
      slot.texts = MadeCatalog.Texts(text: "")
      return Expected(check: .empty, severity: .note)
    },
    Fault(name: "a variable is not there") { slot in
      slot.texts = MadeCatalog.Texts(text: "%#@count@")
      return Expected(check: .variable, severity: .error, isLanguageLine: true)
    },
    Fault(name: "a variable is not used") { slot in
      slot.texts.variables = [
        MadeCatalog.Variable(
          name: "count",
          argument: slot.hasText ? 2 : 1,
          forms: Dictionary(
            uniqueKeysWithValues: slot.language.categories.map { ($0, "\($0) %arg") }
          )
        )
      ]
      return Expected(check: .variable, severity: .error, variable: "count", isLanguageLine: true)
    },
    Fault(name: "zero is for 0, which the language's rules do not know") { slot in
      guard !slot.language.integers.contains(where: { $0.category == "zero" }) else { return nil }
      slot.texts.forms["zero"] = slot.hasText ? "%1$@ has nothing" : "nothing"
      return Expected(check: .zeroReading, severity: .note, form: "zero", lineForm: "zero")
    },
    Fault(name: "a key is stale", keyCount: 100) { slot in
      guard slot.entry.extractionState == nil else { return nil }
      slot.entry.extractionState = "stale"
      return Expected(check: .stale, severity: .note, isKeyLine: true, hasLanguage: false)
    },
    Fault(name: "a key is there twice", keyCount: 100) { slot in
      guard !slot.entry.isRepeated else { return nil }
      slot.entry.isRepeated = true
      return Expected(check: .duplicateKey, severity: .warning, isKeyLine: true, hasLanguage: false)
    },
    Fault(name: "a text is inflected") { slot in
      slot.texts.forms["other"]? += " ^[thing](inflect: true)"
      return slot.texts.forms["other"] == nil
        ? nil : Expected(check: .ignored, severity: .note, form: "other", lineForm: "other")
    },
  ]

  @Test("are all found, where they are, and nothing else", arguments: faults)
  func isFound(fault: Fault) throws {
    var catalog = Self.catalog(keyCount: fault.keyCount)
    var random = SplitMix64(seed: 14)
    var expected: [(Expected, key: String, language: String)] = []
    var free = catalog.entries.indices.flatMap { entry in
      Self.languages.filter { $0.name != "en" }.map { (entry, $0) }
    }
    while expected.count < 100, !free.isEmpty {
      let (entry, language) = free.remove(at: Int(random.next() % UInt64(free.count)))
      var slot = Slot(entry: catalog.entries[entry], language: language, random: random)
      _ = random.next()
      guard let found = fault.seed(&slot) else { continue }
      catalog.entries[entry] = slot.entry
      expected.append((found, slot.entry.key, language.name))
    }
    #expect(expected.count == 100)
    let (text, lines) = catalog.written()
    let wanted = expected.map { expected, key, language in
      var place = MadeCatalog.Place(key: key)
      if !expected.isKeyLine {
        place.language = language
        place.form = expected.lineForm
        place.isState = expected.isStateLine
        place.isStart = expected.isLanguageLine
      }
      return Found(
        expected.check,
        expected.severity,
        file: "App.xcstrings",
        line: lines[place],
        key: key,
        language: expected.hasLanguage ? language : nil,
        form: expected.form,
        variable: expected.variable
      )
    }
    let found = try lint(["App.xcstrings": text])
      .map { Found($0, in: packageDirectory) }
    #expect(Set(found).subtracting(wanted).sorted() == [])
    #expect(Set(wanted).subtracting(found).sorted() == [])
    #expect(found.count == 100)
  }
}
