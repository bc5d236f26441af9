import Foundation
import MessageLinter

extension WorstCase {
  /// Files that are checked: what is read from them is measured too.
  static let lint = [
    lint("Linter: very many keys, each with faults in three languages", size: 400, memory: 2_000) {
      size in
      catalog(
        pieces(size, ",") { index in
          "\"%lld k\(index)\":{\"localizations\":{"
            + "\"ru\":{\"variations\":{\"plural\":{\"one\":\(unit("1 a")),\"two\":\(unit("%@ b"))}}},"
            + "\"pl\":\(unit("%lld c")),\"ja\":\(unit("%d %q"))}}"
        }
      )
    },
    lint("Linter: very many languages, each with a key of its own", size: 300, memory: 30_000) {
      size in
      catalog(
        pieces(size, ",") { "\"k\($0)\":{\"localizations\":{\"en-a\(10_000 + $0)\":\(unit("x"))}}" }
      )
    },
    lint("Linter: a text of very many numbers and placeholders", size: 4_000, memory: 2_000) {
      size in
      let numbers = pieces(size, " ") { "\($0)" }
      let placeholders = pieces(size) { " %\($0 % 90 + 1)$@" }
      return catalog(
        "\"%lld\":{\"localizations\":{\"ru\":{\"variations\":{\"plural\":{\"one\":\(unit(numbers)),"
          + "\"few\":\(unit(placeholders)),\"many\":\(unit("%lld")),\"other\":\(unit("%lld"))}}}}}"
      )
    },
    lint("Linter: a text for very many devices", size: 2_000, memory: 2_000) { size in
      let devices = pieces(size, ",") { "\"d\($0)\":\(unit("%lld \($0)"))" }
      return catalog(
        "\"%lld\":{\"localizations\":{\"ru\":{\"variations\":{\"device\":{\(devices),"
          + "\"other\":\(unit("x"))}}}}}"
      )
    },
  ]

  private static func lint(
    _ name: String,
    size: Int,
    memory: Int,
    _ text: @escaping @Sendable (Int) -> String
  ) -> WorstCase {
    WorstCase(name, size: size, memory: memory) { size in
      let text = text(size)
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("plurals-" + UUID().uuidString + ".xcstrings")
      return Input(size: text.utf8.count) {
        try? Data(text.utf8).write(to: file)
        _ = LocalizationLinter().check([file])
        try? FileManager.default.removeItem(at: file)
      }
    }
  }

  private static func catalog(_ strings: String) -> String {
    "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(strings)}}"
  }

  private static func unit(_ text: String) -> String {
    "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
  }
}
