import PluralMessages
import Plurals
import Testing

@Suite("Variables of messages")
struct VariableTests {
  @Test("variables choose each by its own argument, or by the one that the format names")
  func variables() throws {
    var files = PluralVariants()
    files[.one] = MessageTemplate("%d file")
    files[.other] = MessageTemplate("%d files")
    var folders = PluralVariants()
    folders[.one] = MessageTemplate("one folder")
    folders[.other] = MessageTemplate("%arg folders with %#@files@")
    let variables = ["files": MessageVariable(files), "folders": MessageVariable(folders)]
    var catalog = MessageCatalog(language: "en")
    catalog["both"] = Message(MessageTemplate("%#@files@, %#@folders@"), variables: variables)
    catalog["named"] = Message(MessageTemplate("%1$@ %3$#@files@"), variables: variables)
    catalog["nested"] = Message(MessageTemplate("%#@folders@ in %3$@"), variables: variables)
    #expect(try catalog.string("both", 1, 1) == "1 file, one folder")
    #expect(try catalog.string("named", "a", 1, 5) == "a 5 files")
    #expect(try catalog.string("nested", 2, 1, "x") == "2 folders with 1 file in x")
    #expect(throws: MessageError.self) { try catalog.string("both", 1) }
    #expect(throws: MessageError.self) { try catalog.string("both", "text", 1) }
  }

  @Test("variables that are nested without end, or double each time, are an error")
  func hostileVariables() throws {
    var variables: [String: MessageVariable] = [:]
    for number in 0..<5_000 {
      var variants = PluralVariants()
      variants[.other] = MessageTemplate("%1$#@v\(number + 1)@%1$#@v\(number + 1)@")
      variables["v\(number)"] = MessageVariable(variants)
    }
    var catalog = MessageCatalog(language: "en")
    catalog["key"] = Message(MessageTemplate("%1$#@v0@"), variables: variables)
    #expect {
      try catalog.string("key", 2)
    } throws: {
      ($0 as? MessageError)?.kind == .limit(.variableNesting)
    }
    var doubled: [String: MessageVariable] = [:]
    for number in 0..<20 {
      var variants = PluralVariants()
      let next = number == 19 ? "x" : "%1$#@v\(number + 1)@"
      variants[.other] = MessageTemplate(next + next)
      doubled["v\(number)"] = MessageVariable(variants)
    }
    catalog["key"] = Message(MessageTemplate("%1$#@v0@"), variables: doubled)
    let error = fault { () throws(MessageError) in try catalog.string("key", 2) }
    #expect(error?.kind == .limit(.variableTexts))
  }

  @Test("a variable that leads to itself is an error, not a loop")
  func recursion() throws {
    var variants = PluralVariants()
    variants[.other] = MessageTemplate("%#@a@")
    var catalog = MessageCatalog(language: "en")
    catalog["key"] = Message(
      MessageTemplate("%#@a@"),
      variables: ["a": MessageVariable(variants)]
    )
    #expect {
      try catalog.string("key", 2, 2, 2)
    } throws: {
      ($0 as? MessageError)?.kind == .recursiveVariable("a")
    }
  }
}
