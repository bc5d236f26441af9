import PluralMessages

/// Lists of arguments, of which some fit no format.
let argumentLists: [[MessageArgument]] = [
  [], ["text"], [0], [1], [5], [21], [1.5], [2, "b", 3, 4.0, 5], ["%@ ${i} %{n} {{n}} #1", 1, 2],
  [MessageArgument(Double.nan), MessageArgument(-Double.infinity), 1e300],
  [MessageArgument(UInt64.max), MessageArgument(Int.min), -0.0], [MessageArgument(1...2), 3],
]

/// Named arguments, of which some fit.
var namedArguments: NamedArguments {
  [
    "count": 2, "n": 1.0, "name": "Ann", "folder": "%@ ${i} {{name}}", "i": 22, "x": 0,
  ]
}
