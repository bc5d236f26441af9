/// What a caller says about how a file is read.
struct CatalogReading: Sendable {
  /// The way in which placeholders are written; nil for that of the format.
  var dialect: PlaceholderDialect?
  /// The lists of word forms among the texts; nil if there are none.
  var wordForms: WordFormLists?
  /// The device whose texts are taken.
  var device: String?
  /// Whether a String Catalog has the texts that Xcode compiles, and no others.
  var takesCompiledTexts = false
  /// Where messages are listed with their places, for who checks them.
  var listing: MessageListing?
  var mode = ReadingMode.tolerant
  var options = MessageOptions()
}
