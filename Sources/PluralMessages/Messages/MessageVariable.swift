import Plurals

/// What stands for `%#@name@` in a message: texts of which a number chooses one.
public struct MessageVariable: Sendable {
  private let storage: Storage

  /// Which argument chooses.
  public enum Selector: Hashable, Sendable {
    /// The argument of the first placeholder that shows a number, in the text for `other`.
    case firstNumber
    /// The argument at a position, from 0.
    case position(Int)
    /// The argument with a name; without one the first.
    case name(String)
    /// The next that no placeholder of the format has taken.
    case next
  }

  private final class Storage: Sendable {
    let variants: PluralVariants
    let selector: Selector
    let conversion: Conversion
    let takesTurns: Bool

    init(
      _ variants: PluralVariants,
      _ selector: Selector,
      _ conversion: Conversion,
      takesTurns: Bool
    ) {
      self.variants = variants
      self.selector = selector
      self.conversion = conversion
      self.takesTurns = takesTurns
    }
  }

  var variants: PluralVariants { storage.variants }
  var selector: Selector { storage.selector }
  /// How the number is shown, which decides the category.
  var conversion: Conversion { storage.conversion }
  /// Whether placeholders without a position take the arguments in turn from the first, not from the
  /// one that chooses.
  var takesTurns: Bool { storage.takesTurns }

  /// What is taken away from the number.
  var offset: Int { storage.variants.offset }

  /// The text for an exact number.
  func template(exactly number: Int) -> MessageTemplate? {
    storage.variants.exact.isEmpty ? nil : storage.variants.exact[number]
  }

  /// The text for a category.
  func template(for category: PluralCategory) -> MessageTemplate? { storage.variants[category] }

  /// Creates a variable.
  ///
  /// - Parameters:
  ///   - variants: The texts.
  ///   - selector: Which argument is the number.
  public init(_ variants: PluralVariants, by selector: Selector = .next) {
    self.init(variants, by: selector, takesTurns: false)
  }

  /// Creates a variable.
  ///
  /// - Parameters:
  ///   - default: How the number is shown that chooses, if the texts do not show it.
  ///   - position: The position of the argument that chooses, if the format around the variable says
  ///     it and not the selector.
  init(
    _ variants: PluralVariants,
    by selector: Selector,
    takesTurns: Bool,
    default: Conversion = .object,
    position: Int? = nil
  ) {
    guard case .firstNumber = selector else {
      let chosen = position.map { Selector.position($0) } ?? selector
      let conversion = Self.ownConversion(variants, chosen, takesTurns) ?? `default`
      storage = Storage(variants, selector, conversion, takesTurns: takesTurns)
      return
    }
    let (position, conversion) = Self.firstNumber(variants)
    storage = Storage(variants, position, conversion, takesTurns: takesTurns)
  }

  /// The first placeholder for a number in the text for `other`, or in the first that has one.
  private static func firstNumber(_ variants: PluralVariants) -> (Selector, Conversion) {
    for onlyNumbers in [true, false] {
      for template in variants.all {
        var turn = 0
        for case .placeholder(let placeholder) in template.segments {
          let isNumber = placeholder.reference == .own || placeholder.conversion.isNumeric
          var selector = Selector.position(0)
          switch placeholder.reference {
          case .next:
            selector = .position(turn)
            turn += 1
          case .position(let position): selector = .position(position)
          case .name(let name): selector = .name(name)
          case .own: break
          }
          if isNumber || !onlyNumbers { return (selector, placeholder.conversion) }
        }
      }
    }
    return (.position(0), .object)
  }

  /// How the texts show the number that chooses.
  private static func ownConversion(
    _ variants: PluralVariants,
    _ selector: Selector,
    _ takesTurns: Bool
  ) -> Conversion? {
    for template in variants.all {
      var turn = 0
      for case .placeholder(let placeholder) in template.segments {
        switch placeholder.reference {
        case .own: return placeholder.conversion
        case .next:
          if !takesTurns || selector == .position(turn) { return placeholder.conversion }
          turn += 1
        case .position(let position):
          if selector == .position(position) { return placeholder.conversion }
        case .name(let name):
          if selector == .name(name) { return placeholder.conversion }
        }
      }
    }
    return nil
  }
}

extension MessageVariable: Hashable {
  /// Whether two variables have the same texts and choose by the same argument.
  public static func == (lhs: MessageVariable, rhs: MessageVariable) -> Bool {
    lhs.storage === rhs.storage
      || lhs.variants == rhs.variants && lhs.selector == rhs.selector
        && lhs.conversion == rhs.conversion && lhs.takesTurns == rhs.takesTurns
  }

  /// Hashes the variable.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(variants)
    hasher.combine(selector)
  }
}
