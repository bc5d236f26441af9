/// Locale matching as UTS #35 part 1, Annex C ("LocaleId Canonicalization") describes it, step for
/// step, followed by truncation to a listed locale.
///
/// It reads well-formed BCP 47 tags without extensions only.
struct ReferenceLocaleMatcher {
  /// A language identifier as a multimap: a set of values for each field.
  struct Identifier: Hashable {
    /// Language, script, region and variants, in lower case. The first three have at most one value.
    var fields: [Set<String>] = [[], [], [], []]

    /// Reads an identifier, or gives nil if it is not a Unicode language identifier.
    init?(_ text: String) {
      let subtags = text.lowercased().split(omittingEmptySubsequences: false) { "-_".contains($0) }
      guard let language = subtags.first, language.isAll(\.isLetter),
        [2, 3, 5, 6, 7, 8].contains(language.count)
      else { return nil }
      if language != "und" { fields[0] = [String(language)] }
      var next = 1
      for subtag in subtags.dropFirst() {
        let field: Int
        switch subtag.count {
        case 4 where subtag.isAll(\.isLetter): field = 1
        case 2 where subtag.isAll(\.isLetter): field = 2
        case 3 where subtag.isAll(\.isNumber): field = 2
        case 4 where subtag.first?.isNumber == true: field = 3
        case 5...8: field = 3
        default: return nil
        }
        guard field >= next else { return nil }
        next = field == 3 ? 3 : field + 1
        fields[field].insert(String(subtag))
      }
    }

    /// The number of values in all fields.
    var count: Int { fields.reduce(0) { $0 + $1.count } }

    /// The identifier in the form of CLDR's lists, such as `pt_PT`, in lower case.
    var subtags: [String] {
      [fields[0].first ?? "und"] + fields[1] + fields[2] + fields[3].sorted()
    }

    /// Whether every field has all values of a rule's.
    func matches(_ type: Identifier) -> Bool {
      zip(fields, type.fields).allSatisfy { $0.isSuperset(of: $1) }
    }

    /// Applies a rule.
    mutating func replace(_ type: Identifier, by replacement: Identifier) {
      for index in fields.indices {
        if !type.fields[index].isEmpty {
          fields[index].subtract(type.fields[index])
          fields[index].formUnion(replacement.fields[index])
        } else if fields[index].isEmpty {
          fields[index] = replacement.fields[index]
        }
      }
    }
  }

  private typealias Rule = (type: Identifier, replacement: Identifier)

  /// Rules whose type is no Unicode language identifier: they replace whole tags.
  private(set) var legacyRules: [String: String] = [:]
  /// The rules in order, by their language, with those for any language among them.
  private var rules: [String?: [Rule]] = [:]
  private let listed: Set<[String]>

  /// - Parameters:
  ///   - locales: The locales that have rules.
  ///   - aliases: CLDR's language aliases.
  init(locales: [String], aliases: [(type: String, replacement: String)]) {
    listed = Set(locales.map { $0.lowercased().split(separator: "_").map(String.init) })
    var ordered: [Rule] = []
    for alias in aliases {
      // Private use, as in en_x_i_default, plays no part in matching.
      let replacement = alias.replacement.components(before: "_x_")
      if let type = Identifier(alias.type), let replacement = Identifier(replacement) {
        ordered.append((type, replacement))
      } else {
        legacyRules[alias.type.lowercased()] = replacement
      }
    }
    // Rules with more values come first; of those with as many, the first field that only one of
    // them has values for decides.
    ordered.sort { lhs, rhs in
      if lhs.type.count != rhs.type.count { return lhs.type.count > rhs.type.count }
      for (left, right) in zip(lhs.type.fields, rhs.type.fields) where left.isEmpty != right.isEmpty
      {
        return right.isEmpty
      }
      return lhs.type.subtags.lexicographicallyPrecedes(rhs.type.subtags)
    }
    for language in Set(ordered.map(\.type.fields[0].first)).union([nil]) {
      rules[language] = ordered.filter { [nil, language].contains($0.type.fields[0].first) }
    }
  }

  /// The locale that an identifier resolves to, in lower case with `_`: `root` if to none.
  func resolve(_ text: String) -> String {
    let whole = text.lowercased().map { $0 == "-" ? "_" : $0 }
    guard var identifier = Identifier(legacyRules[String(whole)] ?? text) else { return "root" }
    while true {
      let candidates = rules[identifier.fields[0].first] ?? rules[nil] ?? []
      guard let rule = candidates.first(where: { identifier.matches($0.type) }) else { break }
      identifier.replace(rule.type, by: rule.replacement)
    }
    var subtags = identifier.subtags
    while !subtags.isEmpty, !listed.contains(subtags) { subtags.removeLast() }
    return subtags.isEmpty ? "root" : subtags.joined(separator: "_")
  }
}

extension StringProtocol {
  fileprivate func isAll(_ condition: (Character) -> Bool) -> Bool {
    allSatisfy { $0.isASCII && condition($0) }
  }
}

extension String {
  /// The text before the first occurrence of a separator, or all of it.
  fileprivate func components(before separator: String) -> String {
    for index in indices where self[index...].hasPrefix(separator) { return String(self[..<index]) }
    return self
  }
}
