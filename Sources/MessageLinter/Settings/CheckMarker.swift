import PluralMessages

/// A mark in the comment of a String Catalog's key that turns checks off for it: `lint:disable`, or
/// `lint:disable number-not-shown, same-forms`.
struct CheckMarker {
  /// The checks that are off.
  private(set) var disabled: Set<LintCheck> = []
  /// The names that are none of a check.
  private(set) var unknown: [String] = []

  private static let mark = "lint:disable"

  /// - Parameter comment: The comment; the names end with its line.
  init(_ comment: String) {
    for line in comment.split(whereSeparator: \.isNewline) {
      for range in line.ranges(of: Self.mark) {
        let rest = line[range.upperBound...]
        // `lint:disabled` is a word of its own.
        guard rest.first.map({ $0.isWhitespace || $0 == ":" }) ?? true else { continue }
        let names = rest.split { $0.isWhitespace || $0 == "," || $0 == ":" }.map(String.init)
        if names.isEmpty { disabled = Set(LintCheck.allCases) }
        for name in names {
          if let check = LintCheck(rawValue: name) {
            disabled.insert(check)
          } else {
            unknown.append(name)
          }
        }
        break
      }
    }
  }
}
