import Plurals

/// The texts that stand for `%#@name@` in a message, of which a number chooses one.
public struct MessageVariable: Hashable, Sendable {
  /// The texts.
  public let variants: PluralVariants

  /// The argument that chooses.
  public let selector: Selector

  /// How the number is shown that chooses, if the texts do not show it.
  let conversion: Conversion

  /// Where the placeholders of the texts begin that do not name an argument.
  let firstArgument: FirstArgument

  /// Ways to say which argument chooses.
  public enum Selector: Hashable, Sendable {
    /// The argument of the first placeholder that shows a number, in the text for `other`.
    case firstNumber
    /// The argument at a position, from 0.
    case position(Int)
    /// The argument with a name. Without one the first, if any are given by position; else, for a
    /// message by itself, the first number whose name its texts show, else the first number.
    case name(String)
    /// The argument with a name; without one the next that no placeholder of the format has taken.
    case nameOrNext(String)
    /// The next that no placeholder of the format has taken.
    case next
  }

  /// The argument that the first placeholder without a position or name shows.
  enum FirstArgument: Hashable, Sendable {
    /// The first of the call, as in a message by itself.
    case first
    /// The one that chooses, as in a variable.
    case choosing
  }

  /// Creates a variable.
  ///
  /// - Parameters:
  ///   - variants: The texts.
  ///   - selector: The argument that chooses.
  public init(_ variants: PluralVariants, by selector: Selector = .next) {
    self.init(variants, by: selector, firstArgument: .choosing)
  }

  init(
    _ variants: PluralVariants,
    by selector: Selector,
    firstArgument: FirstArgument,
    conversion: Conversion = .object
  ) {
    self.variants = variants
    self.selector = selector
    self.firstArgument = firstArgument
    self.conversion = conversion
  }

  /// Creates a variable of one of Apple's catalogues.
  ///
  /// - Parameters:
  ///   - variants: The texts, in which `%arg` stands for the number.
  ///   - selector: The argument that chooses.
  ///   - conversion: How the number is shown, as the catalogue says.
  init(apple variants: PluralVariants, by selector: Selector, shownAs conversion: Conversion) {
    self.init(
      conversion == .object
        ? variants
        : variants.mapTemplates { MessageTemplate($0, showingArgumentAs: conversion) },
      by: selector,
      firstArgument: .choosing,
      conversion: conversion
    )
  }
}
