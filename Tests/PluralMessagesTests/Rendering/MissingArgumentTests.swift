import PluralMessages
import Plurals
import Testing

@Suite("Placeholders without an argument")
struct MissingArgumentTests {
  private static let cases:
    [(
      dialect: PlaceholderDialect, format: String, arguments: [MessageArgument], text: String
    )] = [
      (.apple, "%@ and %2$d, %3$arg", [1], "1 and %2$d, %3$arg"),
      (.apple, "%@ and %2$d", [1], "1 and %2$d"),
      (.apple, "%1$@ of %3$.1f%%", ["x"], "x of %3$.1f%"),
      (.zeroBased, "%0 %1 %4$7.2f", [1], "1 %1 %4$7.2f"),
      (.dollarBraces, "${name}: ${i} ${1}", [], "${name}: ${i} ${1}"),
      (.percentBraces, "%{name}: %{0}", [], "%{name}: %{0}"),
      (.hash, "#1 of #2", ["x"], "x of #2"),
    ]

  @Test(
    "are shown as they are written if the options say so, else they are errors",
    arguments: cases
  )
  func placeholders(
    _ dialect: PlaceholderDialect,
    _ format: String,
    _ arguments: [MessageArgument],
    _ text: String
  ) throws {
    var catalog = try MessageCatalog(text: format, dialect: dialect)
    #expect(throws: MessageError.self) { try catalog.string("key", arguments: arguments) }
    catalog.options.missingArguments = .placeholder
    #expect(try catalog.string("key", arguments: arguments) == text)
  }

  @Test("leave a message that chooses with the text for other")
  func choices() throws {
    var options = MessageOptions()
    options.missingArguments = .placeholder
    let plural = try MessageCatalog(texts: [.one: "%d file", .other: "%d files"], options: options)
    #expect(try plural.string("key") == "%d files")
    let variable = try MessageVariable(PluralVariants([.one: "%d file", .other: "%d files"]))
    let message = Message(MessageTemplate("%@: %#@n@"), variables: ["n": variable])
    let catalog = MessageCatalog(language: "en", messages: ["key": message], options: options)
    #expect(try catalog.string("key", "Ann") == "Ann: %d files")
    #expect(try catalog.string("key", "Ann", 1) == "Ann: 1 file")
    let json = try MessageCatalog(
      json: #"{"key": {"one": "%{count} day", "other": "%{count} days for %{who}"}}"#,
      options: options
    )
    #expect(try json.string("key", named: ["who": "Ann"]) == "%{count} days for Ann")
    #expect(try json.string("key", named: ["count": 2]) == "2 days for %{who}")
  }

  @Test("are no excuse for an argument of another type")
  func otherTypes() throws {
    var catalog = try MessageCatalog(text: "%d")
    catalog.options.missingArguments = .placeholder
    #expect(throws: MessageError.self) { try catalog.string("key", "text") }
  }
}
