import PluralRuleCompiler
import Plurals

extension Subcommand {
  static let diff = Subcommand(
    name: "diff",
    summary: "Say how the plural rules of two CLDR releases differ, for all locales.",
    operands: [],
    options: [.releases, .diffType, .json, .width],
    details: """
      Lists locales that are new or gone, with the locale that they resolve to in the other release, and
      those whose rules have changed, with where they differ, as 'plurals compare' says it: exactly, for
      integers and decimals apart. Locales that changed alike are listed together. Rules with another
      text that mean the same are listed as reworded. Range tables are compared if both releases have
      them. The status is 0 if nothing but texts differs, 1 if something does.

        plurals diff --cldr old-cldr
        plurals diff --cldr old-cldr --cldr new-cldr --type ordinal
      """,
    json: """
      an object with "isEqual", "types" and "ranges". "types" has for "cardinal" and "ordinal" an object
      with "new" and "gone" (arrays of objects with "locale" and "resolvesTo", the locale in the other
      release), "changed" (an array of objects with "locales", \(RuleDifference.help)), "reworded" (an array
      of locales whose rules have another text with the same meaning) and "alike" (the count of the rest).
      "ranges" is null if a folder has none, or an object with "new" and "gone" (arrays of locales) and
      "changed" (an array of objects with "locales" and "rows": objects with "start", "end", "first" and
      "second").
      """
  ) { arguments, streams throws(CommandError) in
    guard arguments.operands.isEmpty else {
      throw arguments.usageError("unexpected argument \(quoted(arguments.operands[0]))")
    }
    let folders = arguments.values(of: .releases)
    guard let old = folders.first else {
      throw arguments.usageError("--cldr DIR is missing")
    }
    let types =
      arguments.value(of: .diffType) == nil
      ? PluralRuleType.allCases : [try arguments.ruleType()]
    let first = try RuleSource(folder: old, types: types, needsRanges: true, streams)
    let second = try RuleSource(
      folder: folders.dropFirst().first,
      types: types,
      needsRanges: true,
      streams
    )
    let result = try ReleaseDifference(first, second, types: types)
    if arguments.has(.json) {
      try streams.output.write(json: result)
    } else {
      let layout = try TextLayout(arguments, streams)
      try streams.output.write(layout.layOut(result.text))
    }
    if !result.isEqual { throw CommandError(.negative) }
  }
}

extension Subcommand.Option {
  fileprivate static let releases = Self(
    name: "--cldr",
    value: "DIR",
    summary: "A folder with the older release's XML files, required; a second --cldr is the newer "
      + "release, by default the built-in rules.",
    kind: .folder,
    maximumCount: 2
  )
  fileprivate static let diffType = Self(
    name: Self.type.name,
    value: Self.type.value,
    summary: "cardinal or ordinal; both by default.",
    kind: Self.type.kind
  )
}
