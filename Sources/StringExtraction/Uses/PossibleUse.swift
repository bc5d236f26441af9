/// A literal that is a key if the place that it is put in is one of a localized type.
struct PossibleUse: Sendable {
  let place: KeyParameter
  let use: StringUse
}
