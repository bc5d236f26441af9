import Foundation

extension CatalogJSON {
  /// A file of JSON: its value, and what of its layout is kept.
  package struct Document: Sendable {
    /// What a file has that is read all the same.
    package struct Note: Hashable, Sendable, CustomStringConvertible {
      package let place: Place
      package let text: String

      package var description: String { "\(place): \(text)" }
    }

    /// Why a file is no JSON, and where.
    package struct Problem: Error, Hashable, CustomStringConvertible {
      package let place: Place
      package let text: String

      package var description: String { "\(place): \(text)" }
    }

    /// A line and a column, both from 1, the latter in characters of Unicode (scalars).
    package struct Place: Hashable, Sendable, CustomStringConvertible {
      package let line: Int
      package let column: Int

      package var description: String { "line \(line), column \(column)" }
    }

    package var root: CatalogJSON
    /// Names that are there twice, of which the first counts, and commas that nothing follows.
    package let notes: [Note]
    /// Whether lines end as those of Windows do. Xcode's do not, but a checkout may make them so.
    package var hasCarriageReturns = false
    /// Whether the last line ends. Xcode's does not.
    package var endsWithNewline = false
    /// Whether the file begins with a mark of its encoding.
    package var hasByteOrderMark = false

    /// Creates a document in Xcode's layout.
    package init(_ root: CatalogJSON) {
      self.root = root
      notes = []
    }

    /// Reads a file in UTF-8 or UTF-16.
    ///
    /// - Parameter data: The content.
    /// - Throws: ``Problem`` if it is no JSON.
    /// - Complexity: Linear in the size of the content.
    package init(_ data: Data) throws(Problem) {
      var bytes = Array(data)
      if let encoding = Self.wideEncoding(bytes) {
        guard let text = String(data: data, encoding: encoding) else {
          throw Problem(
            place: Place(line: 1, column: 1),
            text: "the file is no UTF-16; catalogs are UTF-8"
          )
        }
        bytes = Array(text.utf8)
      }
      hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      var reader = Reader(bytes, start: hasByteOrderMark ? 3 : 0)
      root = try reader.readAll()
      notes = reader.notes
      let newline = UInt8(ascii: "\n")
      endsWithNewline = bytes.last == newline
      if let end = bytes.firstIndex(of: newline), end > 0 {
        hasCarriageReturns = bytes[end - 1] == UInt8(ascii: "\r")
      }
    }

    /// The encoding of a file that begins with a mark of UTF-16, or with a character of it.
    private static func wideEncoding(_ bytes: [UInt8]) -> String.Encoding? {
      guard bytes.count > 1 else { return nil }
      return switch (bytes[0], bytes[1]) {
      case (0xFE, 0xFF), (0xFF, 0xFE): .utf16
      case (0, _): .utf16BigEndian
      case (_, 0): .utf16LittleEndian
      default: nil
      }
    }

    /// The file in Xcode's layout, in UTF-8.
    package var data: Data {
      var writer = Writer(lineEnd: hasCarriageReturns ? "\r\n" : "\n")
      if hasByteOrderMark { writer.bytes += [0xEF, 0xBB, 0xBF] }
      writer.write(root, indent: 0)
      if endsWithNewline { writer.endLine(indent: 0) }
      return Data(writer.bytes)
    }
  }
}
