import Foundation
import PluralsCommand

extension FuzzTarget {
  /// The command line, a line for each argument up to an empty one, then standard input.
  ///
  /// The argument `@` is the path of a file with the same bytes as standard input.
  static let command = FuzzTarget(name: "command") { input in
    var input = input
    var arguments: [String] = []
    while !input.isEmpty {
      let line = input.line()
      if line.isEmpty { break }
      arguments.append(line)
    }
    // All rules at once, for seconds, would leave no time for anything else.
    let isLong = ["verify", "legacy"].contains(arguments.first)
    if isLong, !arguments.contains(where: { $0 == "@" || $0.first?.isNumber == true }) { return }

    // Files that are written anywhere are no test.
    if arguments.first == "compile", !arguments.contains("--dry-run") { return }

    let content = ScratchFile(input.rest)
    let output = ScratchFile()
    let errors = ScratchFile()
    let streams = StandardStreams(
      input: content.descriptor,
      output: output.descriptor,
      errors: errors.descriptor
    )
    let status = PluralsCommand.run(
      arguments: arguments.map { $0 == "@" ? content.path : $0 },
      streams: streams
    )
    promise([0, 1, 64, 65, 66].contains(status), "status \(status) of \(arguments)")
    promise(status != 64 || !errors.contents.isEmpty, "wrong without a word: \(arguments)")
    if status == 0, arguments.first != "help", arguments.contains("--json"),
      !arguments.contains("--help"), !arguments.contains("-h")
    {
      checkJSON(output.contents, arguments)
    }
  }
}

/// What is printed for programs is an object in each line, or one altogether.
private func checkJSON(_ output: Data, _ arguments: [String]) {
  func isJSON(_ data: Data) -> Bool {
    (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
  }
  let lines = output.split(separator: UInt8(ascii: "\n"))
  promise(
    isJSON(output) || lines.allSatisfy { isJSON(Data($0)) },
    "no JSON from \(arguments): \(String(decoding: output, as: UTF8.self))"
  )
}

/// A file that is gone when the input has been run.
private final class ScratchFile {
  let path: String
  private let handle: FileHandle

  init(_ bytes: [UInt8] = []) {
    let name = "plurals-fuzz-\(ProcessInfo.processInfo.globallyUniqueString)"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    path = url.path
    do {
      try Data(bytes).write(to: url)
      handle = try FileHandle(forUpdating: url)
    } catch {
      fatalError("no scratch file: \(error)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var descriptor: Int32 { handle.fileDescriptor }

  var contents: Data { FileManager.default.contents(atPath: path) ?? Data() }
}
