import Foundation

/// The file of copies that is compiled.
public enum ExampleFile {
  /// Where it is.
  public static let url = DocumentExample.package
    .appendingPathComponent("Tests/ReadmeTests/Examples.swift")

  /// The file's text for some examples.
  public static func text(_ examples: [DocumentExample]) -> String {
    var text = """
      // swift-format-ignore-file
      // Copied by RecordExamples from the README, the articles and the documentation comments. Do not edit:
      // change the example where it is, and run `swift run RecordExamples`.

      import CLDRReader
      import Foundation
      import LegacyMigration
      import LegacyPlurals
      import MessageLinter
      import PluralMessages
      import PluralRuleCompiler
      import Plurals
      import PluralsFoundation
      import StringCatalogs
      import TypedPlurals

      let examples: [String: @Sendable (Recorder) throws -> Void] = [

      """
    for example in examples { text += "  \"\(example.name)\": `\(example.name)`,\n" }
    text += "]\n"
    for example in examples {
      text += "\n@Sendable private func `\(example.name)`(print: Recorder) throws {\n"
      for line in example.compiledCode { text += line.isEmpty ? "\n" : "  \(line)\n" }
      text += "}\n"
    }
    return text
  }
}
