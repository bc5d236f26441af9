import StringExtraction
import Testing

@Suite("Placeholders of interpolations")
struct PlaceholderTests {
  @Test(
    "the type of an expression is found where it can be",
    arguments: [
      ("5", "%lld"), ("-5", "%lld"), ("0x1F", "%lld"), ("5.0", "%lf"), ("1e3", "%lf"),
      (#""x""#, "%@"),
      ("Int(x)", "%lld"), ("Int8(x)", "%d"), ("UInt(x)", "%llu"), ("UInt16(x)", "%u"),
      ("Float(x)", "%f"), ("CGFloat(x)", "%lf"), ("String(x)", "%@"), ("x as Int", "%lld"),
      ("x as? Int", "%@"), ("x.count", "%lld"), ("x?.count ?? 0", "%lld"), ("x?.count", "%@"),
      ("x.f().uppercased()", "%@"), (#"x.map { $0 }.joined(separator: ", ")"#, "%@"),
      ("x ?? \"none\"", "%@"), ("b ? 1 : 2", "%lld"), ("b ? x.count : 2", "%lld"), ("(5)", "%lld"),
      ("x.count + 1", "%lld"), ("x.count * 2 - (1)", "%lld"), ("2 * 2.5", "%lf"),
      ("Int.max", "%lld"),
      ("max(1, x.count)", "%lld"), ("a == b", "%@"), ("Text(x)", "%@"),
      ("error.localizedDescription", "%@"),
      ("try f().count", "%lld"), ("[1, 2].count", "%lld"), ("Double.pi", "%lf"),
      ("x", "<x>"), ("x.y", "<x.y>"), ("f(5)", "<f(5)>"), ("$0", "<$0>"), ("x ?? 0", "<x ?? 0>"),
      ("x + 1", "<x + 1>"), ("b ? 1 : x", "<b ? 1 : x>"), ("x.rawValue", "<x.rawValue>"),
      ("Unknown(x)", "<Unknown(x)>"), ("x.count + y", "<x.count + y>"),
    ]
  )
  func expressions(expression: String, placeholder: String) {
    #expect(found("String(localized: \"\\(\(expression)) .\")") == [placeholder + " ."])
  }

  @Test(
    "names have the types of their declarations",
    arguments: [
      ("let n = 5; @", "%lld"), ("let n: UInt8 = 5; @", "%u"), ("let n: Int?; @", "%@"),
      ("let n = other.count; @", "%lld"), ("func f(n: String) { @ }", "%@"),
      ("func f(_ n: Double...) { @ }", "%@"), ("func f(a n: inout Int32) { @ }", "%d"),
      ("for n in 0..<x { @ }", "%lld"), ("let a: [Float] = []; for n in a { @ }", "%f"),
      ("for (n, y) in a.enumerated() { @ }", "%lld"),
      ("struct S { var n: CGFloat; func f() { @ } }", "%lf"),
      ("struct S { func f() { @ } }; extension S { var n: Int { 5 } }", "%lld"),
      ("if let n { @ }; let n: Int? = 5", "%lld"),
      ("func f(n: Int?) { guard let n else { return }; @ }", "%lld"),
      ("let n: Int? = 5; if let n = n, true { @ }", "%lld"), ("let n = 5; a.map { n in @ }", "<n>"),
      ("let n = 5; a.map { (n: String) -> String in @ }", "%@"),
      ("let n = 5; if case .a(let n) = b { @ }", "<n>"),
      ("let n = 5; func f() { let n = 5.0; @ }", "%lf"),
      ("func f() { let n = 5.0 }; let n = 5; @", "%lld"),
      ("typealias Count = Int; let n: Count = 5; @", "%lld"), ("enum E {}; let n: E; @", "%@"),
      ("struct A { let n: Int }; struct B { let n: String }; @", "<n>"), ("let n: T; @", "<n>"),
      ("let n: TimeInterval = 5; @", "%lf"), ("let n = cond ? 1.5 : 2; @", "%lf"),
      ("let n = n; @", "<n>"),
      ("let n = [1, 2].count; @", "%lld"), ("let n = f() as! String; @", "%@"),
      ("func g() -> Int { 5 }; let n = g(); @", "%lld"), ("let n = Date(); @", "%@"),
    ]
  )
  func names(source: String, placeholder: String) {
    let source = source.replacing("@", with: "String(localized: \"\\(n)\")")
    #expect(found(source) == [placeholder])
  }

  @Test("members are looked up by their last name, of the type if it is known, in all files")
  func members() {
    let other =
      "struct File { let size: Int64; let name: String }; struct Shape { var size: Double }"
    #expect(found(#"Text("\(a.b.name)")"#, with: [other]) == ["%@"])
    #expect(found(#"Text("\(a.size)")"#, with: [other]) == ["<a.size>"])
    #expect(found(#"let a: File; Text("\(a.size)")"#, with: [other]) == ["%lld"])
    #expect(
      found(#"let a: [Shape] = []; for b in a { Text("\(b.size)") }"#, with: [other]) == ["%lf"]
    )
    #expect(
      found(#"let s: Shape; Text("\(a.count)")"#, with: ["struct S { var count: Double }"]) == [
        "<a.count>"
      ]
    )
  }

  @Test("a pattern matches keys that have any one placeholder for what is not known")
  func patterns() throws {
    let source = ScannedSource(#"Text("\(x) of \(5) (50%) \(y)")"#)
    let extraction = Extraction([source])
    guard case .pattern(let pattern) = extraction.key(of: extraction.uses(of: 0)[0]) else {
      Issue.record("no pattern")
      return
    }
    for key in [
      "%lld of %lld (50%%) %@", "%@ of %lld (50%%) %.2f", "%1$@ of %lld (50%%) %#x",
      "%(name)lld of %lld (50%%) %lf",
    ] {
      #expect(pattern.matches(key: key), "\(key)")
      var index = KeyIndex(["other %lld", key])
      #expect(index.keys(of: pattern) == [key])
      #expect(index.keys(of: pattern) == [key])
    }
    for key in [
      "", "%", "%lld of %lld (50%%) ", "%lld of %d (50%%) %@", "%lld of %lld (50%) %@",
      "%lld of %lld (50%%) %@.", "x of %lld (50%%) %@", "%% of %lld (50%%) %@", "%(name",
    ] {
      #expect(!pattern.matches(key: key), "\(key)")
      var index = KeyIndex([key])
      #expect(index.keys(of: pattern).isEmpty)
    }
  }
}
