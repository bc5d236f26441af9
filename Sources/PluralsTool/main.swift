import Foundation
import PluralsCommand

#if !os(Windows) && !os(WASI)
  // A file that may not grow is an error of writing.
  signal(SIGXFSZ, SIG_IGN)
#endif
exit(PluralsCommand.run(arguments: Array(CommandLine.arguments.dropFirst())))
