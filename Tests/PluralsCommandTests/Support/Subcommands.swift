import Foundation

/// The subcommands, as the overview lists them.
func subcommandNames() throws -> [String] {
  let overview = try plurals(["--help"]).output
  let list = overview.components(separatedBy: "\n\n").first { $0.hasPrefix("  ") } ?? ""
  return list.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.map {
    String($0.dropFirst(2).prefix { $0 != " " })
  }
}

/// The options that the help of a subcommand lists.
func options(of subcommand: String) throws -> [String] {
  try plurals([subcommand, "--help"]).output.split(separator: "\n").filter {
    $0.hasPrefix("  --")
  }.map { String($0.dropFirst(2).prefix { $0 != " " }) }
}
