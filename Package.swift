// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "swift-plurals",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Plurals", targets: ["Plurals"]),
    .library(name: "PluralRuleCompiler", targets: ["PluralRuleCompiler"]),
    .library(name: "CLDRReader", targets: ["CLDRReader"]),
    .library(name: "LegacyPlurals", targets: ["LegacyPlurals"]),
    .library(name: "LegacyMigration", targets: ["LegacyMigration"]),
    .library(name: "TypedPlurals", targets: ["TypedPlurals"]),
    .library(name: "PluralMessages", targets: ["PluralMessages"]),
    .library(name: "PluralsFoundation", targets: ["PluralsFoundation"]),
    .library(name: "StringCatalogs", targets: ["StringCatalogs"]),
    .library(name: "MessageLinter", targets: ["MessageLinter"]),
    .plugin(name: "CompileStringCatalogs", targets: ["CompileStringCatalogs"]),
    .plugin(name: "ListLocalizations", targets: ["ListLocalizations"]),
    .plugin(name: "LintLocalizations", targets: ["LintLocalizations"]),
    .executable(name: "plurals", targets: ["PluralsTool"]),
  ],
  targets: [
    .target(name: "Plurals"),
    .target(name: "PluralRuleCompiler", dependencies: ["Plurals"]),
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    .target(name: "CLDRReader", dependencies: ["Plurals", "PluralRuleCompiler", "CLibXML2"]),
    .target(name: "LegacyPlurals", dependencies: ["Plurals"]),
    .target(
      name: "LegacyMigration",
      dependencies: ["Plurals", "PluralRuleCompiler", "LegacyPlurals"]
    ),
    .target(name: "TypedPlurals", dependencies: ["Plurals"]),
    .target(
      name: "PluralMessages",
      dependencies: ["Plurals", "LegacyPlurals", "TypedPlurals", "PluralsFoundation"]
    ),
    .target(name: "StringCatalogs", dependencies: ["PluralMessages"]),
    .target(
      name: "MessageLinter",
      dependencies: [
        "Plurals", "PluralRuleCompiler", "LegacyPlurals", "LegacyMigration", "PluralMessages",
      ]
    ),
    .target(name: "StringCatalogCompiler"),
    .target(name: "StringExtraction"),
    .executableTarget(name: "StringCatalogTool", dependencies: ["StringCatalogCompiler"]),
    .plugin(
      name: "CompileStringCatalogs",
      capability: .buildTool(),
      dependencies: ["StringCatalogTool"],
      path: "Sources/CompileStringCatalogs"
    ),
    .plugin(
      name: "ListLocalizations",
      capability: .command(
        intent: .custom(
          verb: "localizations",
          description: "Lists the String Catalogs of a package, and what their languages lack."
        )
      ),
      dependencies: ["StringCatalogTool"],
      path: "Sources/ListLocalizations"
    ),
    .plugin(
      name: "LintLocalizations",
      capability: .command(
        intent: .custom(
          verb: "lint-localizations",
          description: "Checks the localisations of a package, as 'plurals lint' does."
        )
      ),
      dependencies: ["LintTool"],
      path: "Sources/LintLocalizations"
    ),
    .target(name: "PluralsFoundation", dependencies: ["Plurals", "TypedPlurals"]),
    .target(
      name: "PluralsCommand",
      dependencies: [
        "Plurals", "PluralRuleCompiler", "CLDRReader", "LegacyPlurals", "LegacyMigration",
        "PluralMessages", "StringCatalogCompiler", "StringExtraction", "MessageLinter",
      ]
    ),
    .executableTarget(name: "PluralsTool", dependencies: ["PluralsCommand"]),
    .executableTarget(name: "LintTool", dependencies: ["PluralsCommand"]),
    .executableTarget(
      name: "GeneratePluralTables",
      dependencies: [
        "Plurals", "PluralRuleCompiler", "CLDRReader", "LegacyPlurals", "LegacyMigration",
      ]
    ),
    .target(name: "TestSupport", dependencies: ["Plurals"], path: "Tests/TestSupport"),
    .target(
      name: "WorstCases",
      dependencies: [
        "Plurals", "PluralRuleCompiler", "CLDRReader", "LegacyPlurals", "PluralMessages",
        "MessageLinter",
      ],
      path: "Tests/WorstCases"
    ),
    .executableTarget(
      name: "GrowthProbe",
      dependencies: ["WorstCases"],
      path: "Tests/GrowthProbe"
    ),
    .executableTarget(
      name: "ThreadProbe",
      dependencies: ["Plurals", "LegacyPlurals", "PluralMessages"],
      path: "Tests/ThreadProbe"
    ),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Plurals", "PluralRuleCompiler", "CLDRReader", "LegacyPlurals", "PluralMessages",
        "PluralsCommand",
      ],
      path: "Tests/FuzzTargets"
    ),
    .testTarget(
      name: "PluralsTests",
      dependencies: ["Plurals", "TestSupport"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "PluralRuleCompilerTests",
      dependencies: ["Plurals", "PluralRuleCompiler", "TestSupport"],
      resources: [.copy("Golden")]
    ),
    .testTarget(
      name: "CLDRReaderTests",
      dependencies: ["Plurals", "PluralRuleCompiler", "CLDRReader", "TestSupport"]
    ),
    .testTarget(
      name: "LegacyPluralsTests",
      dependencies: ["Plurals", "PluralRuleCompiler", "LegacyPlurals"]
    ),
    .testTarget(
      name: "LegacyMigrationTests",
      dependencies: [
        "Plurals", "PluralRuleCompiler", "LegacyPlurals", "LegacyMigration", "TestSupport",
      ],
      resources: [.copy("Snapshots")]
    ),
    .testTarget(name: "TypedPluralsTests", dependencies: ["Plurals", "TypedPlurals"]),
    .testTarget(
      name: "PluralMessagesTests",
      dependencies: [
        "Plurals", "PluralRuleCompiler", "LegacyPlurals", "TypedPlurals", "PluralMessages",
        "CLDRReader", "TestSupport",
      ],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "StringCatalogCompilerTests",
      dependencies: ["PluralMessages", "StringCatalogCompiler", "TestSupport"]
    ),
    .testTarget(
      name: "MessageLinterTests",
      dependencies: ["Plurals", "PluralMessages", "MessageLinter", "TestSupport"]
    ),
    .testTarget(name: "StringExtractionTests", dependencies: ["StringExtraction"]),
    .testTarget(
      name: "StringCatalogsTests",
      dependencies: ["PluralMessages", "StringCatalogs", "TestSupport"]
    ),
    .testTarget(
      name: "PluralsFoundationTests",
      dependencies: ["Plurals", "TypedPlurals", "PluralsFoundation", "TestSupport"]
    ),
    .testTarget(
      name: "PluralsCommandTests",
      dependencies: ["PluralsTool", "TestSupport"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(name: "GrowthTests", dependencies: ["WorstCases", "GrowthProbe"]),
    .testTarget(name: "FuzzTargetTests", dependencies: ["FuzzTargets", "TestSupport"]),
    .testTarget(name: "StructureTests", dependencies: ["TestSupport"]),
    .target(name: "DocumentExamples", path: "Tests/DocumentExamples"),
    .executableTarget(
      name: "RecordExamples",
      dependencies: ["DocumentExamples"],
      path: "Tests/RecordExamples"
    ),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "DocumentExamples", "Plurals", "PluralRuleCompiler", "CLDRReader", "LegacyPlurals",
        "LegacyMigration", "MessageLinter", "TypedPlurals", "PluralMessages", "PluralsFoundation",
        "StringCatalogs",
        "PluralsTool",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("MemberImportVisibility")
  ]
  // A build of a package that depends on this one turns warnings off, which is not to be had with both.
  if Context.environment["PLURALS_WARNINGS"] == "error" {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
  // Tests may do without a mark on what is unsafe; what users link may not.
  if target.type != .test, target.path == nil {
    target.swiftSettings?.append(.strictMemorySafety())
  }
}
