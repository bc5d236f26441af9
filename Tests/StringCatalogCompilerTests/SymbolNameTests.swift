import StringCatalogCompiler
import Testing

@Suite("Names of symbols")
struct SymbolNameTests {
  // The first rows are names that Xcode 26 gave to these keys, or to keys of the same kind.
  @Test(
    "the words of a key make a name, its placeholders do not",
    arguments: [
      ("%lld active", "active"), ("Amber Monitor", "amberMonitor"), ("SPEED BOOST", "speedBoost"),
      ("Retro Green CRT", "retroGreenCrt"), ("My JSON store", "myJsonStore"), ("%lld MiB", "miB"),
      ("Uses SwiftData and iCloud", "usesSwiftDataAndICloud"),
      ("paywall.error.productUnavailable", "paywallErrorProductUnavailable"),
      ("black-and-white", "blackAndWhite"), ("date_seek", "dateSeek"),
      ("nFiles", "nFiles"), ("URL of iCloud", "urlOfICloud"), ("%#@files@ in %#@folders@", "in"),
      ("%(count)lld files", "files"), ("100%% sure", "_100Sure"), ("404", "_404"), ("A", "a"),
      ("Größe ändern", "größeÄndern"), ("ß", "ß"), ("файлов", "файлов"), ("5️⃣ stars", "_5Stars"),
      ("e\u{301}t\u{E9}", "été"), ("Don’t", "donT"), ("日本語のキー", "日本語のキー"),
    ]
  )
  func member(key: String, name: String) { #expect(SymbolName.member(key) == name) }

  @Test(
    "a key without letters and digits has no name",
    arguments: ["", "%@", "— %lld …", "🎉", "%%"]
  )
  func none(key: String) { #expect(SymbolName.member(key) == nil) }

  @Test(
    "a table's namespace begins with a capital",
    arguments: [("Paywall", "Paywall"), ("error messages", "ErrorMessages"), ("2nd", "_2nd")]
  )
  func namespace(table: String, name: String) { #expect(SymbolName.namespace(table) == name) }

  @Test(
    "words of the language stand between back-ticks",
    arguments: ["default", "in", "self", "init"]
  )
  func keyword(name: String) {
    #expect(SymbolName.source(name) == "`\(name)`")
    #expect(SymbolName.source(name + "s") == name + "s")
  }
}
