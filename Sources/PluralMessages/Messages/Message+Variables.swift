extension Message {
  /// The most variables that one text may lead to, counting each place where it does.
  static let maximumVariableCount = 1_000
  /// The most bytes that the texts may have with those of their variables, wherever they stand; no
  /// file has more.
  static let maximumByteCount = CatalogFile.maximumByteCount
  /// How deep variables may stand in the texts of variables.
  static let maximumVariableDepth = 32

  /// Refuses variables that are not there, that lead back to themselves, or whose texts would grow
  /// without measure.
  func checkVariables() throws(MessageError) {
    var check = VariableCheck(variables: variables)
    switch content {
    case .text(let template): try check.visit([template])
    case .plural(let variable): try check.visit(variable.variants.all)
    case .keyed, .forms, .verbatim: break
    }
    // Those that no text leads to may lead to themselves.
    for name in variables.keys.sorted() { _ = try check.visit(name) }
  }

  private struct VariableCheck {
    let variables: [String: MessageVariable]
    /// What the texts of a variable lead to at most; nil while that is being found out.
    var extents: [String: Extent?] = [:]
    var depth = 0

    struct Extent {
      var variableCount = 0
      var byteCount = 0
    }

    init(variables: [String: MessageVariable]) {
      self.variables = variables
    }

    @discardableResult
    mutating func visit(_ templates: [MessageTemplate]) throws(MessageError) -> Extent {
      var most = Extent()
      for template in templates {
        var extent = Extent(byteCount: template.source.utf8.count)
        for case .variable(let reference) in template.segments {
          let inner = try visit(reference.name)
          extent.variableCount += inner.variableCount
          extent.byteCount += inner.byteCount
          guard extent.variableCount <= Message.maximumVariableCount else {
            throw MessageError(
              .malformed("its variables stand for more than \(Message.maximumVariableCount) texts")
            )
          }
          guard extent.byteCount <= Message.maximumByteCount else {
            throw MessageError(
              .malformed("its variables stand for more than \(Message.maximumByteCount) bytes")
            )
          }
        }
        most.variableCount = max(most.variableCount, extent.variableCount)
        most.byteCount = max(most.byteCount, extent.byteCount)
      }
      return most
    }

    mutating func visit(_ name: String) throws(MessageError) -> Extent {
      if let known = extents[name] {
        guard let known else { throw MessageError(.recursiveVariable(name)) }
        return known
      }
      guard let variable = variables[name] else { throw MessageError(.unknownVariable(name)) }
      guard depth < Message.maximumVariableDepth else {
        throw MessageError(
          .malformed("its variables are nested deeper than \(Message.maximumVariableDepth)")
        )
      }
      extents[name] = .some(nil)
      depth += 1
      var extent = try visit(variable.variants.all)
      extent.variableCount += 1
      depth -= 1
      extents[name] = extent
      return extent
    }
  }
}

extension MessageTemplate {
  /// The positions of the arguments that the variables of a format choose by; a variable that the
  /// format names with different arguments has none.
  ///
  /// - Parameter claims: The positions that variables name themselves.
  func variablePositions(claims: [String: Int] = [:]) -> [String: Int] {
    var positions: [String: Int?] = [:]
    var turn = 0
    for segment in segments {
      switch segment {
      case .text: break
      case .placeholder(let placeholder):
        if placeholder.reference == .next { turn += 1 }
      case .variable(let variable):
        let position = variable.position ?? claims[variable.name] ?? turn
        if variable.position == nil, position == turn { turn += 1 }
        if let known = positions[variable.name], known != position {
          positions[variable.name] = .some(nil)
        } else {
          positions[variable.name] = position
        }
      }
    }
    return positions.compactMapValues { $0 }
  }
}

extension MessageVariable {
  /// Creates a variable of one of Apple's catalogues.
  ///
  /// - Parameters:
  ///   - variants: The texts, in which `%arg` stands for the number.
  ///   - selector: Which argument is the number.
  ///   - conversion: How the number is shown, as the catalogue says.
  ///   - position: The position of the number in the format around the variable, where it is known.
  init(
    apple variants: PluralVariants,
    by selector: Selector,
    shownAs conversion: Conversion,
    position: Int?
  ) {
    var variants = variants
    if conversion != .object {
      for category in variants.categories {
        variants[category] = variants[category].map {
          MessageTemplate($0, showingArgumentAs: conversion)
        }
      }
    }
    self.init(variants, by: selector, takesTurns: false, default: conversion, position: position)
  }
}

extension Conversion {
  /// Reads what follows the percent sign of a placeholder, such as `lld` or `.1f`; nil if it is not
  /// exactly one conversion.
  init?(specifier: String) {
    guard specifier != "arg", let template = try? MessageTemplate("%" + specifier),
      template.segments.count == 1, case .placeholder(let placeholder) = template.segments[0],
      placeholder.reference == .next
    else { return nil }
    self = placeholder.conversion
  }
}
