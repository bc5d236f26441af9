import PluralMessages

/// What programs that call `String(localized:)` may say beside: in which languages, who is told of
/// faults, and that files have changed.
public enum StringCatalogs {
  /// The languages that texts are looked for in, instead of those that the user of the process prefers.
  ///
  /// A server sets them for each request; they are a task's own, and of the tasks that it starts:
  ///
  /// ```text
  /// StringCatalogs.$preferences.withValue(["pl"]) { String(localized: "Hello") }
  /// ```
  ///
  /// ``withPreferences(_:operation:)`` takes a list in a variable. The locale that formats numbers is
  /// another matter: it is an argument of each call.
  @TaskLocal public static var preferences: LanguagePreferences?

  /// Runs an operation in which texts are looked for in some languages.
  ///
  /// - Parameters:
  ///   - preferences: The languages, best first: `LanguagePreferences` or a list of
  ///     identifiers.
  ///   - operation: What is run.
  /// - Returns: What the operation gives.
  /// - Throws: What the operation throws.
  public static func withPreferences<Result, Failure: Error>(
    _ preferences: some LanguagePreferencesConvertible,
    operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The task-local's own function has no typed error.
    var result: Swift.Result<Result, Failure>?
    $preferences.withValue(preferences.languagePreferences) {
      do throws(Failure) {
        result = .success(try operation())
      } catch {
        result = .failure(error)
      }
    }
    guard let result else { preconditionFailure("the operation has not been run") }
    return try result.get()
  }

  /// Runs an operation that may wait, in which texts are looked for in some languages.
  ///
  /// - Parameters:
  ///   - preferences: The languages, best first.
  ///   - isolation: Where the operation runs.
  ///   - operation: What is run.
  /// - Returns: What the operation gives.
  /// - Throws: What the operation throws.
  public static func withPreferences<Result>(
    _ preferences: some LanguagePreferencesConvertible,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $preferences.withValue(
      preferences.languagePreferences,
      operation: operation,
      isolation: isolation
    )
  }

  /// Whether this is called by what is told of findings, which is not told of its own.
  @TaskLocal private static var isReporting = false

  /// Where findings wait while a file is being read.
  @TaskLocal static var findingsToTell: FindingsToTell?

  /// Tells of a finding, if somebody wants to know.
  static func tell(_ finding: MessageDiagnostic) {
    if let findingsToTell { return findingsToTell.all.update { $0.append(finding) } }
    guard !isReporting, let report = reporter.value else { return }
    $isReporting.withValue(true) { report(finding) }
  }

  private static let reporter = LockedValue<(@Sendable (MessageDiagnostic) -> Void)?>(nil)

  /// A function that is told why a text is not what was asked for, and what is wrong with files when they
  /// are read; nil for nobody. Any thread may read and replace it, and any may call it.
  ///
  /// Set it before the first text: files that are read while nobody listens are not looked through for
  /// faults that cost no text, which makes first texts faster.
  public static var report: (@Sendable (MessageDiagnostic) -> Void)? {
    get { reporter.value }
    set { reporter.value = newValue }
  }
}

/// Findings that are told later.
final class FindingsToTell: Sendable {
  let all = LockedValue<[MessageDiagnostic]>([])
}
