import CLDRReader
import PluralRuleCompiler

/// A file with a rule set as text, such as `one: i = 1 and v = 0; other:`.
enum RuleFile {
  /// Reads a rule set.
  static func ruleSet(path: String) throws(CommandError) -> PluralRuleSet {
    guard !path.isEmpty else { throw CommandError(.usage, "the path after file: is empty") }
    var bytes: [UInt8]
    do throws(CLDRReadError) {
      bytes = try CLDRSource.file(path).contents()
      // A byte order mark.
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    } catch {
      throw error.isMissing
        ? CommandError(.missingFile, "\(path): \(error.reason)")
        : CommandError(.badData, "\(path): \(error.reason)")
    }
    do throws(PluralRuleSyntaxError) {
      return try PluralRuleSet(parsing: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CommandError(.badData, "\(path): \(error)")
    }
  }
}

extension CLDRReadError {
  /// Whether it is the file that fails, and not what is in it.
  fileprivate var isMissing: Bool {
    switch kind {
    case .notFound, .cannotRead: true
    default: false
    }
  }

  /// Why a file that need not be one of CLDR's cannot be read.
  fileprivate var reason: String {
    switch kind {
    case .notFound: "there is no such file; expected one with rules such as \"one: n = 1; other:\""
    case .cannotRead(let reason): "the file cannot be read: \(reason)"
    default: "the file has more than \(CLDRReadLimits.fileSize) bytes"
    }
  }
}
