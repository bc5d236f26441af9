extension LanguagePreferences {
  /// The ranges of a header that count. A browser sends up to ten.
  private static let maximumRangeCount = 100

  /// The bytes of a header that count; a hundred ranges of 35 characters, the longest that RFC 5646 asks
  /// programs to know, with their weights have fewer.
  private static let maximumHeaderLength = 8_192

  /// Creates the preferences that a request's header `Accept-Language` says (RFC 9110, section 12.5.4).
  ///
  ///     let header = "fr;q=0.5, de-AT, *;q=0.1, en;q=0"
  ///     LanguagePreferences(acceptLanguage: header).ranges    // ["de-AT", "fr", "*"]
  ///
  /// Ranges come in the order of their weights, and as they are written where these are equal. What has the
  /// weight 0 is ``excluded``. A member of the list that is malformed is passed over: a range that is not one
  /// of RFC 4647, section 2.1, or a weight that is not 0 to 1 with at most three decimals.
  ///
  /// Of a header no more than 100 ranges and 8,192 bytes count.
  ///
  /// - Parameter header: The value of the header; of several, their values joined by commas.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(acceptLanguage header: String) {
    var ranges: [String] = []
    ranges.reserveCapacity(8)
    var weights: [Int] = []
    weights.reserveCapacity(8)
    var excluded: [String] = []
    let isLong = header.utf8.count > Self.maximumHeaderLength
    let bytes =
      isLong ? Array(header.utf8.prefix(Self.maximumHeaderLength + 1)) : Array(header.utf8)
    // What is cut off in the middle means something else.
    let list = bytes[..<(isLong ? bytes.lastIndex(of: UInt8(ascii: ",")) ?? 0 : bytes.count)]
    var start = list.startIndex
    while start < list.endIndex, ranges.count + excluded.count < Self.maximumRangeCount {
      let end = list[start...].firstIndex(of: UInt8(ascii: ",")) ?? list.endIndex
      if let member = Self.member(list[start..<end]) {
        let range = String(decoding: member.range, as: UTF8.self)
        if member.weight == 0 {
          excluded.append(range)
        } else {
          // Most headers are in order; of equal weights the first stays before the second.
          var place = weights.count
          while place > 0, weights[place - 1] < member.weight { place -= 1 }
          ranges.insert(range, at: place)
          weights.insert(member.weight, at: place)
        }
      }
      start = end + 1
    }
    self.init(ranges, excluded: excluded)
  }

  /// A range and its weight in thousandths; nil for a malformed member.
  private static func member(_ bytes: ArraySlice<UInt8>) -> (range: ArraySlice<UInt8>, weight: Int)?
  {
    guard let semicolon = bytes.firstIndex(of: UInt8(ascii: ";")) else {
      let range = trimmed(bytes)
      return isRange(range) ? (range, 1_000) : nil
    }
    let range = trimmed(bytes[..<semicolon])
    let weight = trimmed(bytes[(semicolon + 1)...])
    guard isRange(range), weight.count > 2, weight[weight.startIndex] | 0x20 == UInt8(ascii: "q"),
      weight[weight.startIndex + 1] == UInt8(ascii: "="),
      let thousandths = thousandths(weight.dropFirst(2))
    else { return nil }
    return (range, thousandths)
  }

  /// Without spaces and tabs at both ends.
  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    var bytes = bytes.drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes
  }

  /// Whether the text is `*` or subtags of 1 to 8 letters, and digits in all but the first.
  private static func isRange(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.count == 1, bytes.first == UInt8(ascii: "*") { return true }
    var length = 0
    var isFirst = true
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): length += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !isFirst: length += 1
      case UInt8(ascii: "-") where length > 0: (length, isFirst) = (0, false)
      default: return false
      }
      guard length <= 8 else { return false }
    }
    return length > 0
  }

  /// The value of a weight such as `0.75` in thousandths.
  private static func thousandths(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first, first == UInt8(ascii: "0") || first == UInt8(ascii: "1"),
      bytes.count <= 5
    else { return nil }
    var value = first == UInt8(ascii: "1") ? 1_000 : 0
    let decimals = bytes.dropFirst()
    guard decimals.isEmpty || decimals.first == UInt8(ascii: ".") else { return nil }
    var unit = 100
    for byte in decimals.dropFirst() {
      guard 0x30...0x39 ~= byte else { return nil }
      value += Int(byte - 0x30) * unit
      unit /= 10
    }
    return value <= 1_000 ? value : nil
  }
}
