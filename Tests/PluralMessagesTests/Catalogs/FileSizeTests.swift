import Foundation
import PluralMessages
import TestSupport
import Testing

@Suite("Sizes of files")
struct FileSizeTests {
  private static func error(_ size: Int, _ format: CatalogFormat) -> MessageDiagnostic? {
    fault { () throws(MessageError) in
      try MessageCatalog(data: Data(count: size), format: format, language: "en", file: "f")
    }
  }

  @Test(
    "a file above the limit is refused whatever its format, before it is read",
    arguments: [CatalogFormat.strings, .stringsdict, .json]
  )
  func limit(_ format: CatalogFormat) {
    let size = MessageLimit.fileSize.maximum + 1
    let error = Self.error(size, format)
    #expect(error?.kind == .unreadable(.tooLarge(size)))
    #expect(error?.file == "f")
  }

  @Test("a String Catalog above the limit is refused")
  func stringCatalog() {
    let size = MessageLimit.fileSize.maximum + 1
    let error = fault { () throws(MessageError) in
      try StringCatalog(data: Data(count: size), file: "f")
    }
    #expect(error?.kind == .unreadable(.tooLarge(size)))
  }

  @Test("a file on disk has the same limit")
  func file() throws {
    try withTemporaryDirectory { folder in
      let url = folder.appendingPathComponent("x.stringsdict")
      try Data().write(to: url)
      let size = MessageLimit.fileSize.maximum + 1
      let file = try FileHandle(forWritingTo: url)
      try file.truncate(atOffset: UInt64(size))
      try file.close()
      let error = fault { () throws(MessageError) in
        try MessageCatalog(contentsOf: url, language: "en")
      }
      #expect(error?.kind == .unreadable(.tooLarge(size)))
    }
  }

  @Test("a file of the limit is read")
  func full() {
    // A binary list without its trailer: the cheapest to refuse for what is in it.
    let mark = Data("bplist00".utf8)
    let data = mark + Data(count: MessageLimit.fileSize.maximum - mark.count)
    let error = fault { () throws(MessageError) in
      try MessageCatalog(data: data, format: .stringsdict, language: "en", file: "f")
    }
    #expect(error?.description.contains("no binary property list") == true, "\(error as Any)")
  }
}
