import Plurals

extension LanguageTag {
  /// The tag in the case that BCP 47 recommends.
  var text: String {
    let key = UInt64(language)
    let packed = (key >> 10) << 12 | (key >> 5 & 31) << 6 | key & 31
    var text = Subtag.text(of: packed)
    if script != 0 {
      let script = Subtag.text(of: UInt64(script))
      text += "-" + script.prefix(1).uppercased() + script.dropFirst()
    }
    return region == 0 ? text : text + "-" + Subtag.text(of: UInt64(region)).uppercased()
  }
}
