#if !canImport(Darwin)
  /// The lengths of integers in formats, such as `ll` in `%lld`, which say nothing about a text.
  enum IntegerLengths {
    /// A format without them: `%1$lld files` becomes `%1$d files`.
    static func removed(from format: String) -> String {
      var result: [UInt8] = []
      var bytes = Array(format.utf8)[...]
      result.reserveCapacity(bytes.count)
      while let byte = bytes.popFirst() {
        result.append(byte)
        guard byte == UInt8(ascii: "%") else { continue }
        let start = bytes.prefix { " -+#'.*$".utf8.contains($0) || 0x30...0x39 ~= $0 }
        let length = bytes[start.endIndex...].prefix { "hlqjzt".utf8.contains($0) }
        result += start
        if length.endIndex < bytes.endIndex, "diouxX".utf8.contains(bytes[length.endIndex]) {
          bytes = bytes[length.endIndex...]
        } else {
          bytes = bytes[start.endIndex...]
          // The second of `%%` begins nothing.
          if start.isEmpty, bytes.first == UInt8(ascii: "%") { result.append(bytes.removeFirst()) }
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }
#endif
