import Foundation
import Plurals
import TestSupport
import Testing

/// What CLDR's samples say of the numbers of a language's categories, without the engine.
struct SampledLanguage: Sendable, CustomTestStringConvertible {
  let name: String
  /// The categories, each with its samples of integers; those with decimals only have none.
  let integers: [(category: String, samples: [Int])]

  var testDescription: String { name }

  /// The categories that integers reach.
  var categories: [String] { integers.filter { !$0.samples.isEmpty }.map(\.category) }

  /// The categories that integers below a million reach.
  var common: [String] {
    integers.filter { $0.samples.contains { $0 < 1_000_000 } }.map(\.category)
  }

  /// The categories of several integers.
  let several: [String]
  /// The categories of numbers with one digit behind the decimal point.
  let categoriesOfTenths: [String]

  func samples(_ category: String) -> [Int] {
    integers.first { $0.category == category }?.samples ?? []
  }

  /// All languages of `plurals.xml`.
  static let all: [SampledLanguage] = CLDRRules.groups.filter { $0.type == .cardinal }.flatMap {
    group in
    let integers = group.rules.map { ($0.category, Self.samples($0.rule)) }
    let several = group.rules.filter { rule in
      Self.samples(rule.rule).count > 1 || Self.sampleText(rule.rule).contains("…")
    }
    let tenths = group.rules.filter { rule in
      rule.rule.components(separatedBy: "@decimal").last.map { text in
        rule.rule.contains("@decimal")
          && text.split { " ,~\n".contains($0) }.contains { number in
            number.split(separator: ".").last?.count == 1 && number.contains(".")
          }
      } ?? false
    }
    return group.locales.map {
      SampledLanguage(
        name: $0.split(separator: "_").joined(separator: "-"),
        integers: integers,
        several: several.map(\.category),
        categoriesOfTenths: tenths.map(\.category)
      )
    }
  }

  /// The samples of integers that are in a rule's text, without those with an exponent.
  private static func samples(_ rule: String) -> [Int] {
    sampleText(rule).split { ", \n".contains($0) }.flatMap { part -> [Int] in
      let ends = part.split(separator: "~").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last else { return [] }
      return Array(first...last)
    }
  }

  private static func sampleText(_ rule: String) -> Substring {
    guard let start = rule.range(of: "@integer") else { return "" }
    return rule[start.upperBound...].prefix { $0 != "@" }
  }
}
