import LegacyPlurals
import Plurals

extension MessageDiagnostic: CustomStringConvertible {
  /// The finding in one line: its place, its severity, and what would be right.
  ///
  /// ```text
  /// ru.strings:12:7: error: "n_files": %d shows an integer, but its argument is the text "five"
  /// ```
  public var description: String {
    var text = ""
    if let file {
      text += file
      if let line { text += ":\(line)" + (column.map { ":\($0)" } ?? "") }
      text += ": "
    }
    text += severity.rawValue + ": "
    let about = subject
    if !about.isEmpty { text += about + ": " }
    return text + sentence
  }

  /// The finding without its file and severity.
  public var message: String {
    let about = subject
    return about.isEmpty ? sentence : about + ": " + sentence
  }

  /// The key, the language and the form that it is about.
  private var subject: String {
    var parts = [key.map { quoted($0) }, language.map { excerpt($0) }].compactMap { $0 }
    if parts.count == 2 { parts = ["\(parts[0]) in \(parts[1])"] }
    if let variable { parts.append("variable \(quoted(variable))") }
    if let form { parts.append(form.description) }
    return list(parts)
  }

  /// The finding in words, without its place.
  public var sentence: String { kind.sentence }
}

extension MessageDiagnostic.Form: CustomStringConvertible {
  /// The form as findings name it.
  public var description: String {
    switch self {
    case .category(let category): category.rawValue
    case .exact(let number): "number \(number)"
    case .interval(let interval): "interval \(interval)"
    case .index(let index): "form \(index)"
    case .device(let name): "device \(quoted(name))"
    case .member(let name): "member \(quoted(name))"
    }
  }
}

extension MessageDiagnostic.Kind {
  fileprivate var sentence: String {
    switch self {
    case .missingKey: "there is no message with this key"
    case .wrongKind(let expected): "the message is not one with \(expected.phrase)"
    case .missingMember(let member): "the message has no member \(quoted(member))"
    case .missingArgument(let placeholder, let position, let count):
      "\(excerpt(placeholder)) takes argument \(position.magnitude + 1), but there "
        + (count == 1 ? "is 1 argument" : "are \(count) arguments")
    case .missingNamedArgument(let placeholder, let name):
      "\(excerpt(placeholder)) takes an argument named \(quoted(name)), which is not given"
    case .typeMismatch(let placeholder, let expected, let found):
      "\(excerpt(placeholder)) shows \(expected.phrase), but its argument is \(found)"
    case .noNumber(let found):
      "the message chooses by a number, but the argument is \(found)"
        + (found.isTextOfNumber ? "; pass the number, not its text" : "")
    case .placeholder(let fault):
      "placeholder \(quoted(fault.placeholder)): \(fault.reason.sentence)"
    case .unknownVariable(let name):
      "the format names the variable \(quoted(name)), which the message does not have"
    case .recursiveVariable(let name): "the variable \(quoted(name)) leads back to itself"
    case .missingCategory(let category, let type, let available):
      "there is no text for \(category)" + (type == .ordinal ? " of ranks" : "")
        + (available.isEmpty ? "" : "; there are texts for \(list(available.map(\.rawValue)))")
    case .unreachableCategory(let category, let language, let used):
      "the text for \(category) is never taken; the categories of \(excerpt(language)) are "
        + list(used.map(\.rawValue))
    case .looksLike(let system): system.sentence
    case .unknownReference(let key):
      "$t(\(printable(key))) refers to no text and no plural of this file, and is shown as it is"
    case .recursiveReference(let key):
      "$t(\(printable(key))) leads back to this text, and is shown as it is"
    case .placeholdersDiffer(let found, let source):
      "the placeholders are \(found.isEmpty ? "none" : list(found)); those of the source language are "
        + (source.isEmpty ? "none" : list(source))
    case .wordForms(let error): error.description
    case .missingRule:
      "no rule is chosen for the forms; give one, or its number as the text of JJ_PLURAL_FORM_RULE"
    case .keyOfOtherLength(let key):
      "the key differs from that of the message, \(quoted(key)), in the length of an integer"
    case .differsByTable(let names):
      "the message differs between the tables \(list(names)); say which one with table:"
    case .unreadable(let fault): "cannot be read: \(fault.sentence)"
    case .syntax(let fault): fault.sentence
    case .wrongType(let element, let expected, let found):
      "\(element.phrase) must be \(expected.map(\.phrase).joined(separator: " or ")), not \(found.phrase)"
    case .missing(.restOfIntervals):
      "there is no text for the numbers that are in no interval, as the last of [0] …|[2,5] …|…; "
        + "the last text is taken for them"
    case .missing(let element): "there is no \(element.name)"
    case .untranslated:
      "the translation is new and has no text; the source language's is shown"
    case .duplicate(let element, let line):
      "\(element.phrase) is there twice" + (line.map { ", first on line \($0)" } ?? "")
    case .unknownName(let name, let kind): "\(quoted(name)) is \(kind.sentence)"
    case .invalidValue(let value, let element):
      "\(element.phrase) is \(quoted(value)); \(element.rightValue)"
    case .limit(let limit): limit.sentence
    case .translation(let problem): problem.sentence
    case .ignored(let feature): feature.sentence
    }
  }
}

extension OtherSystem {
  fileprivate var sentence: String {
    "the text looks like \(name), and is shown as it is; \(remedy)"
  }

  private var name: String {
    switch self {
    case .icuMessageFormat: "ICU MessageFormat, which is not read"
    case .mustache: "i18next's {{name}}"
    case .dollarBraces: "JSONlize's ${name}"
    case .percentBraces: "Ruby's %{name}"
    case .braces: "a placeholder in single braces"
    case .stringsdictVariable: "the %#@name@ of a .stringsdict"
    case .appleFormat: "Apple's %@"
    case .python: "Python's %(name)s"
    case .i18nextReference: "i18next's $t(key)"
    }
  }

  private var remedy: String {
    switch self {
    case .icuMessageFormat:
      "write the forms as an object, such as {\"one\": …, \"other\": …}"
    case .mustache, .dollarBraces, .percentBraces:
      "write the placeholder as the file's others are, or read the file in the dialect \(rawValue)"
    case .braces, .python: "write {{name}}"
    case .stringsdictVariable:
      "give the message the variable, within \"variables\", or write the forms as an object"
    case .appleFormat: "write {{name}} or %s, or read the file in the dialect apple"
    case .i18nextReference: "write the text itself, or read the file in the dialect mustache"
    }
  }
}

extension IgnoredFeature {
  fileprivate var sentence: String {
    switch self {
    case .widths: "of the texts for several widths that for the widest is taken"
    case .stringSets: "a set of phrases is no message, and is left out"
    case .inflection: "the markup for grammar agreement is shown without effect"
    }
  }
}

extension MessageKind {
  fileprivate var phrase: String {
    switch self {
    case .text: "one text"
    case .plural: "plurals"
    case .members: "keys"
    }
  }
}

extension ArgumentType {
  fileprivate var phrase: String {
    switch self {
    case .integer: "an integer"
    case .number: "a number"
    case .character: "a character"
    }
  }
}

extension GivenArgument: CustomStringConvertible {
  /// The argument as findings name it.
  public var description: String {
    "the \(kind.rawValue) " + (kind == .text ? quoted(text) : text)
  }

  fileprivate var isTextOfNumber: Bool {
    kind == .text && (try? PluralOperands(parsing: text)) != nil
  }
}

extension PlaceholderProblem.Reason {
  fileprivate var sentence: String {
    switch self {
    case .positionBelowOne: "positions begin at 1, as in %1$@"
    case .variableWithoutEnd: "a variable is written %#@name@"
    case .endsEarly:
      "the text ends before the conversion, so the sign stands for itself; in a format it is written %%"
    case .unknownConversion:
      "there is no such conversion, so the sign stands for itself; in a format it is written %%"
    case .percentSign: "this is taken for a percent sign; in a format that is written %%"
    case .sizeAboveLimit: "a width or precision is at most \(MessageLimit.width.maximum)"
    case .fullWidthSign: "a full-width percent sign does not begin a placeholder; write %"
    case .formatIgnored: "what stands behind the comma has no effect"
    case .section: "sections, comments and parts are not read; write a plain {{name}}"
    case .widthInsteadOfPosition(let number):
      "this is a width; a position is written %\(number)$"
    }
  }
}

extension MessageLimit {
  fileprivate var sentence: String {
    switch self {
    case .fileSize: "a file has at most \(maximum) bytes"
    case .nesting: "values are nested deeper than \(maximum)"
    case .width: "a width or precision is at most \(maximum)"
    case .position: "a position is from 1 to \(maximum)"
    case .variableTexts: "its variables stand for more than \(maximum) texts"
    case .references:
      "it refers by $t(key) to more than \(maximum) texts; the rest is shown as it is"
    case .referenceSize:
      "the texts that $t(key) stands for in this file have more than \(maximum) bytes, or many times those of the file; the rest is "
        + "shown as it is"
    case .keySize:
      "the keys that groups stand for have more than \(maximum) bytes, or many times those of the file; "
        + "the rest is left out"
    case .variableNesting: "its variables are nested deeper than \(maximum)"
    case .referenceNesting:
      "the texts that it refers to by $t(key) refer to others deeper than \(maximum); the rest is shown "
        + "as it is"
    case .variableSize: "its variables stand for more than \(maximum) bytes"
    case .placeholders:
      "a text has more than \(maximum) placeholders; what follows is shown as it is written"
    case .findings: "there are more than \(maximum) findings; the others are not told"
    case .shownSize: "the text would have more than \(maximum) bytes"
    case .languages: "more than \(maximum) languages serve the preferences"
    case .variablePositions: "a variable is used with more than \(maximum) different arguments"
    }
  }
}
