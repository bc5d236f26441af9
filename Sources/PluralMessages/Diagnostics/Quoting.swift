/// A text in quotation marks for a finding: as it can be searched for in the file, but for control
/// characters, and shortened if it is long.
func quoted(_ text: some StringProtocol) -> String { "\"" + excerpt(text) + "\"" }

/// A text as it is ``quoted(_:)``, without the marks: a placeholder, or the name of a language.
func excerpt(_ text: some StringProtocol) -> String {
  let scalars = text.unicodeScalars
  let shown = scalars.prefix(longestQuotation)
  return printable(shown) + (shown.endIndex == scalars.endIndex ? "" : "…")
}

private let longestQuotation = 80

/// A text without characters that could do something to a terminal, and not too long.
func printable(_ text: String) -> String { printable(text.unicodeScalars.prefix(longestQuotation)) }

/// A text without characters that could do something to a terminal.
private func printable(_ scalars: some Sequence<Unicode.Scalar>) -> String {
  var result = ""
  for scalar in scalars {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate:
      result += scalar.escaped(asASCII: true)
    // Joiners and directional marks belong to texts, but alone they cannot be seen.
    case .format, .unassigned, .privateUse: result += scalar.escaped(asASCII: true)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Names in a sentence; of very many the first.
func list(_ names: [String]) -> String {
  let most = 20
  return names.prefix(most).joined(separator: ", ") + (names.count > most ? ", …" : "")
}
