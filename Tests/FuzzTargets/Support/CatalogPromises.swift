import PluralMessages

/// The text of each message with each list of arguments, or the error, in a stable order.
func texts(of catalog: MessageCatalog) -> [String: [String]] {
  var texts: [String: [String]] = [:]
  for key in catalog.keys.prefix(16) {
    let requests = argumentLists.enumerated().flatMap { number, arguments in
      let named = number < 4 ? namedArguments : [:]
      var requests = [MessageRequest(key, arguments: arguments, named: named)]
      if arguments.count == 1 {
        requests.append(MessageRequest(key, arguments: arguments, named: named, isCounted: true))
      }
      return requests
    }
    texts[key] = requests.map { outcome(of: $0, in: catalog) }
    texts[key]?.append((try? catalog.source(key)) ?? "no source")
    _ = try? catalog.string(key, member: "a")
  }
  return texts
}

/// The text of a request, which the tolerant call gives too, or the error.
private func outcome(of request: MessageRequest, in catalog: MessageCatalog) -> String {
  let text = catalog.text(for: request)
  do throws(MessageError) {
    let string = try catalog.string(for: request)
    promiseEqual(text, string, "text and string of '\(request.key)'")
    return string
  } catch {
    return "\(error)"
  }
}

/// What both modes of reading promise together: strict reading succeeds exactly where tolerant reading
/// lists no error, throws all errors otherwise, and what both read is the same.
///
/// - Parameters:
///   - read: Reads in a mode.
///   - diagnostics: The findings of what was read.
///   - texts: The texts of what was read, for a comparison.
func checkModes<Content>(
  read: (ReadingMode) throws(MessageError) -> Content,
  diagnostics: (Content) -> [MessageDiagnostic],
  texts: (Content) -> [String: [String]]
) {
  let strict = Result { () throws(MessageError) in try read(.strict) }
  do throws(MessageError) {
    let tolerant = try read(.tolerant)
    let found = diagnostics(tolerant)
    let errors = found.filter { $0.severity == .error }
    for finding in found { _ = "\(finding)" }
    let shown = texts(tolerant)
    switch strict {
    case .success(let content):
      promise(errors.isEmpty, "read strictly in spite of \(errors)")
      promiseEqual(diagnostics(content), found, "findings of strict and tolerant reading")
      promiseEqual(texts(content), shown, "texts of strict and tolerant reading")
    case .failure(let error):
      promise(!errors.isEmpty, "strict reading alone finds \(error.diagnostics)")
      promiseEqual(Set(error.diagnostics), Set(errors), "errors of strict and tolerant reading")
    }
  } catch {
    guard case .failure = strict else {
      fatalError("broken promise: tolerant reading alone finds \(error.diagnostics)")
    }
    _ = "\(error)"
  }
}
