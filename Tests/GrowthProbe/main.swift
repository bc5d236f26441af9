import WorstCases

// Runs a worst case in a process of its own: `GrowthProbe NUMBER SIZE` prints the bytes of the input, the
// microseconds of the work, and the most memory of the process in bytes.
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
if numbers.count == 2, WorstCase.all.indices.contains(numbers[0]) {
  let cost = WorstCase.all[numbers[0]].run(size: numbers[1])
  print(cost.inputSize, cost.time, ResourceUsage.current.peakMemory)
} else {
  for (number, item) in WorstCase.all.enumerated() { print(number, item.size, item.name) }
}
