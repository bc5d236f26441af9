extension MessageRenderer {
  /// The text of a format all of whose placeholders show integers and texts as they are, in one piece
  /// of memory; nil for any other, and where an argument is missing.
  ///
  /// Most messages are of this kind, and putting a string together part by part takes twice as long.
  ///
  /// - Parameter own: The number that the text was chosen by.
  func simpleText(_ parts: [MessageTemplate.Segment], own: MessageArgument?) -> String? {
    guard settings.showsNumbersAsTheyAre, #available(macOS 11, iOS 14, tvOS 14, watchOS 7, *) else {
      return nil
    }
    var byteCount = 0
    var turn = 0
    for part in parts {
      switch part {
      case .text(let text): byteCount += text.utf8.count
      case .variable: return nil
      case .placeholder(let placeholder):
        switch simpleArgument(of: placeholder, own, &turn) {
        case .text(let text): byteCount += text.utf8.count
        case .integer: byteCount += Self.maximumDigitCount
        default: return nil
        }
      }
    }
    turn = 0
    return String(unsafeUninitializedCapacity: byteCount) { memory in
      var writer = Writer(memory: memory)
      for part in parts {
        switch part {
        case .text(let text): writer.append(text)
        case .variable: break
        case .placeholder(let placeholder):
          switch simpleArgument(of: placeholder, own, &turn) {
          case .text(let text): writer.append(text)
          case .integer(let value): writer.append(value)
          default: break
          }
        }
      }
      return writer.count
    }
  }

  /// The bytes of the longest integer, with its sign.
  private static var maximumDigitCount: Int { 20 }

  /// The argument of a placeholder that shows it as it is; nil for other placeholders.
  private func simpleArgument(
    of placeholder: MessageTemplate.Placeholder,
    _ own: MessageArgument?,
    _ turn: inout Int
  ) -> MessageArgument? {
    guard placeholder.conversion.isPlain else { return nil }
    var argument: MessageArgument?
    switch placeholder.reference {
    case .next:
      if turn < arguments.count { argument = arguments[turn] }
      turn += 1
    case .position(let position):
      if position < arguments.count { argument = arguments[position] }
    case .own: argument = own
    case .name: return nil
    }
    if case .text = argument, placeholder.conversion != .object { return nil }
    return argument
  }

  /// Writes to memory of a size that was found out before.
  private struct Writer {
    let memory: UnsafeMutableBufferPointer<UInt8>
    var count = 0

    mutating func append(_ text: String) {
      let start = count
      let isCopied: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
        UnsafeMutableRawBufferPointer(memory)[start..<start + bytes.count]
          .copyBytes(from: bytes)
      }
      if isCopied == nil {
        for (offset, byte) in text.utf8.enumerated() { memory[start + offset] = byte }
      }
      count += text.utf8.count
    }

    mutating func append(_ integer: Int) {
      var rest = integer.magnitude
      if integer < 0 {
        memory[count] = UInt8(ascii: "-")
        count += 1
      }
      var end = count + 1
      var power = rest / 10
      while power > 0 {
        end += 1
        power /= 10
      }
      for position in (count..<end).reversed() {
        memory[position] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      count = end
    }
  }
}
