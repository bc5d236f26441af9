/// The least common multiple of two numbers.
///
/// - Throws: ``IntegerAnalysisError/periodTooLarge`` from 2^62 on.
func leastCommonMultiple(_ a: UInt64, _ b: UInt64) throws(IntegerAnalysisError) -> UInt64 {
  let (product, overflowed) = (a / greatestCommonDivisor(a, b)).multipliedReportingOverflow(by: b)
  guard !overflowed, product < 1 << 62 else { throw .periodTooLarge }
  return product
}
