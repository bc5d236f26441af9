import LegacyPlurals
import Plurals

/// A message of a catalogue.
public struct Message: Hashable, Sendable {
  let content: Content
  /// The variables that its format names.
  let variables: [String: MessageVariable]

  enum Content: Hashable, Sendable {
    case text(MessageTemplate)
    case plural(MessageVariable)
    case keyed([String: MessageTemplate])
    case forms(MessageForms)
    /// A text that is no format, and what is wrong with it: it can be shown as it is.
    case verbatim(String, MessageError.Kind)
  }

  /// Creates a message of one text.
  ///
  /// - Parameters:
  ///   - template: The text.
  ///   - variables: What stands for `%#@name@` in it.
  public init(_ template: MessageTemplate, variables: [String: MessageVariable] = [:]) {
    content = .text(template)
    self.variables = variables
  }

  /// Creates a message that chooses its text by a number.
  ///
  /// - Parameters:
  ///   - variants: The texts.
  ///   - selector: Which argument is the number.
  ///   - variables: What stands for `%#@name@` in the texts.
  public init(
    _ variants: PluralVariants,
    by selector: MessageVariable.Selector = .firstNumber,
    variables: [String: MessageVariable] = [:]
  ) {
    content = .plural(MessageVariable(variants, by: selector, takesTurns: true))
    self.variables = variables
  }

  /// Creates a message that has a text for each of some keys.
  public init(members: [String: MessageTemplate]) {
    content = .keyed(members)
    variables = [:]
  }

  /// Creates a message of a text that is no format.
  init(verbatim text: String, _ fault: MessageError.Kind) {
    content = .verbatim(text, fault)
    variables = [:]
  }

  /// Creates a message of word forms for a numbered rule.
  public init(forms: MessageForms) {
    content = .forms(forms)
    variables = [:]
  }
}

/// What stands for `%#@name@` in a message: texts of which a number chooses one.
public struct MessageVariable: Hashable, Sendable {
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

  let variants: PluralVariants
  let selector: Selector
  /// How the number is shown, which decides the category.
  let conversion: Conversion
  /// Whether placeholders without a position take the arguments in turn from the first, not from the
  /// one that chooses.
  let takesTurns: Bool

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
    self.variants = variants
    self.takesTurns = takesTurns
    guard case .firstNumber = selector else {
      self.selector = selector
      let chosen = position.map { Selector.position($0) } ?? selector
      conversion = Self.ownConversion(variants, chosen, takesTurns) ?? `default`
      return
    }
    let (position, conversion) = Self.firstNumber(variants)
    self.selector = position
    self.conversion = conversion
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
