import Foundation
import PluralMessages
import Plurals
import Testing

/// What is nested as deeply as files may be is read and shown on threads with little stack, as servers and
/// other languages' runtimes have them.
@Suite("Threads with little stack")
struct SmallStackTests {
  /// In bytes: 256 KiB. What is not optimised takes up to ten times as much.
  private static let stackSize: Int = {
    #if DEBUG
      2_560 << 10
    #else
      256 << 10
    #endif
  }()

  /// Calls a function in such a thread.
  private static func call(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
  }

  private static func nested(_ start: String, _ middle: String, _ end: String, _ count: Int) -> Data
  {
    Data(
      (String(repeating: start, count: count) + middle + String(repeating: end, count: count)).utf8
    )
  }

  @Test("read lists in lists, up to the limit and beyond it", arguments: [60, 64, 300, 20_000])
  func nesting(_ count: Int) throws {
    let lists: [(Data, CatalogFormat)] = [
      (Self.nested("<dict><key>k</key>", "<string>x</string>", "</dict>", count), .stringsdict),
      (Self.nested("<array>", "<string>x</string>", "</array>", count), .stringsdict),
      (Self.nested("{\"k\":", "1", "}", count), .json),
      (Self.nested("{\"k\":[", "1", "]}", count), .json),
      (Self.nested("{a=", "b;", "}", count), .strings),
      (Self.nested("(", "b", ")", count), .strings),
    ]
    for (data, format) in lists {
      for mode in [ReadingMode.tolerant, .strict] {
        Self.call {
          let catalog = try? MessageCatalog(data: data, format: format, language: "en", mode: mode)
          for key in catalog?.keys ?? [] { _ = catalog?.text(key, 1) }
        }
      }
    }
    let strings = Self.nested("{\"strings\":{\"k\":", "1", "}}", count)
    Self.call { _ = try? StringCatalog(data: strings).diagnostics }
  }

  @Test("show variables in variables and references to references")
  func variables() throws {
    let depth = MessageLimit.variableNesting.maximum
    let variables = (0..<depth).map { number in
      let text = number + 1 < depth ? "%#@v\(number + 1)@" : "x"
      return variable("v\(number)", ["other": text])
    }
    let content = entry("k", "%#@v0@", variables.joined())
    let references = (0..<200).map { "\"k\($0)\":\"{{a}} $t(k\($0 + 1))\"" }.joined(separator: ",")
    Self.call {
      let catalog = try? MessageCatalog(stringsdict: content)
      // Each variable takes the next argument.
      #expect(catalog?.text("k", arguments: Array(1...depth)) == "x")
      let json = try? MessageCatalog(json: "{\(references)}")
      #expect(json?.text("k0", named: ["a": 1]).isEmpty == false)
    }
  }

  @Test("show numbers in every way")
  func numbers() {
    Self.call {
      for format in ["%.1000f", "%1000d", "%e", "%@", "%x"] {
        _ = try? MessageTemplate(format).string(1.5e300)
      }
      var catalog = try? MessageCatalog("ar", text: "%d %.2f")
      catalog?.options.digits = .native
      #expect(catalog?.text("key", 1, 2.5).isEmpty == false)
    }
  }
}
