import Foundation

/// The size of something, in bytes.
struct Size {
  let name: String
  let bytes: Int
  /// What it may be at most; nil if nothing is demanded.
  let limit: Int?

  init(name: String, bytes: Int, limit: Int? = nil) {
    self.name = name
    self.bytes = bytes
    self.limit = limit
  }

  var isTooLarge: Bool { limit.map { bytes > $0 } ?? false }
}

/// The table of sizes, and the same as data.
struct SizeTable {
  let sizes: [Size]

  var text: String {
    let header = ["size", "bytes", "KiB", "limit"]
    let cells = sizes.map { size in
      [
        size.name, String(size.bytes), Self.kibibytes(size.bytes),
        size.limit.map { "≤ " + Self.kibibytes($0) + (size.isTooLarge ? " MISSED" : "") } ?? "",
      ]
    }
    let width = 2 + (cells + [header]).map { $0[0].count }.reduce(0, max)
    return ([header] + cells)
      .map { zip($0, [width, 12, 10, 0]).map(Self.padded).joined() + "\n" }
      .joined()
  }

  /// What `JSONSerialization` takes.
  var rows: [[String: Any]] {
    sizes.map {
      ["name": $0.name, "bytes": $0.bytes, "limit_bytes": $0.limit ?? NSNull()]
    }
  }

  private static func kibibytes(_ bytes: Int) -> String {
    String(format: "%.1f", Double(bytes) / 1_024)
  }

  private static func padded(_ cell: String, to width: Int) -> String {
    cell + String(repeating: " ", count: max(0, width - cell.count))
  }
}
