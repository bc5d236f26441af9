import CLibXML2

/// An XML document in libxml2's tree, which is freed with the last reference to it.
///
/// Only the given text is ever read: no DTD, no external entity, nothing from a network.
/// Entities are not expanded, because a document that declares any is refused at the declaration.
/// This is the only file that touches libxml2.
@safe final class XMLDocument {
  private let document: xmlDocPtr
  private let rootNode: xmlNodePtr

  /// Parses a document.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - file: What errors call it by.
  /// - Throws: ``CLDRReadError`` if it is not well-formed or not admitted.
  init(parsing text: XMLText, file: String) throws(CLDRReadError) {
    _ = Self.isLibraryReady
    var state = ParserState()
    let parsed = unsafe text.bytes.withUnsafeBytes { unsafe Self.parse($0, state: &state) }
    guard let parsed = unsafe parsed, state.fault == nil,
      let node = unsafe xmlDocGetRootElement(parsed)
    else {
      unsafe xmlFreeDoc(parsed)
      throw CLDRReadError(
        state.fault ?? .malformed("the parser gives no reason"),
        file: file,
        line: state.line
      )
    }
    unsafe document = parsed
    unsafe rootNode = node
  }

  deinit {
    unsafe xmlFreeDoc(document)
  }

  /// The root element.
  var root: XMLElement {
    unsafe XMLElement(node: rootNode, document: self)
  }

  /// Set up once, on first use; libxml2 leaves it to its users that no two threads do so at once.
  private static let isLibraryReady: Void = xmlInitParser()

  /// No network, UTF-8 throughout, CDATA as text and blanks between elements as nothing, no output.
  ///
  /// libxml2's own limits, of 10 MB of text or blanks in one run among others, are lifted: those of
  /// ``CLDRReadLimits`` are stricter where it matters, and name themselves. Options that load a DTD or
  /// expand entities must stay off.
  private static let options =
    XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NOBLANKS.rawValue
    | XML_PARSE_NOCDATA.rawValue | XML_PARSE_HUGE.rawValue
    | XML_PARSE_COMPACT.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue

  private static func parse(
    _ bytes: UnsafeRawBufferPointer,
    state: inout ParserState
  ) -> xmlDocPtr? {
    guard let context = unsafe xmlNewParserCtxt() else {
      state.refuse(.malformed("there is no memory for the parser"), line: nil)
      return nil
    }
    defer { unsafe xmlFreeParserCtxt(context) }
    return unsafe withUnsafeMutablePointer(to: &state) { state in
      unsafe context.pointee._private = UnsafeMutableRawPointer(state)
      unsafe ParserState.installHandlers(in: &context.pointee.sax.pointee)
      let size = Int32(bytes.count)
      return unsafe xmlCtxtReadMemory(context, bytes.baseAddress, size, nil, nil, Int32(options))
    }
  }
}

// MARK: - Elements

/// An element of a document, which it keeps alive.
@safe struct XMLElement {
  fileprivate let node: xmlNodePtr
  /// Held so that the tree lives as long as its elements.
  fileprivate let document: XMLDocument

  /// The name without a prefix.
  var name: String {
    unsafe String(xml: node.pointee.name)
  }

  /// Whether the element has a name.
  func isNamed(_ name: StaticString) -> Bool {
    unsafe xmlStrEqual(node.pointee.name, name.utf8Start) != 0
  }

  /// The line on which the start tag ends and the content begins, from 1.
  var line: Int {
    // The parser's handler leaves it here: libxml2's own field ends at 65,535.
    unsafe Int(bitPattern: node.pointee._private)
  }

  /// The value of an attribute, or nil without one.
  func attribute(_ name: StaticString) -> String? {
    guard let attribute = unsafe attributeNode(name) else { return nil }
    var value: String?
    unsafe Self.forEachText(of: attribute.pointee.children) {
      let part = unsafe String(xml: $0)
      value = value.map { $0 + part } ?? part
    }
    return value ?? ""
  }

  /// The value of an attribute in UTF-8, or nil without one.
  func attributeText(_ name: StaticString) -> [UInt8]? {
    unsafe attributeNode(name).map { unsafe Self.text(of: $0.pointee.children) }
  }

  private func attributeNode(_ name: StaticString) -> xmlAttrPtr? {
    var attribute = unsafe node.pointee.properties
    while let current = unsafe attribute {
      if unsafe current.pointee.ns == nil,
        unsafe xmlStrEqual(current.pointee.name, name.utf8Start) != 0
      {
        return unsafe current
      }
      unsafe attribute = current.pointee.next
    }
    return nil
  }

  /// The text of the element in UTF-8, without that of its child elements.
  var text: [UInt8] {
    unsafe Self.text(of: node.pointee.children)
  }

  /// The first child element of any name.
  var firstChild: XMLElement? {
    var node = unsafe node.pointee.children
    while let current = unsafe node {
      if unsafe current.pointee.type == XML_ELEMENT_NODE {
        return unsafe XMLElement(node: current, document: document)
      }
      unsafe node = current.pointee.next
    }
    return nil
  }

  /// The child elements with a name.
  func children(_ name: StaticString) -> Children {
    unsafe Children(node: node.pointee.children, name: name, document: document)
  }

  /// The text in a list of siblings in UTF-8.
  private static func text(of first: xmlNodePtr?) -> [UInt8] {
    var text: [UInt8] = []
    unsafe forEachText(of: first) {
      // libxml2 ends its strings with a NUL, so all bytes before that are the string's.
      unsafe text.append(contentsOf: UnsafeBufferPointer(start: $0, count: strlen($0)))
    }
    return text
  }

  /// Calls a function with each text in a list of siblings, nearly always a single one.
  private static func forEachText(
    of first: xmlNodePtr?,
    _ body: (UnsafePointer<xmlChar>) -> Void
  ) {
    var node = unsafe first
    while let current = unsafe node {
      let type = unsafe current.pointee.type
      if type == XML_TEXT_NODE || type == XML_CDATA_SECTION_NODE,
        let content = unsafe current.pointee.content
      {
        unsafe body(content)
      }
      unsafe node = current.pointee.next
    }
  }

  /// The child elements with a name, in the order of the document.
  @safe struct Children: Sequence, IteratorProtocol {
    fileprivate var node: xmlNodePtr?
    fileprivate let name: StaticString
    fileprivate let document: XMLDocument

    mutating func next() -> XMLElement? {
      while let current = unsafe node {
        unsafe node = current.pointee.next
        let element = unsafe XMLElement(node: current, document: document)
        if unsafe current.pointee.type == XML_ELEMENT_NODE, element.isNamed(name) { return element }
      }
      return nil
    }
  }
}

extension String {
  /// A copy of a string of libxml2, which is UTF-8.
  fileprivate init(xml text: UnsafePointer<xmlChar>?) {
    self = unsafe text.map { unsafe String(cString: $0) } ?? ""
  }
}

// MARK: - Parsing

/// What a parser's handlers note down; the parser's `_private` points to it.
private struct ParserState {
  private(set) var fault: CLDRReadError.Kind?
  private(set) var line: Int?
  private var nodeCount = 0

  /// Notes a fault, unless there is one: what comes later is often but its consequence.
  mutating func refuse(_ fault: CLDRReadError.Kind, line: Int32?) {
    guard self.fault == nil else { return }
    self.fault = fault
    self.line = line.map(Int.init)
  }

  /// Sets the handlers that watch over libxml2 while it builds its tree.
  static func installHandlers(in handlers: inout xmlSAXHandler) {
    unsafe handlers.serror = { context, error in
      guard let error = unsafe error?.pointee else { return }
      // Where a document names a DTD, libxml2 makes an undeclared entity a warning: the DTD might
      // declare it. It is not read, so there is no text for the entity.
      guard
        unsafe error.level.rawValue >= XML_ERR_ERROR.rawValue
          || error.code == XML_WAR_UNDECLARED_ENTITY.rawValue
      else { return }
      var reason = unsafe error.message.map { unsafe String(cString: $0) } ?? "error \(error.code)"
      while reason.last?.isWhitespace == true { reason.removeLast() }
      unsafe ParserState.of(context)?.pointee.refuse(
        .malformed(reason.oneLine(limit: 200)),
        line: error.line
      )
    }

    // Declarations can make a small document large: entities, and defaults of attributes, which
    // libxml2 copies into every element. CLDR's files have none.
    unsafe handlers.entityDecl = { context, name, _, _, _, _ in
      unsafe ParserState.refuseDeclaration(of: name, context)
    }
    unsafe handlers.unparsedEntityDecl = { context, name, _, _, _ in
      unsafe ParserState.refuseDeclaration(of: name, context)
    }
    unsafe handlers.notationDecl = { context, name, _, _ in
      unsafe ParserState.refuseDeclaration(of: name, context)
    }
    unsafe handlers.elementDecl = { context, name, _, _ in
      unsafe ParserState.refuseDeclaration(of: name, context)
    }
    unsafe handlers.attributeDecl = { context, _, name, _, _, _, values in
      // It is the handler to whom these belong.
      unsafe xmlFreeEnumeration(values)
      unsafe ParserState.refuseDeclaration(of: name, context)
    }
    unsafe handlers.externalSubset = nil

    unsafe handlers.startElementNs = {
      // $4 and $6 are the numbers of name spaces and attributes of the element.
      guard let context = unsafe $0, unsafe ParserState.admit(nodes: 1 + Int($4) + Int($6), context)
      else {
        return
      }
      unsafe xmlSAX2StartElementNs(context, $1, $2, $3, $4, $5, $6, $7, $8)
      let line = unsafe xmlSAX2GetLineNumber(context)
      let node = unsafe ParserState.parser(context).pointee.node
      unsafe node?.pointee._private = UnsafeMutableRawPointer(bitPattern: Int(line))
    }
    // Nobody reads comments and instructions; without them no rule's text is in two parts.
    unsafe handlers.comment = nil
    unsafe handlers.processingInstruction = nil
  }

  /// Counts the nodes of an element; says no, and stops the parser, if they are too many or too deep.
  private static func admit(nodes: Int, _ context: UnsafeMutableRawPointer) -> Bool {
    guard let state = unsafe of(context) else { return false }
    unsafe state.pointee.nodeCount += nodes
    guard unsafe state.pointee.nodeCount <= CLDRReadLimits.nodes else {
      unsafe stop(context, because: .tooManyNodes(limit: CLDRReadLimits.nodes))
      return false
    }
    // The elements that the new one is in.
    guard unsafe parser(context).pointee.nodeNr < CLDRReadLimits.depth else {
      unsafe stop(context, because: .tooDeep(limit: CLDRReadLimits.depth))
      return false
    }
    return true
  }

  private static func refuseDeclaration(
    of name: UnsafePointer<xmlChar>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    if let context = unsafe context {
      unsafe stop(context, because: .declaration(String(xml: name)))
    }
  }

  private static func stop(_ context: UnsafeMutableRawPointer, because fault: CLDRReadError.Kind) {
    unsafe of(context)?.pointee.refuse(fault, line: xmlSAX2GetLineNumber(context))
    unsafe xmlStopParser(parser(context))
  }

  /// The parser that handlers get as their context.
  private static func parser(_ context: UnsafeMutableRawPointer) -> xmlParserCtxtPtr {
    unsafe context.assumingMemoryBound(to: xmlParserCtxt.self)
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Self>? {
    unsafe context.flatMap {
      unsafe parser($0).pointee._private?.assumingMemoryBound(to: Self.self)
    }
  }
}
