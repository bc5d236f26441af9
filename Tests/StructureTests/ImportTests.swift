import Foundation
import Testing

@Suite("Imports")
struct ImportTests {
  private static let standardLibraries: Set = [
    "Android", "CRT", "Darwin", "Glibc", "Musl", "WASILibc",
  ]

  @Test("a module imports only what it may know")
  func areAllowed() throws {
    for module in try Package.modules() {
      let row = try #require(Structure.imports[module], "\(module) is not in the table")
      guard let allowed = row else { continue }
      for file in try Package.files(in: "Sources/\(module)") {
        let others = file.imports.subtracting(allowed).subtracting(Self.standardLibraries)
        #expect(others == [], "\(module)/\(file.path)")
      }
    }
  }

  @Test("a target depends in Package.swift on the modules that its files import, and on no others")
  func agreeWithManifest() throws {
    let targets = try Self.targets()
    let names = Set(targets.map(\.name))
    // An executable is a dependency of tests that run it.
    let executables = Set(targets.filter(\.isExecutable).map(\.name))
    #expect(names.isSuperset(of: try Package.modules()))
    for target in targets {
      let folder = Package.exists("Sources/\(target.name)") ? "Sources" : "Tests"
      let imports = try Package.files(in: "\(folder)/\(target.name)").flatMap(\.imports)
      #expect(
        target.dependencies.subtracting(executables) == names.intersection(imports),
        "\(target.name)"
      )
    }
  }

  private struct Target {
    let name: String
    let isExecutable: Bool
    let dependencies: Set<String>
  }

  private static func targets() throws -> [Target] {
    let manifest = try Package.text("Package.swift")
    let expression = try NSRegularExpression(
      pattern:
        #"\.(\w*[tT]arget|systemLibrary|plugin)\(\s*name: "(\w+)"(,\s*dependencies: \[([^\]]*)\])?"#
    )
    return expression.matches(in: manifest, range: NSRange(manifest.startIndex..., in: manifest))
      .map { match in
        let parts = (0..<match.numberOfRanges).map { index in
          Range(match.range(at: index), in: manifest).map { String(manifest[$0]) } ?? ""
        }
        return Target(
          name: parts[2],
          isExecutable: parts[1] == "executableTarget",
          dependencies: Set(
            parts[4].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
          )
        )
      }
  }
}
