/// Makes the tables of languages of a String Catalog: `.strings` and `.stringsdict`, as Xcode does.
package struct CatalogCompiler {
  /// The tables of a language; a file is written only if it has entries.
  package struct Tables: Hashable, Sendable {
    package fileprivate(set) var strings: [String: PropertyValue] = [:]
    package fileprivate(set) var stringsdict: [String: PropertyValue] = [:]
  }

  /// What is made of texts without forms.
  package enum Format: String, CaseIterable, Sendable {
    case stringsAndStringsdict, stringsdictOnly
  }

  /// The tables by languages. They are to be written only if no finding is an error.
  package private(set) var tables: [String: Tables] = [:]
  /// The findings, each once: those about the file, then by keys and languages.
  package private(set) var findings: [Finding] = []

  private let format: Format
  private var told: Set<Finding> = []

  /// Compiles a catalogue. What is malformed is a finding, and costs no other entry.
  ///
  /// - Parameters:
  ///   - catalog: The catalogue.
  ///   - languages: The languages whose tables are wanted; nil for all.
  ///   - format: What is made of texts without forms.
  ///   - buildsAll: Whether texts that are new, so not translated, are compiled too.
  package init(
    _ catalog: CatalogSource,
    languages: Set<String>? = nil,
    format: Format = .stringsAndStringsdict,
    buildsAll: Bool = false
  ) {
    self.format = format
    for finding in catalog.findings { tell(finding) }
    // Tables compare keys as texts, catalogues by their bytes.
    var keys: Set<String> = []
    for (key, value) in catalog.messages {
      guard keys.insert(key).inserted else {
        tell(Finding("another key is the same text in another normal form of Unicode", key: key))
        continue
      }
      guard let entry = value.object else {
        tell(Finding("the entry must be an object; found \(value.kind)", key: key))
        continue
      }
      checkFlags(entry, key)
      guard let value = entry["localizations"] else { continue }
      guard let localizations = value.object else {
        tell(Finding("localizations must be an object; found \(value.kind)", key: key))
        continue
      }
      let takesNew = buildsAll || entry["extractionState"]?.text == "manual"
      sourceNumbers = [:]
      let source = localizations[catalog.sourceLanguage].map { json in
        var reader = LocalizationReader(
          key: key,
          language: catalog.sourceLanguage,
          takesNew: takesNew
        )
        return reader.localization(json)
      }
      let repeated = Set(localizations.repetitions)
      let members = localizations.members.indices.filter { !repeated.contains($0) }
        .map { localizations.members[$0] }
      for member in members.sorted(by: { $0.key < $1.key })
      where languages?.contains(member.key) != false {
        guard Self.isIdentifier(member.key) else {
          tell(Finding("the language is no identifier", key: key, language: member.key))
          continue
        }
        var reader = LocalizationReader(key: key, language: member.key, takesNew: takesNew)
        let localization = reader.localization(member.value)
        for finding in reader.findings { tell(finding) }
        add(localization, key, member.key, source: source)
      }
    }
    tables = tables.filter { !$0.value.strings.isEmpty || !$0.value.stringsdict.isEmpty }
    checkFolders()
  }

  /// Whether a language can name a folder: letters and digits of ASCII, with `-` and `_`.
  package static func isIdentifier(_ language: String) -> Bool {
    !language.isEmpty
      && language.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || scalar == "-" || scalar == "_"
      }
  }

  /// The numbers that choose in the source language's forms of the key in hand, by the device.
  private var sourceNumbers: [String?: EntryMaker.Number?] = [:]

  /// Several times as many as Apple has devices: each repeats the texts that have no devices.
  private static let maximumDevices = 32

  // MARK: Findings

  private mutating func tell(_ finding: Finding) {
    if told.insert(finding).inserted { findings.append(finding) }
  }

  private mutating func checkFlags(_ entry: CatalogJSON.Object, _ key: String) {
    if let value = entry["extractionState"], value.text == nil {
      tell(
        Finding("extractionState must be a string; found \(value.kind)", key: key, isError: false)
      )
    }
    if let value = entry["shouldTranslate"], value.bool == nil {
      tell(
        Finding(
          "shouldTranslate must be true or false; found \(value.kind)",
          key: key,
          isError: false
        )
      )
    }
  }

  /// Tells of languages whose folders are one where file systems know no case.
  private mutating func checkFolders() {
    for languages in Dictionary(grouping: tables.keys, by: { $0.lowercased() }).values
      .map({ $0.sorted() }).sorted(by: { $0[0] < $1[0] }) where languages.count > 1
    {
      tell(
        Finding(
          "the languages differ in case alone, so their folders may be one",
          language: languages.joined(separator: ", ")
        )
      )
    }
  }

  // MARK: Entries

  private mutating func add(
    _ localization: Localization,
    _ key: String,
    _ language: String,
    source: Localization?
  ) {
    let devices = localization.devices
    guard devices.count <= Self.maximumDevices else {
      let text =
        "there are texts for \(devices.count) devices; at most \(Self.maximumDevices) are taken"
      return tell(Finding(text, key: key, language: language))
    }
    if devices.isEmpty {
      guard case .value(let value) = value(localization, key, language, source, on: nil) else {
        return
      }
      switch value {
      case .text(let text) where format == .stringsAndStringsdict:
        tables[language, default: Tables()].strings[key] = .text(text)
      case .text(let text):
        tables[language, default: Tables()].stringsdict[key] = .dictionary([
          StringsDictKey.format: .text(text)
        ])
      case .dictionary: tables[language, default: Tables()].stringsdict[key] = value
      }
      return
    }
    // A property list chooses by the device first, wherever the catalogue does.
    var values: [String: PropertyValue] = [:]
    for device in devices.union(["other"]).sorted() {
      switch value(localization.on(device), key, language, source, on: device) {
      case .value(let value): values[device] = value
      case .untranslated: break
      case .fault: return
      }
    }
    guard !values.isEmpty else { return }
    if values["other"] == nil {
      tell(
        Finding("there is no text for other devices", key: key, language: language, isError: false)
      )
    }
    tables[language, default: Tables()].stringsdict[key] = .dictionary([
      StringsDictKey.deviceRule: .dictionary(values)
    ])
    // For systems that know of no devices.
    if case .text(let other)? = values["other"], format == .stringsAndStringsdict {
      tables[language, default: Tables()].strings[key] = .text(other)
    }
  }

  private enum Outcome {
    case value(PropertyValue)
    case untranslated
    case fault
  }

  /// The value of a localization without devices.
  private mutating func value(
    _ localization: Localization,
    _ key: String,
    _ language: String,
    _ source: Localization?,
    on device: String?
  ) -> Outcome {
    // A number that the source language counts is counted in all. It is looked for once, however many these are.
    let sourceNumber: EntryMaker.Number?
    if let known = sourceNumbers[device] {
      sourceNumber = known
    } else {
      let own = device.map { device in source.map { $0.on(device) } } ?? source
      sourceNumber = own.flatMap { EntryMaker($0, key: key).number() }
      sourceNumbers[device] = .some(sourceNumber)
    }
    var maker = EntryMaker(localization, key: key, sourceNumber: sourceNumber)
    do throws(EntryMaker.Fault) {
      let value = try maker.value()
      for text in maker.warnings {
        tell(Finding(text, key: key, language: language, isError: false))
      }
      return value.map { .value($0) } ?? .untranslated
    } catch {
      if let text = error.text {
        tell(Finding(text, key: key, language: language, isError: error.isError))
      }
      return .fault
    }
  }
}
