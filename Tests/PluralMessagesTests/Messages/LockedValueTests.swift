import Foundation
import PluralMessages
import Testing

@Suite("Values that threads share")
struct LockedValueTests {
  @Test("no change is lost")
  func updates() {
    let value = LockedValue(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { value.update { $0 += 1 } }
    }
    #expect(value.value == 80_000)
  }

  @Test("what is read was set as a whole")
  func sets() {
    let value = LockedValue([0, 0])
    let broken = LockedValue(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<2_000 {
        if thread % 2 == 0 {
          value.value = [number, -number]
        } else {
          let pair = value.value
          if pair[0] != -pair[1] { broken.update { $0 += 1 } }
        }
      }
    }
    #expect(broken.value == 0)
  }
}
