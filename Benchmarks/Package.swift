// swift-tools-version: 6.2
import PackageDescription

let plurals: [Target.Dependency] = [
  .product(name: "Plurals", package: "swift-plurals"),
  .product(name: "PluralRuleCompiler", package: "swift-plurals"),
  .product(name: "CLDRReader", package: "swift-plurals"),
  .product(name: "PluralMessages", package: "swift-plurals"),
  .product(name: "StringCatalogs", package: "swift-plurals"),
  .product(name: "MessageLinter", package: "swift-plurals"),
]

let package = Package(
  name: "plurals-benchmarks",
  dependencies: [.package(name: "swift-plurals", path: "..")],
  targets: [
    .systemLibrary(
      name: "CICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .systemLibrary(
      name: "CLibXML2ForBenchmarks",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    // ICU's plural rules for integers are in its C++ interface only.
    .target(
      name: "ICUShim",
      dependencies: ["CICU"],
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
    ),
    .executableTarget(
      name: "plurals-bench",
      dependencies: plurals + ["ICUShim", "CLibXML2ForBenchmarks"]
    ),
    .executableTarget(name: "plurals-conformance", dependencies: plurals + ["ICUShim"]),
    .target(name: "StopForMeasuring"),
    .executableTarget(
      name: "cold-with-category",
      dependencies: [.product(name: "Plurals", package: "swift-plurals"), "StopForMeasuring"]
    ),
    .executableTarget(
      name: "cold-without",
      dependencies: [.product(name: "Plurals", package: "swift-plurals"), "StopForMeasuring"]
    ),
    .executableTarget(name: "cold-without-import", dependencies: ["StopForMeasuring"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
