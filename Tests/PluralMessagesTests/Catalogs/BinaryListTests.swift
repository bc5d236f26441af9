import Foundation
import PluralMessages
import Testing

@Suite("Binary property lists")
struct BinaryListTests {
  private func read(_ data: Data) throws(MessageError) -> MessageCatalog {
    try MessageCatalog(
      data: data,
      format: .stringsdict,
      language: "en",
      file: "f",
      mode: .strict
    )
  }

  @Test("a list with texts is read, as the platform reads it")
  func texts() throws {
    var list = BinaryList()
    let (key, text) = (list.add(text: "a"), list.add(text: "a text of 26 letters, long"))
    let data = list.data(of: [(key, text)])
    #expect(try read(data).source("a") == "a text of 26 letters, long")
    let platform = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(platform as? [String: String] == ["a": "a text of 26 letters, long"])
  }

  @Test("dictionaries may be nested as deeply as the limit, and no deeper")
  func nesting() {
    // The innermost value, a text, is a level.
    func kind(_ levels: Int) -> MessageDiagnostic.Kind? {
      var list = BinaryList()
      let key = list.add(text: "k")
      var value = list.add(text: "x")
      for _ in 1..<levels { value = list.add([(key, value)]) }
      let data = list.data(top: value)
      return fault { () throws(MessageError) in try read(data) }?.kind
    }
    let limit = MessageLimit.nesting.maximum
    #expect(kind(limit) != .limit(.nesting))
    #expect(kind(limit + 1) == .limit(.nesting))
  }

  @Test("an object outside the part for objects is refused", arguments: [0, 1, 7, 1_000, 0xFFFF])
  func outside(_ offset: Int) {
    var list = BinaryList()
    let (key, text) = (list.add(text: "a"), list.add(text: "b"))
    list.offsets[Int(text)] = offset
    let data = list.data(of: [(key, text)])
    let error = fault { () throws(MessageError) in try read(data) }
    #expect(error?.description.contains("not inside the file") == true, "\(error as Any)")
  }

  @Test("the first byte behind the header is inside")
  func first() throws {
    var list = BinaryList()
    let (key, text) = (list.add(text: "a"), list.add(text: "b"))
    list.offsets[Int(text)] = 8
    #expect(try read(list.data(of: [(key, text)])).source("a") == "a")
  }

  @Test("texts that lie in each other are refused, unless all together are less than the file")
  func overlaps() throws {
    func head(_ count: UInt8) -> String { String(decoding: [0x5F, 0x10, count], as: UTF8.self) }
    var list = BinaryList()
    let keys = ["a", "b", "c"].map { list.add(text: $0) }
    // Among the letters of the first are two more texts with their heads.
    let inner = head(54) + String(repeating: "x", count: 54)
    let texts = [list.add(text: head(57) + inner), list.add(text: ""), list.add(text: "")]
    let top = list.add(Array(zip(keys, texts)).map { (key: $0, value: $1) })
    // Behind the header and three keys of two bytes.
    let start = 8 + 3 * 2
    list.offsets[Int(texts[1])] = start + 3
    let two = list.data(top: top)
    #expect(try read(two).source("b") == inner)
    list.offsets[Int(texts[2])] = start + 6
    let error = fault { () throws(MessageError) in try read(list.data(top: top)) }
    #expect(error?.description.contains("its objects overlap") == true, "\(error as Any)")
  }

  @Test("of a key that is there twice the last is taken, and told as in XML")
  func repeatedKeys() throws {
    var list = BinaryList()
    let (key, one, two) = (list.add(text: "a"), list.add(text: "1"), list.add(text: "2"))
    let catalog = try read(list.data(of: [(key, one), (key, two)]))
    #expect(try catalog.source("a") == "2")
    #expect(catalog.diagnostics.map(\.kind) == [.duplicate(.key, firstLine: nil)])
    #expect(catalog.diagnostics.map(\.severity) == [.warning])
  }
}
