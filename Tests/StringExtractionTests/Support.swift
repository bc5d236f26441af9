import StringExtraction

/// What is found in one source, in a form that is easily read: `key`, or `key?` with `…` for what is unknown.
func found(_ source: String, routines: [String] = [], with others: [String] = []) -> [String] {
  let extraction = Extraction(([source] + others).map { ScannedSource($0, routines: routines) })
  return extraction.uses(of: 0).map { text(extraction.key(of: $0)) }
}

func text(_ key: ExtractedKey) -> String {
  switch key {
  case .key(let key): key
  case .undecided(let reason): "! \(reason)"
  case .pattern(let pattern):
    pattern.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .placeholder(let source): "<\(source)>"
      }
    }.joined()
  }
}
