import Foundation

/// CLDR's subtags, for making tags of them.
struct SubtagPool {
  /// The languages that distances are about.
  let relatedLanguages: [String]
  /// Pairs of languages that have a distance.
  private let relatedPairs: [[String]]
  /// The languages whose likely subtags CLDR itself gives.
  private let languages: [String]
  /// All regions, those that contain others as well.
  let regions: [String]

  init(folder: URL) throws {
    func values(_ file: String, _ pattern: String) throws -> [[String]] {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let matches = try NSRegularExpression(pattern: pattern)
        .matches(in: text, range: NSRange(text.startIndex..., in: text))
      return matches.map { match in
        (1..<match.numberOfRanges).map {
          Range(match.range(at: $0), in: text).map { String(text[$0]) } ?? ""
        }
      }
    }
    relatedPairs = try values(
      "languageInfo.xml",
      #"(?m)^\s*<languageMatch desired="([a-z]+)[^"]*"\s+supported="([a-z]+)[^"]*""#
    )
    relatedLanguages = Set(relatedPairs.joined()).sorted()
    let likely = try values(
      "likelySubtags.xml",
      #"<likelySubtag from="([a-z]+)(?:_[^"]*)?" to="[^"]*"/>"#
    )
    languages = Set(likely.map { $0[0] }).subtracting(["und"]).sorted()
    let groups = try values("supplementalData.xml", #"<group type="(\w+)" contains="([^"]*)""#)
    regions = Set(groups.flatMap { [$0[0]] + $0[1].split(separator: " ").map(String.init) })
      .sorted()
  }

  private static let largeLanguages = [
    "ar", "de", "en", "es", "fr", "nb", "nn", "no", "pt", "sr", "uz", "zh",
  ]

  private static let largeRegions = [
    "001", "150", "419", "AU", "BR", "CN", "ES", "GB", "HK", "IN", "MA", "MO", "MX", "PT", "RS",
    "TW",
    "US",
  ]

  private static let scripts = ["Arab", "Cyrl", "Deva", "Hans", "Hant", "Latn"]

  /// Languages that a list may be about: one, or two with a distance.
  func topic(_ random: inout Numbers) -> [String] {
    switch random.next() % 10 {
    case 0...3: Self.largeLanguages.randomElement(using: &random).map { [$0] } ?? []
    case 4...7: relatedPairs.randomElement(using: &random) ?? []
    default: languages.randomElement(using: &random).map { [$0] } ?? []
    }
  }

  /// A tag, most often of one of some languages.
  func tag(of topic: [String], _ random: inout Numbers) -> String {
    let isAboutTopic = random.next() % 10 < 7
    var tag = (isAboutTopic ? topic : languages).randomElement(using: &random) ?? "en"
    if random.next() % 7 == 0 {
      tag += "-" + (Self.scripts.randomElement(using: &random) ?? "Latn")
    }
    switch random.next() % 5 {
    case 0, 1: tag += "-" + (Self.largeRegions.randomElement(using: &random) ?? "US")
    case 2: tag += "-" + (regions.randomElement(using: &random) ?? "US")
    default: break
    }
    return tag
  }
}

/// A generator of the same numbers in each run: SplitMix64.
struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
