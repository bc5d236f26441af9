import Plurals
import StopForMeasuring

// A whole process for one category; compare with cold-without.
let locale = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "pl"
print(PluralRules.category(for: locale.utf8.count + 3, locale: locale).rawValue)
stopForMeasuring()
