import Foundation
import TestSupport
import Testing

@Suite("README.md")
struct ReadmeTests {
  /// The contents of the code blocks of a language.
  static func blocks(_ language: String) throws -> [String] {
    let text = try String(
      contentsOf: packageDirectory.appendingPathComponent("README.md"),
      encoding: .utf8
    )
    return text.components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```\n")[0]
    }
  }

  @Test("its Swift snippets are those that are compiled here")
  func snippetsAreCompiled() throws {
    let source = try String(
      contentsOf: packageDirectory.appendingPathComponent("Tests/ReadmeTests/Snippets.swift"),
      encoding: .utf8
    )
    let compiled = source.components(separatedBy: "  // begin\n").dropFirst().map { part in
      part.components(separatedBy: "  // end\n")[0]
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }
        .joined(separator: "\n")
        .trimmingCharacters(in: .newlines)
    }
    let shown = try Self.blocks("swift").map { block in
      block.split(separator: "\n", omittingEmptySubsequences: false)
        .drop { $0.hasPrefix("import ") || $0.isEmpty }
        .joined(separator: "\n")
    }
    #expect(shown == compiled)
  }

  @Test("its Swift snippets print what their comments say", arguments: snippets.indices)
  func snippetsPrintTheirComments(index: Int) throws {
    // A snippet reads the folder cldr.
    #expect(FileManager.default.changeCurrentDirectoryPath(packageDirectory.path))
    var printed: [String] = []
    let snippet = snippets[index]
    try snippet { (items: Any...) in
      printed.append(items.map { "\($0)" }.joined(separator: " "))
    }
    let comments = try Self.blocks("swift")[index].split(separator: "\n").compactMap { line in
      // A call that takes several lines has its comment at its end.
      line.contains(")  // ") ? line.components(separatedBy: "  // ").last : nil
    }
    #expect(printed == comments)
  }

  @Test("its commands print what it shows")
  func commandsPrintWhatIsShown() throws {
    for block in try Self.blocks("console") {
      let parts = ("\n" + block).components(separatedBy: "\n$ ").dropFirst()
      for part in parts {
        let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
        let expected = lines.dropFirst().map { $0 + "\n" }.joined()
        let command = lines[0].replacingOccurrences(of: "swift run plurals", with: "\"$PLURALS\"")
        #expect(try Self.shell(command) == expected, "\(lines[0])")
      }
    }
  }

  @Test("its set-up commands install what they need and run the tool and the tests")
  func setUpCommands() throws {
    let commands = try Self.blocks("sh")
    let setUp = "apt-get update && apt-get install -y libxml2-dev pkg-config && "
    #expect(commands == [setUp + "swift run plurals category --locale pl 5", setUp + "swift test"])
    let continuousIntegration = try String(
      contentsOf: packageDirectory.appendingPathComponent(".ci/run"),
      encoding: .utf8
    )
    #expect(continuousIntegration.contains(commands[1]))
  }

  private static func shell(_ command: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = packageDirectory
    var environment = ProcessInfo.processInfo.environment
    environment["PLURALS"] = productsDirectory.appendingPathComponent("plurals").path
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  private static let productsDirectory: URL = {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return Bundle.main.bundleURL
  }()
}
