import PluralRuleCompiler
import Plurals

/// The content of `plurals.xml` or `ordinals.xml`.
public struct PluralRulesFile: Hashable, Sendable {
  /// What the rules are for.
  public let type: PluralRuleType
  /// The rule sets with their locales, in the order of the file.
  public let groups: [PluralRuleGroup]
}

extension CLDRReader {
  /// Reads plural rules, from `plurals.xml` or `ordinals.xml`.
  ///
  ///     let ordinals = try CLDRReader.pluralRules(from: .file("cldr/ordinals.xml"))
  ///     ordinals.type                   // ordinal
  ///     ordinals.groups[0].locales[0]   // af
  ///
  /// See UTS #35 part 3, "Language Plural Rules": elements `plurals`, whose `type` is cardinal if it
  /// is not given, with `pluralRules locales="…"`, with a `pluralRule count="…"` for each category.
  /// Every set must have a rule for `other`, and no locale may be in two sets, whatever the case and
  /// the separators of its name.
  ///
  /// - Parameter source: The file.
  /// - Returns: The rules and their type.
  /// - Throws: ``CLDRReadError``, for a rule that cannot be read with the line of the fault itself.
  public static func pluralRules(
    from source: CLDRSource
  ) throws(CLDRReadError) -> PluralRulesFile {
    let file = try SupplementalFile(source)
    var fileType: PluralRuleType?
    var groups: [PluralRuleGroup] = []
    var register = LocaleRegister()
    for plurals in file.root.children("plurals") {
      let type = try ruleType(of: plurals, in: file)
      guard fileType == nil || fileType == type else {
        throw file.error(.unexpectedRuleType(type, expected: fileType ?? type), at: plurals)
      }
      fileType = type
      for element in plurals.children("pluralRules") {
        let locales = try register.locales(of: element, in: file)
        groups.append(
          PluralRuleGroup(
            locales: locales,
            ruleSet: try ruleSet(of: element, locales: locales, in: file)
          )
        )
      }
    }
    guard let fileType else {
      throw file.error(.missingElement("plurals", parent: file.root.name), at: file.root)
    }
    guard !groups.isEmpty else {
      throw file.error(.missingElement("pluralRules", parent: "plurals"), at: file.root)
    }
    return PluralRulesFile(type: fileType, groups: groups)
  }

  private static func ruleType(
    of plurals: XMLElement,
    in file: SupplementalFile
  ) throws(CLDRReadError) -> PluralRuleType {
    guard let name = plurals.attribute("type") else { return .cardinal }
    guard let type = PluralRuleType(rawValue: name) else {
      throw file.error(.unknownRuleType(name), at: plurals)
    }
    return type
  }

  private static func ruleSet(
    of element: XMLElement,
    locales: [String],
    in file: SupplementalFile
  ) throws(CLDRReadError) -> PluralRuleSet {
    var rules: [PluralRule] = []
    rules.reserveCapacity(PluralCategory.allCases.count)
    var categories = PluralCategorySet()
    for child in element.children("pluralRule") {
      let category = try file.category("count", of: child)
      guard !categories.contains(category) else {
        throw file.error(.duplicateCategory(category, locales: locales), at: child)
      }
      categories.insert(category)
      if let inner = child.firstChild {
        throw file.error(.unexpectedElement(inner.name, parent: "pluralRule"), at: inner)
      }
      do throws(PluralRuleSyntaxError) {
        rules.append(try PluralRule(category: category, parsingUTF8: child.text))
      } catch {
        // The text begins on the line on which the start tag ends.
        throw file.error(
          .ruleSyntax(error, locales: locales),
          at: child,
          lineOffset: error.position.line - 1
        )
      }
    }
    guard categories.contains(.other) else {
      throw file.error(.missingOther(locales: locales), at: element)
    }
    return PluralRuleSet(uncheckedRules: rules)
  }
}
