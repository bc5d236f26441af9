import PluralsCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

#if !os(Windows)
  // A file that may not grow is an error of writing.
  signal(SIGXFSZ, SIG_IGN)
#endif
exit(PluralsCommand.run(arguments: Array(CommandLine.arguments.dropFirst())))
