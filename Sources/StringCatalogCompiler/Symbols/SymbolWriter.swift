/// Writes the Swift source of a table's symbols, as Xcode lays it out.
package struct SymbolWriter {
  private let symbols: CatalogSymbols
  private var table: String { symbols.table }

  /// - Parameter symbols: The symbols.
  package init(_ symbols: CatalogSymbols) { self.symbols = symbols }

  /// The file's name.
  package static func fileName(table: String) -> String {
    "GeneratedStringSymbols_\(table).swift"
  }

  /// The file's text.
  package var source: String {
    var text = """
      // \(SwiftText.line(Self.fileName(table: table)))
      // Symbols of the messages in “\(SwiftText.line(table)).xcstrings”. Made by the build: changes are lost.

      #if canImport(Darwin) || canImport(StringCatalogs)
      import Foundation
      #if canImport(StringCatalogs)
      import StringCatalogs
      #endif

      @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
      nonisolated extension LocalizedStringResource {

      """
    if let name = symbols.namespace {
      text += "/// The messages of “\(SwiftText.line(table)).xcstrings”.\n"
      text += "nonisolated enum \(SymbolName.source(name)) {\n"
    }
    for symbol in symbols.symbols { write(symbol, to: &text) }
    for clash in symbols.clashes { write(clash, to: &text) }
    if symbols.namespace != nil { text += "}\n" }
    return text + "}\n\n\(helpers)#endif\n"
  }

  /// What makes the resources. Their values are put together at run time, because the compiler takes ten
  /// times as long for interpolations in thousands of literals.
  private var helpers: String {
    let isUsed = { (helper: (CatalogSymbols.Symbol) -> Bool) in
      symbols.symbols.contains(where: helper)
    }
    let place =
      (symbols.namespace == nil ? "" : "table: \"\(SwiftText.escaped(table))\", ")
      + "bundle: resourceBundleDescription"
    var text = """
      private nonisolated let resourceBundleDescription =
        LocalizedStringResource.BundleDescription.atURL(Foundation.Bundle.module.bundleURL)


      """
    if isUsed({ $0.defaultValue == nil }) {
      text += """
        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
        private nonisolated func _key(_ key: StaticString) -> LocalizedStringResource {
          .init(key, defaultValue: .init("\\(key)"), \(place))
        }


        """
    }
    if isUsed({ $0.defaultValue != nil && $0.parameters.isEmpty }) {
      text += """
        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
        private nonisolated func _text(_ key: StaticString, _ text: String) -> LocalizedStringResource {
          .init(key, defaultValue: .init(text), \(place))
        }


        """
    }
    let types = SymbolParameter.ValueType.allCases.filter { type in
      isUsed { $0.parameters.contains { $0.type == type } }
    }
    guard !types.isEmpty else { return text }
    text += """
      private nonisolated protocol _Argument {
        func add(_ specifier: String, to text: inout String.LocalizationValue.StringInterpolation)
      }

      /// - Parameter texts: Texts and specifiers by turns.
      @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
      private nonisolated func _format(
        _ key: StaticString,
        _ texts: [String],
        _ arguments: any _Argument...
      ) -> LocalizedStringResource {
        var value = String.LocalizationValue.StringInterpolation(
          literalCapacity: 0,
          interpolationCount: arguments.count
        )
        for (index, argument) in arguments.enumerated() {
          if !texts[2 * index].isEmpty { value.appendLiteral(texts[2 * index]) }
          argument.add(texts[2 * index + 1], to: &value)
        }
        if let last = texts.last, !last.isEmpty { value.appendLiteral(last) }
        return .init(key, defaultValue: .init(stringInterpolation: value), \(place))
      }


      """
    for type in types {
      let specifier = type == .text ? "" : ", specifier: specifier"
      text += """
        extension \(type.rawValue): _Argument {
          fileprivate nonisolated func add(
            _ specifier: String,
            to text: inout String.LocalizationValue.StringInterpolation
          ) {
            text.appendInterpolation(self\(specifier))
          }
        }


        """
    }
    return text
  }

  private func write(_ symbol: CatalogSymbols.Symbol, to text: inout String) {
    text += "/// The message “\(SwiftText.line(symbol.key))”.\n"
    for line in (symbol.comment ?? "").split(whereSeparator: \.isNewline) {
      text += "///\n/// \(SwiftText.line(line))\n"
    }
    for (index, (form, value)) in symbol.texts.enumerated()
    where !form.isEmpty || value != symbol.key {
      if index == 0 { text += "///\n" }
      text += "/// - \(form.isEmpty ? "" : SwiftText.line(form) + ": ")“\(SwiftText.line(value))”\n"
    }
    text += declaration(symbol)
    let helper = symbol.defaultValue == nil ? "key" : symbol.parameters.isEmpty ? "text" : "format"
    let arguments = symbol.defaultValue.map { ", \($0)" } ?? ""
    text += " { _\(helper)(\"\(SwiftText.escaped(symbol.key))\"\(arguments)) }\n"
  }

  private func write(_ clash: CatalogSymbols.Clash, to text: inout String) {
    let keys = clash.keys.map { "“\(SwiftText.escaped($0))”" }.joined(separator: " and ")
    text += "@available(*, unavailable, message: \"the keys \(keys) give one name\")\n"
    text += declaration(clash.symbol) + " { fatalError() }\n"
  }

  private func declaration(_ symbol: CatalogSymbols.Symbol) -> String {
    let name = SymbolName.source(symbol.name)
    guard !symbol.parameters.isEmpty else {
      return "static var \(name): LocalizedStringResource"
    }
    let names = SwiftText.arguments(symbol.parameters)
    let parameters = zip(symbol.parameters, names).map { parameter, name in
      let label = parameter.label.map(SymbolName.source) ?? "_"
      let argument = SymbolName.source(name)
      return "\(label == argument ? "" : label + " ")\(argument): \(parameter.type.rawValue)"
    }
    return "static func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource"
  }
}

extension SwiftText {
  /// A text in one line of a comment.
  static func line(_ text: some StringProtocol) -> String {
    escaped(String(text)).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}
