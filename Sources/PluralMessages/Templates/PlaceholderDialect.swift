/// The ways in which placeholders are written in the texts of a catalogue.
public enum PlaceholderDialect: Hashable, Sendable, CaseIterable {
  /// Apple's and C's: `%@`, `%d`, `%1$@` with positions from 1, `%.1f`, `%%`, `%arg`, `%#@name@`.
  case apple

  /// NSString+LocalizeSSY's: `%@` in turn, `%0` to `%9` and `%0$.2f` with positions from 0, `%%`.
  case zeroBased

  /// JSONlize's `${i}` for the number, `${name}` for named arguments, `${0}` for positions from 0.
  case dollarBraces

  /// The `%{name}` of Ruby and Lingo.
  case percentBraces

  /// i18next's and i18n-node's `{{name}}` and `{{{name}}}`, with C's `%s`, `%d`, `%1$s` and `%%` beside
  /// them.
  case mustache

  /// Mozilla's `#1` to `#9`, with positions from 1.
  case hash
}
