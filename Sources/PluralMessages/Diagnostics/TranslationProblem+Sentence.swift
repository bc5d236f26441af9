import Plurals

extension TranslationProblem {
  /// The problem in words, with what would be right.
  var sentence: String {
    switch self {
    case .missingForm(let category, let type, let numbers, let isRare):
      "there is no text for \(category)" + (type == .ordinal ? " of ranks" : "") + ", which "
        + (isRare ? "large numbers or fractions take" : "numbers take") + ": \(numbers.described)"
    case .unreachableForm(let category, _, _, byExactTexts: true):
      "the text for \(category) is never shown: texts for exact numbers take all that it is for"
    case .unreachableForm(let category, let language, let reached, byExactTexts: false):
      "the text for \(category) is never shown: the numbers of \(excerpt(language)) take "
        + list(reached.map(\.rawValue))
    case .numberNotShown(let numbers, let written):
      "the text stands for \(numbers.described), and "
        + (written.map { "says \(quoted($0)) for all of them" } ?? "does not show which")
        + "; write a placeholder"
    case .wrongLiteral(let number, let numbers):
      "the text says \(quoted(number)), and stands for \(numbers.described)"
    case .zeroReading(let language, let numbers, true):
      "a text for zero is not for 0 alone: \(excerpt(language)) takes it for \(numbers.text) too"
    case .zeroReading(let language, _, false):
      "the text for zero is for 0 on Apple's systems; by CLDR's rules \(excerpt(language)) takes it for no "
        + "number, so that others show another form for 0"
    case .missingPlaceholder(let placeholder, let inOtherForms):
      "the \(inOtherForms ? "other forms show" : "source language shows") \(excerpt(placeholder)), and this text does not"
    case .extraPlaceholder(let placeholder, let inOtherForms):
      "\(excerpt(placeholder)) shows an argument that the \(inOtherForms ? "other forms do" : "source language does") not have"
    case .placeholderType(let found, let expected, let isOfSource):
      "\(excerpt(found)) takes an argument of another type than \(excerpt(expected)) of "
        + (isOfSource ? "the source language" : "this message")
    case .integerLength(let found, let expected):
      "\(excerpt(found)) differs from \(excerpt(expected)) of the source language in the length of the integer"
    case .unusedVariable(let name): "no text names the variable \(quoted(name))"
    case .clashingVariables(let first, let second, let argument):
      "the variables \(quoted(first)) and \(quoted(second)) take argument \(argument) as values of different types"
    case .tableConflict(let file, let line):
      "\(printable(file))" + (line.map { ":\($0)" } ?? "")
        + " has another text for this key of the table"
    case .sameForms(let language, let needed):
      "all forms are alike; \(excerpt(language)) has \(list(needed.map(\.rawValue)))"
    case .numberWithoutForms(let language, let needed, let placeholder):
      "\(excerpt(placeholder)) shows a number, and there is one text for all; \(excerpt(language)) has "
        + list(needed.map(\.rawValue))
    case .missingTranslation: "there is no translation"
    case .needsReview: "the translation needs a review"
    case .stale: "no source has this key any more"
    case .notInSource: "the source language does not have this key"
    case .unknownCheck(let name): "\(quoted(name)) is no check, so the comment turns nothing off"
    case .emptyText: "the translation is empty"
    case .unknownLanguage(let language): "\(quoted(language)) is no language that is known"
    case .unusualLanguage(let language, let resolved, let isDeprecated):
      "\(quoted(language)) is \(isDeprecated ? "deprecated" : "an unusual way to write it"); it stands for "
        + quoted(resolved)
    case .differingRules(let language, let other, let number):
      "the rules of \(excerpt(language)) are not those of \(excerpt(other)): \(number) is the smallest number that differs"
    case .legacyRule(let number, let language, let counterexample):
      "rule \(number) is not that of \(excerpt(language)): \(counterexample) is the smallest number that takes a wrong form"
    }
  }
}

extension NumberExamples {
  /// The numbers with their share of all.
  fileprivate var described: String {
    guard let share, share > 0 else { return text }
    let percent = share * 100
    let shown =
      percent >= 1
      ? "\(Int(percent.rounded()))"
      : percent >= 0.001 ? "\((percent * 1_000).rounded() / 1_000)" : "less than 0.001"
    return "\(text) (\(shown) % of all)"
  }
}
