import Foundation
import StringCatalogCompiler
import Testing

@Suite("Languages that a build is planned with")
struct PlannedLanguagesTests {
  private func problem(_ planned: [String], _ strings: String) throws -> String? {
    let data = Data("{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}}".utf8)
    return PlannedLanguages(planned, catalog: try CatalogSource(data), data: data).problem
  }

  @Test("those of the catalogue are as planned")
  func same() throws {
    #expect(try problem(["en"], "") == nil)
    #expect(try problem(["pl", "en"], entry(unit("a"), language: "pl")) == nil)
    #expect(try problem(["en"], entry(unit("a"), language: "../x")) == nil)
  }

  @Test(
    "a language that came or went is told, with what to do",
    arguments: [
      (["en"], "the build was planned before it had pl;"),
      (["de", "en", "pl"], "the build was planned while it had de;"),
      (["de", "en"], "the build was planned before it had pl and while it had de;"),
      ([], "the build was planned before it had en, pl;"),
    ]
  )
  func other(planned: [String], text: String) throws {
    let found = try problem(planned, entry(unit("a"), language: "pl"))
    #expect(found?.hasPrefix(text) == true, "\(found ?? "")")
    #expect(found?.contains("touch Package.swift") == true)
  }

  @Test("where another plan would be the same, the file is to be mended")
  func reading() throws {
    // Of a key twice the first counts, and for Foundation the last.
    let twice = entry(unit("a"), language: "pl") + ", " + entry(unit("a"), language: "de")
    let found = try problem(["de", "en"], twice)
    #expect(found?.contains("mend what the warnings say") == true)
    #expect(found?.contains("touch") == false)
  }
}
