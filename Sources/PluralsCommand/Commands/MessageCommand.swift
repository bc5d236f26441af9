import Foundation
import LegacyPlurals
import PluralMessages
import Plurals

extension Subcommand {
  static let message = Subcommand(
    name: "message",
    summary: "Print a message of a catalogue, with its arguments.",
    operands: [
      Operand(name: "KEY"), Operand(name: "ARGUMENT", isOptional: true, isRepeatable: true),
    ],
    options: [
      .catalog, .table, .messageLocale, .argument, .zero, .digits, .rule, .separator, .device,
      .strict, .json,
    ],
    details: """
      FILE is a file with one of these extensions, or a folder of xx.lproj folders, of String Catalogs,
      or of JSON files such as de.json: \(CatalogFormat.list).

      In a .strings file with the key JJ_PLURAL_FORM_RULE, or with --rule, texts with the separator are
      word forms for that rule. An ARGUMENT that is a number is one, as it is written: 1.0 is not 1; any
      other is text. Without --locale, the language is the one that the environment prefers. Findings
      about the message go to standard error, or with --json into the result.

        plurals message --catalog Localizable.xcstrings --locale ru n_files 5
        plurals message --catalog ru.json --locale ru --arg name=Anna greeting
      """,
    json: """
      an object with "key", "language" (of the texts that serve), "text" and the array "findings": objects
      with "severity" (note, warning or error), "message" and, where known, "file", "line", "column",
      "key", "language", "form" and "variable". If there is no text, nothing is printed.
      """
  ) { arguments, streams throws(CommandError) in
    try MessageRun(arguments, streams).run()
  }
}

extension Subcommand.Option {
  fileprivate static let catalog = Self(
    name: "--catalog",
    value: "FILE",
    summary: "The catalogue. Required.",
    kind: .file
  )
  fileprivate static let table = Self(
    name: "--table",
    value: "NAME",
    summary: "The file of a folder that the message is in, without its extension."
  )
  fileprivate static let messageLocale = Self(
    name: "--locale",
    value: "LOCALE",
    summary: "The language of the message, such as ru; the user's by default.",
    kind: .locale
  )
  fileprivate static let argument = Self(
    name: "--arg",
    value: "NAME=VALUE",
    summary: "A named argument; may be given several times.",
    maximumCount: .max
  )
  fileprivate static let zero = Self(
    name: "--zero",
    value: "READING",
    summary: "A form for zero is for 0 (apple) or for CLDR's category (cldr).",
    kind: .choice(MessageOptions.ZeroReading.allCases.map(\.rawValue))
  )
  fileprivate static let digits = Self(
    name: "--digits",
    value: "DIGITS",
    summary: "native, the locale's, or latin (the default).",
    kind: .choice(MessageOptions.Digits.allCases.map(\.rawValue))
  )
  fileprivate static let rule = Self(
    name: "--rule",
    value: "NUMBER",
    summary: "The numbered rule of a .strings file's word forms.",
    kind: .choice(LegacyPluralRule.allCases.map { String($0.rawValue) })
  )
  fileprivate static let separator = Self(
    name: "--separator",
    value: "TEXT",
    summary: "What separates word forms; ; by default."
  )
  fileprivate static let device = Self(
    name: "--device",
    value: "NAME",
    summary: "The device that texts may vary by, such as iphone."
  )
  fileprivate static let strict = Self(
    name: "--strict",
    value: nil,
    summary: "Refuse files with errors, and a category without a text."
  )
}

/// One run of `plurals message`.
private struct MessageRun {
  private let arguments: Arguments
  private let streams: StandardStreams
  private let preferences: LanguagePreferences
  private let key: String
  private let request: MessageRequest
  private let zero: MessageOptions.ZeroReading?
  private let digits: MessageOptions.Digits

  init(_ arguments: Arguments, _ streams: StandardStreams) throws(CommandError) {
    self.arguments = arguments
    self.streams = streams
    _ = try arguments.required(.catalog)
    if let locale = arguments.value(of: .messageLocale) {
      preferences = LanguagePreferences([locale])
    } else {
      preferences = .current
    }
    guard let key = arguments.operands.first else { throw arguments.usageError("KEY is missing") }
    self.key = key
    var named: [String: any MessageArgumentConvertible] = [:]
    for pair in arguments.values(of: .argument) {
      guard let sign = pair.firstIndex(of: "="), sign > pair.startIndex else {
        throw arguments.usageError("--arg is \(quoted(pair)); it must be NAME=VALUE")
      }
      let name = String(pair[..<sign])
      guard named[name] == nil else {
        throw arguments.usageError("--arg \(quoted(name)) is given twice")
      }
      named[name] = MessageArgument(commandLine: String(pair[pair.index(after: sign)...]))
    }
    request = MessageRequest(
      key,
      arguments: arguments.operands.dropFirst().map(MessageArgument.init(commandLine:)),
      named: NamedArguments(named),
      table: arguments.value(of: .table)
    )
    zero = try arguments.choice(of: .zero)
    digits = try arguments.choice(of: .digits) ?? .latin
  }

  func run() throws(CommandError) {
    let findings = LockedValue<[MessageDiagnostic]>([])
    let (text, language): (String, String?)
    do {
      (text, language) = try catalogText(findings)
    } catch let error as MessageError {
      // What is wrong with the file is why the message is not there.
      let told = findings.value + error.diagnostics.dropLast()
      for finding in told where finding != error.diagnostics.last {
        try streams.report(finding.description)
      }
      let status: ExitStatus = if case .unreadable = error.kind { .missingFile } else { .badData }
      throw CommandError(status, error.diagnostics.last?.description ?? "")
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(.badData, "\(error)")
    }
    if arguments.has(.json) {
      return try streams.output.write(
        json: MessageResult(
          key: key,
          language: language,
          text: text,
          findings: findings.value.map { JSONFinding($0) }
        )
      )
    }
    for finding in findings.value { try streams.report(finding.description) }
    try streams.output.write(text + "\n")
  }

  /// The text, and the language of the texts that serve.
  private func catalogText(
    _ findings: LockedValue<[MessageDiagnostic]>
  ) throws -> (text: String, language: String?) {
    let url = URL(fileURLWithPath: try arguments.required(.catalog), relativeTo: nil)
    var options = MessageOptions(zero: zero, digits: digits)
    options.isStrict = arguments.has(.strict)
    // What is wrong with the file's other messages was not asked.
    let namesTable = arguments.has(.table)
    options.report = { [key] finding in
      guard finding.key == nil || finding.key == key && finding.severity > .note else { return }
      if namesTable, case .differsByTable = finding.kind { return }
      findings.update { $0.append(finding) }
    }
    let device = arguments.value(of: .device)
    guard let format = CatalogFormat(of: url), !format.hasAllLanguages else {
      let localizer = try Localizer(
        directory: url,
        preferences: preferences,
        missingKeys: .throw,
        wordForms: try wordForms {
          try Localizer(directory: url, preferences: preferences, mode: .tolerant)
            .language(for: WordFormLists.ruleKey) != nil
        },
        device: device,
        mode: arguments.has(.strict) ? .strict : .tolerant,
        options: options
      )
      let found = try localizer.stringAndLanguage(for: request)
      return (found.text, found.language ?? localizer.language(for: key, table: request.table))
    }
    let language = preferences.ranges.first
    let catalog = try MessageCatalog(
      contentsOf: url,
      language: language,
      format: format,
      wordForms: try wordForms {
        try MessageCatalog(contentsOf: url, language: language, format: format, mode: .tolerant)[
          WordFormLists.ruleKey
        ] != nil
      },
      device: device,
      mode: arguments.has(.strict) ? .strict : .tolerant,
      options: options
    )
    return (try catalog.string(for: request), catalog.language)
  }

  /// How the word forms of `.strings` files are read; nil if there are none.
  ///
  /// - Parameter namesRule: Whether the files name a rule, which is asked if the command line does not.
  private func wordForms(_ namesRule: () throws -> Bool) throws -> WordFormLists? {
    let separator = arguments.value(of: .separator) ?? ";"
    if let number = arguments.value(of: .rule) {
      do {
        return WordFormLists(separator: separator, rule: try LegacyPluralRule(parsing: number))
      } catch {
        throw arguments.usageError("--rule: \(error)")
      }
    }
    return try namesRule() ? WordFormLists(separator: separator) : nil
  }
}

/// A message as shown, as JSON has it.
private struct MessageResult: Encodable {
  let key: String
  let language: String?
  let text: String
  let findings: [JSONFinding]
}

extension MessageArgument {
  /// An argument as it is written on a command line.
  fileprivate init(commandLine text: String) {
    if let integer = Int(text), String(integer) == text {
      self.init(integer)
    } else if let number = try? MessageArgument(sourceNumber: text) {
      self = number
    } else {
      self.init(text)
    }
  }
}
