import Foundation
import StringCatalogs

let files = 5, folders = 2
let name = CommandLine.arguments.dropFirst().first ?? "Zoë"

print(String(localized: "Welcome, \(name)!", bundle: .module, comment: "Greets the user by name"))
print(String(localized: "\(files) files in \(folders) folders", bundle: .module))
for count in [0, 1, 2, 21] {
  print(String(localized: .nFiles(count: count)))
}
print(String(localized: .Errors.diskIsFull("/tmp", 99.5)))
print(String(localized: "This text has no translation (\(files))", bundle: .module))
