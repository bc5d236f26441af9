/// The exit statuses of the command, by the names of sysexits.h.
enum ExitStatus: Int32 {
  /// A check has failed, or a comparison has found a difference.
  case negative = 1
  case usage = 64
  case badData = 65
  case missingFile = 66
  case inputOutput = 74
}

/// Why the command ends early.
struct CommandError: Error {
  let status: ExitStatus
  /// The error for standard error; empty if all has been said.
  let message: String

  init(_ status: ExitStatus, _ message: String = "") {
    self.status = status
    self.message = message
  }
}

/// A text in quotation marks for an error, printable, and shortened if it is long.
func quoted(_ text: some StringProtocol) -> String {
  let scalars = text.unicodeScalars
  return "'" + printable(String(String.UnicodeScalarView(scalars.prefix(60))))
    + (scalars.count > 60 ? "…'" : "'")
}

/// A text with control characters escaped, so that it can do nothing to a terminal.
func printable(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
      result += scalar.escaped(asASCII: true)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
