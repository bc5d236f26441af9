import Foundation
import FuzzTargets

/// The entry point of libFuzzer's, for the target that the environment names.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  target.run(FuzzInput(Array(UnsafeBufferPointer(start: bytes, count: count))))
  return 0
}

/// libFuzzer takes nothing but its own arguments, so the target comes by the environment. Without one
/// the program lists them, for the script, which has no list of its own.
let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  if let target = FuzzTarget.named(name) { return target }
  for target in FuzzTarget.all { print(target.name) }
  exit(name.isEmpty ? 0 : 64)
}()
