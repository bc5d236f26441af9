/// The texts of a message in the source language, and what they take.
struct SourceTexts {
  /// The texts with their forms, such as `other` or `iphone`; empty for the only text.
  private(set) var texts: [(form: String, text: String)] = []
  private(set) var parameters = SymbolParameters()
  /// The text for any number and device, where substitutions have their `other` text.
  private(set) var main: [FormatPieces.Piece] = []

  private var variables: [String: Variable] = [:]

  private struct Variable {
    var position: Int?
    let type: String
    var other: String?
  }

  /// - Parameters:
  ///   - localization: That of the source language; without texts the key is the text.
  ///   - key: The key.
  init(_ localization: CatalogJSON?, key: String) {
    let substitutions = (localization?["substitutions"]?.object?.members ?? [])
      .sorted { $0.key < $1.key }
    for (name, node) in substitutions.map({ ($0.key, $0.value) }) {
      variables[name] = Variable(
        position: node["argNum"]?.integer,
        type: (node["formatSpecifier"]?.text ?? "lld").replacing("%", with: "")
      )
    }
    var found: [(form: String, text: String)] = []
    Self.collect(localization, form: "", into: &found)
    if found.isEmpty { found = [("", key)] }
    texts = found
    let other = found.first {
      $0.form.isEmpty || $0.form == "other" || $0.form.hasSuffix(", other")
    }
    let chosen = (other ?? found[0]).text
    for text in [chosen] + found.map(\.text) { note(text) }
    for (name, node) in substitutions.map({ ($0.key, $0.value) }) {
      var forms: [(form: String, text: String)] = []
      Self.collect(node, form: name, into: &forms)
      texts += forms
      variables[name]?.other = (forms.last { $0.form.hasSuffix("other") } ?? forms.first)?.text
      for form in forms { note(form.text, in: name) }
    }
    parameters.noteGap()
    let pieces = FormatPieces(chosen).pieces
    var used: Set<String> = []
    main = expanded(pieces, &used) ?? pieces
  }

  /// The text of a string unit, or those of the variations below, in the order of categories.
  private static func collect(
    _ node: CatalogJSON?,
    form: String,
    into found: inout [(form: String, text: String)]
  ) {
    if let text = node?["stringUnit"]?["value"]?.text { found.append((form, text)) }
    guard let variations = node?["variations"]?.object else { return }
    let order = ["zero", "one", "two", "few", "many", "other"]
    func rank(_ name: String) -> Int { order.firstIndex(of: name) ?? -1 }
    for variation in variations.members.sorted(by: { $0.key < $1.key }) {
      let forms = variation.value.object?.members ?? []
      let sorted = forms.sorted { (rank($0.key), $0.key) < (rank($1.key), $1.key) }
      for below in sorted {
        collect(
          below.value,
          form: form.isEmpty ? below.key : "\(form), \(below.key)",
          into: &found
        )
      }
    }
  }

  /// Notes what a text takes.
  ///
  /// - Parameter variable: The substitution that it is a form of, whose placeholders without a position
  ///   are its own number; nil for a text of the message.
  private mutating func note(_ text: String, in variable: String? = nil) {
    var next = 0
    for piece in FormatPieces(text).pieces {
      switch piece {
      case .literal, .argument: break
      case .placeholder(let placeholder):
        if variable != nil, placeholder.position == nil { continue }
        for case .argument(let position)? in [placeholder.width, placeholder.precision] {
          if position == nil { next += 1 }
          parameters.note(SymbolParameter(type: "d"), at: position ?? next, of: placeholder.text)
        }
        if placeholder.position == nil { next += 1 }
        let style = placeholder.takesSizes ? "" : placeholder.style
        parameters.note(
          SymbolParameter(name: placeholder.name, style: style, type: placeholder.type),
          at: placeholder.position ?? next,
          of: placeholder.text
        )
      case .variable(let name, let position):
        guard let known = variables[name] else { continue }
        if position == nil, known.position == nil { next += 1 }
        let place = position ?? known.position ?? next
        variables[name]?.position = place
        parameters.note(
          SymbolParameter(name: name, type: known.type),
          at: place,
          of: "%\(known.type)"
        )
      }
    }
  }

  /// A text in which variables have their `other` text; nil if one of them is there twice, as in a text that
  /// leads to itself, or if they are more than a message can have.
  ///
  /// What is there twice shows its argument twice, which no default value can. So each is put in once,
  /// and the result is no longer than the texts together.
  private func expanded(
    _ pieces: [FormatPieces.Piece],
    _ used: inout Set<String>
  ) -> [FormatPieces.Piece]? {
    var result: [FormatPieces.Piece] = []
    for piece in pieces {
      guard case .variable(let name, _) = piece, let variable = variables[name],
        let text = variable.other
      else {
        result.append(piece)
        continue
      }
      guard used.count < EntryMaker.maximumPlaces, used.insert(name).inserted else { return nil }
      let own = FormatPieces.Piece.placeholder(
        FormatPieces.Placeholder(position: variable.position, type: variable.type)
      )
      let inner = FormatPieces(text).pieces.map { inner in
        switch inner {
        case .argument: return own
        case .placeholder(let placeholder) where placeholder.position == nil: return own
        default: return inner
        }
      }
      guard let inner = expanded(inner, &used) else { return nil }
      result += inner
    }
    return result
  }
}
