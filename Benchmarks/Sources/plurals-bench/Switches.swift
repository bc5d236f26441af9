import Plurals

// What a programmer would write by hand for one language, in the order of CLDR's rules.

@inline(never)
func polishSwitch(_ number: Int) -> PluralCategory {
  let n = number.magnitude
  switch (n % 10, n % 100) {
  case _ where n == 1: return .one
  case (2...4, let hundreds) where !(12...14 ~= hundreds): return .few
  default: return .many
  }
}

@inline(never)
func arabicSwitch(_ number: Int) -> PluralCategory {
  let n = number.magnitude
  switch n {
  case 0: return .zero
  case 1: return .one
  case 2: return .two
  default:
    switch n % 100 {
    case 3...10: return .few
    case 11...99: return .many
    default: return .other
    }
  }
}

@inline(never)
func frenchSwitch(_ number: Int) -> PluralCategory {
  let n = number.magnitude
  switch n {
  case 0, 1: return .one
  case _ where n % 1_000_000 == 0: return .many
  default: return .other
  }
}

@inline(never)
func bretonSwitch(_ number: Int) -> PluralCategory {
  let n = number.magnitude
  let hundreds = n % 100
  switch n % 10 {
  case 1 where hundreds != 11 && hundreds != 71 && hundreds != 91: return .one
  case 2 where hundreds != 12 && hundreds != 72 && hundreds != 92: return .two
  case 3, 4, 9:
    switch hundreds {
    case 10...19, 70...79, 90...99: break
    default: return .few
    }
  default: break
  }
  return n != 0 && n % 1_000_000 == 0 ? .many : .other
}
