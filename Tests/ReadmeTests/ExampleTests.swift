import DocumentExamples
import Foundation
import Testing

@Suite("Examples of the documentation")
struct ExampleTests {
  static let all = (try? DocumentExample.all()) ?? []

  @Test("are those that are compiled here")
  func examplesAreCompiled() throws {
    let recorded = try String(contentsOf: ExampleFile.url, encoding: .utf8)
    #expect(Self.all.count == examples.count)
    #expect(ExampleFile.text(Self.all) == recorded, "run `swift run RecordExamples`")
  }

  @Test("print and are what their comments say", arguments: all.map(\.name))
  func resultsAreAsCommented(name: String) throws {
    // Some read files of the package.
    #expect(FileManager.default.changeCurrentDirectoryPath(DocumentExample.package.path))
    let example = try #require(Self.all.first { $0.name == name })
    let recorder = Recorder()
    let compiled = try #require(examples[name])
    try compiled(recorder)
    let results = example.results
    #expect(recorder.lines.count == results.count, "\(recorder.lines)")
    for (line, result) in zip(recorder.lines, results) {
      #expect(result.matches(line), "\(line) is not: \(result.comment)")
    }
  }

  @Test(
    "have results of which a value may be followed by a remark, and a printed text may not",
    arguments: [
      (#"print(1)  // 1"#, "1", true), (#"print(1)  // 1, as ever"#, "1", false),
      (#"x.y(1)  // 1, as ever"#, "1", true), (#"x.y(1)  // 1: as ever"#, "1", true),
      (#"x.y(1)  // 10"#, "1", false), (#"x.y(1)  // other"#, "", false),
      (#"try x.y  // [1, 2]"#, "[1, 2]", true), (#"try x.y  // [1, 2]"#, "[1, 3]", false),
    ]
  )
  func resultsMatch(line: String, value: String, isRight: Bool) throws {
    let example = DocumentExample(name: "", code: [line])
    #expect(try #require(example.results.first).matches(value) == isRight)
  }
}
