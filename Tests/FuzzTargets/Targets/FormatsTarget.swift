import PluralMessages

extension FuzzTarget {
  /// Formats of each dialect: any text is read, and shown with any arguments or an error.
  static let formats = FuzzTarget(name: "formats") { input in
    var input = input
    let dialect = input.pick(PlaceholderDialect.allCases)
    let language = input.pick(languages)
    var options = MessageOptions(digits: input.pick([.latin, .native]))
    options.missingArguments = input.pick([.error, .placeholder])
    let text = input.text

    let template = MessageTemplate(text, dialect: dialect)
    promiseEqual(template.source, text, "the source of a format")
    for finding in template.diagnostics { _ = "\(finding)" }
    for arguments in argumentLists {
      let named = arguments.count == 1 ? namedArguments : [:]
      _ = show(template, arguments, named, language, options)
    }
    checkSubstitution(template, language, options)
    checkAsMessage(template, language, options)
  }
}

private func show(
  _ template: MessageTemplate,
  _ arguments: [any MessageArgumentConvertible],
  _ named: NamedArguments,
  _ language: String,
  _ options: MessageOptions
) -> String? {
  do throws(MessageError) {
    return try template.string(
      arguments: arguments,
      named: named,
      language: language,
      options: options
    )
  } catch {
    _ = "\(error)"
    return nil
  }
}

/// Arguments are never read as formats: each of their signs is shown as any other sign would be.
private func checkSubstitution(
  _ template: MessageTemplate,
  _ language: String,
  _ options: MessageOptions
) {
  let signs: [(sign: Unicode.Scalar, other: Unicode.Scalar)] = [
    ("%", "\u{E000}"), ("@", "\u{E001}"), ("$", "\u{E002}"), ("{", "\u{E003}"), ("}", "\u{E004}"),
    ("#", "\u{E005}"),
  ]
  guard !template.source.unicodeScalars.contains(where: { 0xE000...0xE005 ~= $0.value }) else {
    return
  }
  func replaced(_ text: String) -> String {
    // Scalars, because a mark may follow and be one character with the sign.
    let scalars = text.unicodeScalars.map { sign in
      signs.first { $0.other == sign }?.sign ?? sign
    }
    return String(String.UnicodeScalarView(scalars))
  }
  let neutral = "\u{E000}1\u{E002}\u{E001}\u{E002}\u{E003}i\u{E004}\u{E005}1"
  let neutrals: [String] = Array(repeating: neutral, count: 4)
  let real = neutrals.map(replaced)
  let lhs = show(template, neutrals, ["count": neutral, "i": neutral], language, options)
  let rhs = show(template, real, ["count": real[0], "i": real[0]], language, options)
  promiseEqual(lhs.map(replaced), rhs, "'\(template.source)' with texts that look like formats")
}

/// A message of a format alone shows what the format does, or says what is wrong with it.
private func checkAsMessage(
  _ template: MessageTemplate,
  _ language: String,
  _ options: MessageOptions
) {
  let catalog = MessageCatalog(
    language: language,
    messages: ["k": Message(template)],
    options: options
  )
  for arguments in argumentLists where !arguments.isEmpty {
    guard let text = try? catalog.string("k", arguments: arguments) else { continue }
    let direct = show(template, arguments, [:], language, options)
    promiseEqual(text, direct, "'\(template.source)' as a message and as a format")
  }
  _ = catalog.text("k", count: 1)
}
