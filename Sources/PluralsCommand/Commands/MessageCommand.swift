import Foundation
import LegacyPlurals
import PluralMessages
import Plurals

extension Subcommand {
  static let message = Subcommand(
    name: "message",
    summary: "Print a message of a catalogue, with its arguments.",
    operands: "KEY [ARGUMENT]...",
    options: [
      .catalog, .messageLocale, .argument, .zero, .digits, .rule, .separator, .device, .strict,
    ],
    details: """
      FILE is an .xcstrings, .stringsdict, .strings or .json file, or a folder of xx.lproj folders.
      In a .strings file with the key JJ_PLURAL_FORM_RULE, or with --rule, texts with the separator are
      word forms for that rule. An ARGUMENT that is a number is one, as it is written: 1.0 is not 1; any
      other is text. What can be shown but is not as it should be is remarked on standard error.

        plurals message --catalog Localizable.xcstrings --locale ru n_files 5
        plurals message --catalog ru.json --locale ru --arg name=Anna greeting
      """
  ) { arguments, streams throws(CommandError) in
    try MessageRun(arguments, streams).run()
  }
}

extension Subcommand.Option {
  fileprivate static let catalog = Self(
    name: "--catalog",
    value: "FILE",
    summary: "The catalogue. Required."
  )
  fileprivate static let messageLocale = Self(
    name: "--locale",
    value: "LOCALE",
    summary: "The language of the message, such as ru. Required."
  )
  fileprivate static let argument = Self(
    name: "--arg",
    value: "NAME=VALUE",
    summary: "A named argument; may be given several times.",
    isRepeatable: true
  )
  fileprivate static let zero = Self(
    name: "--zero",
    value: "READING",
    summary: "A form for zero is for 0 (apple) or for CLDR's category (cldr)."
  )
  fileprivate static let digits = Self(
    name: "--digits",
    value: "DIGITS",
    summary: "native, the locale's, or latin (the default)."
  )
  fileprivate static let rule = Self(
    name: "--rule",
    value: "NUMBER",
    summary: "The numbered rule of a .strings file's word forms."
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
    summary: "Let a category without a text be an error."
  )
}

/// One run of `plurals message`.
private struct MessageRun {
  private let arguments: Arguments
  private let streams: StandardStreams
  private let locale: String
  private let key: String
  private let positional: [MessageArgument]
  private let named: [String: MessageArgument]
  private let zero: MessageOptions.Zero?
  private let digits: MessageOptions.Digits

  init(_ arguments: Arguments, _ streams: StandardStreams) throws(CommandError) {
    self.arguments = arguments
    self.streams = streams
    _ = try arguments.required(.catalog)
    locale = try arguments.required(.messageLocale)
    guard let key = arguments.operands.first else { throw arguments.usageError("KEY is missing") }
    self.key = key
    positional = arguments.operands.dropFirst().map(MessageArgument.init(commandLine:))
    var named: [String: MessageArgument] = [:]
    for pair in arguments.values(of: .argument) {
      guard let sign = pair.firstIndex(of: "="), sign > pair.startIndex else {
        throw arguments.usageError("--arg is \(quoted(pair)); it must be NAME=VALUE")
      }
      named[String(pair[..<sign])] = MessageArgument(
        commandLine: String(pair[pair.index(after: sign)...])
      )
    }
    self.named = named
    zero = try Self.choice(of: .zero, arguments)
    digits = try Self.choice(of: .digits, arguments) ?? .latin
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    of option: Subcommand.Option,
    _ arguments: Arguments
  ) throws(CommandError) -> Choice? where Choice.RawValue == String {
    guard let value = arguments.value(of: option) else { return nil }
    guard let choice = Choice(rawValue: value) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: " or ")
      throw arguments.usageError("\(option.name) is \(quoted(value)); it must be \(choices)")
    }
    return choice
  }

  func run() throws(CommandError) {
    let remarks = LockedValue<[String]>([])
    let text: String
    do {
      text = try catalogText(remarks)
    } catch let error as MessageError {
      if case .unreadable = error.kind { throw CommandError(.missingFile, error.description) }
      throw CommandError(.badData, error.description)
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(.badData, "\(error)")
    }
    for remark in remarks.value { try streams.complain("remark: \(remark)") }
    try streams.output.write(text + "\n")
  }

  private func catalogText(_ remarks: LockedValue<[String]>) throws -> String {
    let file = try arguments.required(.catalog)
    let url = URL(fileURLWithPath: file, relativeTo: nil)
    let device = arguments.value(of: .device)
    func options(_ reading: MessageOptions.Zero) -> MessageOptions {
      var options = MessageOptions(zero: zero ?? reading)
      options.digits = digits
      options.isStrict = arguments.has(.strict)
      // What is wrong with the file's other messages was not asked.
      options.report = { [key] remark in
        guard remark.key == nil || remark.key == key else { return }
        remarks.update { $0.append(remark.description) }
      }
      return options
    }
    switch url.pathExtension {
    case "xcstrings":
      let strings = try StringCatalog(url: url, device: device, options: options(.apple))
      return try localizer(strings).string(key, arguments: positional, named: named)
    case "stringsdict":
      let catalog = try MessageCatalog(
        stringsdict: url,
        language: locale,
        device: device,
        options: options(.apple)
      )
      return try catalog.string(key, arguments: positional, named: named)
    case "strings":
      let catalog = try MessageCatalog(
        strings: url,
        language: locale,
        forms: try forms {
          try MessageCatalog(strings: url, language: locale, mode: .lenient)
            .source(FormsOption.ruleKey) != nil
        },
        options: options(.cldr)
      )
      return try catalog.string(key, arguments: positional, named: named)
    case "json":
      let catalog = try MessageCatalog(json: url, language: locale, options: options(.cldr))
      return try catalog.string(key, arguments: positional, named: named)
    default:
      let localizer = try Localizer(
        directory: url,
        preferences: [locale],
        missingKeys: .throw,
        device: device,
        forms: try forms {
          try Localizer(directory: url, preferences: [locale], mode: .lenient)
            .language(for: FormsOption.ruleKey) != nil
        },
        options: options(.apple)
      )
      return try localizer.string(key, arguments: positional, named: named)
    }
  }

  private func localizer(_ strings: StringCatalog) -> Localizer {
    Localizer(
      catalogs: strings.languages.compactMap { strings.catalog(for: $0) },
      preferences: [locale],
      defaultLanguage: strings.sourceLanguage,
      missingKeys: .throw
    )
  }

  /// How the word forms of `.strings` files are read; nil if there are none.
  ///
  /// - Parameter namesRule: Whether the files name a rule, which is asked if the command line does not.
  private func forms(_ namesRule: () throws -> Bool) throws -> FormsOption? {
    let separator = arguments.value(of: .separator) ?? ";"
    if let number = arguments.value(of: .rule) {
      do {
        return FormsOption(separator: separator, rule: try LegacyPluralRule(parsing: number))
      } catch {
        throw arguments.usageError("--rule: \(error)")
      }
    }
    return try namesRule() ? FormsOption(separator: separator) : nil
  }
}

extension MessageArgument {
  /// An argument as it is written on a command line.
  fileprivate init(commandLine text: String) {
    if let integer = Int(text), String(integer) == text {
      self = .integer(integer)
    } else if let number = try? MessageArgument(sourceNumber: text) {
      self = number
    } else {
      self = .text(text)
    }
  }
}
