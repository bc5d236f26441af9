import PluralMessages
import PluralRuleCompiler
import Plurals

/// The checks of texts of which a number chooses one.
struct FormChecks {
  typealias Finding = MessageFinding

  let language: String
  /// Whether the texts are the development's, among which forms of other languages may be.
  let isSource: Bool
  private(set) var findings: [Finding] = []

  init(language: String, isSource: Bool) {
    self.language = language
    self.isSource = isSource
  }

  /// Checks the forms of a message or variable.
  ///
  /// - Parameters:
  ///   - choice: The forms.
  ///   - shape: The message.
  ///   - source: The forms in the source language; nil if there are none.
  ///   - analysis: What the language's rules say of them.
  mutating func check(
    _ choice: MessageShape.Choice,
    of shape: MessageShape,
    source: MessageShape.Choice?,
    _ analysis: FormAnalysis
  ) {
    checkCategories(choice, analysis)
    checkNumbers(choice, of: shape, source, analysis)
    checkZero(choice, analysis)
    checkSameForms(choice, analysis)
  }

  private mutating func add(
    _ problem: TranslationProblem,
    _ severity: MessageDiagnostic.Severity,
    _ choice: MessageShape.Choice,
    _ form: MessageDiagnostic.Form? = nil
  ) {
    findings.append(
      Finding(problem: problem, severity: severity, form: form, variable: choice.variable)
    )
  }

  // MARK: Categories

  private mutating func checkCategories(_ choice: MessageShape.Choice, _ analysis: FormAnalysis) {
    for missing in analysis.missing {
      add(
        .missingForm(
          missing.category,
          type: choice.type,
          numbers: missing.numbers,
          isRare: missing.isRare
        ),
        missing.isRare ? .note : .error,
        choice,
        .category(missing.category)
      )
    }
    guard !isSource else { return }
    for (category, isTaken) in analysis.unreachable {
      add(
        .unreachableForm(
          category,
          language: language,
          reached: analysis.reached,
          byExactTexts: isTaken
        ),
        .warning,
        choice,
        .category(category)
      )
    }
  }

  // MARK: Numbers

  private func shows(_ text: MessageShape.Text, _ arguments: Set<MessageShape.Argument>) -> Bool {
    text.placeholders.contains { arguments.contains($0.argument) }
  }

  private mutating func checkNumbers(
    _ choice: MessageShape.Choice,
    of shape: MessageShape,
    _ source: MessageShape.Choice?,
    _ analysis: FormAnalysis
  ) {
    let arguments = choice.numberArguments
    let silent = choice.forms.filter { !shows($0, arguments) }
    guard !silent.isEmpty else { return }
    // What stands around a variable may show its number.
    let around = [shape.text].compactMap { $0 } + shape.choices.flatMap(\.forms)
    let own = Set(choice.forms.map(\.source))
    if around.contains(where: { !own.contains($0.source) && shows($0, arguments) }) { return }
    let isShown =
      silent.count < choice.forms.count
      || source.map { source in
        let arguments = source.numberArguments
        return source.forms.contains { shows($0, arguments) }
      } ?? false
    // What all forms have in common, as "MP3" or "5 MB", is no number of things.
    let usual = choice.forms.first { $0.form == .category(.other) }
    let constants = Set(usual.map { WrittenNumbers.all(in: $0.plainText) } ?? [])
    for form in silent {
      let written = WrittenNumbers.all(in: form.plainText)
        .filter { form.form == usual?.form || !constants.contains($0) }
      switch form.form {
      case .category(let category)? where analysis.decimals[category] != nil:
        checkDecimals(analysis.decimals[category] ?? [], form, written, choice, isShown)
      case .category(let category)?:
        // Texts for intervals take some of its numbers.
        guard !choice.hasIntervals, let numbers = analysis.numbers[category] else { continue }
        checkIntegers(numbers, form, written, choice, isShown)
      case .exact(let number)?:
        let own = [number, number.subtractingReportingOverflow(choice.offset).partialValue]
        guard let wrong = written.first,
          !written.contains(where: { written in own.contains { Int(exactly: written.value) == $0 } }
          )
        else { continue }
        let numbers = NumberExamples(text: "\(number)", smallest: UInt64(exactly: number))
        add(.wrongLiteral(wrong.text, numbers: numbers), .error, choice, form.form)
      default: continue
      }
    }
  }

  private mutating func checkIntegers(
    _ numbers: FormNumbers,
    _ form: MessageShape.Text,
    _ written: [WrittenNumbers.Number],
    _ choice: MessageShape.Choice,
    _ isShown: Bool
  ) {
    guard !numbers.isEmpty else { return }
    let isUsual = form.form == .category(.other)
    let fitting = written.first { numbers.contains($0.value) }
    if let wrong = written.first, fitting == nil, !isUsual || isShown {
      add(.wrongLiteral(wrong.text, numbers: numbers.examples), .error, choice, form.form)
    } else if numbers.isSeveral, isShown || fitting != nil && !isUsual {
      add(
        .numberNotShown(numbers.examples, written: fitting?.text),
        fitting == nil ? .warning : .error,
        choice,
        form.form
      )
    }
  }

  /// Checks a form of numbers that are shown with fraction digits.
  private mutating func checkDecimals(
    _ numbers: [String],
    _ form: MessageShape.Text,
    _ written: [WrittenNumbers.Number],
    _ choice: MessageShape.Choice,
    _ isShown: Bool
  ) {
    guard numbers.count > 1, isShown else { return }
    let examples = NumberExamples(
      text: numbers.prefix(3).joined(separator: ", ") + ", …",
      smallest: nil
    )
    add(
      .numberNotShown(examples, written: written.first?.text),
      written.isEmpty ? .warning : .error,
      choice,
      form.form
    )
  }

  // MARK: Zero

  private mutating func checkZero(_ choice: MessageShape.Choice, _ analysis: FormAnalysis) {
    guard let others = analysis.zeroNumbers, choice.type == .cardinal else { return }
    guard !analysis.rulesHaveZero || !others.isEmpty else { return }
    // A text that shows the number is right for all.
    let arguments = choice.numberArguments
    guard choice.forms.contains(where: { $0.form == .category(.zero) && !shows($0, arguments) })
    else { return }
    add(
      .zeroReading(
        language: language,
        numbers: analysis.rulesHaveZero
          ? others.examples : NumberExamples(text: "0", smallest: 0),
        hasCategory: analysis.rulesHaveZero
      ),
      .note,
      choice,
      .category(.zero)
    )
  }

  // MARK: All forms

  private mutating func checkSameForms(_ choice: MessageShape.Choice, _ analysis: FormAnalysis) {
    let forms = choice.forms.filter { if case .category? = $0.form { true } else { false } }
    guard forms.count > 1, Array(analysis.common).count > 1,
      forms.allSatisfy({ $0.source == forms[0].source })
    else { return }
    add(.sameForms(language: language, needed: analysis.common), .note, choice)
  }
}
