// swift-format-ignore-file
// Copied by RecordExamples from the README, the articles and the documentation comments. Do not edit:
// change the example where it is, and run `swift run RecordExamples`.

import CLDRReader
import Foundation
import LegacyMigration
import LegacyPlurals
import MessageLinter
import PluralMessages
import PluralRuleCompiler
import Plurals
import PluralsFoundation
import StringCatalogs
import TypedPlurals

let examples: [String: @Sendable (Recorder) throws -> Void] = [
  "README.md 1": `README.md 1`,
  "README.md 2": `README.md 2`,
  "README.md 3": `README.md 3`,
  "Sources/CLDRReader/CLDRReader.docc/CLDRReader.md 1": `Sources/CLDRReader/CLDRReader.docc/CLDRReader.md 1`,
  "Sources/CLDRReader/CLDRReader.swift 1": `Sources/CLDRReader/CLDRReader.swift 1`,
  "Sources/CLDRReader/LanguageAliasReader.swift 1": `Sources/CLDRReader/LanguageAliasReader.swift 1`,
  "Sources/CLDRReader/PluralRangesReader.swift 1": `Sources/CLDRReader/PluralRangesReader.swift 1`,
  "Sources/CLDRReader/PluralRulesReader.swift 1": `Sources/CLDRReader/PluralRulesReader.swift 1`,
  "Sources/LegacyMigration/LegacyFormMigration.swift 1": `Sources/LegacyMigration/LegacyFormMigration.swift 1`,
  "Sources/LegacyMigration/LegacyMigration.docc/FromRuleNumbersToCLDR.md 1": `Sources/LegacyMigration/LegacyMigration.docc/FromRuleNumbersToCLDR.md 1`,
  "Sources/LegacyMigration/LegacyMigration.docc/LegacyMigration.md 1": `Sources/LegacyMigration/LegacyMigration.docc/LegacyMigration.md 1`,
  "Sources/LegacyMigration/LegacyMigrationPlan.swift 1": `Sources/LegacyMigration/LegacyMigrationPlan.swift 1`,
  "Sources/LegacyMigration/LegacyMigrationPlan.swift 2": `Sources/LegacyMigration/LegacyMigrationPlan.swift 2`,
  "Sources/LegacyMigration/LegacyMigrationPlan.swift 3": `Sources/LegacyMigration/LegacyMigrationPlan.swift 3`,
  "Sources/LegacyPlurals/LegacyPluralCategoryForms.swift 1": `Sources/LegacyPlurals/LegacyPluralCategoryForms.swift 1`,
  "Sources/LegacyPlurals/LegacyPluralForms.swift 1": `Sources/LegacyPlurals/LegacyPluralForms.swift 1`,
  "Sources/LegacyPlurals/LegacyPluralRule+Categories.swift 1": `Sources/LegacyPlurals/LegacyPluralRule+Categories.swift 1`,
  "Sources/LegacyPlurals/LegacyPluralRule+Evaluating.swift 1": `Sources/LegacyPlurals/LegacyPluralRule+Evaluating.swift 1`,
  "Sources/LegacyPlurals/LegacyPluralRule+Parsing.swift 1": `Sources/LegacyPlurals/LegacyPluralRule+Parsing.swift 1`,
  "Sources/LegacyPlurals/LegacyPluralRule.swift 1": `Sources/LegacyPlurals/LegacyPluralRule.swift 1`,
  "Sources/LegacyPlurals/LegacyPlurals.docc/LegacyPlurals.md 1": `Sources/LegacyPlurals/LegacyPlurals.docc/LegacyPlurals.md 1`,
  "Sources/LegacyPlurals/LegacyPlurals.docc/LegacyPlurals.md 2": `Sources/LegacyPlurals/LegacyPlurals.docc/LegacyPlurals.md 2`,
  "Sources/MessageLinter/LocalizationLinter.swift 1": `Sources/MessageLinter/LocalizationLinter.swift 1`,
  "Sources/PluralMessages/Catalogs/CatalogFormat.swift 1": `Sources/PluralMessages/Catalogs/CatalogFormat.swift 1`,
  "Sources/PluralMessages/Catalogs/MessageCatalog+Reading.swift 1": `Sources/PluralMessages/Catalogs/MessageCatalog+Reading.swift 1`,
  "Sources/PluralMessages/Catalogs/MessageCatalog.swift 1": `Sources/PluralMessages/Catalogs/MessageCatalog.swift 1`,
  "Sources/PluralMessages/Catalogs/StringCatalog/StringCatalog.swift 1": `Sources/PluralMessages/Catalogs/StringCatalog/StringCatalog.swift 1`,
  "Sources/PluralMessages/Compatibility/PluralFormFormatter.swift 1": `Sources/PluralMessages/Compatibility/PluralFormFormatter.swift 1`,
  "Sources/PluralMessages/Diagnostics/MessageDiagnostic.swift 1": `Sources/PluralMessages/Diagnostics/MessageDiagnostic.swift 1`,
  "Sources/PluralMessages/Languages/LanguageMatcher+Inheritance.swift 1": `Sources/PluralMessages/Languages/LanguageMatcher+Inheritance.swift 1`,
  "Sources/PluralMessages/Languages/LanguageMatcher+Order.swift 1": `Sources/PluralMessages/Languages/LanguageMatcher+Order.swift 1`,
  "Sources/PluralMessages/Languages/LanguageMatcher+Order.swift 2": `Sources/PluralMessages/Languages/LanguageMatcher+Order.swift 2`,
  "Sources/PluralMessages/Languages/LanguageMatcher.swift 1": `Sources/PluralMessages/Languages/LanguageMatcher.swift 1`,
  "Sources/PluralMessages/Languages/LanguagePreferences+AcceptLanguage.swift 1": `Sources/PluralMessages/Languages/LanguagePreferences+AcceptLanguage.swift 1`,
  "Sources/PluralMessages/Languages/LanguagePreferences+Environment.swift 1": `Sources/PluralMessages/Languages/LanguagePreferences+Environment.swift 1`,
  "Sources/PluralMessages/Languages/LanguagePreferences.swift 1": `Sources/PluralMessages/Languages/LanguagePreferences.swift 1`,
  "Sources/PluralMessages/Localizer/AppLanguage+Preferences.swift 1": `Sources/PluralMessages/Localizer/AppLanguage+Preferences.swift 1`,
  "Sources/PluralMessages/Localizer/AppLanguage+Preferences.swift 2": `Sources/PluralMessages/Localizer/AppLanguage+Preferences.swift 2`,
  "Sources/PluralMessages/Localizer/Localizer+Directory.swift 1": `Sources/PluralMessages/Localizer/Localizer+Directory.swift 1`,
  "Sources/PluralMessages/Localizer/Localizer.swift 1": `Sources/PluralMessages/Localizer/Localizer.swift 1`,
  "Sources/PluralMessages/Localizer/Localizer.swift 2": `Sources/PluralMessages/Localizer/Localizer.swift 2`,
  "Sources/PluralMessages/Localizer/MessageLibrary.swift 1": `Sources/PluralMessages/Localizer/MessageLibrary.swift 1`,
  "Sources/PluralMessages/Messages/NumberInterval.swift 1": `Sources/PluralMessages/Messages/NumberInterval.swift 1`,
  "Sources/PluralMessages/Messages/PluralVariants.swift 1": `Sources/PluralMessages/Messages/PluralVariants.swift 1`,
  "Sources/PluralMessages/Messages/PluralVariants.swift 2": `Sources/PluralMessages/Messages/PluralVariants.swift 2`,
  "Sources/PluralMessages/PluralMessages.docc/CatalogFromScratch.md 1": `Sources/PluralMessages/PluralMessages.docc/CatalogFromScratch.md 1`,
  "Sources/PluralMessages/PluralMessages.docc/CatalogFromScratch.md 2": `Sources/PluralMessages/PluralMessages.docc/CatalogFromScratch.md 2`,
  "Sources/PluralMessages/PluralMessages.docc/CatalogFromScratch.md 3": `Sources/PluralMessages/PluralMessages.docc/CatalogFromScratch.md 3`,
  "Sources/PluralMessages/PluralMessages.docc/CatalogFromScratch.md 4": `Sources/PluralMessages/PluralMessages.docc/CatalogFromScratch.md 4`,
  "Sources/PluralMessages/PluralMessages.docc/Catalogues.md 1": `Sources/PluralMessages/PluralMessages.docc/Catalogues.md 1`,
  "Sources/PluralMessages/PluralMessages.docc/ChoosingTheLanguage.md 1": `Sources/PluralMessages/PluralMessages.docc/ChoosingTheLanguage.md 1`,
  "Sources/PluralMessages/PluralMessages.docc/Placeholders.md 1": `Sources/PluralMessages/PluralMessages.docc/Placeholders.md 1`,
  "Sources/PluralMessages/PluralMessages.docc/PluralMessages.md 1": `Sources/PluralMessages/PluralMessages.docc/PluralMessages.md 1`,
  "Sources/PluralMessages/Rendering/MessageArgument+Formatting.swift 1": `Sources/PluralMessages/Rendering/MessageArgument+Formatting.swift 1`,
  "Sources/PluralMessages/Rendering/MessageArgument.swift 1": `Sources/PluralMessages/Rendering/MessageArgument.swift 1`,
  "Sources/PluralMessages/Rendering/MessageArgument.swift 2": `Sources/PluralMessages/Rendering/MessageArgument.swift 2`,
  "Sources/PluralMessages/Rendering/MessageArgumentConvertible.swift 1": `Sources/PluralMessages/Rendering/MessageArgumentConvertible.swift 1`,
  "Sources/PluralMessages/Rendering/MessageProvider.swift 1": `Sources/PluralMessages/Rendering/MessageProvider.swift 1`,
  "Sources/PluralMessages/Rendering/MessageTemplate+String.swift 1": `Sources/PluralMessages/Rendering/MessageTemplate+String.swift 1`,
  "Sources/PluralMessages/Rendering/NamedArguments.swift 1": `Sources/PluralMessages/Rendering/NamedArguments.swift 1`,
  "Sources/PluralMessages/Rendering/NumberStyle+Foundation.swift 1": `Sources/PluralMessages/Rendering/NumberStyle+Foundation.swift 1`,
  "Sources/PluralMessages/Rendering/NumberStyle+Foundation.swift 2": `Sources/PluralMessages/Rendering/NumberStyle+Foundation.swift 2`,
  "Sources/PluralMessages/Rendering/NumberStyle.swift 1": `Sources/PluralMessages/Rendering/NumberStyle.swift 1`,
  "Sources/PluralMessages/Templates/MessageTemplate.swift 1": `Sources/PluralMessages/Templates/MessageTemplate.swift 1`,
  "Sources/PluralRuleCompiler/Analysis/DecimalComparison.swift 1": `Sources/PluralRuleCompiler/Analysis/DecimalComparison.swift 1`,
  "Sources/PluralRuleCompiler/Analysis/Equivalence+Mapping.swift 1": `Sources/PluralRuleCompiler/Analysis/Equivalence+Mapping.swift 1`,
  "Sources/PluralRuleCompiler/Analysis/Equivalence.swift 1": `Sources/PluralRuleCompiler/Analysis/Equivalence.swift 1`,
  "Sources/PluralRuleCompiler/Analysis/IntegerProfile.swift 1": `Sources/PluralRuleCompiler/Analysis/IntegerProfile.swift 1`,
  "Sources/PluralRuleCompiler/Analysis/IntegerSet+Members.swift 1": `Sources/PluralRuleCompiler/Analysis/IntegerSet+Members.swift 1`,
  "Sources/PluralRuleCompiler/Analysis/IntegerSet+Members.swift 2": `Sources/PluralRuleCompiler/Analysis/IntegerSet+Members.swift 2`,
  "Sources/PluralRuleCompiler/Analysis/IntegerSet.swift 1": `Sources/PluralRuleCompiler/Analysis/IntegerSet.swift 1`,
  "Sources/PluralRuleCompiler/Analysis/IntegerSet.swift 2": `Sources/PluralRuleCompiler/Analysis/IntegerSet.swift 2`,
  "Sources/PluralRuleCompiler/Analysis/Reachability.swift 1": `Sources/PluralRuleCompiler/Analysis/Reachability.swift 1`,
  "Sources/PluralRuleCompiler/PluralRuleCompiler.docc/InstructionSet.md 1": `Sources/PluralRuleCompiler/PluralRuleCompiler.docc/InstructionSet.md 1`,
  "Sources/PluralRuleCompiler/PluralRuleCompiler.docc/PluralRuleCompiler.md 1": `Sources/PluralRuleCompiler/PluralRuleCompiler.docc/PluralRuleCompiler.md 1`,
  "Sources/PluralRuleCompiler/PluralRuleCompiler.docc/PluralRuleCompiler.md 2": `Sources/PluralRuleCompiler/PluralRuleCompiler.docc/PluralRuleCompiler.md 2`,
  "Sources/PluralRuleCompiler/PluralRuleCompiler.docc/PluralRuleCompiler.md 3": `Sources/PluralRuleCompiler/PluralRuleCompiler.docc/PluralRuleCompiler.md 3`,
  "Sources/PluralRuleCompiler/PluralRuleCompiler.docc/RuleSyntax.md 1": `Sources/PluralRuleCompiler/PluralRuleCompiler.docc/RuleSyntax.md 1`,
  "Sources/PluralRuleCompiler/PluralRuleCompiler.docc/RuleSyntax.md 2": `Sources/PluralRuleCompiler/PluralRuleCompiler.docc/RuleSyntax.md 2`,
  "Sources/PluralRuleCompiler/PluralRules+Compiling.swift 1": `Sources/PluralRuleCompiler/PluralRules+Compiling.swift 1`,
  "Sources/PluralRuleCompiler/PluralRules+Compiling.swift 2": `Sources/PluralRuleCompiler/PluralRules+Compiling.swift 2`,
  "Sources/PluralRuleCompiler/PluralRules+Compiling.swift 3": `Sources/PluralRuleCompiler/PluralRules+Compiling.swift 3`,
  "Sources/PluralRuleCompiler/Syntax/PluralRule.swift 1": `Sources/PluralRuleCompiler/Syntax/PluralRule.swift 1`,
  "Sources/PluralRuleCompiler/Syntax/PluralRule.swift 2": `Sources/PluralRuleCompiler/Syntax/PluralRule.swift 2`,
  "Sources/PluralRuleCompiler/Tables/PluralRuleLibrary.swift 1": `Sources/PluralRuleCompiler/Tables/PluralRuleLibrary.swift 1`,
  "Sources/PluralRuleCompiler/Verification/PluralRuleVerification.swift 1": `Sources/PluralRuleCompiler/Verification/PluralRuleVerification.swift 1`,
  "Sources/Plurals/Operands/PluralOperand.swift 1": `Sources/Plurals/Operands/PluralOperand.swift 1`,
  "Sources/Plurals/Operands/PluralOperands+Components.swift 1": `Sources/Plurals/Operands/PluralOperands+Components.swift 1`,
  "Sources/Plurals/Operands/PluralOperands+FloatingPoint.swift 1": `Sources/Plurals/Operands/PluralOperands+FloatingPoint.swift 1`,
  "Sources/Plurals/Operands/PluralOperands+FloatingPoint.swift 2": `Sources/Plurals/Operands/PluralOperands+FloatingPoint.swift 2`,
  "Sources/Plurals/Operands/PluralOperands+Integer.swift 1": `Sources/Plurals/Operands/PluralOperands+Integer.swift 1`,
  "Sources/Plurals/Operands/PluralOperands+Integer.swift 2": `Sources/Plurals/Operands/PluralOperands+Integer.swift 2`,
  "Sources/Plurals/Operands/PluralOperands+Parsing.swift 1": `Sources/Plurals/Operands/PluralOperands+Parsing.swift 1`,
  "Sources/Plurals/Operands/PluralOperands.swift 1": `Sources/Plurals/Operands/PluralOperands.swift 1`,
  "Sources/Plurals/PluralCategory.swift 1": `Sources/Plurals/PluralCategory.swift 1`,
  "Sources/Plurals/PluralCategorySet.swift 1": `Sources/Plurals/PluralCategorySet.swift 1`,
  "Sources/Plurals/PluralRules+Bulk.swift 1": `Sources/Plurals/PluralRules+Bulk.swift 1`,
  "Sources/Plurals/PluralRules+Bulk.swift 2": `Sources/Plurals/PluralRules+Bulk.swift 2`,
  "Sources/Plurals/PluralRules+Locale.swift 1": `Sources/Plurals/PluralRules+Locale.swift 1`,
  "Sources/Plurals/PluralRules+Ranges.swift 1": `Sources/Plurals/PluralRules+Ranges.swift 1`,
  "Sources/Plurals/PluralRules.swift 1": `Sources/Plurals/PluralRules.swift 1`,
  "Sources/Plurals/PluralRules.swift 2": `Sources/Plurals/PluralRules.swift 2`,
  "Sources/Plurals/PluralRules.swift 3": `Sources/Plurals/PluralRules.swift 3`,
  "Sources/Plurals/PluralRules.swift 4": `Sources/Plurals/PluralRules.swift 4`,
  "Sources/Plurals/Plurals.docc/ChoosingTheForm.md 1": `Sources/Plurals/Plurals.docc/ChoosingTheForm.md 1`,
  "Sources/Plurals/Plurals.docc/ChoosingTheForm.md 2": `Sources/Plurals/Plurals.docc/ChoosingTheForm.md 2`,
  "Sources/Plurals/Plurals.docc/ChoosingTheForm.md 3": `Sources/Plurals/Plurals.docc/ChoosingTheForm.md 3`,
  "Sources/Plurals/Plurals.docc/ChoosingTheForm.md 4": `Sources/Plurals/Plurals.docc/ChoosingTheForm.md 4`,
  "Sources/Plurals/Plurals.docc/HowLocalesResolve.md 1": `Sources/Plurals/Plurals.docc/HowLocalesResolve.md 1`,
  "Sources/Plurals/Plurals.docc/HowLocalesResolve.md 2": `Sources/Plurals/Plurals.docc/HowLocalesResolve.md 2`,
  "Sources/Plurals/Plurals.docc/Performance.md 1": `Sources/Plurals/Plurals.docc/Performance.md 1`,
  "Sources/Plurals/Plurals.docc/Plurals.md 1": `Sources/Plurals/Plurals.docc/Plurals.md 1`,
  "Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 1": `Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 1`,
  "Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 2": `Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 2`,
  "Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 3": `Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 3`,
  "Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 4": `Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 4`,
  "Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 5": `Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 5`,
  "Sources/PluralsFoundation/MessageLanguage+Numbers.swift 1": `Sources/PluralsFoundation/MessageLanguage+Numbers.swift 1`,
  "Sources/PluralsFoundation/PluralOperands+Decimal.swift 1": `Sources/PluralsFoundation/PluralOperands+Decimal.swift 1`,
  "Sources/PluralsFoundation/PluralOperands+Decimal.swift 2": `Sources/PluralsFoundation/PluralOperands+Decimal.swift 2`,
  "Sources/PluralsFoundation/PluralOperands+FormatStyle.swift 1": `Sources/PluralsFoundation/PluralOperands+FormatStyle.swift 1`,
  "Sources/PluralsFoundation/PluralOperands+FormatStyle.swift 2": `Sources/PluralsFoundation/PluralOperands+FormatStyle.swift 2`,
  "Sources/PluralsFoundation/PluralOperands+NSNumber.swift 1": `Sources/PluralsFoundation/PluralOperands+NSNumber.swift 1`,
  "Sources/PluralsFoundation/PluralOperands+NumberFormatter.swift 1": `Sources/PluralsFoundation/PluralOperands+NumberFormatter.swift 1`,
  "Sources/PluralsFoundation/PluralOperands+NumberFormatter.swift 2": `Sources/PluralsFoundation/PluralOperands+NumberFormatter.swift 2`,
  "Sources/PluralsFoundation/PluralRules+Locale.swift 1": `Sources/PluralsFoundation/PluralRules+Locale.swift 1`,
  "Sources/PluralsFoundation/PluralRules+Locale.swift 2": `Sources/PluralsFoundation/PluralRules+Locale.swift 2`,
  "Sources/PluralsFoundation/PluralsFoundation.docc/PluralsFoundation.md 1": `Sources/PluralsFoundation/PluralsFoundation.docc/PluralsFoundation.md 1`,
  "Sources/PluralsFoundation/PluralsFoundation.docc/PluralsFoundation.md 2": `Sources/PluralsFoundation/PluralsFoundation.docc/PluralsFoundation.md 2`,
  "Sources/PluralsFoundation/Translation+Numbers.swift 1": `Sources/PluralsFoundation/Translation+Numbers.swift 1`,
  "Sources/StringCatalogs/StringCatalogs.docc/StringCatalogs.md 1": `Sources/StringCatalogs/StringCatalogs.docc/StringCatalogs.md 1`,
  "Sources/TypedPlurals/AppLanguage.swift 1": `Sources/TypedPlurals/AppLanguage.swift 1`,
  "Sources/TypedPlurals/AppLanguage.swift 2": `Sources/TypedPlurals/AppLanguage.swift 2`,
  "Sources/TypedPlurals/Generated/CategoryEnums.swift 1": `Sources/TypedPlurals/Generated/CategoryEnums.swift 1`,
  "Sources/TypedPlurals/Generated/CategoryEnums.swift 2": `Sources/TypedPlurals/Generated/CategoryEnums.swift 2`,
  "Sources/TypedPlurals/Generated/Languages.swift 1": `Sources/TypedPlurals/Generated/Languages.swift 1`,
  "Sources/TypedPlurals/LanguageCategory.swift 1": `Sources/TypedPlurals/LanguageCategory.swift 1`,
  "Sources/TypedPlurals/MessageKey.swift 1": `Sources/TypedPlurals/MessageKey.swift 1`,
  "Sources/TypedPlurals/MessageLanguage+Ranges.swift 1": `Sources/TypedPlurals/MessageLanguage+Ranges.swift 1`,
  "Sources/TypedPlurals/MessageLanguage.swift 1": `Sources/TypedPlurals/MessageLanguage.swift 1`,
  "Sources/TypedPlurals/MessageLanguage.swift 2": `Sources/TypedPlurals/MessageLanguage.swift 2`,
  "Sources/TypedPlurals/MessageLanguage.swift 3": `Sources/TypedPlurals/MessageLanguage.swift 3`,
  "Sources/TypedPlurals/MessageModule.swift 1": `Sources/TypedPlurals/MessageModule.swift 1`,
  "Sources/TypedPlurals/RankingLanguage.swift 1": `Sources/TypedPlurals/RankingLanguage.swift 1`,
  "Sources/TypedPlurals/Translation.swift 1": `Sources/TypedPlurals/Translation.swift 1`,
  "Sources/TypedPlurals/TypedPlurals.docc/TypedPlurals.md 1": `Sources/TypedPlurals/TypedPlurals.docc/TypedPlurals.md 1`,
  "Sources/TypedPlurals/TypedPlurals.docc/TypedPlurals.md 2": `Sources/TypedPlurals/TypedPlurals.docc/TypedPlurals.md 2`,
]

@Sendable private func `README.md 1`(print: Recorder) throws {
  let polish = PluralRules(locale: "pl_PL.UTF-8")
  let files = 22, hours = 1.5
  print(polish.category(for: files))  // few
  print(polish.category(for: hours))  // other
  print(polish.category(for: 1.0, fractionDigits: 1))  // other
  print(polish.categories)  // one few many other
  let ranks = PluralRules(locale: "en", type: .ordinal)
  print(ranks.category(for: files))  // two
}

@Sendable private func `README.md 2`(print: Recorder) throws {
  let app = URL(fileURLWithPath: "Tests/PluralsCommandTests/Fixtures/Messages/App")
  let localizer = try Localizer(directory: app, preferences: ["ru-RU", "en"])
  let count = 5, name = "Анна"
  print(localizer.text("n_files", count))  // 5 файлов
  print(localizer.text("title"))  // Файлы
  print(localizer.text("Hello, %@!", name))  // Hello, Анна!
}

@Sendable private func `README.md 3`(print: Recorder) throws {
  let bundle = Bundle(path: "Tests/PluralsCommandTests/Fixtures/Messages") ?? .main  // in a package: .module
  let files = 5
  StringCatalogs.withPreferences(["ru"]) {
    print(String(localized: "n_files", defaultValue: "\(files) files", bundle: bundle))  // 5 файлов
  }
}

@Sendable private func `Sources/CLDRReader/CLDRReader.docc/CLDRReader.md 1`(print: Recorder) throws {
  var library = try PluralRuleLibrary(compiling: CLDRReader.pluralData(directory: "cldr"))
  print(library.rules(locale: "pl").category(for: 5))  // many
  try library.override(locale: "lv", with: PluralRuleSet(parsing: "one: n = 1; other:"))
  print(library.rules(locale: "lv").category(for: 21))  // other
}

@Sendable private func `Sources/CLDRReader/CLDRReader.swift 1`(print: Recorder) throws {
  let data = try CLDRReader.pluralData(directory: "cldr")
  let library = try PluralRuleLibrary(compiling: data)
  print.value(library.rules(locale: "pl").category(for: 5))  // many
}

@Sendable private func `Sources/CLDRReader/LanguageAliasReader.swift 1`(print: Recorder) throws {
  let aliases = try CLDRReader.languageAliases(from: .file("cldr/supplementalMetadata.xml"))
  print.value(aliases.first { $0.type == "iw" }?.replacement)  // he
}

@Sendable private func `Sources/CLDRReader/PluralRangesReader.swift 1`(print: Recorder) throws {
  let groups = try CLDRReader.pluralRanges(from: .file("cldr/pluralRanges.xml"))
  print.value(groups[0].rows.map(\.result))  // [other]
}

@Sendable private func `Sources/CLDRReader/PluralRulesReader.swift 1`(print: Recorder) throws {
  let ordinals = try CLDRReader.pluralRules(from: .file("cldr/ordinals.xml"))
  print.value(ordinals.type)  // ordinal
  print.value(ordinals.groups[0].locales[0])  // af
}

@Sendable private func `Sources/LegacyMigration/LegacyFormMigration.swift 1`(print: Recorder) throws {
  let days = try LegacyPluralForms("%@ день;%@ дня;%@ дней", rule: .russian)
  let migration = try LegacyFormMigration(of: days, to: "ru")
  print.value(migration.plan.isLossless)  // true
  print.value(migration.texts[.few])  // %@ дня
}

@Sendable private func `Sources/LegacyMigration/LegacyMigration.docc/FromRuleNumbersToCLDR.md 1`(print: Recorder) throws {
  let rule = try LegacyPluralRule(parsing: "3")
  let list = try LegacyPluralForms("nav dienu;%@ diena;%@ dienas", rule: rule)
  let migration = try LegacyFormMigration(of: list, to: "lv")
  print(migration.plan.isLossless)  // false
  print(migration.texts[.one] ?? "")  // %@ diena
  for change in migration.plan.changes {
    print(change.oldForm, change.newForm, change.integers.first ?? 0)  // 0 2 0
  }
}

@Sendable private func `Sources/LegacyMigration/LegacyMigration.docc/LegacyMigration.md 1`(print: Recorder) throws {
  print(LegacyPluralRule.arabic.cldrEquivalents()[0].locales)  // ["ar", "ars"]
  let days = try LegacyPluralForms("%@ день;%@ дня;%@ дней", rule: .russian)
  let texts = try days.textsByCategory(locale: "ru")
  print(texts[.many] ?? "")  // %@ дней
}

@Sendable private func `Sources/LegacyMigration/LegacyMigrationPlan.swift 1`(print: Recorder) throws {
  let plan = try LegacyMigrationPlan(rule: .russian, locale: "ru")
  print.value(plan.isLossless)  // true
  print.value(plan.forms[.many])  // 2
  print.value(plan.categoriesWithoutForm)  // other: decimals only
}

@Sendable private func `Sources/LegacyMigration/LegacyMigrationPlan.swift 2`(print: Recorder) throws {
  print.value(try LegacyPluralRule.arabic.category(forForm: 5, locale: "ar"))  // zero
}

@Sendable private func `Sources/LegacyMigration/LegacyMigrationPlan.swift 3`(print: Recorder) throws {
  print.value(try LegacyPluralRule.arabic.form(for: .zero, locale: "ar"))  // 5
}

@Sendable private func `Sources/LegacyPlurals/LegacyPluralCategoryForms.swift 1`(print: Recorder) throws {
  let forms = LegacyPluralRule.russian.formsByCategory(locale: "uk")
  print.value(forms[.few])  // 1
  print.value(forms[.many])  // 2
}

@Sendable private func `Sources/LegacyPlurals/LegacyPluralForms.swift 1`(print: Recorder) throws {
  let days = try LegacyPluralForms("%@ день;%@ дня;%@ дней", rule: .russian)
  print.value(days.form(for: 22))  // %@ дня
}

@Sendable private func `Sources/LegacyPlurals/LegacyPluralRule+Categories.swift 1`(print: Recorder) throws {
  let forms = LegacyPluralRule.latvian.formsByCategory(locale: "lv")
  print.value(forms[.zero])  // 2, as for 10 and 20; of all its numbers 0 alone has form 0
}

@Sendable private func `Sources/LegacyPlurals/LegacyPluralRule+Evaluating.swift 1`(print: Recorder) throws {
  print.value(LegacyPluralRule.arabic.formIndex(for: 0))  // 5
}

@Sendable private func `Sources/LegacyPlurals/LegacyPluralRule+Parsing.swift 1`(print: Recorder) throws {
  print.value(try LegacyPluralRule(parsing: " 7\n"))  // 7 Russian
}

@Sendable private func `Sources/LegacyPlurals/LegacyPluralRule.swift 1`(print: Recorder) throws {
  print.value(LegacyPluralRule.russian.formIndex(for: 22))  // 1
  print.value(try LegacyPluralRule(parsing: "7").name)  // Russian
  print.value(LegacyPluralRule(rawValue: 999_999))  // nil: JJ's "not a rule"
}

@Sendable private func `Sources/LegacyPlurals/LegacyPlurals.docc/LegacyPlurals.md 1`(print: Recorder) throws {
  let rule = try LegacyPluralRule(parsing: "7")
  let days = try LegacyPluralForms("%@ день;%@ дня;%@ дней", rule: rule)
  print(days.form(for: 22))  // %@ дня
  do {
    print(try LegacyPluralForms("day", rule: .english))
  } catch {
    print(error)  // rule 1 English takes 2 forms, found 1; is the separator right?
  }
}

@Sendable private func `Sources/LegacyPlurals/LegacyPlurals.docc/LegacyPlurals.md 2`(print: Recorder) throws {
  let forms = LegacyPluralRule.russian.formsByCategory(locale: "ru")
  print(forms[.one], forms[.few], forms[.many])  // 0 1 2
}

@Sendable private func `Sources/MessageLinter/LocalizationLinter.swift 1`(print: Recorder) throws {
  let linter = LocalizationLinter()
  let report = linter.check([stringCatalogFile])
  print.value(report.findings.filter { $0.severity == .error }.count)  // 0
}

@Sendable private func `Sources/PluralMessages/Catalogs/CatalogFormat.swift 1`(print: Recorder) throws {
  print.value(CatalogFormat.all.map(\.name))  // ["json", "strings", "stringsdict", "xcstrings"]
  let data = Data(#""title" = "Файлы";"#.utf8)
  let catalog = try MessageCatalog(data: data, format: .strings, language: "ru")
  print.value(catalog.text("title"))  // Файлы
}

@Sendable private func `Sources/PluralMessages/Catalogs/MessageCatalog+Reading.swift 1`(print: Recorder) throws {
  let file = folder.appendingPathComponent("ru.lproj/Localizable.strings")
  let russian = try MessageCatalog(contentsOf: file, language: "ru")
  print.value(russian.text("title"))  // Файлы
}

@Sendable private func `Sources/PluralMessages/Catalogs/MessageCatalog.swift 1`(print: Recorder) throws {
  let file = folder.appendingPathComponent("ru.lproj/Localizable.stringsdict")
  let russian = try MessageCatalog(contentsOf: file, language: "ru")
  let count = 5
  print.value(try russian.string("n_files", count))  // 5 файлов
  print.value(russian.text("n_files", count))  // 5 файлов, and a text in any case
}

@Sendable private func `Sources/PluralMessages/Catalogs/StringCatalog/StringCatalog.swift 1`(print: Recorder) throws {
  let strings = try StringCatalog(contentsOf: stringCatalogFile)
  let count = 5
  print.value(try strings.catalog(for: "ru")?.string("n_files", count))  // 5 файлов
}

@Sendable private func `Sources/PluralMessages/Compatibility/PluralFormFormatter.swift 1`(print: Recorder) throws {
  let formatter = PluralFormFormatter(rule: .russian, language: "ru")
  let days = 22
  print.value(try formatter.string(for: days, forms: "%@ день;%@ дня;%@ дней"))  // 22 дня
}

@Sendable private func `Sources/PluralMessages/Diagnostics/MessageDiagnostic.swift 1`(print: Recorder) throws {
  var told = catalog
  told.options.report = { diagnostic in log("\(diagnostic)") }
}

@Sendable private func `Sources/PluralMessages/Languages/LanguageMatcher+Inheritance.swift 1`(print: Recorder) throws {
  print.value(LanguageMatcher.lookupChain(of: "en-AU"))  // ["en-AU", "en-001", "en"]
  print.value(LanguageMatcher.lookupChain(of: "pt_AO"))  // ["pt-AO", "pt-PT", "pt"]
  print.value(LanguageMatcher.lookupChain(of: "zh-TW"))  // ["zh-TW", "zh-Hant-TW", "zh-Hant"]
  print.value(LanguageMatcher.lookupChain(of: "iw-IL"))  // ["iw-IL", "iw", "he-IL", "he"]
}

@Sendable private func `Sources/PluralMessages/Languages/LanguageMatcher+Order.swift 1`(print: Recorder) throws {
  let matcher = LanguageMatcher(supported: ["en", "pt-BR", "fr"])
  print.value(matcher.order(preferences: ["pt-PT", "fr"]))  // [1, 2]
  print.value(matcher.order(preferences: ["br", "en"]))  // [0, 2]: French only serves Breton
}

@Sendable private func `Sources/PluralMessages/Languages/LanguageMatcher+Order.swift 2`(print: Recorder) throws {
  let matcher = LanguageMatcher(supported: ["en", "de", "fr"])
  let preferences = LanguagePreferences(acceptLanguage: "de-CH, *;q=0.5, en;q=0")
  print.value(matcher.order(preferences: preferences, default: "en"))  // [1]
}

@Sendable private func `Sources/PluralMessages/Languages/LanguageMatcher.swift 1`(print: Recorder) throws {
  let matcher = LanguageMatcher(supported: ["en", "en-GB", "es", "es-419", "zh-Hant"])
  print.value(matcher.matches(for: "es-MX"))  // [3, 2], es-419 before es
  print.value(matcher.matches(for: "zh-TW"))  // [4]
  print.value(matcher.order(preferences: ["en-AU", "ja"]))  // [1, 0], en-GB before en
}

@Sendable private func `Sources/PluralMessages/Languages/LanguagePreferences+AcceptLanguage.swift 1`(print: Recorder) throws {
  let header = "fr;q=0.5, de-AT, *;q=0.1, en;q=0"
  print.value(LanguagePreferences(acceptLanguage: header).ranges)  // ["de-AT", "fr", "*"]
}

@Sendable private func `Sources/PluralMessages/Languages/LanguagePreferences+Environment.swift 1`(print: Recorder) throws {
  print.value(LanguagePreferences(environment: ["LANG": "sr_RS.UTF-8@latin"]).ranges)  // ["sr-Latn-RS"]
  let user = LanguagePreferences(environment: ["LANG": "de_AT", "LANGUAGE": "de_AT:de:en"])
  print.value(user.ranges)  // ["de-AT", "de", "en"]
  print.value(LanguagePreferences(environment: ["LANG": "C", "LANGUAGE": "de"]).ranges)  // []
}

@Sendable private func `Sources/PluralMessages/Languages/LanguagePreferences.swift 1`(print: Recorder) throws {
  let header = "da, en-GB;q=0.8, en;q=0.7"
  print.value(LanguagePreferences(acceptLanguage: header).ranges)  // ["da", "en-GB", "en"]
  print.value(LanguagePreferences(environment: ["LANG": "pt_BR.UTF-8"]).ranges)  // ["pt-BR"]
  print.value(LanguagePreferences(["de-AT", "en"]).ranges)  // ["de-AT", "en"]
}

@Sendable private func `Sources/PluralMessages/Localizer/AppLanguage+Preferences.swift 1`(print: Recorder) throws {
  print.value(ShopLanguage(for: Locale(identifier: "ga_IE")))  // irish
}

@Sendable private func `Sources/PluralMessages/Localizer/AppLanguage+Preferences.swift 2`(print: Recorder) throws {
  print.value(ShopLanguage(preferring: ["cy-GB", "ga", "en"]))  // irish
}

@Sendable private func `Sources/PluralMessages/Localizer/Localizer+Directory.swift 1`(print: Recorder) throws {
  let strings = try StringCatalog(contentsOf: stringCatalogFile)
  let count = 2
  print.value(strings.localizer(preferences: ["ru"]).text("n_files", count))  // 2 файла
}

@Sendable private func `Sources/PluralMessages/Localizer/Localizer.swift 1`(print: Recorder) throws {
  let localizer = try Localizer(directory: folder, preferences: ["ru-RU", "en"])
  let count = 5
  print.value(localizer.text("n_files", count))  // 5 файлов
}

@Sendable private func `Sources/PluralMessages/Localizer/Localizer.swift 2`(print: Recorder) throws {
  let localizer = try Localizer(directory: folder, preferences: ["ru-RU", "en"])
  print.value(localizer.text("nothing"))  // nothing
  print.value(localizer.giving(.loud).text("nothing"))  // NOTHING <NOT FOUND>
}

@Sendable private func `Sources/PluralMessages/Localizer/MessageLibrary.swift 1`(print: Recorder) throws {
  let library = MessageLibrary(try StringCatalog(contentsOf: stringCatalogFile))
  let header = "uk;q=0.5, ru-RU", count = 3
  let preferences = LanguagePreferences(acceptLanguage: header)
  let localizer = library.localizer(preferences: preferences)
  print.value(localizer.text("n_files", count))  // 3 файла
}

@Sendable private func `Sources/PluralMessages/Messages/NumberInterval.swift 1`(print: Recorder) throws {
  print.value(NumberInterval("[2,5]"))  // [2,5]: from 2 to 5
  print.value(NumberInterval("]2,5["))  // ]2,5[: between 2 and 5
  print.value(NumberInterval("[6,["))  // [6,[: 6 and more, as [6,] is
  print.value(NumberInterval("[0]"))  // [0]: 0 alone
}

@Sendable private func `Sources/PluralMessages/Messages/PluralVariants.swift 1`(print: Recorder) throws {
  var files = PluralVariants()
  files.exact[0] = MessageTemplate("no files")
  files[.one] = MessageTemplate("%d file")
  files[.other] = MessageTemplate("%d files")

  var floor = PluralVariants(type: .ordinal)
  floor[.one] = MessageTemplate("%dst floor")
  floor[.two] = MessageTemplate("%dnd floor")
  floor[.few] = MessageTemplate("%drd floor")
  floor[.other] = MessageTemplate("%dth floor")
}

@Sendable private func `Sources/PluralMessages/Messages/PluralVariants.swift 2`(print: Recorder) throws {
  var files = PluralVariants()
  files.intervals[.other] = [.init(NumberInterval(2...5), MessageTemplate("a few files"))]
}

@Sendable private func `Sources/PluralMessages/PluralMessages.docc/CatalogFromScratch.md 1`(print: Recorder) throws {
  print(PluralRules(locale: "ru").categories)  // one few many other
  print(PluralRules(locale: "ja").categories)  // other
}

@Sendable private func `Sources/PluralMessages/PluralMessages.docc/CatalogFromScratch.md 2`(print: Recorder) throws {
  let folder = URL(fileURLWithPath: "Tests/PluralsCommandTests/Fixtures/Messages/App")
  let localizer = try Localizer(directory: folder, preferences: ["ru-RU", "en"])
  let files = 5, name = "Анна"
  print(localizer.text("n_files", files))  // 5 файлов
  print(localizer.text("title"))  // Файлы
  print(localizer.text("Hello, %@!", name))  // Hello, Анна!
}

@Sendable private func `Sources/PluralMessages/PluralMessages.docc/CatalogFromScratch.md 3`(print: Recorder) throws {
  let json = #"""
    {"n_files": {"plurals": {"one": "${i} файл", "few": "${i} файла", "*": "${i} файлов"}},
     "in_folder": {"one": "%{count} файл в %{folder}", "other": "%{count} файла в %{folder}"},
     "floor": {"ordinals": {"*": "${i}-й этаж"}}}
    """#
  let russian = try MessageCatalog(data: Data(json.utf8), format: .json, language: "ru")
  let count = 22, folder = "Документы"
  print(try russian.string("n_files", count))  // 22 файла
  let named: NamedArguments = ["count": 21, "folder": folder]
  print(try russian.string("in_folder", named: named))  // 21 файл в Документы
  print(russian.text("in_folder", count: 2, named: ["folder": folder]))  // 2 файла в Документы
  print(russian.text("n_files", 1...3))  // 1–3 файла
  print(russian.text("floor", count))  // 22-й этаж
  do {
    print(try russian.string("n_files", "\(count)"))
  } catch {
    print(error.diagnostic.sentence.suffix(29))  // pass the number, not its text
  }
}

@Sendable private func `Sources/PluralMessages/PluralMessages.docc/CatalogFromScratch.md 4`(print: Recorder) throws {
  let price = 4.5, followers = 1_200_000
  let offer = MessageTemplate("%@ for %@ followers")
  print(
    try offer.string(
      MessageArgument(price, format: .currency(code: "EUR")),
      MessageArgument(followers, format: .number.notation(.compactName)),
      language: "en"
    )
  )  // €4.50 for 1.2M followers
}

@Sendable private func `Sources/PluralMessages/PluralMessages.docc/Catalogues.md 1`(print: Recorder) throws {
  let strings = #"""
    "JJ_PLURAL_FORM_RULE" = "7";
    "n_files" = "%@ файл;%@ файла;%@ файлов";
    """#
  let forms = try MessageCatalog(
    data: Data(strings.utf8),
    format: .strings,
    language: "ru",
    wordForms: WordFormLists()
  )
  let total = 21
  print(try forms.string("n_files", total))  // 21 файл

  let xcstrings = #"""
    {"version": "1.0", "sourceLanguage": "en", "strings": {"n_days": {"localizations": {"en": {"variations":
    {"plural": {"one": {"stringUnit": {"state": "translated", "value": "in %arg day"}},
    "other": {"stringUnit": {"state": "translated", "value": "in %arg days"}},
    "zero": {"stringUnit": {"state": "translated", "value": "today"}}}}}}}}}
    """#
  let library = MessageLibrary(try StringCatalog(data: Data(xcstrings.utf8)))
  let header = LanguagePreferences(acceptLanguage: "cs-CZ, en;q=0.5")
  let days = library.localizer(preferences: header)
  print(days.text("n_days", 0))  // today
  print(days.text("n_days", 2))  // in 2 days
  print(days.text("nothing"))  // nothing
}

@Sendable private func `Sources/PluralMessages/PluralMessages.docc/ChoosingTheLanguage.md 1`(print: Recorder) throws {
  let matcher = LanguageMatcher(supported: ["en", "en-GB", "es", "es-419", "pt-BR", "zh-Hant"])
  print(matcher.matches(for: "es-MX").map { matcher.supported[$0] })  // ["es-419", "es"]
  print(matcher.matches(for: "en-AU").map { matcher.supported[$0] })  // ["en-GB", "en"]
  print(matcher.matches(for: "zh-CN").map { matcher.supported[$0] })  // []

  let request = LanguagePreferences(acceptLanguage: "pt-PT, fr;q=0.8, en-GB;q=0")
  print(request.ranges)  // ["pt-PT", "fr"]
  let order = matcher.order(preferences: request, default: "en")
  print(order.map { matcher.supported[$0] })  // ["pt-BR", "en"]

  let user = LanguagePreferences(environment: ["LANG": "sr_RS.UTF-8@latin", "LANGUAGE": "sr:en"])
  print(user.ranges)  // ["sr", "en", "sr-Latn-RS"]
}

@Sendable private func `Sources/PluralMessages/PluralMessages.docc/Placeholders.md 1`(print: Recorder) throws {
  let load = 12.345, parts = 7, five = "five"
  // Apple's and C's, with positions from 1.
  print(try MessageTemplate("%2$@: %1$.1f %%").string(load, "load"))  // load: 12.3 %
  print(try MessageTemplate("in %arg days").string(parts))  // in 7 days
  // LocalizeSSY's, with positions from 0.
  let zeroBased = MessageTemplate("%1 %0 %1$5d|", dialect: .zeroBased)
  print(try zeroBased.string("of", parts))  // 7 of     7|
  // JSONlize's, with the number as i.
  print(try MessageTemplate("${i} items", dialect: .dollarBraces).string(parts))  // 7 items
  // Ruby's, Lingo's and i18n-node's.
  let hello = MessageTemplate("Hello, %{name}!", dialect: .percentBraces)
  print(try hello.string(named: ["name": "%{Ann}"]))  // Hello, %{Ann}!
  // Mozilla's.
  print(try MessageTemplate("#2 of #1", dialect: .hash).string(9, parts))  // 7 of 9
  do {
    print(try MessageTemplate("%d files").string(five))
  } catch {
    print(error.diagnostic.sentence)  // %d shows an integer, but its argument is the text "five"
  }
}

@Sendable private func `Sources/PluralMessages/PluralMessages.docc/PluralMessages.md 1`(print: Recorder) throws {
  let folder = URL(fileURLWithPath: "Tests/PluralsCommandTests/Fixtures/Messages/App")
  let localizer = try Localizer(directory: folder, preferences: ["ru-RU", "en"])
  let count = 5
  print(localizer.text("n_files", count))  // 5 файлов
  print(localizer.text("nothing"))  // nothing
  do {
    print(try localizer.string("n_files", "five"))
  } catch {
    print(error.diagnostic.severity)  // error
  }
}

@Sendable private func `Sources/PluralMessages/Rendering/MessageArgument+Formatting.swift 1`(print: Recorder) throws {
  let price = 4.5, followers = 1_200_000
  let offer = MessageTemplate("%@ for %@ followers")
  let text = try offer.string(
    MessageArgument(price, format: .currency(code: "EUR")),
    MessageArgument(followers, format: .number.notation(.compactName)),
    language: "en"
  )
  print(text)  // €4.50 for 1.2M followers
}

@Sendable private func `Sources/PluralMessages/Rendering/MessageArgument.swift 1`(print: Recorder) throws {
  let count = 5, name = "Documents"
  print.value(try catalog.string("files_in", count, name))  // 5 файлов в Documents
}

@Sendable private func `Sources/PluralMessages/Rendering/MessageArgument.swift 2`(print: Recorder) throws {
  let template = MessageTemplate("%@ kg"), price = 4.5
  print.value(try template.string(MessageArgument(1...2)))  // 1–2 kg
  print.value(try template.string(MessageArgument(sourceNumber: "1.50")))  // 1.50 kg
  let euros = MessageArgument(price, format: .currency(code: "EUR"))
  print.value(try MessageTemplate("for %@").string(euros, language: "en"))  // for €4.50
}

@Sendable private func `Sources/PluralMessages/Rendering/MessageArgumentConvertible.swift 1`(print: Recorder) throws {
  struct Distance: MessageArgumentConvertible {
    let kilometers: Double
    var messageArgument: MessageArgument { MessageArgument(kilometers) }
  }

  let way = Distance(kilometers: 1.5)
  print.value(try catalog.string("distance_left", way))  // ещё 1.5 километра
}

@Sendable private func `Sources/PluralMessages/Rendering/MessageProvider.swift 1`(print: Recorder) throws {
  let count = 5, name = "Ann"
  print.value(catalog.text("n_files", count))  // 5 файлов
  print.value(catalog.text("category", member: "travel"))  // Путешествия

  let json = Data(#"{"greeting": "Hello, %{name}: %{count}"}"#.utf8)
  let english = try MessageCatalog(data: json, format: .json, language: "en")
  print.value(english.text("greeting", named: ["name": name, "count": count]))  // Hello, Ann: 5
}

@Sendable private func `Sources/PluralMessages/Rendering/MessageTemplate+String.swift 1`(print: Recorder) throws {
  let count = 3
  print.value(try MessageTemplate("%d files").string(count))  // 3 files
}

@Sendable private func `Sources/PluralMessages/Rendering/NamedArguments.swift 1`(print: Recorder) throws {
  let count = 3, name = "Ann"
  print.value(try greetings.string("greeting", named: ["count": count, "name": name]))  // Привет, Ann: 3
}

@Sendable private func `Sources/PluralMessages/Rendering/NumberStyle+Foundation.swift 1`(print: Recorder) throws {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "de_DE")
  formatter.numberStyle = .decimal
  var grouped = catalog
  grouped.options.numberStyle = NumberStyle(formatter)
  let count = 1_234_567
  print.value(try grouped.string("n_files", count))  // 1.234.567 файлов
}

@Sendable private func `Sources/PluralMessages/Rendering/NumberStyle+Foundation.swift 2`(print: Recorder) throws {
  var exact = catalog
  exact.options.numberStyle = NumberStyle(
    .number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US"))
  )
  let count = 1
  print.value(try exact.string("n_files", count))  // 1.0 файла
}

@Sendable private func `Sources/PluralMessages/Rendering/NumberStyle.swift 1`(print: Recorder) throws {
  var dozens = catalog
  dozens.options.numberStyle = NumberStyle { number in
    guard let count = number.operands?.i else { return number }
    return MessageArgument(shown: "\(count / 12)×12", operands: PluralOperands(count))
  }
  let count = 24
  print.value(dozens.text("n_files", count))  // 2×12 файла
}

@Sendable private func `Sources/PluralMessages/Templates/MessageTemplate.swift 1`(print: Recorder) throws {
  let template = MessageTemplate("%2$@ of %1$@")
  let (part, whole) = (3, 10)
  print.value(try template.string(whole, part))  // 3 of 10
}

@Sendable private func `Sources/PluralRuleCompiler/Analysis/DecimalComparison.swift 1`(print: Recorder) throws {
  let french = try PluralRuleSet(parsing: "one: i = 0,1; other:")
  let english = try PluralRuleSet(parsing: "one: i = 1 and v = 0; other:")
  let decimals = try french.decimalComparison(with: english).decimals
  print.value(decimals[0].first)  // one
  print.value(decimals[0].second)  // other
  print.value(decimals[0].example)  // 0.0
}

@Sendable private func `Sources/PluralRuleCompiler/Analysis/Equivalence+Mapping.swift 1`(print: Recorder) throws {
  let (polish, russian) = (PluralRules(locale: "pl"), PluralRules(locale: "ru"))
  let equivalence = try polish.equivalence(with: russian)
  let parts = equivalence.differences(under: IntegerEquivalence.sameNames)
  print.value(parts.map(\.first))  // [many]
  print.value(parts.map(\.second))  // [one]
  print.value(parts[0].integers.prefix(3))  // [21, 31, 41]
}

@Sendable private func `Sources/PluralRuleCompiler/Analysis/Equivalence.swift 1`(print: Recorder) throws {
  let russian = try PluralRuleSet(parsing: "one: n % 10 = 1 and n % 100 != 11; other:")
  let english = try PluralRuleSet(parsing: "one: n = 1; other:")
  let equivalence = try russian.equivalence(with: english)
  print.value(equivalence.isEqual)  // false
  print.value(equivalence.counterexample)  // 21
  print.value(equivalence.disagreement)  // 9/100
}

@Sendable private func `Sources/PluralRuleCompiler/Analysis/IntegerProfile.swift 1`(print: Recorder) throws {
  let rules = try PluralRuleSet(parsing: "one: n = 1; few: n % 100 = 2..4; other:")
  print.value(try rules.integerProfile.bound)  // 2
  print.value(try rules.integerProfile.period)  // 100
}

@Sendable private func `Sources/PluralRuleCompiler/Analysis/IntegerSet+Members.swift 1`(print: Recorder) throws {
  let few = try PluralRules(locale: "pl").integerSet(of: .few)
  print.value(Array(few.members(in: 20...40)))  // [22, 23, 24, 32, 33, 34]
}

@Sendable private func `Sources/PluralRuleCompiler/Analysis/IntegerSet+Members.swift 2`(print: Recorder) throws {
  let many = try PluralRules(locale: "fr").integerSet(of: .many)
  print.value(many.count(in: 1...1_000_000_000_000))  // 1000000
}

@Sendable private func `Sources/PluralRuleCompiler/Analysis/IntegerSet.swift 1`(print: Recorder) throws {
  let russian = try PluralRuleSet(parsing: "one: n % 10 = 1 and n % 100 != 11; other:")
  let set = try russian.integerSet(of: .one)
  print.value(set.contains(1_000_021))  // true
  print.value(set.density)  // 9/100
  print.value(set.prefix(4))  // [1, 21, 31, 41]
}

@Sendable private func `Sources/PluralRuleCompiler/Analysis/IntegerSet.swift 2`(print: Recorder) throws {
  let rules = PluralRules(locale: "ru")
  print.value(try rules.integerSet(ofAny: [.one, .few]).prefix(5))  // [1, 2, 3, 4, 21]
}

@Sendable private func `Sources/PluralRuleCompiler/Analysis/Reachability.swift 1`(print: Recorder) throws {
  let reachability = try PluralRuleSet(
    parsing: "one: i = 1 and v = 0; few: i = 2..4 and v = 0; many: v != 0; other:"
  ).reachability
  print.value(reachability.examples[.many]?.description)  // 0.0: no integer is in it
  print.value(reachability.overlaps)  // []
}

@Sendable private func `Sources/PluralRuleCompiler/PluralRuleCompiler.docc/InstructionSet.md 1`(print: Recorder) throws {
  let rules = try PluralRules(compiling: ["many": "i % 1000 = 0 and n within 0..5000"])
  print(rules.disassembly.split(separator: "\n").map { $0.dropFirst(6) }.joined(separator: "; "))  // categories many other; load i % 1000; #0 in 0; load halves of n; #1 in 0..10000; many if #0 #1
}

@Sendable private func `Sources/PluralRuleCompiler/PluralRuleCompiler.docc/PluralRuleCompiler.md 1`(print: Recorder) throws {
  let rules = try PluralRules(compiling: ["one": "n = 1", "few": "n = 2..4"])
  let count = 3
  print(rules.category(for: count))  // few
  print(rules.category(for: 9))  // other
}

@Sendable private func `Sources/PluralRuleCompiler/PluralRuleCompiler.docc/PluralRuleCompiler.md 2`(print: Recorder) throws {
  do {
    print(try PluralRules(compiling: ["one": "n % 0 = 1"]))
  } catch {
    print(error)  // rule for one, line 1, column 5: expected a modulus of 1 or more, found '0'
  }
}

@Sendable private func `Sources/PluralRuleCompiler/PluralRuleCompiler.docc/PluralRuleCompiler.md 3`(print: Recorder) throws {
  let russian = PluralRules(locale: "ru")
  let one = try russian.integerSet(of: .one)
  print(one.prefix(4))  // [1, 21, 31, 41]
  print(one.density)  // 9/100
  let polish = PluralRules(locale: "pl")
  let comparison = try russian.equivalence(with: polish)
  print(comparison.isEqual)  // false
  print(comparison.counterexample ?? 0)  // 21
}

@Sendable private func `Sources/PluralRuleCompiler/PluralRuleCompiler.docc/RuleSyntax.md 1`(print: Recorder) throws {
  let text = """
    one: i = 1 and v = 0;
    few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14;
    other:
    """
  let rules = PluralRules(compiling: try PluralRuleSet(parsing: text))
  print(rules.categories)  // one few other
  print(rules.category(for: 23))  // few
}

@Sendable private func `Sources/PluralRuleCompiler/PluralRuleCompiler.docc/RuleSyntax.md 2`(print: Recorder) throws {
  let rule = try PluralRule(category: .few, parsing: "n = 2..4 @integer 2~4 @decimal 2.0, 3.0, 4.0")
  print(rule.integerSamples.map { $0.map(\.description) } ?? [])  // ["2", "3", "4"]
  print(rule.condition?.alternatives[0][0].ranges ?? [])  // [ClosedRange(2...4)]
}

@Sendable private func `Sources/PluralRuleCompiler/PluralRules+Compiling.swift 1`(print: Recorder) throws {
  let rules = try PluralRules(compiling: ["one": "n = 1", "few": "n = 2..4"])
  print.value(rules.category(for: 3))  // few
  print.value(rules.category(for: 9))  // other
}

@Sendable private func `Sources/PluralRuleCompiler/PluralRules+Compiling.swift 2`(print: Recorder) throws {
  // Hebrew as it was before CLDR 42.
  let rules = try PluralRules(
    locale: "he",
    overriding: [
      "one": "i = 1 and v = 0", "two": "i = 2 and v = 0",
      "many": "v = 0 and n != 0..10 and n % 10 = 0",
    ])
  print.value(rules.category(for: 20))  // many
  print.value(rules.resolvedLocale)  // he
}

@Sendable private func `Sources/PluralRuleCompiler/PluralRules+Compiling.swift 3`(print: Recorder) throws {
  let json = Data(#"{"one": "n = 1", "few": "n = 2..4"}"#.utf8)
  let conditions = try JSONDecoder().decode([String: String].self, from: json)
  let rules = PluralRules(compiling: try PluralRuleSet(conditions: conditions))
  print.value(rules.categories)  // one few other
}

@Sendable private func `Sources/PluralRuleCompiler/Syntax/PluralRule.swift 1`(print: Recorder) throws {
  let rule = try PluralRule(category: .one, parsing: "i = 1 and v = 0 @integer 1")
  print.value(rule.condition?.alternatives.count)  // 1
  print.value(rule.integerSamples?.description)  // @integer 1
}

@Sendable private func `Sources/PluralRuleCompiler/Syntax/PluralRule.swift 2`(print: Recorder) throws {
  let rules = try PluralRuleSet(parsing: "one: n = 1; few: n = 2..4; other:")
  print.value(rules.categories)  // one few other
  print.value(PluralRules(compiling: rules).category(for: 3))  // few
}

@Sendable private func `Sources/PluralRuleCompiler/Tables/PluralRuleLibrary.swift 1`(print: Recorder) throws {
  var library = PluralRuleLibrary.builtIn
  let rules = try PluralRuleSet(parsing: "one: i = 1; other:")
  try library.override(locale: "en", with: rules)
  print.value(try library.rules(locale: "en-GB").category(for: "1.0"))  // one
}

@Sendable private func `Sources/PluralRuleCompiler/Verification/PluralRuleVerification.swift 1`(print: Recorder) throws {
  let data = try CLDRReader.pluralData(directory: "cldr")
  let report = PluralRuleVerification(of: data, with: try PluralRuleLibrary(compiling: data))
  print.value(report.failures)  // []
}

@Sendable private func `Sources/Plurals/Operands/PluralOperand.swift 1`(print: Recorder) throws {
  print.value(PluralOperand(rawValue: "v"))  // v, the number of visible fraction digits
  print.value(PluralOperand(rawValue: "e"))  // c: the same operand, the compact decimal exponent
}

@Sendable private func `Sources/Plurals/Operands/PluralOperands+Components.swift 1`(print: Recorder) throws {
  print.value(try PluralOperands(i: 1, v: 2, w: 1, f: 50, t: 5).n)  // 1.5, as in "1.50"
  print.value(try PluralOperands(i: 1_200_000, v: 0, w: 0, f: 0, t: 0, c: 6).n)  // 1200000, as in "1.2c6"
}

@Sendable private func `Sources/Plurals/Operands/PluralOperands+FloatingPoint.swift 1`(print: Recorder) throws {
  print.value(PluralOperands(1.5)?.f)  // 5
  print.value(PluralOperands(1.0)?.v)  // 0, as "1": a binary number keeps no trailing zeros
  print.value(PluralOperands(1e16)?.i)  // 10000000000000000, never digits of an exponent form
}

@Sendable private func `Sources/Plurals/Operands/PluralOperands+FloatingPoint.swift 2`(print: Recorder) throws {
  print.value(PluralOperands(1.0, fractionDigits: 2)?.v)  // 2, as "1.00"
  print.value(PluralOperands(2.675, fractionDigits: 2)?.f)  // 68
}

@Sendable private func `Sources/Plurals/Operands/PluralOperands+Integer.swift 1`(print: Recorder) throws {
  print.value(PluralOperands(-5).i)  // 5
  print.value(PluralOperands(Int.min).i)  // 9223372036854775808
}

@Sendable private func `Sources/Plurals/Operands/PluralOperands+Integer.swift 2`(print: Recorder) throws {
  print.value(PluralOperands(1, fractionDigits: 1).v)  // 1, as "1.0", which is other in English
}

@Sendable private func `Sources/Plurals/Operands/PluralOperands+Parsing.swift 1`(print: Recorder) throws {
  print.value(try PluralOperands(parsing: "1.50").v)  // 2
  print.value(try PluralOperands(parsing: "1.2c6").i)  // 1200000, for "1.2 million"
}

@Sendable private func `Sources/Plurals/Operands/PluralOperands.swift 1`(print: Recorder) throws {
  let price = try PluralOperands(parsing: "1.50")
  print.value(price.i)  // 1   integer digits
  print.value(price.v)  // 2   visible fraction digits
  print.value(price.w)  // 1   visible fraction digits without trailing zeros
  print.value(price.f)  // 50  visible fraction digits as an integer
  print.value(price.t)  // 5   the same without trailing zeros
  print.value(price.c)  // 0   compact decimal exponent
}

@Sendable private func `Sources/Plurals/PluralCategory.swift 1`(print: Recorder) throws {
  print.value(PluralRules(locale: "pl").category(for: 5))  // many
  print.value(PluralCategory(rawValue: "few"))  // few
  print.value(PluralCategory.allCases)  // [zero, one, two, few, many, other]
}

@Sendable private func `Sources/Plurals/PluralCategorySet.swift 1`(print: Recorder) throws {
  let categories = PluralRules(locale: "pl").categories
  print.value(categories.contains(.few))  // true
  print.value(Array(categories))  // [one, few, many, other]
}

@Sendable private func `Sources/Plurals/PluralRules+Bulk.swift 1`(print: Recorder) throws {
  let counts: [Int32] = [1, 2, 5, 22]
  print.value(PluralRules(locale: "pl").categories(for: counts))  // [one, few, many, few]
}

@Sendable private func `Sources/Plurals/PluralRules+Bulk.swift 2`(print: Recorder) throws {
  let counts: [Int32] = [1, 2, 5, 22]
  var categories: [PluralCategory] = []
  PluralRules(locale: "pl").categories(for: counts, into: &categories)
  print.value(categories)  // [one, few, many, few]
}

@Sendable private func `Sources/Plurals/PluralRules+Locale.swift 1`(print: Recorder) throws {
  print.value(PluralRules.category(for: 2, locale: "ar"))  // two
}

@Sendable private func `Sources/Plurals/PluralRules+Ranges.swift 1`(print: Recorder) throws {
  print.value(try PluralRules(locale: "sl").category(from: "1", to: "2"))  // two
}

@Sendable private func `Sources/Plurals/PluralRules.swift 1`(print: Recorder) throws {
  let rules = PluralRules(locale: "pl")
  print.value(rules.category(for: 1))  // one
  print.value(rules.category(for: 22))  // few
  print.value(rules.category(for: 1.5))  // other
  print.value(try rules.category(for: "1.0"))  // other
  print.value(PluralRules(locale: "en", type: .ordinal).category(for: 23))  // few, as in "23rd"
}

@Sendable private func `Sources/Plurals/PluralRules.swift 2`(print: Recorder) throws {
  print.value(PluralRules(locale: "pt-PT").resolvedLocale)  // pt-PT
  print.value(PluralRules(locale: "sr_Latn_BA.UTF-8").resolvedLocale)  // sr
  print.value(PluralRules(locale: "tlh").resolvedLocale)  // root
}

@Sendable private func `Sources/Plurals/PluralRules.swift 3`(print: Recorder) throws {
  print.value(PluralRules(knownLocale: "en_GB")?.resolvedLocale)  // en
  print.value(PluralRules(knownLocale: "tlh"))  // nil
  print.value(PluralRules(knownLocale: "nn", type: .ordinal))  // nil: CLDR has only its cardinals
}

@Sendable private func `Sources/Plurals/PluralRules.swift 4`(print: Recorder) throws {
  print.value(PluralRules(locale: "en").category(for: 0.999, fractionDigits: 1))  // other, as "1.0"
}

@Sendable private func `Sources/Plurals/Plurals.docc/ChoosingTheForm.md 1`(print: Recorder) throws {
  let rules = PluralRules(locale: "ru")
  let files = 22
  let text =
    switch rules.category(for: files) {
    case .one: "\(files) файл"
    case .few: "\(files) файла"
    case .many: "\(files) файлов"
    case .zero, .two, .other: "\(files) файла"
    }
  print(text)  // 22 файла
}

@Sendable private func `Sources/Plurals/Plurals.docc/ChoosingTheForm.md 2`(print: Recorder) throws {
  let ranks = PluralRules(locale: "en", type: .ordinal)
  let place = 23
  print(ranks.category(for: place))  // few
}

@Sendable private func `Sources/Plurals/Plurals.docc/ChoosingTheForm.md 3`(print: Recorder) throws {
  let slovenian = PluralRules(locale: "sl")
  print(try slovenian.category(from: "1", to: "2"))  // two
  print(slovenian.category(from: .one, to: .few))  // few
}

@Sendable private func `Sources/Plurals/Plurals.docc/ChoosingTheForm.md 4`(print: Recorder) throws {
  let rules = PluralRules(locale: "pl")
  let counts = [1, 2, 5, 22]
  print(rules.categories(for: counts))  // [one, few, many, few]
}

@Sendable private func `Sources/Plurals/Plurals.docc/HowLocalesResolve.md 1`(print: Recorder) throws {
  let identifiers = ["pt_br", "pt-AO", "sr_Latn_BA.UTF-8", "iw", "no-bokmal", "tlh"]
  let resolved = identifiers.map { PluralRules(locale: $0).resolvedLocale }
  print(resolved)  // ["pt", "pt", "sr", "he", "nb", "root"]
  print(PluralRules(knownLocale: "tlh") == nil)  // true
}

@Sendable private func `Sources/Plurals/Plurals.docc/HowLocalesResolve.md 2`(print: Recorder) throws {
  print(PluralRules(locale: "nn").resolvedLocale)  // nn
  print(PluralRules(locale: "nn", type: .ordinal).resolvedLocale)  // root
}

@Sendable private func `Sources/Plurals/Plurals.docc/Performance.md 1`(print: Recorder) throws {
  let rules = PluralRules(locale: "ar")
  let counts = [0, 1, 2, 5, 11, 100]
  let categories = counts.map { rules.category(for: $0) }
  print(categories)  // [zero, one, two, few, many, other]
}

@Sendable private func `Sources/Plurals/Plurals.docc/Plurals.md 1`(print: Recorder) throws {
  let polish = PluralRules(locale: "pl")
  let days = 22
  print(polish.category(for: days))  // few
  print(polish.category(for: 1.5))  // other
  print(try polish.category(for: "1.0"))  // other
  print(polish.categories)  // one few many other
}

@Sendable private func `Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 1`(print: Recorder) throws {
  let english = PluralRules(locale: "en")
  print(try english.category(for: "1"))  // one
  print(try english.category(for: "1.0"))  // other

  let price = try PluralOperands(parsing: "1.50")
  print(price.i, price.v, price.w, price.f, price.t)  // 1 2 1 50 5
}

@Sendable private func `Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 2`(print: Recorder) throws {
  let english = PluralRules(locale: "en")
  let kilometers = 1.0
  print(english.category(for: kilometers))  // one
  print(english.category(for: kilometers, fractionDigits: 1))  // other
  print(english.category(for: 0.999, fractionDigits: 1))  // other
}

@Sendable private func `Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 3`(print: Recorder) throws {
  let french = PluralRules(locale: "fr")
  print(try french.category(for: "1.2c6"))  // many
  print(try french.category(for: "1200000"))  // other
}

@Sendable private func `Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 4`(print: Recorder) throws {
  let price = try PluralOperands(i: 1, v: 2, w: 1, f: 50, t: 5, c: 0)
  print(price.n)  // 1.5
  print((try? PluralOperands(i: 1, v: 0, w: 1, f: 0, t: 5, c: 0)) == nil)  // true
}

@Sendable private func `Sources/Plurals/Plurals.docc/WhyOnePointZeroIsNotOne.md 5`(print: Recorder) throws {
  do {
    print(try PluralOperands(parsing: "1,000"))
  } catch {
    print(error.kind, error.offset)  // unexpectedCharacter 1
  }
}

@Sendable private func `Sources/PluralsFoundation/MessageLanguage+Numbers.swift 1`(print: Recorder) throws {
  let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
  print.value(Languages.en.category(for: 1, formattedBy: style))  // other, as "1.0"
}

@Sendable private func `Sources/PluralsFoundation/PluralOperands+Decimal.swift 1`(print: Recorder) throws {
  print.value(PluralOperands(Decimal(string: "12.345")!)?.f)  // 345
  print.value(PluralOperands(Decimal(string: "1.50")!)?.v)  // 1: a Decimal keeps no trailing zeros
}

@Sendable private func `Sources/PluralsFoundation/PluralOperands+Decimal.swift 2`(print: Recorder) throws {
  print.value(PluralOperands(Decimal(1), fractionDigits: 2)?.v)  // 2, as "1.00"
}

@Sendable private func `Sources/PluralsFoundation/PluralOperands+FormatStyle.swift 1`(print: Recorder) throws {
  let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
  print.value(PluralOperands(1, formattedBy: style)?.v)  // 1, as "1.0"
  print.value(PluralOperands(1_200_000, formattedBy: .number.notation(.compactName))?.c)  // 6, as "1.2M"
}

@Sendable private func `Sources/PluralsFoundation/PluralOperands+FormatStyle.swift 2`(print: Recorder) throws {
  let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
  print.value(PluralRules(locale: "en").category(for: 1, formattedBy: style))  // other, as "1.0"
}

@Sendable private func `Sources/PluralsFoundation/PluralOperands+NSNumber.swift 1`(print: Recorder) throws {
  print.value(PluralOperands(NSNumber(value: UInt64.max))?.i)  // 18446744073709551615
  print.value(PluralOperands(NSNumber(value: Float(0.1)))?.f)  // 1, not 10000000149…
  print.value(PluralOperands(NSDecimalNumber(string: "1.50"))?.v)  // 1
}

@Sendable private func `Sources/PluralsFoundation/PluralOperands+NumberFormatter.swift 1`(print: Recorder) throws {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en")
  formatter.minimumFractionDigits = 1
  print.value(PluralOperands(1, formattedBy: formatter)?.v)  // 1, as "1.0"
}

@Sendable private func `Sources/PluralsFoundation/PluralOperands+NumberFormatter.swift 2`(print: Recorder) throws {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en")
  formatter.minimumFractionDigits = 1
  print.value(PluralRules(locale: "en").category(for: 1, formattedBy: formatter))  // other, as "1.0"
}

@Sendable private func `Sources/PluralsFoundation/PluralRules+Locale.swift 1`(print: Recorder) throws {
  print.value(PluralRules(locale: Locale(identifier: "pl_PL")).category(for: 5))  // many
  print.value(PluralRules(locale: .current, type: .ordinal).type)  // ordinal
}

@Sendable private func `Sources/PluralsFoundation/PluralRules+Locale.swift 2`(print: Recorder) throws {
  print.value(PluralRules(knownLocale: Locale(identifier: "tlh")))  // nil
}

@Sendable private func `Sources/PluralsFoundation/PluralsFoundation.docc/PluralsFoundation.md 1`(print: Recorder) throws {
  let english = PluralRules(locale: Locale(identifier: "en_US"))
  let formatter = NumberFormatter()
  formatter.minimumFractionDigits = 1
  print(english.category(for: 1, formattedBy: formatter))  // other
  print(english.category(for: Decimal(1)))  // one
}

@Sendable private func `Sources/PluralsFoundation/PluralsFoundation.docc/PluralsFoundation.md 2`(print: Recorder) throws {
  let views = 1_200_000
  let style = IntegerFormatStyle<Int>.number.notation(.compactName).locale(Locale(identifier: "fr"))
  let french = PluralRules(locale: "fr")
  print(french.category(for: views, formattedBy: style))  // many
}

@Sendable private func `Sources/PluralsFoundation/Translation+Numbers.swift 1`(print: Recorder) throws {
  struct Scales: Translation {
    typealias Language = Languages.en
    func text(_ key: ScalesKey) -> String {
      let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
      return switch key {
      case .weight(let kilograms):
        switch category(for: kilograms, formattedBy: style) {
        case .one: "\(kilograms.formatted(style)) kilogram"
        case .other: "\(kilograms.formatted(style)) kilograms"
        }
      }
    }
  }
  enum ScalesKey: MessageKey { case weight(Double) }
}

@Sendable private func `Sources/StringCatalogs/StringCatalogs.docc/StringCatalogs.md 1`(print: Recorder) throws {
  let folder = "Tests/PluralsCommandTests/Fixtures/Messages"
  let bundle = Bundle(path: folder) ?? .main  // in a package it is .module
  let files = 5
  StringCatalogs.withPreferences(["ru"]) {
    print(String(localized: "n_files", defaultValue: "\(files) files", bundle: bundle))  // 5 файлов
    print(String(localized: "\(files) folders at 5%", bundle: bundle))  // 5 folders at 5%
  }
}

@Sendable private func `Sources/TypedPlurals/AppLanguage.swift 1`(print: Recorder) throws {
  enum ShopLanguage: AppLanguage {
    case english, irish
    static let fallback = Self.english
    var locale: String {
      switch self {
      case .english: Languages.en.locale
      case .irish: Languages.ga.locale
      }
    }
  }
}

@Sendable private func `Sources/TypedPlurals/AppLanguage.swift 2`(print: Recorder) throws {
  print.value(ShopLanguage(for: Locale(identifier: "ga_IE")))  // irish
  print.value(ShopLanguage(preferring: ["cy-GB", "ga", "en"]))  // irish
  print.value(ShopLanguage(preferring: ["tlh"]))  // english
}

@Sendable private func `Sources/TypedPlurals/Generated/CategoryEnums.swift 1`(print: Recorder) throws {
  print.value(CardinalCategories.pl(.few))  // few
}

@Sendable private func `Sources/TypedPlurals/Generated/CategoryEnums.swift 2`(print: Recorder) throws {
  print.value(OrdinalCategories.en(.two))  // two
}

@Sendable private func `Sources/TypedPlurals/Generated/Languages.swift 1`(print: Recorder) throws {
  print.value(Languages.pl.category(for: 22))  // few
  print.value(Languages.en.ordinalCategory(for: 22))  // two
}

@Sendable private func `Sources/TypedPlurals/LanguageCategory.swift 1`(print: Recorder) throws {
  let count = 1
  let files =
    switch Languages.en.category(for: count) {
    case .one: "\(count) file"
    case .other: "\(count) files"
    }
  print(files)  // 1 file
}

@Sendable private func `Sources/TypedPlurals/MessageKey.swift 1`(print: Recorder) throws {
  enum ShopKey: MessageKey {
    case numberOfItems(Int)
    case welcome(name: String)
  }
}

@Sendable private func `Sources/TypedPlurals/MessageLanguage+Ranges.swift 1`(print: Recorder) throws {
  print.value(Languages.sl.category(from: 1, to: 2))  // two
}

@Sendable private func `Sources/TypedPlurals/MessageLanguage.swift 1`(print: Recorder) throws {
  print.value(Languages.ga.category(for: 7))  // many
}

@Sendable private func `Sources/TypedPlurals/MessageLanguage.swift 2`(print: Recorder) throws {
  enum Kashubian: MessageLanguage {
    typealias Category = OneFewManyOther
    static let locale = "csb"
    static let rules = PluralRules(locale: "pl")
  }
  print.value(Kashubian.category(for: 22))  // few
}

@Sendable private func `Sources/TypedPlurals/MessageLanguage.swift 3`(print: Recorder) throws {
  enum Counting: MessageLanguage {
    typealias Category = ZeroOneOther
    static let locale = "en"
    static func category(for number: Int) -> Category {
      number == 0 ? .zero : number == 1 ? .one : .other
    }
  }
  print.value(try Counting.category(for: "0"))  // zero
  print.value(try Counting.category(for: "0.0"))  // other
}

@Sendable private func `Sources/TypedPlurals/MessageModule.swift 1`(print: Recorder) throws {
  struct ShopMessages: MessageModule {
    var language: ShopLanguage
    static func text(_ key: ShopKey, in language: ShopLanguage) -> String {
      switch language {
      case .english: EnglishShop().text(key)
      case .irish: IrishShop().text(key)
      }
    }
  }

  let shop = ShopMessages(language: .irish)
  print.value(shop.text(.numberOfItems(2)))  // 2 mhír
  print.value(ShopMessages.text(.numberOfItems(2), in: .english))  // 2 items
}

@Sendable private func `Sources/TypedPlurals/RankingLanguage.swift 1`(print: Recorder) throws {
  enum English: RankingLanguage {
    typealias Category = CardinalCategories.en           // OneOther
    typealias OrdinalCategory = OrdinalCategories.en     // OneTwoFewOther
    static let locale = "en"
  }
  print.value(English.ordinalCategory(for: 23))  // few
}

@Sendable private func `Sources/TypedPlurals/Translation.swift 1`(print: Recorder) throws {
  enum ShopKey: MessageKey {
    case numberOfItems(Int)
    case welcome(name: String)
  }

  struct EnglishShop: Translation {
    typealias Language = Languages.en
    func text(_ key: ShopKey) -> String {
      switch key {
      case .numberOfItems(let count):
        switch category(for: count) {
        case .one: "\(count) item"
        case .other: "\(count) items"
        }
      case .welcome(let name): "Welcome, \(name)!"
      }
    }
  }

  struct IrishShop: Translation {
    typealias Language = Languages.ga
    func text(_ key: ShopKey) -> String {
      switch key {
      case .numberOfItems(let count):
        switch category(for: count) {
        case .one, .two, .few: "\(count) mhír"
        case .many, .other: "\(count) mír"
        }
      case .welcome(let name): "Fáilte, \(name)!"
      }
    }
  }
}

@Sendable private func `Sources/TypedPlurals/TypedPlurals.docc/TypedPlurals.md 1`(print: Recorder) throws {
  enum ShopKey: MessageKey {
    case numberOfItems(Int)
    case delivery(days: ClosedRange<Int>)
  }

  struct SlovenianShop: Translation {
    typealias Language = Languages.sl

    func text(_ key: ShopKey) -> String {
      switch key {
      case .numberOfItems(let count):
        switch category(for: count) {
        case .one: "\(count) izdelek"
        case .two: "\(count) izdelka"
        case .few: "\(count) izdelki"
        case .other: "\(count) izdelkov"
        }
      case .delivery(let days):
        switch category(from: days.lowerBound, to: days.upperBound) {
        case .one: "\(days.lowerBound)–\(days.upperBound) dan"
        case .two, .few, .other: "\(days.lowerBound)–\(days.upperBound) dni"
        }
      }
    }
  }

  let shop = SlovenianShop()
  print(shop.text(.numberOfItems(2)))  // 2 izdelka
  print(shop.text(.numberOfItems(103)))  // 103 izdelki
}

@Sendable private func `Sources/TypedPlurals/TypedPlurals.docc/TypedPlurals.md 2`(print: Recorder) throws {
  enum ShopLanguage: AppLanguage {
    case english, irish

    static let fallback = Self.english

    var locale: String {
      switch self {
      case .english: Languages.en.locale
      case .irish: Languages.ga.locale
      }
    }
  }

  struct ShopMessages: MessageModule {
    var language: ShopLanguage

    static func text(_ key: ShopKey, in language: ShopLanguage) -> String {
      switch language {
      case .english: EnglishShop().text(key)
      case .irish: IrishShop().text(key)
      }
    }
  }

  let current = ShopMessages(language: .irish)
  print(current.text(.numberOfItems(7)))  // 7 mír
}
