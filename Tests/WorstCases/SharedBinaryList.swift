/// A binary property list, in the form of a `.stringsdict`, of *n* keys with one dictionary of *n*
/// variables, each of which is one dictionary of forms: written out, it has *n*² of these.
struct SharedBinaryList {
  private(set) var bytes: [UInt8] = Array("bplist00".utf8)
  private var offsets: [Int] = []

  init(keyCount: Int) {
    var list = Self()
    let text = list.add("%d x")
    let categories = ["one", "few", "many", "other"].map { list.add($0) }
    let type = (list.add("NSStringFormatSpecTypeKey"), list.add("NSStringPluralRuleType"))
    let forms = list.add(categories.map { ($0, text) } + [type])
    let format = (list.add("NSStringLocalizedFormatKey"), list.add("%#@v0@"))
    let variables = (0..<keyCount).map { (list.add("v\($0)"), forms) }
    let message = list.add([format] + variables)
    let keys = (0..<keyCount).map { (list.add("k\($0)"), message) }
    let root = list.add(keys)
    list.finish(root)
    self = list
  }

  /// A list of many keys with one long text.
  init(keyCount: Int, textSize: Int) {
    var list = Self()
    let text = list.add(String(repeating: "%@ ", count: textSize / 3))
    let format = list.add("NSStringLocalizedFormatKey")
    let message = list.add([(format, text)])
    let root = list.add((0..<keyCount).map { (list.add("k\($0)"), message) })
    list.finish(root)
    self = list
  }

  private init() {}

  private mutating func add(_ text: String) -> Int {
    let count = text.utf8.count
    return add([0x5F, 0x12] + Self.word(count >> 16) + Self.word(count) + Array(text.utf8))
  }

  private mutating func add(_ members: [(key: Int, value: Int)]) -> Int {
    add(
      [0xDF, 0x11] + Self.word(members.count) + members.flatMap { Self.word($0.key) }
        + members.flatMap { Self.word($0.value) }
    )
  }

  private mutating func add(_ object: [UInt8]) -> Int {
    offsets.append(bytes.count)
    bytes += object
    return offsets.count - 1
  }

  private mutating func finish(_ root: Int) {
    let table = bytes.count
    bytes += offsets.flatMap { Self.word($0 >> 16) + Self.word($0) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 2]
    for number in [offsets.count, root, table] {
      bytes += [0, 0, 0, 0] + Self.word(number >> 16) + Self.word(number)
    }
  }

  private static func word(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }
}
