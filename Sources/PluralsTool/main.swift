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

exit(PluralsCommand.run(arguments: Array(CommandLine.arguments.dropFirst())))
