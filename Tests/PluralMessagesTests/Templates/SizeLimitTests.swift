import PluralMessages
import Testing

@Suite("Limits of placeholders")
struct SizeLimitTests {
  private static let maximum = MessageLimit.width.maximum

  @Test("a width or precision is at most 1,000", arguments: ["%#d", "%.#f", "%-#@", "%1$.#d"])
  func width(_ format: String) throws {
    func template(_ size: Int) throws(MessageError) -> MessageTemplate {
      MessageTemplate(format.replacing("#", with: String(size)))
    }
    let text = try template(Self.maximum).string(5)
    #expect(text.count >= Self.maximum)
    let above = try template(Self.maximum + 1)
    let finding = try #require(above.diagnostics.first)
    guard case .placeholder(let problem) = finding.kind else {
      Issue.record("\(finding)")
      return
    }
    #expect(problem.reason == .sizeAboveLimit)
    #expect(finding.sentence.contains("at most 1000"))
    // What is above the limit is shown as at the limit.
    #expect(try above.string(5) == text)
  }

  @Test("a position of a substitution is at most 1,000")
  func position() throws {
    func strings(_ position: Int) -> String {
      """
      "k" : {"localizations": {"en": {"stringUnit": {"value": "%#@x@"}, "substitutions": {"x": {
        "argNum": \(position), \(plural(["other": "%arg"]))}}}}}
      """
    }
    let maximum = MessageLimit.position.maximum
    let catalog = try StringCatalog(strings: strings(maximum))
    let arguments = (1...maximum).map { MessageArgument($0) }
    #expect(try catalog.catalog(for: "en")?.string("k", arguments: arguments) == "1000")
    let error = fault { () throws(MessageError) in
      try StringCatalog(strings: strings(maximum + 1), mode: .strict)
    }
    #expect(error?.kind == .invalidValue("1001", of: .field("argNum")))
    #expect(error?.variable == "x" && error?.sentence.contains("from 1 to 1000") == true)
  }
}
