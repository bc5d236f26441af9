import Plurals

/// A variable at its place in a message: its texts know the positions of their arguments.
final class MessageChoice: Sendable {
  /// The argument that chooses.
  enum Chooser: Hashable, Sendable {
    /// The one at a position, from 0.
    case position(Int)
    /// The one with a name; without one that at a position, from 0.
    case name(String, else: Int = 0)
  }

  let variable: MessageVariable
  let variants: PluralVariants
  let chooser: Chooser
  /// How the number is shown, which decides the category.
  let conversion: Conversion
  /// Whether an integer is shown as its digits, so that it chooses by its value alone.
  let showsInteger: Bool
  let hasExactTexts: Bool
  let hasIntervals: Bool
  let offset: Int
  /// The names that the texts show, for a choice by name: others than that may have the number.
  let shownNames: [String]
  /// The placeholder that the choice stands for, for errors.
  let source: String

  init(
    _ variable: MessageVariable,
    _ variants: PluralVariants,
    chooser: Chooser,
    source: String
  ) {
    self.variable = variable
    self.variants = variants
    self.chooser = chooser
    self.source = source
    conversion = Self.conversion(of: chooser, in: variants) ?? variable.conversion
    showsInteger = conversion.isDecimalInteger
    hasExactTexts = !variants.exact.isEmpty
    hasIntervals = !variants.intervals.isEmpty
    offset = variants.offset
    shownNames = if case .name = chooser { Self.names(in: variants) } else { [] }
  }

  /// Whether the argument with a name chooses, if it is given.
  func isChosen(byName name: String) -> Bool {
    if case .name(name, _) = chooser { true } else { false }
  }

  private static func names(in variants: PluralVariants) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for template in variants.all {
      for case .placeholder(let placeholder) in template.parts ?? [] {
        guard case .name(let name) = placeholder.reference else { continue }
        if seen.insert(name).inserted { names.append(name) }
      }
    }
    return names
  }

  /// How the texts show the number that chooses; nil if they do not.
  private static func conversion(of chooser: Chooser, in variants: PluralVariants) -> Conversion? {
    for template in variants.all {
      for case .placeholder(let placeholder) in template.parts ?? [] {
        switch (placeholder.reference, chooser) {
        case (.own, _): return placeholder.conversion
        case (.position(let shown), .position(let position)) where shown == position:
          return placeholder.conversion
        case (.turn(let shown), .position(let position)) where shown == position:
          return placeholder.conversion
        case (.name(let shown), .name(let name, _)) where shown == name:
          return placeholder.conversion
        default: break
        }
      }
    }
    return nil
  }
}

extension MessageVariable {
  /// The argument of the first placeholder for a number in the text for `other`, or in the first that
  /// has one.
  static func firstNumber(in variants: PluralVariants) -> MessageChoice.Chooser {
    for onlyNumbers in [true, false] {
      for template in variants.all {
        for case .placeholder(let placeholder) in template.parts ?? [] {
          let isNumber = placeholder.reference == .own || placeholder.conversion.isNumeric
          guard isNumber || !onlyNumbers else { continue }
          switch placeholder.reference {
          case .position(let position), .turn(let position): return .position(position)
          case .name(let name): return .name(name)
          case .own: return .position(0)
          }
        }
      }
    }
    return .position(0)
  }
}
