/// A text of i18n-node's with a text for each of several intervals: `[0] none|[2,5] a few|many`.
struct IntervalList {
  private(set) var texts: [(interval: NumberInterval, text: String)] = []
  /// The text for the numbers that are in none of the intervals.
  private(set) var rest: String
  private(set) var findings: [MessageDiagnostic.Kind] = []

  /// Reads a list; nil if the text is none: bars alone may stand in any text.
  init?(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "|")) else { return nil }
    var rest: String?
    var faults: [MessageDiagnostic.Kind] = []
    var texts: [(interval: NumberInterval, text: String)] = []
    for part in text.split(separator: "|", omittingEmptySubsequences: false) {
      guard let (written, text) = Self.bracketed(part) else {
        // i18n-node takes the last, too.
        if rest != nil { faults.append(.duplicate(.restOfIntervals, firstLine: nil)) }
        rest = String(part)
        continue
      }
      if let interval = NumberInterval(written) {
        texts.append((interval, text))
      } else {
        faults.append(.invalidValue(written, of: .interval(written)))
      }
    }
    guard let last = texts.last?.text else { return nil }
    if rest == nil, !Self.coverCounts(texts.map(\.interval)) {
      faults.append(.missing(.restOfIntervals))
    }
    self.texts = texts
    self.rest = rest ?? last
    findings = faults
  }

  /// The brackets at the beginning of a part, with numbers in them, and the text after them.
  private static func bracketed(_ part: Substring) -> (String, String)? {
    let part = part.drop { $0 == " " }
    guard let open = part.utf8.first, "[](".utf8.contains(open) else { return nil }
    let inside = part.utf8.dropFirst()
    guard let close = inside.firstIndex(where: { "[])".utf8.contains($0) }) else { return nil }
    let numbers = inside[..<close]
    guard numbers.contains(where: { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ",") }),
      part[part.index(after: part.startIndex)..<close].allSatisfy({
        $0.isASCII && $0.isNumber || " ,-+∞".contains($0) || "Infinity".contains($0)
      })
    else { return nil }
    let end = part.utf8.index(after: close)
    return (String(part[..<end]), String(part[end...].drop { $0 == " " }))
  }

  /// Whether each number that things can be counted by is in an interval.
  private static func coverCounts(_ intervals: [NumberInterval]) -> Bool {
    var next = 0
    for interval in intervals.sorted(by: { $0.first < $1.first }) {
      guard interval.first <= next else { return false }
      guard let upper = interval.upper else { return true }
      let (end, overflowed) = upper.number.addingReportingOverflow(upper.isIncluded ? 1 : 0)
      if overflowed { return true }
      next = max(next, end)
    }
    return false
  }
}

extension NumberInterval {
  /// The first integer in it; the least of all if it has no lower end.
  fileprivate var first: Int {
    guard let lower else { return .min }
    return lower.isIncluded || lower.number == .max ? lower.number : lower.number + 1
  }
}
