import PluralMessages
import Testing

@Suite("Arguments with names")
struct NamedArgumentTests {
  private func catalog() throws -> MessageCatalog {
    try MessageCatalog(text: "%{a}%{n19}%{0}", dialect: .percentBraces)
  }

  @Test("of two in a literal the last counts")
  func twice() throws {
    let catalog = try catalog(), name = "a"
    #expect(try catalog.string("key", 0, named: ["a": 1, "n19": 2, name: 3]) == "320")
    #expect(try catalog.string("key", arguments: [0], named: [name: 1, "n19": 2, "a": 3]) == "320")
    #expect(catalog.text("key", 0, named: [name: 1, "n19": 2, "a": 3]) == "320")
    #expect(catalog.text("key", arguments: [0], named: [name: 1, "n19": 2, "a": 3]) == "320")
  }

  @Test("are in a dictionary of any values or of one type, however many there are")
  func dictionaries() throws {
    let catalog = try catalog()
    var one = ["a": 0]
    for number in 0..<40 { one["n\(number)"] = number }
    let many: [String: any MessageArgumentConvertible] = one
    #expect(try catalog.string("key", 5, named: one) == "0195")
    #expect(try catalog.string("key", 5, named: many) == "0195")
    #expect(try catalog.string("key", arguments: [5], named: many) == "0195")
    #expect(catalog.text("key", 5, named: one) == "0195")
    #expect(catalog.text("key", 5, named: many) == "0195")
    #expect(catalog.text("key", arguments: [5], named: many) == "0195")
    #expect(catalog.text("key", 5, named: ["a": 1, "n19": 2] as KeyValuePairs) == "125")
  }

  @Test("are in a dictionary beside a number, and for a template")
  func otherCalls() throws {
    let json = #"{"n": {"one": "%{count} of %{total}", "other": "%{count} in %{total}"}}"#
    let catalog = try MessageCatalog(json: json)
    let one = ["total": 5], count = 2
    let many: [String: any MessageArgumentConvertible] = one
    #expect(try catalog.string("n", count: count, named: one) == "2 in 5")
    #expect(try catalog.string("n", count: count, named: many) == "2 in 5")
    #expect(catalog.text("n", count: count, named: one) == "2 in 5")
    #expect(catalog.text("n", count: count, named: many) == "2 in 5")
    let template = MessageTemplate("%{total}%{0}", dialect: .percentBraces)
    let list = [count]
    #expect(try template.string(count, named: ["total": 1]) == "12")
    #expect(try template.string(arguments: list, named: ["total": 1]) == "12")
    #expect(try template.string(arguments: list, named: one) == "52")
    #expect(try template.string(arguments: list, named: many) == "52")
    #expect(try MessageTemplate("%{total}", dialect: .percentBraces).string(named: one) == "5")
  }

  @Test("are a value of their own")
  func value() throws {
    let catalog = try catalog()
    let names = NamedArguments(["a": 1, "n19": 2])
    #expect(try catalog.string("key", 5, named: names) == "125")
    #expect(try catalog.string("key", arguments: [5], named: names) == "125")
    #expect(Set(names.names) == ["a", "n19"] && names["n19"] == 2 && names["b"] == nil)
    let literal: NamedArguments = ["b": 1, "a": "x"]
    #expect(literal.names == ["b", "a"] && literal["a"] == "x" && !literal.isEmpty)
    #expect(NamedArguments([String: Int]()).isEmpty)
  }

  @Test("go before the number of a choice, for which count is the name without one")
  func count() throws {
    let json = #"{"n": {"one": "%{count} of %{total}", "other": "%{count} in %{total}"}}"#
    let catalog = try MessageCatalog(json: json)
    #expect(try catalog.string("n", count: 1, named: ["total": 5]) == "1 of 5")
    #expect(try catalog.string("n", count: 1, named: ["total": 5, "count": 2]) == "2 in 5")
    #expect(catalog.text("n", count: 3, named: ["total": "x"]) == "3 in x")
  }
}
