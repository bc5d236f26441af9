import StopForMeasuring

// The same program as cold-without, without the library.
let locale = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "pl"
print(locale)
stopForMeasuring()
