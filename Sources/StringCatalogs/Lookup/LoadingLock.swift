#if !canImport(Darwin)
  import Foundation
  import PluralMessages

  /// The lock of a table whose files are being read: others that need them wait, and read nothing again.
  ///
  /// Findings are told when it is released: who is told may ask for texts of the same table.
  // Unchecked, because the compiler does not know that a lock may be shared.
  final class LoadingLock: @unchecked Sendable {
    private let lock = NSRecursiveLock()

    func withLock<Result>(_ read: () -> Result) -> Result {
      let findings = FindingsToTell()
      let result = lock.withLock { StringCatalogs.$findingsToTell.withValue(findings) { read() } }
      for finding in findings.all.value { StringCatalogs.tell(finding) }
      return result
    }
  }
#endif
