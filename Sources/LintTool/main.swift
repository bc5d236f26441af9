import Foundation
import PluralsCommand

// What the plug-in runs: a plug-in cannot have a tool whose product has another name, as `plurals` has.
exit(PluralsCommand.run(arguments: ["lint"] + CommandLine.arguments.dropFirst()))
