import Foundation
import TestSupport

/// A generator of XML property lists in the manner of real ones, good and damaged, the same in every run.
struct XMLTexts {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// The next file; with plurals it is a `.stringsdict`.
  mutating func next(hasPlurals: Bool) -> Data {
    var text = document(hasPlurals)
    if chance(3) { damage(&text) }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
    case 1:
      return Data([0xFF, 0xFE]) + Data(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    case 2:
      return Data([0xFE, 0xFF]) + Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    case 3:
      var bytes = Array(text.utf8)
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] = UInt8.random(in: 1...255, using: &generator)
      return Data(bytes)
    default: return Data(text.utf8)
    }
  }

  // MARK: Parts

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &generator) ?? ""
  }

  private mutating func document(_ hasPlurals: Bool) -> String {
    var text = chance(8) ? "" : pick(Self.declarations)
    text += space()
    if !chance(4) { text += chance(8) ? pick(Self.oddDocumentTypes) : Self.documentType }
    text += space()
    let hasList = !chance(12)
    if hasList {
      text += pick(["<plist version=\"1.0\">", "<plist>", "<plist >", "<plist\nversion='1.0'>"])
    }
    text +=
      space()
      + dictionary {
        (texts) in texts.entries(hasPlurals)
      }
    text += space()
    if hasList { text += chance(20) ? "" : pick(["</plist>", "</plist>\n", "</plist >"]) }
    if chance(20) {
      text += pick(["\n", "x", "<dict/>", "<!-- end -->", "<key>z</key><string>z</string>"])
    }
    return text
  }

  private mutating func dictionary(_ content: (inout XMLTexts) -> String) -> String {
    if chance(30) { return pick(["<dict/>", "<dict></dict>", "<dict />", "<dict>\n</dict>"]) }
    return pick(["<dict>", "<dict>", "<dict >", "<dict a=\"b\">"]) + content(&self) + space()
      + (chance(30)
        ? pick(["", "</dikt>", "</dict x>"]) : pick(["</dict>", "</dict>", "</dict\n>"]))
  }

  private mutating func entries(_ hasPlurals: Bool) -> String {
    (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      let value = hasPlurals && !chance(3) ? plural() : value(depth: 0)
      return space() + key() + space() + (chance(40) ? "" : value)
    }.joined()
  }

  private mutating func key() -> String {
    element("key", pick(["a", "b", "c", "d e", "%d files", "ключ", "x &amp; y", ""]))
  }

  /// A message whose texts have no placeholders, so that they can be compared.
  private mutating func plural() -> String {
    let categories = [["other"], ["one", "other"], ["zero", "one", "other"], ["one"]]
    return dictionary { texts in
      let names = categories.randomElement(using: &texts.generator) ?? []
      let variants = names.map { name in
        texts.space() + texts.element("key", name) + texts.space() + texts.string()
      }
      let variable = texts.dictionary { inner in
        "<key>NSStringFormatSpecTypeKey</key>" + inner.space()
          + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
          + inner.element("string", inner.pick(["d", "lld", "@", "li"])) + variants.joined()
      }
      return texts.space() + "<key>NSStringLocalizedFormatKey</key><string>%#@v@</string>"
        + texts.space() + "<key>v</key>" + variable
    }
  }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 2 ? 8 : 26), using: &generator) {
    case 8: return element("integer", pick(["5", "-12", "0x1F", " 7", "", "x", "5 ", "00", "- 3"]))
    case 9: return element("real", pick(["1.5", "-2", "1e3", "abc", "", "nan", ".5"]))
    case 10: return pick(["<true/>", "<false/>", "<true></true>", "<true>x</true>", "<false />"])
    case 11: return element("date", pick(["2026-01-31T12:00:00Z", "2026-01-31", "", "x"]))
    case 12: return element("data", pick(["AAEC", "", "A B\nC=", "é"]))
    case 13:
      let items = (0..<Int.random(in: 0...2, using: &generator)).map { _ in value(depth: depth + 1)
      }
      return pick(["<array>", "<array >"]) + items.joined(separator: space()) + space() + "</array>"
    case 14:
      return pick(["<array/>", "<integer/>", "<data/>", "<plist><string>p</string></plist>"])
    case 15:
      return dictionary { texts in
        texts.space() + texts.key() + texts.value(depth: depth + 1)
      }
    case 16:
      return pick(["<strings>x</strings>", "<uid>1</uid>", "<b>x</b>", "x", "<key>k</key>", "<>"])
    default: return string()
    }
  }

  private mutating func string() -> String {
    let pieces = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      chance(3) ? pick(Self.markup) : pick(Self.texts)
    }
    return element("string", pieces.joined())
  }

  private mutating func element(_ name: String, _ content: String) -> String {
    if content.isEmpty, chance(2) { return pick(["<\(name)/>", "<\(name) />"]) }
    let start =
      chance(10)
      ? pick(["<\(name) >", "<\(name) a='b'>", "<\(name)\n>", "<\(name) <x>"]) : "<\(name)>"
    let end = chance(12) ? pick(["</\(name) >", "</\(name)\n>"]) : "</\(name)>"
    return start + content + (chance(80) ? "" : end)
  }

  private mutating func space() -> String {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return "<!-- " + pick(["Title", "<key>a</key>", "- -", "&", "é", "a > b"]) + " -->"
    case 1: return pick(["\r\n", "\t", "\n\n", "  "])
    case 2 where chance(6):
      return pick(["x", "\u{A0}", "<?php x ?>", "<!-- x", "&amp;", "<![CDATA[x]]>", "\u{C}"])
    case 3, 4: return ""
    default: return "\n"
    }
  }

  // MARK: Damage

  private mutating func damage(_ text: inout String) {
    var scalars = Array(text.unicodeScalars)
    let place = Int.random(in: 0...scalars.count, using: &generator)
    let end = min(scalars.count, place + Int.random(in: 0...12, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0 where place < scalars.count: scalars.remove(at: place)
    case 1: scalars.insert(contentsOf: pick(Self.oddities).unicodeScalars, at: place)
    case 2: scalars.insert(contentsOf: Array(scalars[place..<end]), at: place)
    case 3: scalars.removeSubrange(place..<end)
    default: if chance(3) { scalars.removeSubrange(place...) }
    }
    text = String(String.UnicodeScalarView(scalars))
  }

  private static let documentType =
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"

  private static let oddDocumentTypes = [
    "<!DOCTYPE plist>", "<!DOCTYPE plist [<!ENTITY a 'b'>]>", "<!doctype plist>", "<!DOCTYPE plist",
    "<!-- none -->",
  ]

  private static let declarations = [
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n", "<?xml version='1.0'?>",
    "<?xml version=\"1.0\" encoding='utf-8' standalone=\"yes\"?>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<?x y?>",
    "\n", "<!-- first -->",
  ]

  private static let texts = [
    "a", "Hello", " ", "файл", "😀", "é", "\n", "\r\n", ";", "\"", "'", ">", "]]>", "%", "{name}",
    "\u{2028}", "\u{200F}",
  ]

  private static let markup = [
    "&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#65;", "&#x41;", "&#xe9;", "&#x1F600;",
    "&#128512;", "&#10;", "&#0;", "&#;",
    "&#X41;", "&#xD83D;", "&#x110000;", "&#00000065;", "&#000000065;", "&nbsp;", "&", "& ", "&amp",
    "&#65", "<b>x</b>",
    "<br/>", "<![CDATA[x < y & z]]>", "<![CDATA[]]>", "<![CDATA[ ]] > ]]>", "<!-- c -->", "<",
  ]

  private static let oddities = [
    "<", ">", "&", "/", "</dict>", "</plist>", "<key>", "</key>", "<string>", "</string>", "<dict>",
    "<!--", "-->",
    "<![CDATA[", "]]>", "<key>q</key>", "<string>q</string>", "<?", "x", " ", "\0", "\u{B}",
    "<array>", "</array>",
  ]
}
