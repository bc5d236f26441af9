import Plurals
import Foundation
import PluralMessages
import Testing

@Suite("JSON files of other systems")
struct JSONSystemsTests {
  /// A call for a text, and the text.
  struct Call: CustomTestStringConvertible, Sendable {
    let key: String
    let arguments: [MessageArgument]
    let named: [String: MessageArgument]
    let expected: String

    init(
      _ key: String,
      _ arguments: MessageArgument...,
      named: [String: MessageArgument] = [:],
      is expected: String
    ) {
      self.key = key
      self.arguments = arguments
      self.named = named
      self.expected = expected
    }

    var testDescription: String { "\(key) \(arguments.map(\.plainText)) → \(expected)" }
  }

  private func check(_ json: String, _ call: Call, in language: String = "en") throws {
    let catalog = try MessageCatalog(json: json, language, mode: .tolerant)
    let text = try catalog.string(call.key, arguments: call.arguments, named: call.named)
    #expect(text == call.expected)
  }

  /// The kinds of findings that a reader must tell, but for notes and categories without a text.
  private func kinds(_ json: String, _ language: String = "en") throws -> [MessageDiagnostic.Kind] {
    try MessageCatalog(json: json, language, mode: .tolerant).diagnostics.filter {
      if case .missingCategory = $0.kind { false } else { $0.severity > .note }
    }.map(\.kind)
  }

  // MARK: i18n-node

  private static let i18nNode = #"""
    {
      "Hello %s": "Hello %s",
      "Hello {{name}}, how was your %s?": "Hello {{name}}, how was your %s?",
      "Hello {{{name}}}": "Hello {{{name}}}",
      "%s cat": {"one": "%s cat", "other": "%s cats"},
      "%f star": {"one": "%f star", "other": "%f stars"},
      "monkeys": {
        "one": "There is one monkey in the %%s", "other": "There are %d monkeys in the %%s"
      },
      "trees": {"one": "There is one monkey in the %s", "other": "There are %d monkeys in the %s"},
      "share": {"one": "%d file, 100%% done", "other": "%d files, 100%% done"},
      "sure": "100% sure of %s, 50%off, %d%",
      "ordered arguments with numbers": "%2$d then %1$s then %3$.2f",
      "cats": {"n": {"one": "%s cat", "other": "%s cats"}},
      "intervals": "[0] a zero rule|[2,5] two to five (included)|and a catchall rule",
      "in other": {
        "one": "The default 'one' rule",
        "other": "[0] a zero rule|]2,5[ three or four|[100,] %s or more|and a catchall rule"
      },
      "any order": {"one": "one", "other": "[0] zero|catchall|[2,5] two to five"},
      "to eternity": "[0,] this will last forever|but only gt 0",
      "from eternity": "[,0] this was born long before|but only lt 0",
      "open": "]6,[ above six|[6,[ six|(1,3) two|[-3,-1] below|else",
      "mustache": "[0] none for {{me}}|[2,5] %s of {{me}}|and %s for {{me}}",
      "bars": "Standalone | 42 symbol somewhere | in the text | 1| 0",
      "greeting": {
        "formal": "Hello",
        "placeholder": {"formal": "Hello %s", "loud": "greeting.placeholder.loud"},
        "plurals": {"one": "one rule", "other": "[0] a zero rule|and a catchall rule"}
      },
      ". is first character": "Dot is first character",
      "nested": {"path": {"sub": "composed"}},
      "nested.path.sub": "as it is",
      "days": ["Sunday", "Monday"]
    }
    """#

  @Test(
    "i18n-node's files give its texts",
    arguments: [
      Call("Hello %s", "Ann", is: "Hello Ann"),
      Call(
        "Hello {{name}}, how was your %s?",
        "day",
        named: ["name": "Ann"],
        is: "Hello Ann, how was your day?"
      ),
      Call("Hello {{{name}}}", named: ["name": "Ann"], is: "Hello Ann"),
      Call("%s cat", 1, is: "1 cat"),
      Call("%s cat", 5, is: "5 cats"),
      Call("%s cat", named: ["count": 5], is: "5 cats"),
      Call("%f star", 3.5, is: "3.5 stars"),
      Call("monkeys", 3, "tree", is: "There are 3 monkeys in the tree"),
      Call("monkeys", 1, "tree", is: "There is one monkey in the tree"),
      Call("trees", 3, "tree", is: "There are 3 monkeys in the tree"),
      Call("share", 2, is: "2 files, 100% done"),
      Call("sure", "it", 7, is: "100% sure of it, 50%off, 7%"),
      Call("ordered arguments with numbers", "one", 2, 3.5, is: "2 then one then 3.50"),
      Call("cats.n", 2, is: "2 cats"),
      Call("greeting.formal", is: "Hello"),
      Call("greeting.placeholder.formal", "Ann", is: "Hello Ann"),
      Call("greeting.placeholder.loud", is: "greeting.placeholder.loud"),
      Call("greeting.plurals", 1, is: "one rule"),
      Call("greeting.plurals", 0, is: "a zero rule"),
      Call(". is first character", is: "Dot is first character"),
      Call("nested.path.sub", is: "as it is"),
      Call("bars", is: "Standalone | 42 symbol somewhere | in the text | 1| 0"),
      Call("days.1", is: "Monday"),
    ]
  )
  func i18nNode(_ call: Call) throws { try check(Self.i18nNode, call) }

  @Test(
    "an interval that holds the number is taken within the category's text",
    arguments: [
      Call("intervals", 0, is: "a zero rule"),
      Call("intervals", 2, is: "two to five (included)"),
      Call("intervals", 5, is: "two to five (included)"),
      Call("intervals", 2.5, is: "two to five (included)"),
      Call("intervals", 6, is: "and a catchall rule"),
      Call("intervals", 1, is: "and a catchall rule"),
      Call("in other", 1, is: "The default 'one' rule"),
      Call("in other", 2, is: "and a catchall rule"),
      Call("in other", 3, is: "three or four"),
      Call("in other", 5, is: "and a catchall rule"),
      Call("in other", 100, is: "100 or more"),
      Call("any order", 3, is: "two to five"),
      Call("any order", 7, is: "catchall"),
      Call("to eternity", 99, is: "this will last forever"),
      Call("to eternity", -1, is: "but only gt 0"),
      Call("from eternity", -7, is: "this was born long before"),
      Call("from eternity", 1, is: "but only lt 0"),
      Call("open", 6, is: "six"),
      Call("open", 7, is: "above six"),
      Call("open", 2, is: "two"),
      Call("open", 3, is: "else"),
      Call("open", -2, is: "below"),
      Call("mustache", 4, named: ["me": "Ann"], is: "4 of Ann"),
      Call("mustache", named: ["me": "Ann", "count": 9], is: "and 9 for Ann"),
    ]
  )
  func intervals(_ call: Call) throws { try check(Self.i18nNode, call) }

  @Test("an exact number goes before an interval, and an interval of other is for what falls to it")
  func intervalsAmongForms() throws {
    let json = #"{"n": {"3": "three", "other": "[2,5] a few|%d"}}"#
    for (number, expected) in [(3, "three"), (2, "a few"), (1, "1"), (7, "7")] {
      try check(json, Call("n", MessageArgument(number), is: expected))
    }
  }

  @Test(
    "intervals are read as they are written, and others are none",
    arguments: [
      ("[2]", "[2]"), ("[2,5]", "[2,5]"), ("]2,5[", "]2,5["), ("(2,5]", "]2,5]"), ("[6,[", "[6,["),
      ("[6,]", "[6,["), ("[,0]", "],0]"), ("[-3, -1]", "[-3,-1]"), ("[0,∞[", "[0,["),
      ("[0,Infinity]", "[0,["), ("]-∞,0[", "],0["), ("[5,2]", nil), ("[2,2[", nil), ("]2[", nil),
      ("[]", nil), ("[,]", nil), ("[a]", nil), ("2,5", nil), ("[1,2,3]", nil), ("", nil),
      ("[", nil),
      ("[99999999999999999999]", nil),
    ]
  )
  func intervalSyntax(_ text: String, _ expected: String?) {
    #expect(NumberInterval(text)?.description == expected)
  }

  @Test("intervals can be given without a file")
  func intervalsInPrograms() throws {
    var files = PluralVariants()
    files[.other] = MessageTemplate("%d files")
    files.intervals[.other] = [.init(NumberInterval(2...5), MessageTemplate("a few files"))]
    let catalog = MessageCatalog(language: "en", messages: ["n": Message(files)])
    #expect(try catalog.string("n", 5) == "a few files")
    #expect(try catalog.string("n", 6) == "6 files")
    #expect(NumberInterval(2...5).contains(4.5) && !NumberInterval(2...5).contains(Double.nan))
  }

  // MARK: i18next

  private static let i18next = #"""
    {
      "key": "value",
      "keyDeep": {"inner": "value"},
      "keyNesting": "reuse $t(keyDeep.inner)",
      "otherFile": "reuse $t(common:key), $t(key)",
      "unescaped": "replace this {{- value}}",
      "formatted": "replace this {{value, number}}",
      "friend_male": "A boyfriend", "friend_male_one": "A boyfriend",
      "friend_male_other": "{{count}} boyfriends",
      "item_zero": "no items", "item_one": "{{count}} item", "item_other": "{{count}} items",
      "place_ordinal_one": "{{count}}st", "place_ordinal_two": "{{count}}nd",
      "place_ordinal_few": "{{count}}rd", "place_ordinal_other": "{{count}}th",
      "both_one": "{{count}} both", "both_other": "{{count}} boths",
      "both_ordinal_one": "{{count}}st", "both_ordinal_other": "{{count}}th",
      "explicit": "as it is", "explicit_one": "1", "explicit_other": "{{count}}",
      "cart": {"line_one": "{{count}} line", "line_other": "{{count}} lines"},
      "girls_one": "{{count}} girl", "girls_other": "{{count}} girls",
      "boys_one": "{{count}} boy", "boys_other": "{{count}} boys",
      "girlsAndBoys": "They have $t(girls, {\"count\": {{girls}} }) and $t(boys, {\"count\": {{boys}} })",
      "some": "Only $t(girls), $t(boys, {\"count\": 1})",
      "named": "$t(hello, {\"name\": \"{{user}}\"})!", "hello": "Hello {{name}}",
      "chapter_one": "Chapter one", "chapter_two": "Chapter two",
      "gender_male": "he", "gender_other": "they"
    }
    """#

  @Test(
    "i18next's files of version 4 give its texts",
    arguments: [
      Call("keyDeep.inner", is: "value"),
      Call("keyNesting", is: "reuse value"),
      Call("otherFile", is: "reuse value, value"),
      Call("unescaped", named: ["value": "x"], is: "replace this x"),
      Call("formatted", named: ["value": 5], is: "replace this 5"),
      Call("item", 1, is: "1 item"),
      Call("item", 3, is: "3 items"),
      Call("item", 0, is: "no items"),
      Call("item", named: ["count": 3], is: "3 items"),
      Call("item_other", named: ["count": 1], is: "1 items"),
      Call("friend_male", is: "A boyfriend"),
      Call("place_ordinal", 22, is: "22nd"),
      Call("place", 3, is: "3rd"),
      Call("place_ordinal_two", named: ["count": 2], is: "2nd"),
      Call("both", 21, is: "21 boths"),
      Call("both_ordinal", 21, is: "21st"),
      Call("explicit", 5, is: "as it is"),
      Call("cart.line", 2, is: "2 lines"),
      Call("girlsAndBoys", named: ["girls": 3, "boys": 1], is: "They have 3 girls and 1 boy"),
      Call("some", named: ["count": 2], is: "Only 2 girls, 1 boy"),
      Call("named", named: ["user": "Ann"], is: "Hello Ann!"),
    ]
  )
  func i18next(_ call: Call) throws { try check(Self.i18next, call) }

  @Test("texts that are no forms make no message")
  func noFamilies() throws {
    let catalog = try MessageCatalog(json: Self.i18next)
    #expect(catalog["chapter"] == nil && catalog["gender"] == nil)
    #expect(catalog.errors.isEmpty)
  }

  @Test("a language's own categories are i18next's suffixes")
  func polishFamily() throws {
    let json = #"""
      {"f_one": "{{count}} plik", "f_few": "{{count}} pliki", "f_many": "{{count}} plików"}
      """#
    try check(json, Call("f", 5, is: "5 plików"), in: "pl")
    try check(#"{"f_other": "{{count}} 件"}"#, Call("f", 5, is: "5 件"), in: "ja")
  }

  @Test("references that lead nowhere or back are shown as they are, and told")
  func references() throws {
    let json = #"""
      {"a": "a $t(b)", "b": "b $t(a)", "self": "$t(self)", "none": "$t(nothing) {{x}}",
       "n_one": "$t(n)", "n_other": "{{count}} $t(n)", "options": "$t(c, count)", "c": "C"}
      """#
    try check(json, Call("a", is: "a b $t(a)"))
    try check(json, Call("self", is: "$t(self)"))
    try check(json, Call("none", named: ["x": 1], is: "$t(nothing) 1"))
    try check(json, Call("n", 2, is: "2 $t(n)"))
    try check(json, Call("options", is: "C"))
    let kinds = Set(try kinds(json))
    #expect(
      kinds.isSuperset(of: [
        .recursiveReference("a"), .recursiveReference("b"), .recursiveReference("self"),
        .recursiveReference("n"), .unknownReference("nothing"),
        .invalidValue("count", of: .referenceOptions),
      ])
    )
  }

  @Test("references that double the text each time end at a limit", .timeLimit(.minutes(5)))
  func referenceBomb() throws {
    var members = (0..<60).map { #""k\#($0)": "$t(k\#($0 + 1))$t(k\#($0 + 1))""# }
    members.append(#""k60": "x""#)
    let json = "{" + members.joined(separator: ",") + "}"
    #expect(try kinds(json).contains(.limit(.references)))
    #expect(try kinds(json).contains(.limit(.referenceNesting)))
    try check(json, Call("k57", is: "xxxxxxxx"))
  }

  // MARK: Lingo and JSONlize

  @Test(
    "a number among the named arguments chooses, whatever its name is",
    arguments: [
      (["unread-messages-count": 24], "You have 24 unread messages for %{who}."),
      (["unread-messages-count": 1], "You have an unread message."),
    ] as [([String: MessageArgument], String)]
  )
  func lingo(_ named: [String: MessageArgument], _ expected: String) throws {
    let json = #"""
      {"unread.messages": {"one": "You have an unread message.",
        "other": "You have %{unread-messages-count} unread messages for %{who}."}}
      """#
    var options = MessageOptions()
    options.missingArguments = .placeholder
    let catalog = try MessageCatalog(json: json, options: options)
    #expect(try catalog.string("unread.messages", arguments: [], named: named) == expected)
  }

  @Test(
    "the argument with the name chooses, else the first by position, else a name that is shown",
    arguments: [
      Call("n", 7, named: ["count": 1, "size": 2], is: "1: one"),
      Call("n", 7, named: ["size": 1, "who": "Ann"], is: "7: 1 for Ann"),
      Call("n", "Ann", 1, is: "1: one"),
      Call("n", named: ["size": 1, "alpha": 5, "who": "Ann"], is: "1: one"),
      Call("n", named: ["who": 1, "size": "big"], is: "1: one"),
      Call("m", named: ["anything": 1], is: "single"),
      Call("m", named: ["anything": 2, "name": "Ann"], is: "several"),
    ]
  )
  func selection(_ call: Call) throws {
    let json = #"""
      {"n": {"one": "%{count}: one", "other": "%{count}: %{size} for %{who}"},
       "m": {"one": "single", "other": "several"}}
      """#
    try check(json, call)
  }

  @Test("without a number among the arguments the name is asked for")
  func noNumber() throws {
    let catalog = try MessageCatalog(json: #"{"n": {"one": "a", "other": "b"}}"#)
    let error = fault { () throws(MessageError) in
      try catalog.string("n", named: ["who": "Ann"])
    }
    guard case .missingNamedArgument(_, "count") = error?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    "JSONlize's exact numbers may be negative",
    arguments: zip([-1, 0, 1, 5, -5], ["yesterday", "today", "tomorrow", "5 days", "-5 days"])
  )
  func negative(_ number: Int, _ expected: String) throws {
    let json = #"""
      {"day": {"plurals": {"-1": "yesterday", "0": "today", "1": "tomorrow", "*": "${i} days"}}}
      """#
    try check(json, Call("day", MessageArgument(number), is: expected))
  }

  @Test(
    "an object holds exact numbers, categories and * together, in any dialect",
    arguments: ["${i}", "%{count}", "{{count}}", "%d", "%s"]
  )
  func together(_ placeholder: String) throws {
    let json = #"""
      {"n": {"0": "нет", "one": "P файл", "few": "P файла", "*": "P файлов"},
       "w": {"plurals": {"0": "нет", "one": "P файл", "few": "P файла", "*": "P файлов"}}}
      """#.replacingOccurrences(of: "P", with: placeholder)
    for (number, expected) in [(0, "нет"), (21, "21 файл"), (3, "3 файла"), (5, "5 файлов")] {
      try check(json, Call("n", MessageArgument(number), is: expected), in: "ru")
      try check(json, Call("w", MessageArgument(number), is: expected), in: "ru")
    }
  }

  // MARK: Variables

  private static let variables = #"""
    {
      "both": {
        "text": "%#@files@ in %#@folders@",
        "variables": {
          "files": {"one": "%d file", "other": "%d files"},
          "folders": {"1": "one folder", "other": "%d folders"}
        }
      },
      "named": {
        "text": "{{who}}: %#@files@ in %#@folders@",
        "variables": {
          "files": {"argument": "n", "one": "{{count}} file", "other": "{{count}} files"},
          "folders": {"argument": 2, "one": "%{count} folder", "other": "%{count} folders"}
        }
      },
      "apple": {
        "text": "%1$@ has %2$#@files@",
        "variables": {"files": {"one": "%lld file", "other": "%arg files"}}
      },
      "positions": {
        "text": "{{who}}: %2$#@files@, %1$#@files@",
        "variables": {"files": {"one": "%d file", "other": "%d files"}}
      },
      "rank": {
        "text": "floor %#@floor@",
        "variables": {"floor": {"ordinals": {"one": "${i}st", "two": "${i}nd", "*": "${i}th"}}}
      },
      "within": {
        "one": "a file in %#@folders@", "other": "%d files in %#@folders@",
        "variables": {"folders": {"argument": 2, "one": "%d folder", "other": "%d folders"}}
      }
    }
    """#

  @Test(
    "two numbers in one text agree",
    arguments: [
      Call("both", 1, 2, is: "1 file in 2 folders"),
      Call("both", 5, 1, is: "5 files in one folder"),
      Call("both", named: ["folders": 2, "files": 1], is: "1 file in 2 folders"),
      Call("named", 9, 1, named: ["n": 3, "who": "Ann"], is: "Ann: 3 files in 1 folder"),
      Call("apple", "Ann", 2, is: "Ann has 2 files"),
      Call("positions", 1, 2, named: ["who": "Ann"], is: "Ann: 2 files, 1 file"),
      Call("rank", 2, is: "floor 2nd"),
      Call("within", 1, 2, is: "a file in 2 folders"),
      Call("within", 4, 1, is: "4 files in 1 folder"),
    ]
  )
  func variables(_ call: Call) throws {
    try check(Self.variables, call)
    #expect(
      try MessageCatalog(json: Self.variables).diagnostics.filter { $0.severity > .warning } == []
    )
  }

  @Test("a variable that cannot be read costs itself, and the text stays")
  func faultyVariables() throws {
    let json = #"""
      {"n": {"text": "%#@a@, %#@b@, %#@c@",
        "variables": {"a": {"one": "%d x", "other": "%d xs"}, "b": {"one": 5}}}}
      """#
    try check(json, Call("n", 1, is: "1 x, %#@b@, %#@c@"))
    let kinds = try kinds(json)
    #expect(kinds.contains(.wrongType(.field("one"), expected: [.string], found: .number)))
    #expect(kinds.contains(.unknownVariable("c")))
  }

  @Test("a group may have a member that is called variables")
  func groupWithVariables() throws {
    let json = #"{"help": {"text": "Text", "variables": {"title": "Variables"}}}"#
    try check(json, Call("help.variables.title", is: "Variables"))
    try check(json, Call("help.text", is: "Text"))
  }

  // MARK: Neighbours

  /// A faulty entry, what is told about it, and what can be shown nevertheless.
  private static let faulty: [(String, MessageDiagnostic.Kind, Call?)] = [
    ("5", .wrongType(.message, expected: [.string, .object], found: .number), nil),
    ("true", .wrongType(.message, expected: [.string, .object], found: .boolean), nil),
    ("null", .wrongType(.message, expected: [.string, .object], found: .null), nil),
    (
      #"["x", 5]"#, .wrongType(.message, expected: [.string, .object], found: .number),
      Call("bad.0", is: "x")
    ),
    ("{}", .missing(.texts), nil),
    ("[]", .missing(.texts), nil),
    (
      #"{"one": "x", "other": 1}"#,
      .wrongType(.field("other"), expected: [.string], found: .number),
      Call("bad", 1, is: "x")
    ),
    (
      #"{"one": ["y"], "other": "x"}"#,
      .wrongType(.field("one"), expected: [.string], found: .array),
      Call("bad", 1, is: "x")
    ),
    (
      #"{"one": {"title": "y"}, "other": "x"}"#,
      .wrongType(.field("one"), expected: [.string], found: .object), Call("bad.one.title", is: "y")
    ),
    (
      #"{"one": "1 file", "ohter": "files"}"#, .unknownName("ohter", of: .messageMember),
      Call("bad.one", is: "1 file")
    ),
    (
      #"{"plurals": {"*": "x"}, "keys": {"y": "z"}}"#, .unknownName("keys", of: .messageMember),
      Call("bad.keys.y", is: "z")
    ),
    (
      #"{"plurals": {"nonsense": "x"}}"#, .unknownName("nonsense", of: .categoryOrNumber),
      Call("bad.plurals.nonsense", is: "x")
    ),
    (
      #"{"plurals": {"One": "x", "other": "y"}}"#, .unknownName("One", of: .categoryOrNumber),
      Call("bad", 1, is: "y")
    ),
    (
      #"{"plurals": {"1.5": "x", "other": "y"}}"#, .unknownName("1.5", of: .categoryOrNumber),
      Call("bad", 1, is: "y")
    ),
    (
      #"{"plurals": {"=1": "x", "other": "y"}}"#, .invalidValue("=1", of: .exactNumber("=1")),
      Call("bad", 1, is: "x")
    ),
    (
      #"{"plurals": {"01": "x", "other": "y"}}"#, .invalidValue("01", of: .exactNumber("01")),
      Call("bad", 1, is: "x")
    ),
    (
      #"{"99999999999999999999": "x", "other": "y"}"#,
      .invalidValue("99999999999999999999", of: .exactNumber("99999999999999999999")),
      Call("bad", 1, is: "y")
    ),
    (
      #"{"plurals": {"1": 5}}"#, .wrongType(.field("1"), expected: [.string], found: .number), nil
    ),
    (#"{"plurals": {}}"#, .missing(.texts), nil),
    (
      #"{"plurals": "x"}"#, .wrongType(.field("plurals"), expected: [.object], found: .string),
      Call("bad.plurals", is: "x")
    ),
    (
      #"{"keys": {"x": null, "y": "z"}}"#,
      .wrongType(.field("x"), expected: [.string], found: .null),
      nil
    ),
    (
      #"{"one": "x", "one": "y", "other": "z"}"#, .duplicate(.field("one"), firstLine: nil),
      Call("bad", 1, is: "y")
    ),
    (
      #"{"other": "[5,2] x|[1] y|z"}"#, .invalidValue("[5,2]", of: .interval("[5,2]")),
      Call("bad", 3, is: "z")
    ),
    (#""[0] a|[2,5] b""#, .missing(.restOfIntervals), Call("bad", 9, is: "b")),
    (
      #""[0] a|b|c""#, .duplicate(.restOfIntervals, firstLine: nil), Call("bad", 9, is: "c")
    ),
    (#""\uD83D""#, .syntax(.halfSurrogate(#"\uD83D"#)), nil),
  ]

  @Test(
    "what is faulty is told with its place, and costs neither its forms nor its neighbours",
    arguments: faulty
  )
  func faults(_ entry: String, _ kind: MessageDiagnostic.Kind, _ call: Call?) throws {
    let json = "{\n  \"first\": \"good\",\n  \"bad\": \(entry),\n  \"last\": {\"x\": \"good\"}\n}"
    let catalog = try MessageCatalog(json: json, mode: .tolerant)
    #expect(try catalog.source("first") == "good")
    #expect(try catalog.source("last.x") == "good")
    let finding = try #require(
      catalog.diagnostics.first { $0.kind == kind },
      "\(catalog.diagnostics)"
    )
    #expect(finding.line == 3 && finding.file == "messages.json")
    #expect(finding.key?.hasPrefix("bad") == true)
    guard let call else { return }
    #expect(
      try catalog.string(call.key, arguments: call.arguments, named: call.named) == call.expected
    )
  }

  @Test("groups keep all their texts, and what is there twice is told")
  func groups() throws {
    let json = #"""
      {"menu": {"file": {"open": "Open", "one": "1 file", "other": "%d files"}, "edit": "Edit",
        "plurals": {"one": "a", "other": "b"}, "keys": "Keys"},
       "menu.edit": "Explicit",
       "menu": {"more": "More", "edit": "Third"},
       "menu.file.open": "Open",
       "twice": "1", "twice": "2",
       "gender": {"male": "he", "other": "they"},
       "steps": {"one": {"title": "A"}, "two": {"title": "B"}},
       "days": {"0": "Sunday", "1": "Monday"},
       "settings": {"keys": {"api": {"title": "API keys"}}}}
      """#
    let catalog = try MessageCatalog(json: json)
    let texts = [
      "menu.file.open": "Open", "menu.file.one": "1 file", "menu.edit": "Explicit",
      "menu.keys": "Keys", "menu.more": "More", "twice": "2", "gender.male": "he",
      "gender.other": "they", "steps.two.title": "B", "days.0": "Sunday",
      "settings.keys.api.title": "API keys",
    ]
    for (key, text) in texts { #expect(try catalog.source(key) == text, "\(key)") }
    #expect(try catalog.string("menu.plurals", 1) == "a")
    #expect(try catalog.string("days", 1) == "Monday")
    let twice = catalog.diagnostics.filter {
      if case .duplicate(.key, _) = $0.kind { true } else { false }
    }
    #expect(Set(twice.compactMap(\.key)) == ["menu", "menu.edit", "menu.file.open", "twice"])
    #expect(twice.first { $0.key == "menu.file.open" }?.severity == .note)
    #expect(twice.first { $0.key == "twice" }?.severity == .warning)
  }

  @Test(
    "groups within groups whose keys are too long in all end at a limit",
    .timeLimit(.minutes(5))
  )
  func longKeys() throws {
    let name = String(repeating: "k", count: 40_000)
    let members = (0..<2_000).map { #""\#($0)": "x""# }.joined(separator: ",")
    let catalog = try MessageCatalog(
      json: #"{"\#(name)": {"g": {\#(members), "z": "x"}}, "good": "x"}"#,
      mode: .tolerant
    )
    #expect(try catalog.source("good") == "x")
    #expect(catalog.errors.map(\.kind) == [.limit(.keySize)])
  }

  // MARK: Other systems

  @Test(
    "a text that looks like another system's is told as what it looks like, and shown as it is",
    arguments: [
      (#"In {lang} there {NUM, plural,one{is one for #}other{others for #}}"#, [.icuMessageFormat]),
      ("{n, selectordinal, other {#th}}", [.icuMessageFormat]),
      ("{name} is there", [.braces]),
      ("%#@files@ in it", [.stringsdictVariable]),
      ("Hello %@, %1$@", [.appleFormat]),
      ("%(name)s and %(count)d", [.python]),
      ("50% off, $5, {}, {{}}, 100%", []),
      ("% d, {a b}, { x: 1 }, ${, %{, {{", []),
    ] as [(String, [OtherSystem])]
  )
  func looks(_ text: String, _ systems: [OtherSystem]) throws {
    let json = "{\"a\": \"\(text)\", \"n\": {\"other\": \"\(text)\"}}"
    let catalog = try MessageCatalog(json: json)
    #expect(catalog.text("a") == text && catalog.text("n", 5) == text)
    for key in ["a", "n"] {
      let told = catalog.diagnostics.filter { $0.key == key }.compactMap {
        if case .looksLike(let system) = $0.kind { system } else { nil }
      }
      #expect(told == systems)
    }
  }

  @Test(
    "braces of another dialect than the one that is given are told",
    arguments: [
      ("{{count}} files", .apple, [.mustache]), ("{{count}} files", .mustache, []),
      ("${i} files", .mustache, [.dollarBraces]),
      ("%{count} files", .dollarBraces, [.percentBraces]),
      ("$t(key) {{count}}", .hash, [.mustache, .i18nextReference]),
    ] as [(String, PlaceholderDialect, [OtherSystem])]
  )
  func otherBraces(
    _ text: String,
    _ dialect: PlaceholderDialect,
    _ systems: [OtherSystem]
  ) throws {
    let catalog = try MessageCatalog(json: "{\"a\": \"\(text)\"}", dialect: dialect)
    let told = catalog.diagnostics.compactMap {
      if case .looksLike(let system) = $0.kind { system } else { nil }
    }
    #expect(told == systems)
    #expect(
      catalog.diagnostics.allSatisfy { $0.severity == .warning && $0.description.contains("; ") }
    )
  }

  @Test("sentences say what a text looks like and what to write", arguments: OtherSystem.allCases)
  func sentences(_ system: OtherSystem) {
    let finding = MessageDiagnostic(.looksLike(system))
    #expect(finding.severity == .warning)
    #expect(finding.sentence.contains("looks like") && finding.sentence.contains("; "))
  }

  // MARK: The dialect

  @Test(
    "mustache is read as its writers mean it",
    arguments: [
      ("{{name}}", "Ann"), ("{{ name }}", "Ann"), ("{{{name}}}", "Ann"), ("{{- name}}", "Ann"),
      ("{{&name}}", "Ann"), ("{{name, uppercase}}", "Ann"), ("{{{{name}}", "{{Ann"),
      ("{{name}", "{{name}"),
      ("{{}}", "{{}}"), ("{name}", "{name}"), ("%s and {{name}}", "5 and Ann"), ("%1$s", "5"),
      ("%03d", "005"), ("%%s", "%s"), ("%%", "%"), ("%", "%"), ("% d", "% d"), ("%@", "%@"),
      ("5%d", "55"),
      ("50%discount", "50%discount"), ("%.1f", "5.0"), ("%f", "5"), ("%n", "%n"), ("{{0}}", "5"),
    ]
  )
  func mustache(_ text: String, _ expected: String) throws {
    let template = MessageTemplate(text, dialect: .mustache)
    #expect(try template.string(5, named: ["name": "Ann"]) == expected)
  }

  @Test("sections are shown as they are, and told")
  func sections() throws {
    let template = MessageTemplate("{{#list}}x{{/list}}", dialect: .mustache)
    #expect(try template.string() == template.source)
    let problems = template.diagnostics.compactMap {
      if case .placeholder(let fault) = $0.kind { fault.reason } else { nil }
    }
    #expect(problems == [.section, .section])
  }

  @Test("what i18next would format is noted")
  func formatIgnored() {
    let findings = MessageTemplate("{{count, number}}", dialect: .mustache).diagnostics
    #expect(findings.map(\.severity) == [.note])
  }

  @Test(
    "texts of nothing but braces and signs are read",
    .timeLimit(.minutes(5)),
    arguments: [
      "{", "{{", "{{{", "}}", "{{a", "%", "%%s", "$t(", "$t(a,", "[1]|", "|", "%#@", "%(", "{a,",
    ]
  )
  func hostile(_ piece: String) throws {
    let text = String(repeating: piece, count: 5_000)
    _ = try MessageCatalog(json: #"{"a": "\#(text)", "n": {"other": "\#(text)"}}"#)
  }
}
