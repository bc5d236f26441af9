import LegacyPlurals

/// The formulas of Mozilla's and JJPluralForm's documentation as plain Swift, independent of the
/// rules that are compiled.
func formula(_ rule: LegacyPluralRule, _ n: UInt64) -> Int {
  let tens = n % 10
  let hundreds = n % 100
  switch rule {
  case .asian: return 0
  case .english: return n == 1 ? 0 : 1
  case .french: return n > 1 ? 1 : 0
  case .latvian: return tens == 1 && hundreds != 11 ? 1 : n != 0 ? 2 : 0
  case .scottishGaelic:
    return n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n > 0 && n < 20 ? 2 : 3
  case .romanian: return n == 1 ? 0 : n == 0 || hundreds > 0 && hundreds < 20 ? 1 : 2
  case .lithuanian:
    return tens == 1 && hundreds != 11
      ? 0 : tens >= 2 && (hundreds < 10 || hundreds >= 20) ? 2 : 1
  case .russian:
    return tens == 1 && hundreds != 11
      ? 0 : tens >= 2 && tens <= 4 && (hundreds < 10 || hundreds >= 20) ? 1 : 2
  case .czech: return n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2
  case .polish:
    return n == 1 ? 0 : tens >= 2 && tens <= 4 && (hundreds < 10 || hundreds >= 20) ? 1 : 2
  case .slovenian:
    return hundreds == 1 ? 0 : hundreds == 2 ? 1 : hundreds == 3 || hundreds == 4 ? 2 : 3
  case .irishGaelic:
    return n == 1 ? 0 : n == 2 ? 1 : n >= 3 && n <= 6 ? 2 : n >= 7 && n <= 10 ? 3 : 4
  case .arabic:
    if n == 0 { return 5 }
    if n == 1 { return 0 }
    if n == 2 { return 1 }
    if hundreds >= 3 && hundreds <= 10 { return 2 }
    return hundreds >= 11 && hundreds <= 99 ? 3 : 4
  case .maltese:
    if n == 1 { return 0 }
    if n == 0 || hundreds > 0 && hundreds <= 10 { return 1 }
    return hundreds > 10 && hundreds < 20 ? 2 : 3
  case .macedonian: return tens == 1 ? 0 : tens == 2 ? 1 : 2
  case .icelandic: return tens == 1 && hundreds != 11 ? 0 : 1
  case .breton:
    if tens == 1 && ![11, 71, 91].contains(hundreds) { return 0 }
    if tens == 2 && ![12, 72, 92].contains(hundreds) { return 1 }
    if [3, 4, 9].contains(tens) && ![13, 14, 19, 73, 74, 79, 93, 94, 99].contains(hundreds) {
      return 2
    }
    return n != 0 && n % 1_000_000 == 0 ? 3 : 4
  case .shuar: return n != 0 ? 1 : 0
  case .welsh: return n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n == 3 ? 3 : n == 6 ? 4 : 5
  case .bosnian:
    return tens == 1 && hundreds != 11
      ? 0 : tens >= 2 && tens <= 4 && (hundreds < 10 || hundreds >= 20) ? 1 : 2
  case .asianExtended: return n == 1 ? 0 : n == 2 ? 1 : 2
  case .frenchExtended: return n == 0 ? 0 : n == 1 ? 1 : 2
  case .russianExtended:
    if n == 1 { return 0 }
    if tens == 1 && hundreds != 11 { return 1 }
    return tens >= 2 && tens <= 4 && (hundreds < 10 || hundreds >= 20) ? 2 : 3
  }
}

/// From where on and modulo what a formula repeats, read off its text: one above the largest number
/// that n is compared with, and the least common multiple of its moduli.
func formulaProfile(_ rule: LegacyPluralRule) -> (bound: UInt64, period: UInt64) {
  switch rule {
  case .asian: (0, 1)
  case .english, .french, .frenchExtended: (2, 1)
  case .asianExtended: (3, 1)
  case .shuar: (1, 1)
  case .welsh: (7, 1)
  case .latvian: (1, 100)
  case .scottishGaelic: (20, 1)
  case .romanian, .maltese, .polish, .russianExtended: (2, 100)
  case .lithuanian, .russian, .slovenian, .icelandic, .bosnian: (0, 100)
  case .czech: (5, 1)
  case .irishGaelic: (11, 1)
  case .arabic: (3, 100)
  case .macedonian: (0, 10)
  case .breton: (1, 1_000_000)
  }
}
