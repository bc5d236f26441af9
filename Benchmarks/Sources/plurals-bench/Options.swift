/// What the command line asks for.
struct Options {
  var isQuick = false
  var asksForHelp = false
  var jsonFile: String?
  var moduleFile: String?
  /// The cases to measure; empty for all.
  var cases: Set<String> = []

  /// Reads arguments.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - names: The names of all cases.
  init(_ arguments: some Sequence<String>, names: [String]) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--help", "-h": asksForHelp = true
      case "--json": jsonFile = try Self.file(for: argument, &rest)
      case "--wasm": moduleFile = try Self.file(for: argument, &rest)
      case _ where argument.hasPrefix("-"):
        throw UsageError(description: "unknown option '\(argument)'")
      case _ where names.contains(argument): cases.insert(argument)
      default:
        throw UsageError(
          description: "unknown case '\(argument)'; there are \(names.joined(separator: ", "))"
        )
      }
    }
  }

  func includes(_ name: String) -> Bool {
    cases.isEmpty || cases.contains(name)
  }

  private static func file(
    for option: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    // A name that looks like an option is more likely a forgotten file than a file of that name.
    guard let file = rest.popFirst(), !file.isEmpty, !file.hasPrefix("-") else {
      throw UsageError(description: "\(option) needs a file")
    }
    return file
  }
}

/// A command line that cannot be meant.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
