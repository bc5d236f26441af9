import Plurals

/// The command line `plurals`, as a library, so that tests can call it in the process.
package enum PluralsCommand {
  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - streams: Where input is read from, and results and errors are written to.
  /// - Returns: The exit status: 0; 1 for a check that failed or a comparison that found a difference; or
  ///   one of sysexits.h: 64 for wrong usage, 65 for bad data, 66 for a missing file, 74 if output
  ///   cannot be written.
  package static func run(arguments: [String], streams: StandardStreams = .init()) -> Int32 {
    do throws(CommandError) {
      try dispatch(arguments, streams)
      try streams.output.flush()
      return 0
    } catch {
      // Results that came before the fault are not lost, and if they are, that counts more.
      var status = error.status
      do throws(CommandError) {
        try streams.output.flush()
      } catch let lost {
        status = lost.status
        streams.complain(lost.message)
      }
      streams.complain(error.message)
      return status.rawValue
    }
  }

  private static func dispatch(
    _ arguments: [String],
    _ streams: StandardStreams
  ) throws(CommandError) {
    guard let first = arguments.first else {
      throw CommandError(.usage, "a subcommand is missing; see 'plurals --help'")
    }
    switch first {
    case "--help", "-h":
      try checkCount(arguments, 1)
      try streams.output.write(Overview.text)
    case "help":
      try checkCount(arguments, 2)
      guard arguments.count > 1, !["--help", "-h"].contains(arguments[1]) else {
        return try streams.output.write(Overview.text)
      }
      try streams.output.write(try subcommand(arguments[1]).help)
    case "--version":
      try checkCount(arguments, 1)
      try streams.output.write("plurals, with the rules of CLDR \(PluralRules.cldrVersion)\n")
    default:
      let subcommand = try subcommand(first)
      let rest = Array(arguments.dropFirst())
      guard !Arguments.asksForHelp(rest, subcommand) else {
        return try streams.output.write(subcommand.help)
      }
      try subcommand.run(try Arguments(rest, for: subcommand), streams)
    }
  }

  private static func checkCount(
    _ arguments: [String],
    _ most: Int
  ) throws(CommandError) {
    guard arguments.count > most else { return }
    throw CommandError(
      .usage,
      "unexpected argument \(quoted(arguments[most])); see 'plurals --help'"
    )
  }

  private static func subcommand(_ name: String) throws(CommandError) -> Subcommand {
    guard let subcommand = Subcommand.all.first(where: { $0.name == name }) else {
      let kind = name.hasPrefix("-") ? "option" : "subcommand"
      let names = (Subcommand.all.map(\.name) + ["help"]).joined(separator: ", ")
      throw CommandError(
        .usage,
        "unknown \(kind) \(quoted(name)); subcommands are \(names); see 'plurals --help'"
      )
    }
    return subcommand
  }
}
