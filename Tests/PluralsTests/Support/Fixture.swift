import Foundation
import Plurals

/// A table of facts: a file of tab-separated columns, with `#` before comments.
enum Fixture {
  /// The rows of a table, each with as many columns as asked for.
  static func rows(_ name: String, columns: Int) -> [[String]] {
    guard
      let url = Bundle.module.url(
        forResource: name,
        withExtension: "tsv",
        subdirectory: "Fixtures"
      ),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { preconditionFailure("no fixture \(name).tsv") }
    var rows: [[String]] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let row = line.split(separator: "\t", omittingEmptySubsequences: false).map(unquoted)
      precondition(row.count == columns, "\(name).tsv: \(line)")
      rows.append(row)
    }
    precondition(!rows.isEmpty, "\(name).tsv is empty")
    return rows
  }

  /// The text of a column, which may be a JSON string to hold what a line cannot.
  private static func unquoted(_ column: Substring) -> String {
    guard column.hasPrefix("\"") else { return String(column) }
    guard let text = try? JSONDecoder().decode(String.self, from: Data(column.utf8)) else {
      preconditionFailure("not a JSON string: \(column)")
    }
    return text
  }
}

extension PluralCategory {
  /// The category that a fixture names.
  init(fixture name: String) {
    guard let category = PluralCategory(rawValue: name) else {
      preconditionFailure("no category \(name)")
    }
    self = category
  }
}

extension PluralRuleType {
  /// The type that a fixture names.
  init(fixture name: String) {
    guard let type = PluralRuleType(rawValue: name) else { preconditionFailure("no type \(name)") }
    self = type
  }
}
