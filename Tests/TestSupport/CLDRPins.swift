import Foundation

/// What tests count on in CLDR's files: `cldr/PINS`, which `cldr/update` counts in the text of the files.
package enum CLDRPins {
  private static let folder = packageDirectory.appendingPathComponent("cldr")

  private static let numbers: [String: Int] = {
    let text =
      (try? String(contentsOf: folder.appendingPathComponent("PINS"), encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").map { $0.split(separator: "\t") }
    return Dictionary(
      rows.compactMap { row in row.count == 2 ? Int(row[1]).map { (String(row[0]), $0) } : nil },
      uniquingKeysWith: { $1 }
    )
  }()

  /// A number by its name, such as `cardinal locales`.
  ///
  /// - Precondition: The file has the name.
  package static func count(_ name: String) -> Int {
    guard let number = numbers[name] else { preconditionFailure("cldr/PINS has no \(name)") }
    return number
  }

  /// The release that the files are of, such as `48.2`.
  package static let version: String =
    ((try? String(contentsOf: folder.appendingPathComponent("VERSION"), encoding: .utf8)) ?? "")
    .trimmingCharacters(in: .whitespacesAndNewlines)
}
