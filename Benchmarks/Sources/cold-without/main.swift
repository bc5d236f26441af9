import Plurals
import StopForMeasuring

// The same program as cold-with-category, without the call.
let locale = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "pl"
print(locale)
stopForMeasuring()
