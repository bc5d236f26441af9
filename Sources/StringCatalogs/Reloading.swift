extension StringCatalogs {
  /// Forgets all that was read, so that changed files of bundles are found.
  ///
  /// Texts that are looked for at the same time come from the old files or the new. On Apple's platforms
  /// nothing is read here, and nothing forgotten.
  public static func reload() {
    #if !canImport(Darwin)
      BundleTables.removeAll()
    #endif
  }
}
