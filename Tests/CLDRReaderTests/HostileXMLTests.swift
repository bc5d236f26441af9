import PluralRuleCompiler
import Plurals
import CLDRReader
import Foundation
import TestSupport
import Testing

@Suite("A document that means harm")
struct HostileXMLTests {
  private func document(_ subset: String, content: String = "") -> String {
    """
    <?xml version="1.0"?>
    <!DOCTYPE supplementalData [
    \(subset)
    ]>
    <supplementalData>\(content)</supplementalData>
    """
  }

  @Test(
    "is refused at its first declaration, which is never acted on",
    arguments: [
      ("<!ENTITY lol 'lol'>\n<!ENTITY lol1 '&lol;&lol;&lol;&lol;'>", "lol"),
      ("<!ENTITY x SYSTEM 'file:///etc/hostname'>", "x"),
      ("<!ENTITY x SYSTEM 'http://127.0.0.1:9/x'>", "x"),
      ("<!ENTITY x PUBLIC 'p' 'ftp://127.0.0.1:9/x'>", "x"),
      ("<!ENTITY % x '<!ENTITY y \"z\">'> %x;", "x"),
      ("<!ENTITY % x SYSTEM 'file:///etc/hostname'> %x;", "x"),
      ("<!ENTITY % x SYSTEM 'http://127.0.0.1:9/x.dtd'> %x;", "x"),
      ("<!NOTATION n SYSTEM 'n'>", "n"),
      ("<!ENTITY x SYSTEM 'x' NDATA n>", "x"),
      ("<!ELEMENT e (a, (b | c)*)>", "e"),
      ("<!ATTLIST pluralRule count (one | other) 'one'>", "count"),
      ("<!-- comment --> <?instruction?> <!ENTITY lt2 '&#38;#60;'>", "lt2"),
    ]
  )
  func declarations(subset: String, name: String) throws {
    for content in ["", "&\(name);", "<a b='&\(name);'/>"] {
      let error = try rulesError(document(subset, content: content))
      #expect(error.kind == .declaration(name))
      #expect(
        error.description
          == "test.xml:3: the document type declares '\(name)'; "
          + "expected none, as in CLDR's files"
      )
    }
  }

  @Test("cannot blow itself up with entities")
  func billionLaughs() throws {
    var subset = "<!ENTITY lol0 'lol'>"
    for level in 1...30 {
      let references = String(repeating: "&lol\(level - 1);", count: 10)
      subset += "\n<!ENTITY lol\(level) '\(references)'>"
    }
    let error = try rulesError(document(subset, content: "&lol30;"))
    #expect(error.kind == .declaration("lol0"))
  }

  @Test("cannot blow itself up with default attributes")
  func defaultAttributes() throws {
    let value = String(repeating: "x", count: 100_000)
    let error = try rulesError(
      document(
        "<!ATTLIST a b CDATA '\(value)'>",
        content: String(repeating: "<a/>", count: 100_000)
      )
    )
    #expect(error.kind == .declaration("b"))
  }

  @Test("is not helped by a DTD or entities in other files")
  func externalSubset() throws {
    try withTemporaryDirectory { directory in
      let dtd = directory.appendingPathComponent("x.dtd")
      try Data("<!ENTITY secret 'plurals'><!ATTLIST plurals type CDATA 'ordinal'>".utf8)
        .write(to: dtd)
      for doctype in ["SYSTEM '\(dtd.path)'", "PUBLIC 'p' '\(dtd.absoluteString)'"] {
        let rules = "<pluralRules locales='de'><pluralRule count='other'/></pluralRules>"
        func text(_ content: String) -> String {
          """
          <!DOCTYPE supplementalData \(doctype)>
          <supplementalData>\(content)<plurals>\(rules)</plurals></supplementalData>
          """
        }
        #expect(try CLDRReader.pluralRules(from: source(text(""))).type == .cardinal)
        for content in ["&secret;", "<a b='&secret;'/>"] {
          let error = try rulesError(text(content))
          #expect(error.kind == .malformed("Entity 'secret' not defined"))
          #expect(error.line == 2)
        }
      }
    }
  }

  @Test("cannot include other files, use a catalogue or apply a style sheet")
  func instructions() throws {
    let text = smallRulesFile.replacing(
      "<version",
      with: """
        <?xml-stylesheet href="file:///etc/hostname"?>
        <?oasis-xml-catalog catalog="file:///etc/hostname"?>
        <xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/hostname"/>
        <version
        """
    )
    #expect(
      try CLDRReader.pluralRules(from: source(text))
        == CLDRReader.pluralRules(from: source(smallRulesFile))
    )
  }

  @Test("cannot be nested without end")
  func depth() throws {
    for text in [
      String(repeating: "<supplementalData>", count: 100_000),
      "<supplementalData>" + String(repeating: "<a>", count: 10_000)
        + String(repeating: "</a>", count: 10_000) + "</supplementalData>",
    ] {
      let error = try rulesError(text)
      #expect(error.kind == .tooDeep(limit: CLDRReadLimits.depth))
      #expect(
        error.description == "test.xml:1: the file has too many elements in each other; "
          + "the limit is 256"
      )
    }
  }

  @Test("may be nested as deeply as the limit, and no deeper")
  func depthLimit() throws {
    // The root is one of them.
    func text(_ count: Int) -> String {
      let nested =
        String(repeating: "<a>", count: count - 1) + String(repeating: "</a>", count: count - 1)
      return smallRulesFile.replacing("<plurals ", with: nested + "<plurals ")
    }
    #expect(
      try CLDRReader.pluralRules(from: source(text(CLDRReadLimits.depth)))
        == CLDRReader.pluralRules(from: source(smallRulesFile))
    )
    let error = try rulesError(text(CLDRReadLimits.depth + 1))
    #expect(error.kind == .tooDeep(limit: CLDRReadLimits.depth))
  }

  @Test("cannot have more attributes in a tag than the limit")
  func attributes() throws {
    let attributes = (0..<CLDRReadLimits.attributes).map { "a\($0)=''" }.joined(separator: " ")
    let accepted = smallRulesFile.replacing(
      "<supplementalData>",
      with: "<supplementalData \(attributes)>"
    )
    _ = try CLDRReader.pluralRules(from: source(accepted))

    let error = try rulesError(
      smallRulesFile.replacing(
        "<supplementalData>",
        with: "<supplementalData\n\(attributes) a = '>'>"
      )
    )
    #expect(
      error.description == "test.xml:4: an element has too many attributes; the limit is 1000"
    )
  }

  @Test("cannot have more elements and attributes than the limit")
  func nodes() throws {
    let elements = String(repeating: "<a b='c'/>\n", count: CLDRReadLimits.nodes / 2)
    let error = try rulesError(supplemental(elements))
    #expect(
      error.description
        == "test.xml:\(3 + CLDRReadLimits.nodes / 2): "
        + "the file has too many elements and attributes; the limit is 262144"
    )
  }

  @Test("may have as many nodes as the limit, and none more")
  func nodeLimit() throws {
    // Four elements and three attributes.
    let rules =
      "<plurals type='cardinal'><pluralRules locales='de'><pluralRule count='other'/>"
      + "</pluralRules></plurals>"
    let room = CLDRReadLimits.nodes - 7
    let full = supplemental(String(repeating: "<a/>", count: room) + rules)
    #expect(try CLDRReader.pluralRules(from: source(full)).groups.map(\.locales) == [["de"]])
    let over = supplemental(String(repeating: "<a/>", count: room + 1) + rules)
    #expect(try rulesError(over).kind == .tooManyNodes(limit: CLDRReadLimits.nodes))
  }

  @Test("cannot have more name spaces than the limit, which are nodes too")
  func nameSpaces() throws {
    // Each element has two, so that a third of the limit is too many.
    let elements = String(
      repeating: "<a xmlns:b='c' xmlns:d='e'/>",
      count: CLDRReadLimits.nodes / 3 + 1
    )
    let error = try rulesError(supplemental(elements))
    #expect(error.kind == .tooManyNodes(limit: CLDRReadLimits.nodes))
  }
}
