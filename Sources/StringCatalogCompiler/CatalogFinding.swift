extension CatalogCompiler {
  /// What is said about a catalogue, or about an entry of it.
  package struct Finding: Hashable, Sendable {
    /// Whether nothing may be written; otherwise it is a warning.
    package let isError: Bool
    /// The key of the entry; nil if the finding is about the file.
    package let key: String?
    /// The language of the localization; nil if the finding is about all.
    package let language: String?
    package let text: String

    package init(
      _ text: String,
      key: String? = nil,
      language: String? = nil,
      isError: Bool = true
    ) {
      self.isError = isError
      self.key = key
      self.language = language
      self.text = text
    }

    /// The text with language and key, as Xcode's compiler has them.
    package var description: String {
      switch (language, key) {
      case (let language?, let key?): "\(text) (\(language): \(key))"
      case (let one?, nil), (nil, let one?): "\(text) (\(one))"
      case (nil, nil): text
      }
    }
  }
}
