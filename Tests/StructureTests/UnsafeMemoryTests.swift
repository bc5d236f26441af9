import Testing

/// Where memory is handled without checks, and what it is good for: the system's and C's functions that
/// take it, or a benchmark that would be missed.
@Suite("Unsafe memory")
struct UnsafeMemoryTests {
  private static let reasons = [
    "CLDRReader/FileDescriptor.swift":
      "the system's `read` fills memory",
    "CLDRReader/XMLDocument.swift":
      "libxml2's parser, nodes and callbacks",
    "PluralMessages/Diagnostics/DescriptorWriter.swift":
      "the system's `write` takes memory",
    "PluralMessages/Files/JSONDocument.swift":
      "a hasher takes memory: keys by bytes, benchmark `catalog`",
    "PluralMessages/Files/JSONScanner.swift":
      "eight bytes of text at a time, benchmarks `catalog` and `first`",
    "PluralMessages/Files/String+UTF8.swift":
      "`memcmp` and `memchr` of C, benchmark `strings`",
    "PluralMessages/Rendering/TextBuffer.swift":
      "a text in the making on the stack, benchmark `message`",
    "Plurals/Bytecode/Interpreter.swift":
      "bytecode and registers, benchmark `interpreter`",
    "Plurals/Bytecode/Program.swift":
      "words of a program in place, benchmark `integer`",
    "Plurals/Locales/LocaleIdentifier.swift":
      "bytes of a string in place, benchmark `locale-text`",
    "Plurals/Locales/LocaleIndex.swift":
      "words of the index in place, benchmark `locale-text`",
    "Plurals/Locales/LocaleName.swift":
      "words of the index in place, benchmark `locale-text`",
    "Plurals/Locales/PluralTables.swift":
      "words of the tables in place, benchmark `locale-text`",
    "Plurals/Operands/BigInteger.swift":
      "limbs on the stack: numbers take no allocation, benchmark `decimal`",
    "Plurals/Operands/ByteRegisters.swift":
      "registers as memory, benchmark `interpreter`",
    "Plurals/Operands/PluralOperands+Parsing.swift":
      "bytes of a string in place, benchmark `decimal-text`",
    "Plurals/Operands/ShortNumber.swift":
      "eight bytes of text at a time, benchmark `decimal-text`",
    "Plurals/Operands/ShortText.swift":
      "eight bytes of text at a time, benchmark `decimal-text`",
    "Plurals/Operands/ShortestDecimal+Exact.swift":
      "limbs on the stack: numbers take no allocation, benchmark `decimal`",
    "Plurals/PluralCategory.swift":
      "a category of its index without a branch, benchmark `integer`",
    "Plurals/PluralRules+Bulk.swift":
      "a table of bytes on the stack, benchmark `bulk`",
  ]

  /// Parts of words that name a pointer, or a function that gives one.
  private static let marks = ["Unsafe", "unsafeBitCast", "assumingMemoryBound", "unsafeLoad"]

  @Test("no file uses it without a reason, and no reason is out of date")
  func haveReasons() throws {
    var found: Set<String> = []
    for module in try Package.modules() {
      for file in try Package.files(in: "Sources/\(module)")
      where file.words.contains(where: { word in Self.marks.contains { word.contains($0) } }) {
        found.insert("\(module)/\(file.path)")
      }
    }
    #expect(found.sorted() == Self.reasons.keys.sorted())
  }
}
