/// The greatest common divisor of two numbers, by Euclid's algorithm.
func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
