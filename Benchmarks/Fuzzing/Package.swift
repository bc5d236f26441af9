// swift-tools-version: 6.2
import PackageDescription

// The libraries' own sources, through a link: as a dependency they would be another package, which
// shows no bytecode and has no product for the command line. Flags that the libraries must never see
// come from the script `run`.
func library(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/Libraries/\(name)")
}

let package = Package(
  name: "plurals-fuzzing",
  targets: [
    library("Plurals"),
    library("PluralRuleCompiler", "Plurals"),
    .systemLibrary(
      name: "CLibXML2",
      path: "Sources/Libraries/CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    library("CLDRReader", "Plurals", "PluralRuleCompiler", "CLibXML2"),
    library("LegacyPlurals", "Plurals"),
    library("LegacyMigration", "Plurals", "PluralRuleCompiler", "LegacyPlurals"),
    library("TypedPlurals", "Plurals"),
    library("PluralsFoundation", "Plurals", "TypedPlurals"),
    library("PluralMessages", "Plurals", "LegacyPlurals", "TypedPlurals", "PluralsFoundation"),
    library("StringCatalogCompiler"),
    library("StringExtraction"),
    library(
      "MessageLinter",
      "Plurals",
      "PluralRuleCompiler",
      "LegacyPlurals",
      "LegacyMigration",
      "PluralMessages"
    ),
    library(
      "PluralsCommand",
      "Plurals",
      "PluralRuleCompiler",
      "CLDRReader",
      "LegacyPlurals",
      "LegacyMigration",
      "PluralMessages",
      "StringCatalogCompiler",
      "StringExtraction",
      "MessageLinter"
    ),
    // The main package has the same files as a target, for the tests that run what is kept.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Plurals", "PluralRuleCompiler", "CLDRReader", "LegacyPlurals", "PluralMessages",
        "PluralsCommand",
      ]
    ),
    .executableTarget(name: "plurals-fuzz", dependencies: ["FuzzTargets"]),
  ],
  swiftLanguageModes: [.v6]
)
