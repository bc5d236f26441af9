/// The limits of what the reader accepts, so that no file can exhaust memory or time.
public enum CLDRReadLimits {
  /// The largest file, in bytes: 16 MiB.
  ///
  /// The largest of CLDR's own supplemental files has less than 1 MiB.
  public static let fileSize = 16 << 20

  /// The most attributes of one element, 1,000.
  ///
  /// Equal signs in an element's text, up to the next tag, count as well; a rule may have 500.
  public static let attributes = 1_000

  /// The most elements, attributes and name spaces in one file, 262,144 together.
  ///
  /// The largest of CLDR's own files that the reader takes has fewer than 30,000.
  public static let nodes = 1 << 18

  /// The most elements that are in each other, 256 with the root.
  ///
  /// CLDR's own files that the reader takes have 5 at most.
  public static let depth = 256
}
