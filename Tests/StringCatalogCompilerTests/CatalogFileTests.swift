import Foundation
import StringCatalogCompiler
import TestSupport
import Testing

@Suite("Files of catalogues")
struct CatalogFileTests {
  private func problem(_ path: String) -> String {
    do throws(CatalogSource.Problem) {
      _ = try CatalogSource(contentsOf: URL(fileURLWithPath: path))
      return ""
    } catch {
      return error.description
    }
  }

  @Test("a file is read, also by a link")
  func file() throws {
    try withTemporaryDirectory(["a": #"{"strings": {}}"#]) { folder in
      let link = folder.path + "/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a")
      #expect(problem(folder.path + "/a") == "")
      #expect(problem(link) == "")
    }
  }

  @Test("what is no file is refused, and not waited for", .timeLimit(.minutes(1)))
  func noFile() throws {
    try withTemporaryDirectory { folder in
      #expect(problem(folder.path) == "it is a folder; expected a file")
      #expect(problem(folder.path + "/x") != "")
      #if !os(Windows)
        #expect(problem("/dev/zero") == "it is a device; expected a file")
        let pipe = folder.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(problem(pipe) == "it is a pipe or a socket; expected a file")
      #endif
    }
  }

  @Test("a file above the limit is refused by its size")
  func large() throws {
    try withTemporaryDirectory(["a": "", "b": ""]) { folder in
      let limit = CatalogSource.maximumFileSize
      for (name, size) in [("a", limit), ("b", limit + 1)] {
        let file = try FileHandle(forWritingTo: folder.appendingPathComponent(name))
        try file.truncate(atOffset: UInt64(size))
        try file.close()
      }
      let url = folder.appendingPathComponent("a")
      #expect(try CatalogSource.data(of: url).count == limit)
      #expect(problem(folder.path + "/b") == "it has more than 67108864 bytes")
    }
  }
}
