import Foundation
import LegacyPlurals
import PluralMessages
import Plurals

extension WorstCase {
  static let texts =
    [
      Self.format("format: placeholders", "%@", .apple, size: 20_000, memory: 400),
      Self.format("format: positions without an end", "%1", .apple, size: 40_000),
      Self.format("format: flags and variables without an end", "% #@", .apple, size: 40_000),
      Self.format("format: braces without an end", "{{a", .mustache, size: 40_000),
      Self.format("format: names without an end", "${a", .dollarBraces, size: 40_000),
      Self.format("format: percent signs", "%% ", .apple, size: 40_000),
      Self.format("format: inflection", "^[a](", .apple, size: 20_000),
    ] + [
      WorstCase(
        "shown: many parts of a long text",
        size: 2_000,
        text: { size in
          pieces(min(size, 9_000)) { _ in String(repeating: "x", count: 200) + "%1$@" }
        },
        { _ = try MessageTemplate($0).string(12_345_678) }
      ),
      WorstCase(
        "shown: widths",
        size: 400,
        memory: 600,
        text: { size in pieces(size) { _ in "%1$1000d" } },
        { _ = try MessageTemplate($0).string(1) }
      ),
      WorstCase(
        "shown: variables in variables",
        size: 200,
        memory: 400,
        text: { size in
          let variables = pieces(min(size, 1_000)) { variable in
            "<key>v\(variable)</key><dict><key>NSStringFormatSpecTypeKey</key>"
              + "<string>NSStringPluralRuleType</string><key>other</key>"
              + "<string>%#@v\(variable + 1)@ %#@v\(variable + 2)@</string></dict>"
          }
          return "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>"
            + "<string>%#@v0@</string>\(variables)</dict></dict></plist>"
        },
        { text in
          let catalog = try MessageCatalog(
            data: .init(text.utf8),
            format: .stringsdict,
            language: "en"
          )
          _ = catalog.text("k", 1, 2, 3)
        }
      ),
      WorstCase(
        "word forms",
        size: 40_000,
        text: { size in String(repeating: ";", count: size) },
        { text in
          let formatter = PluralFormFormatter(rule: .russian, language: "ru")
          _ = try formatter.string(for: 5, forms: text)
        }
      ),
      WorstCase(
        "number: digits",
        size: 200_000,
        text: { size in String(repeating: "7", count: size) + ".5c" },
        { _ = try PluralOperands(parsing: $0) }
      ),
    ]

  private static func format(
    _ name: String,
    _ piece: String,
    _ dialect: PlaceholderDialect,
    size: Int,
    memory: Int = 200
  ) -> WorstCase {
    WorstCase(
      name,
      size: size,
      memory: memory,
      text: { String(repeating: piece, count: $0) },
      { text in
        let template = MessageTemplate(text, dialect: dialect)
        _ = try? template.string(1)
        _ = template.diagnostics.map(\.description)
      }
    )
  }
}
