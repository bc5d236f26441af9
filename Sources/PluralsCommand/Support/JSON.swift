#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OutputWriter {
  /// Writes a value as JSON and a line end, with keys in alphabetical order.
  func write(json value: some Encodable, isPretty: Bool = true) throws(CommandError) {
    try write(try Self.json(value, isPretty: isPretty) + "\n")
  }

  /// A value as JSON text.
  static func json(
    _ value: some Encodable,
    isPretty: Bool = false
  ) throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw CommandError(.inputOutput, "cannot encode the result: \(error)")
    }
  }
}
