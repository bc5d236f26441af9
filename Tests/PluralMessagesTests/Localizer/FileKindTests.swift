import Foundation
import PluralMessages
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if !os(Windows)
  @Suite("What is no file of messages")
  struct FileKindTests {
    private static func problem(_ path: String) -> FileProblem? {
      let url = URL(fileURLWithPath: path)
      let finding = fault { () throws(MessageError) in
        try MessageCatalog(contentsOf: url, language: "en", format: .strings)
      }
      guard case .unreadable(let problem) = finding?.kind else { return nil }
      return problem
    }

    @Test("is named as what it is, and neither waited for nor read without an end")
    func kinds() throws {
      try withTemporaryDirectory(["x.strings/y": "", "a.strings": "\"a\" = \"b\";"]) { folder in
        let pipe = folder.appendingPathComponent("p.strings").path
        try #require(mkfifo(pipe, 0o600) == 0)
        let link = folder.appendingPathComponent("l.strings")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: pipe)
        let good = folder.appendingPathComponent("g.strings")
        try FileManager.default.createSymbolicLink(
          atPath: good.path,
          withDestinationPath: folder.appendingPathComponent("a.strings").path
        )
        #expect(Self.problem(pipe) == .isPipe)
        #expect(Self.problem(link.path) == .isPipe)
        #expect(Self.problem("/dev/zero") == .isDevice)
        #expect(Self.problem(folder.appendingPathComponent("x.strings").path) == .isFolder)
        #expect(Self.problem(folder.appendingPathComponent("n.strings").path) == .notFound)
        #expect(try MessageCatalog(contentsOf: good, language: "en").string("a") == "b")
      }
    }

    @Test("a file that is too large is not read")
    func size() throws {
      try withTemporaryDirectory(["x.strings": ""]) { folder in
        let path = folder.appendingPathComponent("x.strings").path
        // It has holes: none of it is on the disk.
        let size = 3 << 30
        try #require(truncate(path, off_t(size)) == 0)
        #expect(Self.problem(path) == .tooLarge(size))
        #expect(truncate(path, off_t(MessageLimit.fileSize.maximum + 1)) == 0)
        #expect(Self.problem(path) == .tooLarge(MessageLimit.fileSize.maximum + 1))
      }
    }

    @Test("in a folder it costs no other file")
    func neighbours() throws {
      let files = [
        "en.lproj/A.strings": "\"a\" = \"b\";", "it.lproj": "", "de.lproj/C.strings/d": "",
      ]
      try withTemporaryDirectory(files) { folder in
        let pipe = folder.appendingPathComponent("en.lproj/B.strings").path
        try #require(mkfifo(pipe, 0o600) == 0)
        let localizer = try Localizer(directory: folder, preferences: ["it", "en"])
        #expect(localizer.text("a") == "b")
        #expect(localizer.languages == ["en"])
        let kinds = localizer.diagnostics.map(\.kind)
        #expect(kinds == [.unreadable(.otherFormat), .unreadable(.isPipe)])
        // A folder in the place of a table is told to whom it is a language of.
        let german = try Localizer(directory: folder, preferences: ["de"])
        #expect(german.diagnostics.map(\.kind).contains(.unreadable(.isFolder)))
      }
    }
  }

  @Suite("Writing without a signal")
  struct DescriptorWriterTests {
    @Test("a pipe whose reader has gone gives an error, and the process goes on")
    func brokenPipe() throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      defer { close(ends[1]) }
      let before = signal(SIGPIPE, SIG_DFL)
      defer { signal(SIGPIPE, before) }
      #expect(DescriptorWriter.write([1, 2, 3], to: ends[1]) == 0)
      close(ends[0])
      #expect(DescriptorWriter.write([1, 2, 3], to: ends[1]) == EPIPE)
      var pending = sigset_t()
      sigpending(&pending)
      #expect(sigismember(&pending, SIGPIPE) == 0)
    }

    @Test("a descriptor that is not open gives an error")
    func notOpen() {
      #expect(DescriptorWriter.write([1], to: -1) == EBADF)
    }
  }
#endif
