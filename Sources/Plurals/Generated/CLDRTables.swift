enum CLDRTables {
  static let version = "48.2"
  static let words: [UInt32] = [32, 0x500]
  static let languageKeys: [UInt16] = []
  static let languageEntries: [UInt16] = []
  static let entries: [UInt64] = [0xFFFF_0000_0000_0000]
  static let compounds: [UInt64] = []
}
