/// The limits of what the reader accepts, so that no file can exhaust memory.
public enum CLDRReadLimits {
  /// The largest file, in bytes: 16 MiB.
  ///
  /// The largest of CLDR's own supplemental files has less than 1 MiB.
  public static let fileSize = 16 << 20

  /// The most elements, attributes and name spaces in one file, 262,144 together.
  ///
  /// The largest of CLDR's own files that the reader takes has fewer than 10,000.
  public static let nodes = 1 << 18
}
