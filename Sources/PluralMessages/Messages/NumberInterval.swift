/// An interval of numbers, as i18n-node writes them.
///
///     NumberInterval("[2,5]")     // [2,5]: from 2 to 5
///     NumberInterval("]2,5[")     // ]2,5[: between 2 and 5
///     NumberInterval("[6,[")      // [6,[: 6 and more, as [6,] is
///     NumberInterval("[0]")       // [0]: 0 alone
///
/// A bracket that is turned away from the numbers, or a round one, leaves out the number beside it.
public struct NumberInterval: Hashable, Sendable {
  /// An end of an interval.
  public struct End: Hashable, Sendable {
    /// The number at the end.
    public var number: Int
    /// A Boolean value that says that the number itself is in the interval.
    public var isIncluded: Bool

    /// Creates an end.
    ///
    /// - Parameters:
    ///   - number: The number at the end.
    ///   - isIncluded: A Boolean value that says that the number itself is in the interval.
    public init(_ number: Int, isIncluded: Bool = true) {
      self.number = number
      self.isIncluded = isIncluded
    }
  }

  /// The lower end; nil if there is none.
  public var lower: End?
  /// The upper end; nil if there is none.
  public var upper: End?

  /// Creates an interval.
  ///
  /// - Parameters:
  ///   - lower: The lower end; nil if there is none.
  ///   - upper: The upper end; nil if there is none.
  public init(from lower: End?, to upper: End?) {
    self.lower = lower
    self.upper = upper
  }

  /// Creates an interval of integers.
  public init(_ range: ClosedRange<Int>) {
    self.init(from: End(range.lowerBound), to: End(range.upperBound))
  }

  /// Reads an interval; nil if the text is none, or no number can be in it.
  public init?(_ text: String) {
    let signs = Array(text.unicodeScalars)
    guard let open = signs.first, let close = signs.last, signs.count >= 2,
      "[](".unicodeScalars.contains(open), "][)".unicodeScalars.contains(close)
    else { return nil }
    let ends = text.unicodeScalars.dropFirst().dropLast()
      .split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).filter { $0 != " " } }
    switch ends.count {
    case 1:
      guard open == "[", close == "]", let number = Int(ends[0]) else { return nil }
      self.init(number...number)
    case 2:
      guard let lower = Self.end(ends[0], "-", isIncluded: open == "["),
        let upper = Self.end(ends[1], "+", isIncluded: close == "]"),
        lower != nil || upper != nil
      else { return nil }
      self.init(from: lower, to: upper)
      guard !isEmpty else { return nil }
    default: return nil
    }
  }

  /// An end as it is written, or nothing; nil if it is neither.
  private static func end(_ text: String, _ sign: Character, isIncluded: Bool) -> End?? {
    let unsigned = text.first == sign ? String(text.dropFirst()) : text
    if unsigned.isEmpty && text.isEmpty || ["∞", "Infinity", "inf"].contains(unsigned) {
      return .some(nil)
    }
    return Int(text).map { End($0, isIncluded: isIncluded) }
  }

  private var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return lower.number > upper.number
      || lower.number == upper.number && !(lower.isIncluded && upper.isIncluded)
  }

  /// Whether a number is in the interval.
  public func contains(_ number: Int) -> Bool {
    if let lower, number < lower.number || number == lower.number && !lower.isIncluded {
      return false
    }
    if let upper, number > upper.number || number == upper.number && !upper.isIncluded {
      return false
    }
    return true
  }

  /// Whether a number is in the interval.
  public func contains(_ number: Double) -> Bool {
    if let lower, !(number > Double(lower.number)) {
      guard lower.isIncluded, number == Double(lower.number) else { return false }
    }
    if let upper, !(number < Double(upper.number)) {
      guard upper.isIncluded, number == Double(upper.number) else { return false }
    }
    return !number.isNaN
  }
}

extension NumberInterval: CustomStringConvertible {
  /// The interval as i18n-node writes it.
  public var description: String {
    if let lower, lower == upper { return "[\(lower.number)]" }
    let open = lower.map { ($0.isIncluded ? "[" : "]") + String($0.number) } ?? "]"
    let close = upper.map { String($0.number) + ($0.isIncluded ? "]" : "[") } ?? "["
    return open + "," + close
  }
}
