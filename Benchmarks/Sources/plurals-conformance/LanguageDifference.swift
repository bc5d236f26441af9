import ICUShim
@_spi(Benchmarks) import PluralMessages

/// Why ICU 72, whose data is of CLDR 42, may match languages in another way.
enum LanguageDifference: String, CaseIterable {
  case region = "CLDR 48 has the region CQ"
  case distance = "CLDR 48 has other distances from Afrikaans, Sicilian and Ukrainian"
  case alias = "UTS #35 replaces sh by sr_Latn, ICU's matching does not"
  case likelySubtags = "CLDR 48 has other likely subtags or aliases"
  case threshold = "ICU takes nothing far away for a later preference"

  /// The reason for another distance of a pair; nil if there is none.
  init?(desired: String, supported: [String]) {
    let languages = supported.map { $0.prefix { $0 != "-" } }
    let language = desired.prefix { $0 != "-" }
    if (supported + [desired]).contains(where: { $0.hasSuffix("-CQ") }) {
      self = .region
    } else if (languages + [language]).contains("sh") {
      self = .alias
    } else if language == "af" && !languages.allSatisfy({ $0 != "nl" && $0 != "en" })
      || language == "scn" && languages.contains("it")
      || language == "uk" && languages.contains("ru")
    {
      self = .distance
    } else if (supported + [desired]).contains(where: Self.isCompletedOtherwise) {
      self = .likelySubtags
    } else {
      return nil
    }
  }

  /// The reason for another best match of a list; nil if there is none.
  init?(desired: [String], ours: String?, theirs: String?) {
    let chosen = [ours, theirs].compactMap { $0 }
    for tag in desired {
      if let reason = Self(desired: tag, supported: chosen) {
        self = reason
        return
      }
    }
    guard let ours, theirs == nil else { return nil }
    // With each preference that nothing serves ICU's threshold sinks by the distance of regions.
    let distances = desired.enumerated().compactMap { number, tag in
      LanguageMatcher.distance(from: tag, to: ours).map { $0 + 5 * number }
    }
    guard let least = distances.min(), least >= 50 else { return nil }
    self = .threshold
  }

  /// Whether the likely subtags of a tag are others than ICU's.
  private static func isCompletedOtherwise(_ tag: String) -> Bool {
    var buffer = [CChar](repeating: 0, count: 128)
    let count = icu_maximized(tag, &buffer, buffer.count)
    guard 0...buffer.count ~= Int(count) else { return true }
    let bytes = buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }
    guard let ours = LanguageMatcher.maximized(tag), ours == String(decoding: bytes, as: UTF8.self)
    else { return true }
    // Where distances are equal, what is likely for the language alone decides.
    let language = String(ours.prefix { $0 != "-" })
    return language != tag && isCompletedOtherwise(language)
  }
}
