import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite("Lines for readers")
struct LayoutTests {
  @Test(
    "lines are broken at --width, and every word stays",
    arguments: [
      ["rules", "lt"], ["numbers", "ru", "few", "--exact"], ["compare", "pl", "ru"],
      ["legacy", "3"], ["legacy", "3", "--locale", "lv"],
      ["legacy", "3", "--locale", "lv", "--forms", "a b;c;d"],
    ]
  )
  func breaks(arguments: [String]) throws {
    let whole = try plurals(arguments).output
    #expect(whole.split(separator: "\n").contains { $0.count > 40 })
    let broken = try plurals(arguments + ["--width", "40"]).output
    #expect(broken.split(separator: "\n").allSatisfy { $0.count <= 40 }, "\(broken)")
    let words = { (text: String) in text.split { $0 == " " || $0 == "\n" } }
    #expect(words(broken) == words(whole))
    #expect(try plurals(arguments + ["--width", "10000"]).output == whole)
  }

  @Test("later lines are indented below the first")
  func indents() throws {
    let lines = try plurals(["rules", "lt", "--width", "40"]).output.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("  @integer 1,") })
    #expect(lines[start + 1].hasPrefix("    ") && !lines[start + 1].hasPrefix("     "))
    let broken = try plurals(["legacy", "--width", "60"]).output
    let words = { (text: String) in text.split { $0 == " " || $0 == "\n" } }
    #expect(words(broken) == words(try legacyTable.get().output))
    let table = broken.split(separator: "\n")
    #expect(table.allSatisfy { $0.count <= 60 })
    let row = try #require(table.firstIndex { $0.hasPrefix("   0  Asian ") })
    let column = try #require(table[row].range(of: "equal:")).lowerBound
    let indent = table[row].distance(from: table[row].startIndex, to: column)
    #expect(table[row + 1].prefix { $0 == " " }.count == indent)
  }

  #if os(Linux)
    /// What the command writes to a terminal of some columns.
    private func terminal(
      _ columns: UInt16,
      _ arguments: [String],
      environment: [String: String] = [:]
    ) throws -> [Substring] {
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      defer { close(master) }
      // TIOCSPTLCK and TIOCGPTN, which are macros of more than a number: unlock, and tell the name.
      var (lock, number): (Int32, UInt32) = (0, 0)
      let isOpen =
        ioctl(master, 0x4004_5431, &lock) == 0 && ioctl(master, 0x8004_5430, &number) == 0
      try #require(isOpen, "no terminal")
      let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      let isSized = slave >= 0 && ioctl(master, UInt(TIOCSWINSZ), &size) == 0
      try #require(isSized, "no terminal")
      let process = Process()
      process.executableURL = productsDirectory.appendingPathComponent("plurals")
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment
        .filter { $0.key != "COLUMNS" }.merging(environment) { $1 }
      process.standardOutput = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
      try process.run()
      // Less than a terminal holds before it is read.
      process.waitUntilExit()
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = read(master, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        .split { $0 == "\r\n" || $0 == "\n" }
    }

    @Test(
      "a terminal's lines end where it or COLUMNS says, or at --width",
      arguments: [
        (50, [:], [], 50), (70, [:], [], 70), (0, [:], [], 80), (50, ["COLUMNS": "60"], [], 60),
        (50, ["COLUMNS": "x"], [], 50), (50, ["COLUMNS": "5"], [], 50),
        (50, ["COLUMNS": "60"], ["--width", "70"], 70),
      ] as [(UInt16, [String: String], [String], Int)]
    )
    func ofTerminal(
      columns: UInt16,
      environment: [String: String],
      options: [String],
      width: Int
    ) throws {
      let lines = try terminal(columns, ["rules", "lt"] + options, environment: environment)
      let longest = try #require(lines.map(\.count).max())
      // Samples are short words: the longest line nearly fills the width.
      #expect(longest <= width && longest > width - 10, "\(longest)")
    }
  #endif

  @Test("COLUMNS breaks no lines of a file")
  func ofFile() throws {
    let whole = try plurals(["rules", "lt"]).output
    #expect(try plurals(["rules", "lt"], environment: ["COLUMNS": "40"]).output == whole)
  }
}
