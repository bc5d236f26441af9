import Foundation
import StringCatalogCompiler
import Testing

@Suite("Compiled formats")
struct CompiledFormatTests {
  /// A substitution.
  private func substitution(_ name: String, _ forms: String, _ more: String = "") -> String {
    #""\#(name)": {\#(more)\#(forms)}"#
  }

  private func localization(_ text: String, _ substitutions: String...) -> String {
    text + #", "substitutions": {\#(substitutions.joined(separator: ", "))}"#
  }

  private func value(_ localization: String, key: String = "k") throws -> PropertyValue {
    let compiler = try compiled(entry(localization, key: key))
    #expect(compiler.findings.isEmpty)
    return try #require(compiler.tables["en"]?.stringsdict[key])
  }

  private func format(_ value: PropertyValue) -> String? {
    value["NSStringLocalizedFormatKey"]?.text
  }

  @Test(
    "a text whose substitution is not there is an error, one that is not translated is left out",
    arguments: [
      (#""y": {"argNum": 1, "variations": {"plural": {"other": {STATE}}}}"#, true),
      (#""x": {"argNum": 1, "variations": {"plural": {"other": {STATE}}}}"#, false),
    ]
  )
  func absent(substitution: String, isError: Bool) throws {
    let new = substitution.replacingOccurrences(of: "STATE", with: unit("%arg", "new"))
    let strings = """
      "k": {"localizations": {"en": {\(unit("all"))}, "pl": {
        \(unit("%#@x@")), "substitutions": {\(new)}}}}
      """
    let compiler = try compiled(strings)
    #expect(compiler.findings.map(\.isError) == [isError])
    #expect(compiler.findings.map(\.language) == ["pl"])
    #expect(compiler.tables.keys.sorted() == ["en"])
    // All that is new is compiled if that is wanted.
    let all = try compiled(strings, buildsAll: true)
    #expect((all.tables["pl"] != nil) == !isError)
  }

  @Test("a substitution that is not translated in another's form leaves the text out")
  func absentWithin() throws {
    let text = localization(
      unit("%#@a@"),
      substitution("a", plural(["other": "%arg %#@b@"]), #""argNum": 1, "#),
      #""b": {"argNum": 2, "variations": {"plural": {"other": {\#(unit("%arg", "new"))}}}}"#
    )
    let compiler = try compiled(entry(text))
    #expect(compiler.tables.isEmpty)
    #expect(compiler.findings.map(\.isError) == [false])
  }

  @Test("substitutions that lead to themselves are an error", arguments: ["%#@a@", "%#@b@"])
  func circles(form: String) throws {
    let text = localization(
      unit("%#@a@"),
      substitution("a", plural(["other": form])),
      substitution("b", plural(["other": "%#@a@"]))
    )
    #expect(try compiled(entry(text)).findings.map(\.isError) == [true])
  }

  @Test("substitutions that nothing names are not in the property list")
  func unused() throws {
    let text = localization(
      unit("%#@a@"),
      substitution("a", plural(["other": "%arg"])),
      substitution("b", plural(["other": "%#@nothing@"]))
    )
    #expect(try value(text)["b"] == nil)
  }

  @Test("a substitution has another name where the plural's variable or a key of the format has it")
  func clashes() throws {
    let plain = try value(
      localization(
        plural(["other": "%lld %#@value@ %#@value1@"]),
        substitution("value", plural(["other": "<%arg>"]), #""argNum": 2, "#),
        substitution("value1", plural(["other": "[%arg]"]), #""argNum": 3, "#)
      )
    )
    #expect(format(plain) == "%1$#@value@")
    #expect(plain["value"]?["other"] == .text("%1$lld %2$#@value2@ %3$#@value1@"))
    #expect(plain["value2"]?["other"] == .text("<%2$lld>"))
    #expect(plain["value1"]?["other"] == .text("[%3$lld]"))
    let own = try value(
      localization(
        unit("%#@NSStringLocalizedFormatKey@"),
        substitution("NSStringLocalizedFormatKey", plural(["other": "%arg"]))
      )
    )
    #expect(format(own) == "%1$#@value1@")
    #expect(own["value1"]?["other"] == .text("%1$lld"))
    let alone = try value(
      localization(unit("%#@value@"), substitution("value", plural(["other": "%arg"])))
    )
    #expect(format(alone) == "%1$#@value@")
  }

  @Test("variables within variables have their positions")
  func nesting() throws {
    let nested = try value(
      localization(
        unit("%#@a@!"),
        substitution("a", plural(["other": "%arg with %#@b@"]), #""argNum": 1, "#),
        substitution(
          "b",
          plural(["other": "%arg"]),
          #""argNum": 2, "formatSpecifier": "d", "#
        )
      )
    )
    #expect(format(nested) == "%1$#@a@!")
    #expect(nested["a"]?["other"] == .text("%1$lld with %2$#@b@"))
    #expect(nested["b"]?["other"] == .text("%2$d"))
    #expect(nested["b"]?["NSStringFormatValueTypeKey"] == .text("d"))
  }

  @Test("a variable that stands for two arguments is two variables")
  func twoPlaces() throws {
    let value = try value(
      localization(unit("%#@a@ of %#@a@"), substitution("a", plural(["other": "%arg"])))
    )
    #expect(format(value) == "%1$#@a@ of %2$#@value1@")
    #expect(value["value1"]?["other"] == .text("%2$lld"))
  }

  @Test("what follows a substitution with a position is the next argument")
  func turns() throws {
    let value = try value(
      localization(
        unit("%#@a@ in %@"),
        substitution("a", plural(["other": "%arg"]), #""argNum": 1, "#)
      )
    )
    #expect(format(value) == "%1$#@a@ in %2$@")
  }

  @Test(
    "numbers have the positions of their arguments, also behind sizes that are arguments",
    arguments: [
      ("%*d", "%2$#@value@", "%2$*1$d", "d"), ("%.*f", "%2$#@value@", "%2$.*1$f", "f"),
      ("%*.*lf", "%3$#@value@", "%3$*1$.*2$lf", "lf"),
      ("%3$*1$.2lf", "%3$#@value@", "%3$*1$.2lf", "lf"),
      ("%@ %*d", "%3$#@value@", "%1$@ %3$*2$d", "d"), ("%1$lld", "%#@value@", "%1$lld", "lld"),
      ("%2$lld", "%2$#@value@", "%2$lld", "lld"),
      ("%@: 5%% %d", "%2$#@value@", "%1$@: 5%% %2$d", "d"),
      ("100% free %d", "%#@value@", "100% free %d", "d"),
      ("%05.1f m", "%#@value@", "%05.1f m", "f"),
      ("%(n)lld", "%#@value@", "%lld", "lld"), ("%2$(n)lld", "%2$#@value@", "%2$lld", "lld"),
      ("%(n)2$lld", "%2$#@value@", "%2$lld", "lld"),
      ("%(who)@ has %(n)lld", "%2$#@value@", "%1$@ has %2$lld", "lld"),
    ]
  )
  func positions(text: String, format: String, form: String, type: String) throws {
    let value = try value(plural(["other": text]))
    #expect(self.format(value) == format)
    #expect(value["value"]?["other"] == .text(form))
    #expect(value["value"]?["NSStringFormatValueTypeKey"] == .text(type))
  }

  @Test(
    "texts lose the names of placeholders, and are else as they are",
    arguments: [
      ("%(name)@ & %(count)lld", "%@ & %lld"), ("%1$(name)@", "%1$@"),
      ("50% (or so)", "50% (or so)"), ("%() %(a b)d", "%() %(a b)d"), ("%(x)", "%(x)"),
      ("%01$d %% %arg", "%01$d %% %arg"),
    ]
  )
  func names(text: String, expected: String) throws {
    #expect(try compiled(entry(unit(text))).tables["en"]?.strings["k"] == .text(expected))
  }

  @Test(
    "a substitution without a specifier is shown as the key shows its argument",
    arguments: [("%@: %d", "d"), ("%@: %2$.1lf", "lf"), ("%@: %@", "lld"), ("files", "lld")]
  )
  func specifiers(key: String, type: String) throws {
    let value = try value(
      localization(
        unit("%@: %#@n@"),
        substitution("n", plural(["other": "%arg"]), #""argNum": 2, "#)
      ),
      key: key
    )
    #expect(value["n"]?["NSStringFormatValueTypeKey"] == .text(type))
    #expect(value["n"]?["other"] == .text("%2$\(type)"))
  }

  @Test("devices within forms and substitutions are chosen first")
  func devices() throws {
    let form =
      #"{"variations": {"device": {"mac": {\#(unit("%d clicks"))}, "other": {\#(unit("%d taps"))}}}}"#
    let forms = #""variations": {"plural": {"one": {\#(unit("%d"))}, "other": \#(form)}}"#
    let devices = try value(forms)["NSStringDeviceSpecificRuleType"]
    #expect(devices?["mac"]?["value"]?["other"] == .text("%d clicks"))
    #expect(devices?["other"]?["value"]?["other"] == .text("%d taps"))
    #expect(devices?["mac"]?["value"]?["one"] == .text("%d"))
    let inner = try value(
      localization(unit("%#@n@"), #""n": {\#(forms)}"#)
    )["NSStringDeviceSpecificRuleType"]
    #expect(inner?["mac"]?["n"]?["other"] == .text("%1$d clicks"))
    #expect(inner?["other"]?["n"]?["other"] == .text("%1$d taps"))
  }

  @Test("new texts that are empty are not compiled, even if all are")
  func empty() throws {
    #expect(try compiled(entry(unit("", "new")), buildsAll: true).tables.isEmpty)
    #expect(try compiled(entry(unit("")), buildsAll: true).tables.count == 1)
  }

  @Test("two placeholders of one number are one number, those of two are told")
  func numbers() throws {
    #expect(try compiled(entry(plural(["other": "%1$d, %1$d"]))).findings.isEmpty)
    let findings = try compiled(entry(plural(["other": "%d, %d"]))).findings
    #expect(findings.map(\.text) == ["the first of 2 numbers chooses the form"])
    #expect(findings.map(\.isError) == [false])
  }

  @Test("no format names a variable that is not there", arguments: 0..<50)
  func dangling(seed: Int) throws {
    // Each text names some of three substitutions, each of which is there in some state.
    var bits = seed * 7_919 + 13
    func next(_ count: Int) -> Int {
      bits = (bits * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
      return (bits >> 16) % count
    }
    let names = ["a", "b", "c"]
    let list = names.dropLast(next(2)).map { name in
      let text = "%arg" + (next(2) == 0 ? " %#@\(names[next(3)])@" : "")
      let form = unit(text, ["new", "translated"][min(next(4), 1)])
      return #""\#(name)": {"variations": {"plural": {"other": {\#(form)}}}}"#
    }
    let text = unit("%#@\(names[next(3)])@ %#@\(names[next(3)])@")
    let compiler = try compiled(
      entry(text + #", "substitutions": {\#(list.joined(separator: ", "))}"#)
    )
    guard let value = compiler.tables["en"]?.stringsdict["k"] else {
      #expect(!compiler.findings.isEmpty)
      return
    }
    for text in value.texts {
      for part in text.components(separatedBy: "#@").dropFirst() {
        let name = try #require(part.components(separatedBy: "@").first)
        #expect(value[name] != nil, "\(value)")
      }
    }
  }
}
