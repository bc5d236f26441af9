import Foundation

/// The difference between two contents of a file, as `diff -u` writes it.
enum UnifiedDiff {
  private static let contextCount = 3
  /// Above this many lines that differ, all of them are shown as others.
  private static let longestPart = 4_000

  fileprivate enum Line {
    case same(String), removed(String), added(String)
  }

  static func text(_ file: String, _ old: Data, _ new: Data) -> String {
    let lines = lines(Self.split(old), Self.split(new))
    var text = "--- \(printable(file))\n+++ \(printable(file))\n"
    var (oldNumber, newNumber) = (1, 1)
    var index = 0
    while index < lines.count {
      guard let first = lines[index...].firstIndex(where: \.isChange) else { break }
      let start = max(index, first - contextCount)
      oldNumber += start - index
      newNumber += start - index
      var end = first
      while let next = lines[end...].firstIndex(where: \.isChange), next - end <= 2 * contextCount {
        end = next + 1
      }
      end = min(lines.count, end + contextCount)
      let hunk = lines[start..<end]
      let oldCount = hunk.count { if case .added = $0 { false } else { true } }
      let newCount = hunk.count { if case .removed = $0 { false } else { true } }
      text += "@@ -\(oldNumber),\(oldCount) +\(newNumber),\(newCount) @@\n"
      for line in hunk { text += line.text }
      oldNumber += oldCount
      newNumber += newCount
      index = end
    }
    return text
  }

  private static func split(_ data: Data) -> [String] {
    var lines = String(decoding: data, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) + "\n" }
    if lines.last == "\n" {
      lines.removeLast()
    } else if let last = lines.popLast() {
      lines.append(last.dropLast() + "\n\\ No newline at end of file\n")
    }
    return lines
  }

  private static func lines(_ old: [String], _ new: [String]) -> [Line] {
    // What both begin and end with is not looked at: differences are few and small.
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = min(
      zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count,
      min(old.count, new.count) - start
    )
    let (oldPart, newPart) = (old[start..<old.count - end], new[start..<new.count - end])
    var lines = old[..<start].map { Line.same($0) }
    // A file that gets another layout differs in nearly all lines, and finding the few others takes long.
    guard oldPart.count + newPart.count <= longestPart else {
      return lines + oldPart.map { .removed($0) } + newPart.map { .added($0) }
        + old[(old.count - end)...].map { .same($0) }
    }
    let difference = Array(newPart).difference(from: Array(oldPart))
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < oldPart.count || newIndex < newPart.count {
      if removed.contains(oldIndex), oldIndex < oldPart.count {
        lines.append(.removed(oldPart[oldPart.startIndex + oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex), newIndex < newPart.count {
        lines.append(.added(newPart[newPart.startIndex + newIndex]))
        newIndex += 1
      } else {
        lines.append(.same(oldPart[oldPart.startIndex + oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines + old[(old.count - end)...].map { Line.same($0) }
  }
}

extension UnifiedDiff.Line {
  fileprivate var isChange: Bool { if case .same = self { false } else { true } }

  fileprivate var text: String {
    switch self {
    case .same(let line): " " + line
    case .removed(let line): "-" + line
    case .added(let line): "+" + line
    }
  }
}
