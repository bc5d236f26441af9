// Copies the Swift examples of the documentation to the file that the tests compile.

import DocumentExamples
import Foundation

let examples = try DocumentExample.all()
try Data(ExampleFile.text(examples).utf8).write(to: ExampleFile.url)
print("\(examples.count) examples")
