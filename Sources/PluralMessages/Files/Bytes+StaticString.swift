extension [UInt8] {
  /// Whether a text of the program stands at a place, without a copy of either.
  @inline(__always)
  func has(_ text: StaticString, at start: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count <= self.count - start else { return false }
    return text.withUTF8Buffer { text in
      for offset in 0..<count where unsafe self[start + offset] != text[offset] { return false }
      return true
    }
  }
}
