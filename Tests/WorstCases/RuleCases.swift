import CLDRReader
import PluralRuleCompiler
import Plurals

extension WorstCase {
  static let rules = [
    WorstCase(
      "rules: ranges of a relation",
      size: 500,
      memory: 400,
      text: { size in
        "one: n = " + pieces(min(size, 2_000), ",") { "\($0 * 3)..\($0 * 3 + 1)" } + "; other:"
      },
      { _ = try PluralRules(compiling: PluralRuleSet(parsing: $0)) }
    ),
    // Beyond the limit, which half of these relations reach, an error comes at once.
    WorstCase(
      "analysis: relations modulo large primes",
      size: 200,
      memory: 400,
      text: { size in
        "one: " + pieces(size, " or ") { "n % \($0 % 2 == 0 ? 1999 : 1993) = \($0 * 7 + 1)" }
          + "; other:"
      },
      { text in
        let rules = try PluralRuleSet(parsing: text)
        _ = try? rules.integerSet(of: .one).prefix(10)
        _ = try? rules.reachability
      }
    ),
    Self.cldr("CLDR: aliases of aliases", size: 1_000, memory: 600) { size in
      let aliases =
        pieces(size) { "<languageAlias type=\"zz_\(name($0))\" replacement=\"fr\"/>" }
        + pieces(size) { "<languageAlias type=\"\(name($0))\" replacement=\"zz\"/>" }
      return (rules("fr", samples: "1"), aliases)
    },
    Self.cldr("CLDR: aliases with one language", size: 1_000, memory: 600) { size in
      let aliases =
        pieces(size) { "<languageAlias type=\"fr_\(name($0))\" replacement=\"zz_\(name($0))\"/>" }
        + "<languageAlias type=\"aaa\" replacement=\"fr_\(name(1))\"/>"
      return (rules("fr", samples: "1"), aliases)
    },
    Self.cldr("CLDR: samples in very many locales", size: 500, memory: 600) { size in
      (
        rules(
          pieces(size, " ") { name($0 + 676, 3) },
          samples: pieces(size * 4, ", ") { _ in "1" }
        ), nil
      )
    },
    Self.cldr("CLDR: wrong samples in very many locales", size: 500, memory: 400) { size in
      (
        rules(
          pieces(size, " ") { name($0 + 676, 3) },
          samples: pieces(size * 4, ", ") { _ in "2" }
        ), nil
      )
    },
  ]

  private static func cldr(
    _ name: String,
    size: Int,
    memory: Int,
    _ content: @escaping @Sendable (Int) -> (rules: String, aliases: String?)
  ) -> WorstCase {
    WorstCase(name, size: size, memory: memory) { size in
      let (rules, aliases) = content(size)
      let metadata = aliases.map {
        "<supplementalData><metadata><alias>\($0)</alias></metadata></supplementalData>"
      }
      return Input(size: rules.utf8.count + (metadata?.utf8.count ?? 0)) {
        try? verify(rules, metadata)
      }
    }
  }

  private static func verify(_ rules: String, _ metadata: String?) throws {
    var data = PluralData()
    data.cardinals = try CLDRReader.pluralRules(from: .bytes(Array(rules.utf8), name: "a")).groups
    if let metadata {
      data.aliases = try CLDRReader.languageAliases(from: .bytes(Array(metadata.utf8), name: "b"))
    }
    let report = PluralRuleVerification(of: data, with: try PluralRuleLibrary(compiling: data))
    _ = report.failures.map(\.description)
  }

  private static func rules(_ locales: String, samples: String) -> String {
    """
    <supplementalData><plurals type="cardinal"><pluralRules locales="\(locales)">\
    <pluralRule count="one">i = 0,1 @integer \(samples)</pluralRule>\
    <pluralRule count="other"></pluralRule></pluralRules></plurals></supplementalData>
    """
  }

  /// A subtag of some letters.
  private static func name(_ number: Int, _ length: Int = 5) -> String {
    var rest = number
    return String(
      (0..<length).map { _ in
        defer { rest /= 26 }
        return Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(rest % 26)))
      }
    )
  }
}
