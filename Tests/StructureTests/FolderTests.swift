import Testing

@Suite("Folders")
struct FolderTests {
  private static let modules = Structure.folders.keys.sorted()

  @Test("every module has a list of its folders")
  func areListed() throws {
    #expect(try Package.modules() == Structure.folders.keys.sorted())
  }

  @Test("a folder knows only those before it", arguments: modules)
  func knowOnlyThoseBeforeThem(module: String) throws {
    let levels = try #require(Structure.folders[module])
    let files = try Package.files(in: "Sources/\(module)")
    var foldersOfFiles: [String: String] = [:]
    for file in files {
      let folder = levels.joined().filter { file.path.hasPrefix($0) }.max { $0.count < $1.count }
      #expect(folder != nil, "\(file.path) is in none of the folders")
      foldersOfFiles[file.path] = folder
    }
    #expect(Set(foldersOfFiles.values) == Set(levels.joined()), "a folder without files is listed")

    // A name that two files declare says nothing.
    var declarations: [String: [SourceFile]] = [:]
    for file in files {
      for type in file.types { declarations[type, default: []].append(file) }
    }
    let level = { (folder: String) in levels.firstIndex { $0.contains(folder) } ?? 0 }
    var faults: [String] = []
    for (type, declaring) in declarations where declaring.count == 1 {
      guard let target = foldersOfFiles[declaring[0].path] else { continue }
      for file in files where file.words.contains(type) {
        guard let source = foldersOfFiles[file.path], source != target else { continue }
        if level(target) >= level(source) { faults.append("\(file.path) uses \(target)'s \(type)") }
      }
    }
    #expect(faults.sorted() == [])
  }

  @Test("only code declares and uses")
  func readsCodeOnly() {
    let file = SourceFile(
      path: "",
      text: #"""
        import Alpha  // import Beta
        @testable import struct Gamma.Delta
        /* struct Comment { /* nested */ } */
        public struct Outer<Parameter>: Protocol {
          enum Inner {}
          let text = "struct Text \(Used("\(Deep.self) Not") + ")") Never" + """
            class Long "quoted" \#u{20}
            """
        }
        private final class Hidden {}
        extension Other { typealias Alias = Outer }
        protocol Last {}
        """#
    )
    #expect(file.imports == ["Alpha", "Gamma"])
    #expect(file.types == ["Outer", "Last"])
    #expect(file.words.isSuperset(of: ["Used", "Deep", "Protocol", "Inner", "Other", "Hidden"]))
    #expect(file.words.isDisjoint(with: ["Beta", "Comment", "nested", "Not", "Never", "Long"]))
  }
}
