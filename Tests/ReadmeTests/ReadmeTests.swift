import DocumentExamples
import Foundation
import Testing

@Suite("README.md and the articles")
struct ReadmeTests {
  static let package = DocumentExample.package
  static let articles = (try? DocumentExample.documents().filter { $0.hasSuffix(".md") }) ?? []

  /// The contents of the code blocks of a language.
  static func blocks(_ language: String, in path: String = "README.md") throws -> [String] {
    let text = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    return MarkdownBlock.fenced(text.components(separatedBy: "\n"), language: language)
      .map { $0.joined(separator: "\n") }
  }

  @Test("their commands print what they show", arguments: articles)
  func commandsPrintWhatIsShown(path: String) throws {
    for block in try Self.blocks("console", in: path) {
      let parts = ("\n" + block).components(separatedBy: "\n$ ").dropFirst()
      for part in parts {
        let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
        let expected = lines.dropFirst().map { $0 + "\n" }.joined()
        let command = lines[0].replacingOccurrences(of: "swift run plurals", with: "\"$PLURALS\"")
        #expect(try Self.shell(command) == expected, "\(lines[0])")
      }
    }
  }

  @Test("the set-up commands install what they need and run the tool and the tests")
  func setUpCommands() throws {
    let commands = try Self.blocks("sh")
    let setUp = "apt-get update && apt-get install -y libxml2-dev pkg-config && "
    let needed = [setUp + "swift run plurals category --locale pl 5", setUp + "swift test"]
    #expect(commands.prefix(2) == needed[...])
    let continuousIntegration = try String(
      contentsOf: Self.package.appendingPathComponent(".ci/run"),
      encoding: .utf8
    )
    #expect(continuousIntegration.contains(needed[1]))
  }

  private static func shell(_ command: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = package
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
