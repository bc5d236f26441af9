import Foundation
import FuzzTargets

/// libFuzzer's `main`, which it has as a function for programs with one of their own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ argumentCount: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

_ = target.name
private var argumentCount = CommandLine.argc
private var arguments = CommandLine.unsafeArgv
exit(runDriver(&argumentCount, &arguments, testOneInput))
