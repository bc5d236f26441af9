// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Localised",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [
    // In a package of your own: .package(url: "…/swift-plurals", from: "1.0.0")
    .package(name: "swift-plurals", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "Localised",
      dependencies: [.product(name: "StringCatalogs", package: "swift-plurals")],
      plugins: [.plugin(name: "CompileStringCatalogs", package: "swift-plurals")]
    )
  ],
  swiftLanguageModes: [.v6]
)
