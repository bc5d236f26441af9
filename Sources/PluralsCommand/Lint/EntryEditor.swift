import Foundation
import PluralMessages
import Plurals

/// Changes entries of a file of one language, and leaves all else as it is.
final class EntryEditor: LintFixEditor {
  private let scalars: [Unicode.Scalar]
  private let lineStarts: [Int]
  private let syntax: EntrySyntax
  /// What the file begins with, which is no character of it.
  private let mark: Data
  private let encoding: String.Encoding
  /// What is taken out, and what is put in behind a place.
  private var removals: [Range<Int>] = []
  private var removed = IndexSet()
  private var insertions: [Int: [Unicode.Scalar]] = [:]
  private lazy var index = EntryIndex(scalars, syntax)

  /// nil for a file that is no text in UTF-8, or in UTF-16 with a mark.
  init?(_ data: Data, _ format: CatalogFormat?) {
    let marks: [([UInt8], String.Encoding)] = [
      ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
      ([0xEF, 0xBB, 0xBF], .utf8),
    ]
    let (mark, encoding) = marks.first { data.starts(with: $0.0) } ?? ([], .utf8)
    guard let format, let syntax = EntrySyntax(format),
      let text = String(data: data.dropFirst(mark.count), encoding: encoding)
    else { return nil }
    self.mark = Data(mark)
    self.encoding = encoding
    self.syntax = syntax
    scalars = Array(text.unicodeScalars)
    var starts = [0]
    for (index, scalar) in scalars.enumerated() {
      let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if scalar == "\n" || scalar == "\r" && !isPair { starts.append(index + 1) }
    }
    lineStarts = starts
  }

  var data: Data {
    var result = String.UnicodeScalarView()
    var place = 0
    let removals = removals.sorted { $0.lowerBound < $1.lowerBound }
    let insertions = insertions.sorted { $0.key < $1.key }
    var next = insertions.startIndex
    func copy(to end: Int) {
      while next < insertions.endIndex, insertions[next].key <= end {
        result.append(contentsOf: scalars[place..<max(place, insertions[next].key)])
        place = max(place, insertions[next].key)
        result.append(contentsOf: insertions[next].value)
        next += 1
      }
      if place < end {
        result.append(contentsOf: scalars[place..<end])
        place = end
      }
    }
    for range in removals where range.lowerBound >= place {
      copy(to: range.lowerBound)
      place = range.upperBound
    }
    copy(to: scalars.count)
    return mark + (String(result).data(using: encoding) ?? Data())
  }

  func apply(_ fix: LintFixes.Fix) -> Bool {
    switch fix {
    case .removeRepetition(let finding): removeRepetition(finding)
    case .removeForm(let finding):
      if let entry = entry(finding) { rename(entry, finding) || remove(entry) } else { false }
    case .addOther(let finding, let other):
      if other == finding { false } else { addOther(from: other) }
    }
  }

  /// The entry that begins where a finding is.
  private func entry(_ finding: MessageDiagnostic) -> EntrySyntax.Entry? {
    guard let line = finding.line, lineStarts.indices.contains(line - 1) else { return nil }
    let place = lineStarts[line - 1] + (finding.column ?? 1) - 1
    return syntax.entry(at: place, in: scalars)
  }

  /// Gives an entry its new name where a copy of it would be put in behind it, and it itself taken out.
  private func rename(_ entry: EntrySyntax.Entry, _ finding: MessageDiagnostic) -> Bool {
    let name = String(String.UnicodeScalarView(scalars[entry.name]))
    guard insertions[entry.range.upperBound] != nil, case .category(let category)? = finding.form,
      let renamed = EntrySyntax.renamed(name, category.rawValue, "other")
    else { return false }
    insertions[entry.range.upperBound] = nil
    takeOut(entry.name)
    insertions[entry.name.lowerBound] = Array(renamed.unicodeScalars)
    return true
  }

  private func takeOut(_ range: Range<Int>) {
    removals.append(range)
    removed.insert(integersIn: range)
  }

  private func remove(_ entry: EntrySyntax.Entry) -> Bool {
    let range = syntax.removal(of: entry, in: scalars)
    guard !removed.intersects(integersIn: range) else { return false }
    takeOut(range)
    return true
  }

  /// Takes out an entry if all that have its name in the same list have its value, and it is not the first.
  private func removeRepetition(_ finding: MessageDiagnostic) -> Bool {
    guard let entry = entry(finding), let all = index?.entries(like: entry), let first = all.first,
      first.range.lowerBound < entry.range.lowerBound,
      all.allSatisfy({ scalars[$0.value] == scalars[entry.value] })
    else { return false }
    return remove(entry)
  }

  private func addOther(from finding: MessageDiagnostic) -> Bool {
    guard let entry = entry(finding), case .category(let category)? = finding.form,
      let text = syntax.copy(of: entry, named: category.rawValue, as: "other", in: scalars)
    else { return false }
    // Only a text that shows its number says it of others too.
    guard scalars[entry.value].contains(where: { $0 == "%" || $0 == "{" }) else { return false }
    insertions[entry.range.upperBound] = text
    return true
  }
}
