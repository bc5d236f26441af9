import PluralMessages
import Plurals

/// What the rules say of messages' forms, found once for all messages whose forms are alike.
final class FormAnalyses {
  private let bound: UInt64
  private var known: [FormAnalysis.Key: FormAnalysis?] = [:]
  private var decimals: [DecimalKey: DecimalReach] = [:]

  private struct DecimalKey: Hashable {
    let language: String
    let type: PluralRuleType
    let fractionDigits: Int
  }

  init(bound: UInt64) {
    self.bound = bound
  }

  /// The analysis of some forms; nil if the rules are beyond exact analysis, as none of CLDR's are.
  ///
  /// - Parameter source: The forms of the source language. What they show is what the program gives, where the
  ///   translation's placeholder is of another type.
  func analysis(
    of choice: MessageShape.Choice,
    source: MessageShape.Choice?,
    language: String,
    readsZero: Bool
  ) -> FormAnalysis? {
    let isOther = source.map { $0.argumentClass != choice.argumentClass } ?? false
    return analysis(
      FormAnalysis.Key(
        language: language,
        type: choice.type,
        display: isOther ? source?.display ?? choice.display : choice.display,
        categories: choice.categories,
        exactNumbers: choice.exactNumbers,
        offset: choice.offset,
        readsZero: readsZero
      )
    )
  }

  /// The categories that integers below the bound reach.
  func categories(of language: String) -> PluralCategorySet {
    let key = FormAnalysis.Key(
      language: language,
      type: .cardinal,
      display: .integers,
      categories: [],
      exactNumbers: [],
      offset: 0,
      readsZero: false
    )
    return analysis(key)?.common ?? []
  }

  private func analysis(_ key: FormAnalysis.Key) -> FormAnalysis? {
    if let analysis = known[key] { return analysis }
    let analysis = try? FormAnalysis(key, bound: bound) { rules, digits in
      let decimalKey = DecimalKey(language: key.language, type: key.type, fractionDigits: digits)
      let reach = decimals[decimalKey] ?? DecimalReach(rules, fractionDigits: digits)
      decimals[decimalKey] = reach
      return reach
    }
    known[key] = .some(analysis)
    return analysis
  }
}
