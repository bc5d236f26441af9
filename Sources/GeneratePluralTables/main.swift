import Foundation
import PluralRuleCompiler
import Plurals
// temporary reader
func scan(_ f: String) -> [PluralRuleGroup] {
  let t = try! String(contentsOfFile: "cldr/"+f, encoding: .utf8)
  return t.components(separatedBy: "<pluralRules locales=\"").dropFirst().map { part in
    let loc = part.prefix { $0 != "\"" }.split(separator: " ").map(String.init)
    let body = part.components(separatedBy: "</pluralRules>")[0]
    let rules = body.components(separatedBy: "<pluralRule count=\"").dropFirst().map { r -> (category: String, rule: String) in
      let c = String(r.prefix { $0 != "\"" })
      let txt = r.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
      return (c, String(txt)) }
    return PluralRuleGroup(locales: loc, ruleSet: try! PluralRuleSet(parsing: rules)) }
}
func attrs(_ s: Substring, _ n: String) -> String { String(s.components(separatedBy: n + "=\"")[1].prefix { $0 != "\"" }) }
let rt = try! String(contentsOfFile: "cldr/pluralRanges.xml", encoding: .utf8)
let ranges = rt.components(separatedBy: "<pluralRanges locales=\"").dropFirst().map { part in
  PluralRangeGroup(locales: part.prefix { $0 != "\"" }.split(separator: " ").map(String.init), rows: part.split(separator: "\n").filter { $0.contains("<pluralRange ") }.map { PluralRange(start: PluralCategory(rawValue: attrs($0, "start"))!, end: PluralCategory(rawValue: attrs($0, "end"))!, result: PluralCategory(rawValue: attrs($0, "result"))!) }) }
let mt = try! String(contentsOfFile: "cldr/supplementalMetadata.xml", encoding: .utf8)
let aliases = mt.split(separator: "\n").filter { $0.contains("<languageAlias ") }.map { LanguageAlias(type: attrs($0, "type"), replacement: attrs($0, "replacement")) }
let data = PluralData(cardinals: scan("plurals.xml"), ordinals: scan("ordinals.xml"), ranges: ranges, aliases: aliases)
let tables = try PluralTables(compiling: data)
try TableWriter(tables: tables, version: "48.2").source.write(toFile: "Sources/Plurals/Generated/CLDRTables.swift", atomically: true, encoding: .utf8)
print(tables.words.count * 4, tables.locales.packed.languageKeys.count * 4, tables.locales.packed.entries.count*8, tables.locales.packed.compounds.count*8)
