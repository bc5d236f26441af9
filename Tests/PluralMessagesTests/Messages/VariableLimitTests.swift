import PluralMessages
import Plurals
import Testing

@Suite("Limits of variables")
struct VariableLimitTests {
  private func kind(
    _ format: String,
    _ variables: [String: String],
    selector: MessageVariable.Selector = .position(0)
  ) throws -> MessageDiagnostic.Kind? {
    let message = Message(
      MessageTemplate(format),
      variables: try variables.mapValues { text in
        MessageVariable(try PluralVariants([.other: text]), by: selector)
      }
    )
    let catalog = MessageCatalog(language: "en", messages: ["key": message])
    let arguments = Array(repeating: MessageArgument(5), count: 100)
    return fault { () throws(MessageError) in try catalog.string("key", arguments: arguments) }?
      .kind
  }

  @Test("the texts that variables stand for")
  func texts() throws {
    let maximum = MessageLimit.variableTexts.maximum
    for (count, kind) in [(maximum, nil), (maximum + 1, .limit(.variableTexts))]
      as [(Int, MessageDiagnostic.Kind?)]
    {
      #expect(try self.kind(String(repeating: "%#@a@", count: count), ["a": "x"]) == kind)
    }
  }

  @Test("the levels of variables in variables")
  func nesting() throws {
    let maximum = MessageLimit.variableNesting.maximum
    for (count, kind) in [(maximum, nil), (maximum + 1, .limit(.variableNesting))]
      as [(Int, MessageDiagnostic.Kind?)]
    {
      var variables = ["v\(count - 1)": "%d"]
      for level in 0..<(count - 1) { variables["v\(level)"] = "%#@v\(level + 1)@" }
      #expect(try self.kind("%#@v0@", variables) == kind)
    }
  }

  @Test("the texts that variables of a file stand for, one often or many once")
  func textsOfFile() throws {
    let maximum = MessageLimit.variableTexts.maximum
    for (count, kind) in [(maximum, nil), (maximum + 1, .limit(.variableTexts))]
      as [(Int, MessageDiagnostic.Kind?)]
    {
      let one = entry(
        "k",
        String(repeating: "%1$#@a@", count: count),
        variable("a", ["other": "x"])
      )
      let many = entry(
        "k",
        (0..<count).map { "%1$#@v\($0)@" }.joined(),
        (0..<count).map { variable("v\($0)", ["other": "x"]) }.joined()
      )
      for content in [one, many] {
        let error = fault { () throws(MessageError) in
          try MessageCatalog(stringsdict: content, mode: .strict)
        }
        #expect(error?.kind == kind)
        if kind == nil {
          let text = try MessageCatalog(stringsdict: content).string("k", 5)
          #expect(text == String(repeating: "x", count: count))
        }
      }
    }
  }

  @Test("the levels of variables in a file")
  func nestingOfFile() throws {
    let maximum = MessageLimit.variableNesting.maximum
    for (count, kind) in [(maximum, nil), (maximum + 1, .limit(.variableNesting))]
      as [(Int, MessageDiagnostic.Kind?)]
    {
      let variables = (0..<count).map { level in
        variable("v\(level)", ["other": level + 1 < count ? "%1$#@v\(level + 1)@" : "x"])
      }
      let content = entry("k", "%1$#@v0@", variables.joined())
      let error = fault { () throws(MessageError) in
        try MessageCatalog(stringsdict: content, mode: .strict)
      }
      #expect(error?.kind == kind)
      if kind == nil {
        #expect(try MessageCatalog(stringsdict: content).string("k", 5) == "x")
      }
    }
  }

  @Test("the arguments that one variable is used with")
  func positions() throws {
    let maximum = MessageLimit.variablePositions.maximum
    for (count, kind) in [(maximum, nil), (maximum + 1, .limit(.variablePositions))]
      as [(Int, MessageDiagnostic.Kind?)]
    {
      let format = (1...count).map { "%\($0)$#@a@" }.joined()
      #expect(try self.kind(format, ["a": "%d"]) == kind)
      let turns = String(repeating: "%#@a@", count: count)
      #expect(try self.kind(turns, ["a": "%d"], selector: .next) == kind)
    }
  }

  @Test("a variable that leads to itself is found at every place and level")
  func recursion() throws {
    for selector in [MessageVariable.Selector.next, .position(0), .name("x")] {
      #expect(try kind("%#@a@", ["a": "%#@a@"], selector: selector) == .recursiveVariable("a"))
      let ring = ["a": "%d %#@b@", "b": "%@ %#@c@", "c": "%3$#@a@"]
      #expect(try kind("%#@a@", ring, selector: selector) == .recursiveVariable("a"))
    }
    // One that no text leads to is not found less.
    #expect(try kind("x", ["a": "%#@a@"]) == .recursiveVariable("a"))
    #expect(try kind("x", ["a": "%#@b@"]) == .unknownVariable("b"))
  }

  @Test("the positions of arguments, however far off")
  func position() throws {
    let maximum = MessageLimit.position.maximum
    for position in [-1, maximum, Int.min, Int.max] {
      #expect(
        try kind("%#@a@", ["a": "%d"], selector: .position(position)) == .limit(.position)
      )
      let message = Message(try PluralVariants([.other: "%d"]), by: .position(position))
      let catalog = MessageCatalog(language: "en", messages: ["key": message])
      let error = fault { () throws(MessageError) in try catalog.string("key", 1) }
      #expect(error?.kind == .limit(.position))
    }
    let last = try kind("%#@a@", ["a": "%d"], selector: .position(maximum - 1))
    #expect(
      last == .missingArgument(placeholder: "%#@a@", position: maximum - 1, count: 100)
    )
  }

  @Test("a number in braces beyond the positions is a name", arguments: ["${", "%{"])
  func positionInBraces(_ start: String) throws {
    let dialect: PlaceholderDialect = start == "${" ? .dollarBraces : .percentBraces
    for number in ["1000", "9223372036854775807", "99999999999999999999"] {
      let template = MessageTemplate(start + number + "}", dialect: dialect)
      let error = fault { () throws(MessageError) in try template.string(1) }
      let placeholder = start + number + "}"
      #expect(error?.kind == .missingNamedArgument(placeholder: placeholder, name: number))
      #expect(error?.description.isEmpty == false)
      #expect(try template.string(named: [number: 5]) == "5")
    }
  }
}
