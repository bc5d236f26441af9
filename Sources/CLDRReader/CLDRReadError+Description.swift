import PluralRuleCompiler

extension CLDRReadError: CustomStringConvertible {
  /// The place, the fault and what would be right in one line: `FILE:LINE: fault; remedy`.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(kind.fault); \(kind.remedy)"
  }
}

extension CLDRReadError.Kind {
  /// What is wrong.
  fileprivate var fault: String {
    switch self {
    case .notFound: "there is no such file"
    case .cannotRead(let reason): "the file cannot be read: \(reason)"
    case .tooLarge: "the file is too large"
    case .tooManyAttributes: "an element has too many attributes"
    case .tooManyNodes: "the file has too many elements and attributes"
    case .tooDeep: "the file has too many elements in each other"
    case .malformed(let reason): "the file is not well-formed XML: \(reason)"
    case .declaration(let name): "the document type declares \(quoted(name))"
    case .unexpectedRoot(let name): "the root element is \(quoted(name))"
    case .unexpectedElement(let name, let parent): "\(parent) has an element \(quoted(name))"
    case .missingElement(let name, let parent): "\(parent) has no element \(name)"
    case .missingAttribute(let name, let element): "\(element) has no attribute \(name)"
    case .unknownRuleType(let type): "\(quoted(type)) is no type of plural rules"
    case .unexpectedRuleType(let type, _): "the rules are of the type \(type)"
    case .noLocales: "the list of locales is empty"
    case .malformedLocale(let name): "\(quoted(name)) is not the name of a locale"
    case .malformedAlias(let name): "\(quoted(name)) is not a language identifier"
    case .malformedPattern(let text): "\(quoted(text)) is not the pattern of a language"
    case .malformedDistance(let text): "\(quoted(text)) is not a distance"
    case .duplicateLocale(let name, let firstLine):
      "locale \(quoted(name)) is listed on line \(firstLine) already"
    case .unknownCategory(let name): "\(quoted(name)) is no plural category"
    case .duplicateCategory(let category, let locales):
      "\(names(locales)) has a second rule for \(category)"
    case .missingOther(let locales): "\(names(locales)) has no rule for other"
    case .duplicateRange(let start, let end, let locales):
      "\(names(locales)) has a second row for \(start) to \(end)"
    case .ruleSyntax(let error, let locales):
      "the rule for \(error.category ?? "a category") of \(names(locales)) has "
        + (error.found.isEmpty ? "its end" : quoted(error.found)) + " at \(place(of: error))"
    }
  }

  /// What would be right.
  fileprivate var remedy: String {
    switch self {
    case .notFound, .cannotRead, .malformed: "expected an XML file of CLDR's supplemental data"
    case .tooLarge(let limit): "the limit is \(limit) bytes"
    case .tooManyAttributes(let limit), .tooManyNodes(let limit), .tooDeep(let limit):
      "the limit is \(limit)"
    case .declaration: "expected none, as in CLDR's files"
    case .unexpectedRoot: "expected supplementalData"
    case .unexpectedElement: "expected text only"
    case .missingElement: "expected at least one"
    case .missingAttribute: "expected one"
    case .unknownRuleType: "expected cardinal or ordinal"
    case .unexpectedRuleType(_, let expected): "expected \(expected) rules in this place"
    case .noLocales: "expected at least one name"
    case .malformedLocale:
      "expected 1 to 3 subtags of 2 to 8 ASCII letters and digits, separated by _ or -"
    case .malformedAlias:
      "expected subtags of 1 to 8 ASCII letters and digits, separated by _ or -"
    case .malformedPattern: "expected as many subtags as the other pattern has, 1 to 3"
    case .malformedDistance: "expected a number from 0 to 100"
    case .duplicateLocale: "expected each locale once"
    case .unknownCategory: "expected zero, one, two, few, many or other"
    case .duplicateCategory: "expected each category once"
    case .missingOther: "expected one in every set"
    case .duplicateRange: "expected each pair of categories once"
    case .ruleSyntax(let error, _): "expected \(error.expected)"
    }
  }

  /// The place of a fault in the text of a rule, whose line the error's own line tells.
  private func place(of error: PluralRuleSyntaxError) -> String {
    let column = "column \(error.position.column)"
    return error.position.line == 1 ? column + " of the rule" : column
  }

  /// The first locales of a list.
  private func names(_ locales: [String]) -> String {
    let first = locales.prefix(3).joined(separator: ", ")
    return locales.count > 3 ? "\(first) and \(locales.count - 3) more" : first
  }

  /// Text from a file in quotation marks, short and in one line.
  private func quoted(_ text: String) -> String {
    "'\(text.oneLine(limit: 40))'"
  }
}

extension String {
  /// The text without control characters and line ends, cut to a number of Unicode scalars.
  func oneLine(limit: Int) -> String {
    var result = ""
    var count = 0
    for scalar in unicodeScalars {
      guard count < limit else { return result + "…" }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result += " "
      default: result.unicodeScalars.append(scalar)
      }
      count += 1
    }
    return result
  }
}
