import Plurals

/// The texts of a message for the categories of a language and for exact numbers.
///
///     var files = PluralVariants()
///     files.exact[0] = MessageTemplate("no files")
///     files[.one] = MessageTemplate("%d file")
///     files[.other] = MessageTemplate("%d files")
///
///     var floor = PluralVariants(type: .ordinal)
///     floor[.one] = MessageTemplate("%dst floor")
///     floor[.two] = MessageTemplate("%dnd floor")
///     floor[.few] = MessageTemplate("%drd floor")
///     floor[.other] = MessageTemplate("%dth floor")
///
/// An exact number goes before a category, and a category before `other`. Within a category, the first
/// interval that holds the number goes before the category's own text.
public struct PluralVariants: Hashable, Sendable {
  /// The rules that choose: those for counted numbers, or those for ranks.
  public var type: PluralRuleType

  /// The texts for exact integers.
  public var exact: [Int: MessageTemplate] = [:]

  /// The texts for intervals of numbers within a category, in their order.
  ///
  ///     var files = PluralVariants()
  ///     files.intervals[.other] = [.init(NumberInterval(2...5), MessageTemplate("a few files"))]
  public var intervals: [PluralCategory: [IntervalText]] = [:]

  /// A text for the numbers of an interval.
  public struct IntervalText: Hashable, Sendable {
    /// The interval.
    public var interval: NumberInterval
    /// The text.
    public var template: MessageTemplate

    /// Creates a text for the numbers of an interval.
    public init(_ interval: NumberInterval, _ template: MessageTemplate) {
      self.interval = interval
      self.template = template
    }
  }

  /// The part of the number that is taken away before a category is chosen, and before it is shown as
  /// the number that the message chose by; exact numbers are compared before.
  public var offset = 0

  private var templates: [MessageTemplate?] = Array(repeating: nil, count: 6)

  /// Creates variants without a text.
  ///
  /// - Parameter type: The rules that choose.
  public init(type: PluralRuleType = .cardinal) {
    self.type = type
  }

  /// The text for a category.
  public subscript(category: PluralCategory) -> MessageTemplate? {
    get { templates[Int(category.index)] }
    set { templates[Int(category.index)] = newValue }
  }

  /// The categories that have a text.
  public var categories: PluralCategorySet {
    PluralCategorySet(PluralCategory.allCases.filter { self[$0] != nil })
  }

  var isEmpty: Bool {
    exact.isEmpty && intervals.isEmpty && templates.allSatisfy { $0 == nil }
  }

  /// Whether every category has one and the same text, which then is for no category in particular.
  var isOneText: Bool {
    exact.isEmpty && intervals.isEmpty
      && PluralCategory.allCases.allSatisfy { self[$0] != nil && self[$0] == self[.other] }
  }

  /// All texts, that for `other` first: what it says about placeholders goes for the others.
  var all: [MessageTemplate] {
    // `other` is the last of the categories.
    ([self[.other]] + templates.dropLast()).compactMap { $0 } + intervalTexts.map(\.template)
      + exactTemplates
  }

  private var intervalTexts: [IntervalText] {
    if intervals.isEmpty { return [] }
    return PluralCategory.allCases.reversed().flatMap { intervals[$0] ?? [] }
  }

  private var exactTemplates: [MessageTemplate] {
    exact.isEmpty ? [] : exact.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Each form with its text, in the order of categories, with those for exact numbers last.
  var forms: [(form: MessageDiagnostic.Form, template: MessageTemplate)] {
    PluralCategory.allCases.compactMap { category in
      self[category].map { (.category(category), $0) }
    } + intervalTexts.map { (.interval($0.interval.description), $0.template) }
      + exact.sorted { $0.key < $1.key }.map { (.exact($0.key), $0.value) }
  }

  /// The same variants with other texts.
  func mapTemplates<Failure: Error>(
    _ transform: (MessageTemplate) throws(Failure) -> MessageTemplate
  ) throws(Failure) -> PluralVariants {
    var result = self
    for index in templates.indices {
      if let template = templates[index] { result.templates[index] = try transform(template) }
    }
    for category in intervals.keys {
      for index in intervals[category, default: []].indices {
        let template = try transform(intervals[category, default: []][index].template)
        result.intervals[category]?[index].template = template
      }
    }
    for (number, template) in exact { result.exact[number] = try transform(template) }
    return result
  }
}
