/// The symbols of a String Catalog: a member of `LocalizedStringResource` for each message.
///
/// Messages that are managed by hand have symbols as with Xcode; so have the others, unless their names
/// clash.
package struct CatalogSymbols {
  /// What stands for a message in Swift.
  struct Symbol {
    let key: String
    let name: String
    let parameters: [SymbolParameter]
    /// The source language's text, as arguments of the file's helper; nil if it is the key.
    let defaultValue: String?
    let comment: String?
    /// The texts of the source language, with the form of each.
    let texts: [(form: String, text: String)]
    let isManual: Bool

    /// What makes two symbols one for the compiler.
    var signature: String {
      parameters.isEmpty
        ? name
        : "\(name)(\(parameters.map { "\($0.label ?? "_"):\($0.type.rawValue)" }.joined(separator: ",")))"
    }
  }

  /// A name that several messages would have, so none has.
  struct Clash {
    let symbol: Symbol
    let keys: [String]
  }

  private(set) var symbols: [Symbol] = []
  private(set) var clashes: [Clash] = []
  /// What is wrong with messages that are managed by hand, and what others lack.
  package private(set) var findings: [CatalogCompiler.Finding] = []

  private let sourceLanguage: String
  /// The name of the table.
  let table: String
  /// The name of the table's namespace; nil if its symbols are in none.
  let namespace: String?

  /// The table whose symbols are in no namespace.
  private static let mainTable = "Localizable"

  /// Finds the symbols of a catalogue.
  ///
  /// - Parameters:
  ///   - catalog: The catalogue.
  ///   - table: The name of its table.
  ///   - others: The names of the other tables of the module, whose namespaces are names too.
  package init(
    _ catalog: CatalogSource,
    table: String = "Localizable",
    besides others: [String] = []
  ) {
    sourceLanguage = catalog.sourceLanguage
    self.table = table
    namespace = table == Self.mainTable ? nil : SymbolName.namespace(ofTable: table)
    var tables: [String: [String]] = [:]
    for other in others.sorted() where other != Self.mainTable && other != table {
      tables[SymbolName.namespace(ofTable: other), default: []].append("“\(other)”")
    }
    if let namespace, let names = tables[namespace] {
      findings = [
        CatalogCompiler.Finding(
          "no symbols: the tables “\(table)” and \(names.joined(separator: " and ")) give one name, "
            + namespace,
          isError: catalog.messages.contains { Self.isManual($0.value) }
        )
      ]
      return
    }
    var found: [Symbol] = []
    for (key, entry) in catalog.messages {
      guard let symbol = symbol(key, entry, catalog.sourceLanguage) else { continue }
      if namespace == nil, let names = tables[symbol.name] {
        tell(
          "no symbol: the table \(names.joined(separator: " and ")) has its name, \(symbol.name)",
          key,
          isError: symbol.isManual
        )
        continue
      }
      found.append(symbol)
    }
    for (_, group) in Dictionary(grouping: found, by: \.signature) {
      let manual = group.filter(\.isManual)
      if group.count == 1 {
        symbols += group
      } else if manual.count == 1 {
        symbols += manual
        let others = group.filter { !$0.isManual }.map { "“\($0.key)”" }.joined(separator: ", ")
        tell("\(group[0].name) is “\(manual[0].key)”, and not \(others)", manual[0].key)
      } else {
        let keys = group.map { "“\($0.key)”" }.joined(separator: " and ")
        tell(
          "the keys \(keys) give one name, \(group[0].name)",
          group[0].key,
          isError: !manual.isEmpty
        )
        clashes.append(Clash(symbol: group[0], keys: group.map(\.key)))
      }
    }
    symbols.sort { $0.key < $1.key }
    clashes.sort { $0.keys[0] < $1.keys[0] }
    findings.sort { ($0.key ?? "") < ($1.key ?? "") }
  }

  private static func isManual(_ entry: CatalogJSON) -> Bool {
    entry["extractionState"]?.text == "manual"
  }

  private mutating func tell(_ text: String, _ key: String, isError: Bool = false) {
    findings.append(
      CatalogCompiler.Finding(text, key: key, language: sourceLanguage, isError: isError)
    )
  }

  private mutating func symbol(
    _ key: String,
    _ entry: CatalogJSON,
    _ sourceLanguage: String
  ) -> Symbol? {
    let isManual = Self.isManual(entry)
    guard let name = SymbolName.member(key) else {
      if isManual { tell("no symbol: the key has no letters or digits for its name", key) }
      return nil
    }
    let source = SourceTexts(entry["localizations"]?[sourceLanguage], key: key)
    guard let parameters = source.parameters.inOrder else {
      tell("no symbol: \(source.parameters.problem ?? "")", key)
      return nil
    }
    return Symbol(
      key: key,
      name: name,
      parameters: parameters,
      defaultValue: SwiftText.defaultValue(source.main, key: key, parameters),
      comment: entry["comment"]?.text,
      texts: source.texts,
      isManual: isManual
    )
  }
}
