import Foundation
import PluralMessages
import Plurals
import TestSupport
import Testing

@Suite("Formats, at the edges")
struct TemplateEdgeTests {
  @Test("a width or precision below zero is C's", arguments: [-6, -1, 0, 1, 6])
  func argumentSizes(_ size: Int) throws {
    #expect(
      try MessageTemplate("%*d|").string(size, 5) == String(format: "%*d|", size, 5)
    )
    // The process may have a locale with a decimal comma.
    let text = String(format: "%.*f", size, 1.25).replacing(",", with: ".")
    #expect(try MessageTemplate("%.*f").string(size, 1.25) == text)
  }

  @Test("flags before a variable say nothing", arguments: ["", " ", "-", "+", "0", "'", " -+0'"])
  func flaggedVariables(_ flags: String) throws {
    let text = entry(
      "key",
      "%\(flags)#@n@",
      variable("n", ["one": "%d file", "other": "%d files"])
    )
    #expect(try MessageCatalog(stringsdict: text).string("key", 2) == "2 files")
  }

  @Test(
    "what begins with a sign of Mustache's is told to be a section",
    arguments: ["#", "^", "/", ">", "="]
  )
  func sections(_ sign: String) {
    let template = MessageTemplate("{{\(sign)x}}", dialect: .mustache)
    #expect(!template.diagnostics.isEmpty)
    #expect(MessageTemplate("{{x}}", dialect: .mustache).diagnostics.isEmpty)
  }

  @Test(
    "a percent sign before a word of any letters is one",
    arguments: ["un % dé %d", "un % de %d"]
  )
  func percentSigns(_ format: String) throws {
    #expect(try MessageTemplate(format).string(5) == format.replacing("%d", with: "5"))
  }

  @Test(
    "`%arg` is no conversion of a substitution",
    arguments: [("lld", true), ("%lld", true), ("arg", false)]
  )
  func specifiers(_ specifier: String, isConversion: Bool) throws {
    let catalog = try StringCatalog(
      strings: """
        "key": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@n@"},
          "substitutions": {"n": {"argNum": 1, "formatSpecifier": "\(specifier)",
            \(plural(["one": "%arg file", "other": "%arg files"]))}}}}}
        """
    )
    let isRefused = catalog.diagnostics.contains {
      if case .invalidValue = $0.kind { true } else { false }
    }
    #expect(isRefused != isConversion, "\(catalog.diagnostics)")
  }

  @Test(
    "the number that is shown chooses, where it is a negative one's bits",
    arguments: ["u", "llu"]
  )
  func unsigned(_ type: String) throws {
    let forms = variable("n", type: type, ["one": "%\(type) one", "other": "%\(type) other"])
    let catalog = try MessageCatalog(stringsdict: entry("key", "%#@n@", forms))
    #expect(try catalog.string("key", -1) == "18446744073709551615 other")
    #expect(try catalog.string("key", 1) == "1 one")
  }
}
