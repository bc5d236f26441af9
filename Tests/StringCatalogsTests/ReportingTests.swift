import Foundation
import PluralMessages
import StringCatalogs
import TestSupport
import Testing

// One after the other: there is one function that is told, for all of the process.
@Suite("Findings about texts", .serialized)
struct ReportingTests {
  private static let damaged = """
    "Hello" = "Cześć";
    "broken" = "no semicolon"
    "Bye" "Pa";
    """

  /// What is told while an operation runs on a bundle with a damaged file in Polish.
  private func findings(
    _ operation: (Bundle) throws -> Void
  ) throws -> [MessageDiagnostic] {
    let folder = try TemporaryDirectory()
    try folder.write(Self.damaged, to: "pl.lproj/Localizable.strings")
    let (bundle, told) = (try #require(Bundle(url: folder.url)), Recorder<MessageDiagnostic>())
    StringCatalogs.report = told.add
    defer { StringCatalogs.report = nil }
    try operation(bundle)
    // Other tests look for texts at the same time.
    return told.all.filter { $0.file?.hasPrefix(folder.url.path) ?? ($0.key == "unheard-of") }
  }

  private func text(_ key: String, _ bundle: Bundle, locale: String = "pl") -> String {
    StringCatalogs.withPreferences(["pl"]) {
      String(
        localized: String.LocalizationValue(key),
        bundle: bundle,
        locale: Locale(identifier: locale)
      )
    }
  }

  @Test("a missing key is told")
  func missing() throws {
    let findings = try findings { #expect(text("unheard-of", $0) == "unheard-of") }
    #expect(findings.contains { $0.kind == .missingKey })
  }

  @Test("a table that is not there is told, with its file")
  func missingTable() throws {
    let findings = try findings { bundle in
      #expect(String(localized: "unheard-of", table: "Nowhere", bundle: bundle) == "unheard-of")
    }
    #expect(
      findings.contains {
        $0.kind == .unreadable(.notFound) && $0.file?.hasSuffix("Nowhere.xcstrings") == true
      }
    )
  }

  @Test("what is wrong with a file is told once, however many need it first")
  func firstReads() throws {
    let one = try findings { #expect(text("Hello", $0) == "Cześć") }
    #expect(!one.isEmpty)
    let many = try findings { bundle in
      DispatchQueue.concurrentPerform(iterations: 32) { number in
        let locale = ["pl", "de", "ar_EG", "fr"][number % 4]
        #expect(text("Hello", bundle, locale: locale) == "Cześć")
      }
    }
    #expect(many.map(\.message) == one.map(\.message))
  }

  @Test("files that cannot be read are not tried again for each locale")
  func unreadable() throws {
    let findings = try findings { bundle in
      let file = bundle.bundleURL.appendingPathComponent("pl.lproj/Localizable.strings")
      try Data("\u{1}{".utf8).write(to: file)
      for locale in ["pl", "de", "fr", "ja"] {
        #expect(text("Hello", bundle, locale: locale) == "Hello")
      }
    }
    #expect(findings.count == 1)
  }

  @Test("who is told of findings may ask for texts of the same file")
  func texts() throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.damaged, to: "pl.lproj/Localizable.strings")
    let (bundle, told) = (try #require(Bundle(url: folder.url)), Recorder<String>())
    StringCatalogs.report = { _ in told.add(text("Hello", bundle)) }
    defer { StringCatalogs.report = nil }
    #expect(text("Hello", bundle) == "Cześć")
    #expect(told.all.contains("Cześć"))
  }
}
