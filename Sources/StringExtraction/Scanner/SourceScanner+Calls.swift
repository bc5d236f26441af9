/// An argument of a call.
struct Argument {
  let label: String?
  let value: Range<Int>
}

extension SourceScanner {
  func arguments(_ group: Int) -> [Argument] {
    split(source.contents(group)).map { range in
      guard kind(range.lowerBound) == .word, range.count > 1, text(range.lowerBound + 1) == ":"
      else { return Argument(label: nil, value: range) }
      return Argument(
        label: tokens[range.lowerBound].text,
        value: range.lowerBound + 2..<max(range.lowerBound + 2, range.upperBound)
      )
    }
  }

  func readCall(_ index: Int) {
    let group = index + 1
    var name = tokens[index].text
    var isMember = text(index - 1) == "." && kind(index - 1) == .punctuation
    guard !["func", "macro", "init"].contains(text(index - 1)) else { return }
    if name == "init", isMember {
      if contextual.contains(index) {
        readResource(arguments(group))
        return
      }
      guard kind(index - 2) == .word, !tokens[index - 1].hasSpaceBefore else {
        let arguments = arguments(group)
        if arguments.first?.label == "localized" { readLocalized(arguments) }
        return
      }
      name = tokens[index - 2].text
      isMember = text(index - 3) == "."
    } else if isMember, ["Swift", "Foundation", "SwiftUI", "String"].contains(text(index - 2)) {
      isMember = false
    }
    addPossibleUses(name, group)
    if isRoutine(index) {
      readRoutine(arguments(group))
    } else if !isMember {
      readFunctionCall(name, group, index)
    } else {
      readModifier(name, group, index)
    }
  }

  /// Notes the literals that are keys if somebody declares the function so.
  private func addPossibleUses(_ name: String, _ group: Int) {
    for (position, argument) in arguments(group).enumerated() {
      let place = KeyParameter(.callee(name), label: argument.label, position: position)
      addPossibleUses(argument.value, place)
    }
  }

  /// Notes what a property is set to.
  func readAssignment(_ index: Int) {
    guard !["let", "var"].contains(text(index - 1)), text(index - 1) != ":" else { return }
    let end = expressionEnd(index + 2, limit: groupEnd)
    addPossibleUses(index + 2..<max(index + 2, end), KeyParameter(.property(tokens[index].text)))
  }

  private func addPossibleUses(_ range: Range<Int>, _ place: KeyParameter) {
    for leaf in leaves(range, coalesces: true) {
      let isList = isOpen(leaf.lowerBound, "[") && source.after(leaf.lowerBound) >= leaf.upperBound
      for literal in isList ? split(source.contents(leaf.lowerBound)) : [leaf]
      where isLiteral(literal) {
        let use = makeUse(literal, .value, [])
        possibleUses.append((literal.lowerBound, PossibleUse(place: place, use: use)))
      }
    }
  }

  private func readFunctionCall(_ name: String, _ group: Int, _ index: Int) {
    switch name {
    case "String", "AttributedString":
      let arguments = arguments(group)
      if arguments.first?.label == "localized" { readLocalized(arguments) }
    case "LocalizedStringResource", "LocalizedStringKey", "LocalizationValue":
      readResource(arguments(group))
    case "NSLocalizedString":
      let arguments = arguments(group)
      if let key = arguments.first, key.label == nil { addUses(key.value, .format, arguments) }
    default:
      let labels = SwiftUINames.initializerLabels[name]
      guard labels != nil || SwiftUINames.views.contains(name) else { return }
      interfaceName = name
      defer { interfaceName = nil }
      let arguments = arguments(group)
      if let first = arguments.first, first.label == nil, SwiftUINames.views.contains(name) {
        addLiterals(first.value, arguments)
      }
      if let labels { addLabelled(labels, arguments) }
    }
  }

  private func readModifier(_ name: String, _ group: Int, _ index: Int) {
    interfaceName = name
    defer { interfaceName = nil }
    let isImplied =
      SwiftUINames.impliedMembers.contains(name)
      && (kind(index - 2) != .word && kind(index - 2) != .close && kind(index - 2) != .stringEnd)
    if SwiftUINames.modifiers.contains(name) || isImplied {
      let arguments = arguments(group)
      guard let first = arguments.first, first.label == nil else { return }
      guard !isImplied || arguments.count > 1 && arguments[1].label == nil else { return }
      addLiterals(first.value, arguments)
      if SwiftUINames.pairModifiers.contains(name), arguments.count > 1, arguments[1].label == nil {
        addLiterals(arguments[1].value, arguments)
      }
    } else if let labels = SwiftUINames.modifierLabels[name] {
      addLabelled(labels, arguments(group))
    } else if SwiftUINames.listModifiers.contains(name), isOpen(group + 1, "[") {
      for element in split(source.contents(group + 1)) { addLiterals(element, []) }
    }
  }

  private func addLabelled(_ labels: Set<String>, _ arguments: [Argument]) {
    for argument in arguments where argument.label.map(labels.contains) == true {
      addLiterals(argument.value, [])
    }
  }

  // MARK: Forms of arguments

  /// `String(localized: …)`.
  private func readLocalized(_ arguments: [Argument]) {
    guard let first = arguments.first else { return }
    addUses(first.value, .value, arguments)
  }

  /// `LocalizedStringResource(…)` and the like, of a key or `stringLiteral:`.
  private func readResource(_ arguments: [Argument]) {
    guard let first = arguments.first, first.label == nil || first.label == "stringLiteral" else {
      if arguments.first?.label == "localized" { readLocalized(arguments) }
      return
    }
    addUses(first.value, .value, arguments)
  }

  /// Whether a call is of a routine of the caller's: by its name, or by the end of its path.
  private func isRoutine(_ index: Int) -> Bool {
    guard !routines.isEmpty else { return false }
    var path = tokens[index].text
    var first = index
    let limit = max(0, index - 16)
    while text(first - 1) == ".", kind(first - 2) == .word, first > limit {
      first -= 2
      // `self.tr` is `tr`.
      guard text(first) != "self" && text(first) != "Self" else { return routines.contains(path) }
      path = tokens[first].text + "." + path
      if routines.contains(path) { return true }
    }
    return first == index && text(index - 1) != "." && routines.contains(path)
  }

  private func readRoutine(_ arguments: [Argument]) {
    guard let first = arguments.first else { return }
    addUses(first.value, .value, arguments)
  }
}
