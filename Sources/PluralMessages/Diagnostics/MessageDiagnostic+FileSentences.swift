import Plurals

extension FileProblem {
  var sentence: String {
    switch self {
    case .notFound: "there is no such file or folder"
    case .notPermitted: "this process may not read it"
    case .isFolder: "it is a folder"
    case .isPipe: "it is a pipe or a socket, and no file"
    case .isDevice: "it is a device, and no file"
    case .tooLarge(let size):
      "it has \(size) bytes; at most \(MessageLimit.fileSize.maximum) are read"
    case .holdsNoMessages:
      "the folder holds no messages in a format that is read; expected folders such as en.lproj, "
        + "String Catalogs, or JSON files with the names of languages"
    case .otherFormat: "files of this format are not read"
    case .unknownFormat: "neither its name nor its content says in which format its messages are"
    case .system(let code): "the system gives error \(code)"
    }
  }
}

extension SyntaxProblem {
  var sentence: String {
    switch self {
    case .expected(let element, let found):
      "expected \(element.phrase), found " + (found.map { quoted($0) } ?? "the end of the file")
    case .unterminated(let element): "\(element.beginning) here has no end"
    case .invalidEscape(let escape): "\(escape) is no escape of this format"
    case .halfSurrogate(let escape):
      "\(escape) is half of a pair of surrogates; write both, as in \\UD83D\\UDE00"
    case .needlessEscape(let escape):
      "\(escape) is no escape of this format, and is shown without the backslash"
    case .truncating(let found):
      "\(quoted(found)) must not stand here; Apple's systems drop the rest of the file"
    case .nestedComment:
      "a comment begins within another one, which hides what is between them if its end is missing"
    case .controlCharacter: "a control character must be escaped"
    case .encoding(let encoding):
      "the bytes here are not \(encoding.rawValue); save the file as UTF-8"
    case .propertyList(let message): "it is no property list: \(message)"
    case .binaryPropertyList(let fault): "it is no binary property list: \(fault.sentence)"
    }
  }
}

extension SyntaxElement {
  fileprivate var phrase: String {
    switch self {
    case .key: "a key, as in \"key\" = \"value\";"
    case .quotedKey: "a key in quotation marks"
    case .text: "a text in double quotes"
    case .semicolon: "; after the entry"
    case .comment: "a comment"
    case .openBrace: "{"
    case .value: "a value"
    case .object: "a JSON object"
    case .comma: "a comma or the end of the list"
    case .colon: "a colon"
    case .digit: "a digit"
    case .endOfFile: "the end of the file"
    case .propertyList: "an XML or binary property list"
    case .tag: "a tag"
    case .keyTag: "<key>"
    case .closingTag: "the end of the element"
    case .space: "a space before the comment"
    }
  }

  fileprivate var beginning: String {
    switch self {
    case .comment: "the comment that begins"
    case .openBrace: "the { that is"
    case .tag: "the tag that begins"
    default: "the text that begins"
    }
  }
}

extension BinaryPropertyListProblem {
  fileprivate var sentence: String {
    switch self {
    case .cutOff: "it is cut off, or of another version"
    case .tableOutside: "its table of objects is not inside the file"
    case .objectOutside: "an object is not inside the file"
    case .missingObject: "it refers to an object that is not there"
    case .holdsItself: "an object holds itself"
    case .overlaps: "its objects overlap"
    case .missingCount: "an object has no count"
    case .keyIsNoString: "a key is no string"
    }
  }
}

extension ValueType {
  var phrase: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    case .dictionary: "a dictionary"
    case .date: "a date"
    case .data: "data"
    case .unknown: "something else"
    }
  }
}

extension CatalogElement {
  /// What it is, as in "there is no …".
  var name: String {
    switch self {
    case .file: "content"
    case .message: "message"
    case .key: "key"
    case .field(let name): name.debugDescription
    case .localization: "localization"
    case .language: "language"
    case .variable(let name): "variable \(quoted(name))"
    case .category(let category): "text for \(category)"
    case .device(let name): "text for the device \(quoted(name))"
    case .exactNumber(let number): "text for \(quoted(number))"
    case .interval(let interval): "text for the interval \(quoted(interval))"
    case .restOfIntervals: "text for the numbers that are in no interval"
    case .referenceOptions: "options of a reference"
    case .texts: "text; there must be one, or variations by number or device"
    }
  }

  var phrase: String {
    switch self {
    case .file: "the file's content"
    case .field(let name): quoted(name)
    case .texts: "the texts"
    default: "the " + name
    }
  }

  /// What would be right, for a value that is not.
  var rightValue: String {
    switch self {
    case .field("version"): "only 1.x can be read"
    case .field("argNum"): "it must be a position, from 1 to \(MessageLimit.position.maximum)"
    case .field("argument"): "it must be a name, or a position from 1"
    case .field("formatSpecifier"), .field("NSStringFormatValueTypeKey"):
      "it must be what follows the percent sign of a placeholder, such as lld"
    case .field("NSStringVariableWidthRuleType"): "it must be a number"
    case .interval: "an interval is written [2], [2,5], ]2,5[, [6,[ or ],0]"
    case .referenceOptions: "they are written {\"count\": {{name}}}"
    case .exactNumber: "an exact number is written in digits, such as \"0\", \"12\" or \"-1\""
    default: "that cannot be read here"
    }
  }
}

extension NameKind {
  var sentence: String {
    let categories = list(PluralCategory.allCases.map(\.rawValue))
    return switch self {
    case .category: "no category; the categories are \(categories)"
    case .categoryOrNumber:
      "no number and no category; right are numbers such as \"0\", \"*\", and \(categories)"
    case .ruleType: "no type of rule that is known; it must be NSStringPluralRuleType"
    case .messageMember:
      "no part of a message; its object has one key, \"plurals\", \"ordinals\" or \"keys\", or "
        + "nothing but categories, numbers and \"*\"; this one is a group, whose texts have keys such "
        + "as \"group.name\""
    }
  }
}
