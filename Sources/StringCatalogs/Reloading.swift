#if !canImport(Darwin)
  extension StringCatalogs {
    /// Forgets all that was read, so that changed files of bundles are found.
    ///
    /// Texts that are looked for at the same time come from the old files or the new.
    public static func reload() { BundleTables.removeAll() }
  }
#endif
