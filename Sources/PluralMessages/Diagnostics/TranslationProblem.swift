import Plurals

/// What may be wrong with a translation that can be shown, found by reasoning about its numbers.
public enum TranslationProblem: Hashable, Sendable {
  /// There is no text for a category that numbers reach.
  case missingForm(PluralCategory, type: PluralRuleType, numbers: NumberExamples, isRare: Bool)
  /// There is a text for a category that no number reaches as the message shows it, or whose numbers texts for
  /// exact numbers take.
  case unreachableForm(
    PluralCategory,
    language: String,
    reached: PluralCategorySet,
    byExactTexts: Bool
  )
  /// A form stands for several numbers, and does not say which; with the number that it has written out.
  case numberNotShown(NumberExamples, written: String?)
  /// A form has a number written out that is none of its own.
  case wrongLiteral(String, numbers: NumberExamples)
  /// A text for `zero` that is for other numbers by CLDR's rules than for 0: with the numbers that differ, and
  /// whether the language's rules have the category.
  case zeroReading(language: String, numbers: NumberExamples, hasCategory: Bool)
  /// A placeholder of the source language's is not shown; or of the other forms.
  case missingPlaceholder(String, inOtherForms: Bool)
  /// A placeholder is shown that the source language does not have; or the other forms.
  case extraPlaceholder(String, inOtherForms: Bool)
  /// A placeholder takes an argument of another type than that of the source language, or than another of
  /// the same message.
  case placeholderType(found: String, expected: String, isOfSource: Bool)
  /// A placeholder differs from that of the source language in the length of its integer.
  case integerLength(found: String, expected: String)
  /// A variable is not named by any text.
  case unusedVariable(String)
  /// Two variables take one argument as values of different types.
  case clashingVariables(String, String, argument: Int)
  /// Another file of the same table has the key with another text.
  case tableConflict(file: String, line: Int?)
  /// All forms are alike in a language that needs several.
  case sameForms(language: String, needed: PluralCategorySet)
  /// A text with a number has no forms in a language that needs several.
  case numberWithoutForms(language: String, needed: PluralCategorySet, placeholder: String)
  /// A key has no translation.
  case missingTranslation
  /// A translation is in a state that says so.
  case needsReview
  /// No source has the key any more.
  case stale
  /// The source language does not have the key.
  case notInSource
  /// A comment turns a check off that there is not.
  case unknownCheck(String)
  /// A translation is empty, and the source text is not.
  case emptyText
  /// The identifier of a language is not known.
  case unknownLanguage(String)
  /// The identifier of a language is deprecated, or is written in an unusual way.
  case unusualLanguage(String, resolved: String, isDeprecated: Bool)
  /// The rules of a language differ from those of the region that the file is for.
  case differingRules(String, other: String, number: UInt64)
  /// A numbered rule is not the language's: the smallest number that takes another form.
  case legacyRule(number: Int, language: String, counterexample: UInt64)
}
