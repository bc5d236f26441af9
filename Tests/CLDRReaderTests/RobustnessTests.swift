import CLDRReader
import Foundation
import TestSupport
import Testing

@Suite("Reading")
struct RobustnessTests {
  @Test("gives a result or an error for whatever bytes a file has")
  func mutations() throws {
    var mutations = Mutations(
      of: [Array(smallRulesFile.utf8)],
      pieces: "<&>\"'=; \n/![]%#".map { String($0) },
      seed: 35
    )
    var resultCount = 0
    for _ in 0..<4_000 {
      let bytes = mutations.next()
      let source = CLDRSource.bytes(bytes, name: "test.xml")
      do throws(CLDRReadError) {
        let file = try CLDRReader.pluralRules(from: source)
        #expect(!file.groups.isEmpty)
        resultCount += 1
      } catch {
        #expect(error.description.isOneLine)
        if let line = error.line {
          #expect((1...bytes.count { $0 == UInt8(ascii: "\n") } + 1).contains(line))
        }
      }
      _ = try? CLDRReader.pluralRanges(from: source)
      _ = try? CLDRReader.languageAliases(from: source)
    }
    // Many changes hit a comment, a sample or white space and do no harm.
    #expect((100...2_000).contains(resultCount))
  }

  @Test("works on many threads at once")
  func concurrency() async throws {
    let expected = try CLDRReader.pluralRules(from: source(smallRulesFile))
    let broken = smallRulesFile.replacing("i = 1", with: "i =")
    let expectedError = try rulesError(broken)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<64 {
        group.addTask {
          for _ in 0..<20 {
            let file = try CLDRReader.pluralRules(from: source(smallRulesFile))
            #expect(file == expected)
            #expect(throws: expectedError) { try CLDRReader.pluralRules(from: source(broken)) }
            #expect(throws: CLDRReadError.self) {
              try CLDRReader.pluralRules(from: source("<supplementalData><a></b>"))
            }
          }
        }
      }
      try await group.waitForAll()
    }
  }

  #if os(Linux)
    @Test("gives all memory back, whether it ends in a result or an error")
    func memory() throws {
      let values = (0..<100).map { "value\($0)" }.joined(separator: " | ")
      let texts = [
        smallRulesFile,
        smallRulesFile.replacing("i = 1", with: "i ="),
        smallRulesFile.replacing("</plurals>", with: "</plural>"),
        smallRulesFile.replacing("ja", with: "de"),
        smallRulesFile.replacing("<version", with: "&x;<version"),
        "<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>",
        "<!DOCTYPE a [<!ATTLIST a b (\(values)) #IMPLIED>]><a/>",
        "<!DOCTYPE a [<!ELEMENT a (\(values))>]><a/>",
      ]
      for text in texts {
        // A leak makes every round grow. Tests that run at the same time make some grow as well.
        let limit = 100_000
        var least = Int.max
        var last = 0
        for round in 0..<64 where round < 8 || least >= limit {
          for _ in 0..<100 { _ = try? CLDRReader.pluralRules(from: source(text)) }
          let current = try residentMemory()
          if round > 0 { least = min(least, current - last) }
          last = current
        }
        #expect(least < limit, "\(least) bytes a round for \(text.prefix(200))")
      }
    }

    /// The memory of this process, in bytes.
    private func residentMemory() throws -> Int {
      let statistics = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = try #require(Int(statistics.split(separator: " ")[1]))
      return pages * sysconf(Int32(_SC_PAGESIZE))
    }
  #endif
}
