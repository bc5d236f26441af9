import Foundation

/// A JSON schema of draft 4, as far as published schemas of output formats use it.
package struct JSONSchema {
  private let root: [String: Any]

  /// The words that are understood, or say nothing about what is valid.
  private static let words: Set<String> = [
    "$schema", "title", "id", "description", "default", "definitions", "properties", "type",
    "format",
    "enum", "items", "$ref", "minItems", "uniqueItems", "additionalProperties", "required",
    "minimum",
    "maximum", "pattern", "anyOf", "oneOf", "allOf", "not",
  ]

  package struct UnknownWord: Error {
    package let word: String
  }

  package init(_ data: Data) throws {
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw UnknownWord(word: "no object")
    }
    self.root = root
  }

  /// What is wrong with a value, each with its place.
  package func problems(of data: Data) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    return try problems(value, root, "$")
  }

  private func problems(_ value: Any, _ schema: [String: Any], _ place: String) throws -> [String] {
    if let word = schema.keys.first(where: { !Self.words.contains($0) }) {
      throw UnknownWord(word: word)
    }
    if let reference = schema["$ref"] as? String {
      var target: Any? = root
      for name in reference.split(separator: "/").dropFirst() {
        target = (target as? [String: Any])?[String(name)]
      }
      guard let target = target as? [String: Any] else { throw UnknownWord(word: reference) }
      return try problems(value, target, place)
    }
    var found: [String] = []
    if let type = schema["type"] {
      let types = type as? [String] ?? [type as? String ?? ""]
      if !types.contains(where: { Self.has(value, $0) }) {
        return ["\(place) is not of type \(types.joined(separator: " or "))"]
      }
    }
    if let values = schema["enum"] as? [Any], !values.contains(where: { Self.isEqual($0, value) }) {
      found.append("\(place) is none of \(values)")
    }
    found += try combinations(value, schema, place)
    switch value {
    case let object as [String: Any]: found += try problems(ofObject: object, schema, place)
    case let array as [Any]: found += try problems(ofArray: array, schema, place)
    case let text as String:
      if let pattern = schema["pattern"] as? String,
        text.range(of: pattern, options: .regularExpression) == nil
      {
        found.append("\(place) does not match \(pattern)")
      }
      if let format = schema["format"] as? String, format.hasPrefix("uri"),
        URL(string: text, encodingInvalidCharacters: false) == nil
      {
        found.append("\(place) is no URI")
      }
    case let number as NSNumber where !Self.isBoolean(number):
      if let minimum = schema["minimum"] as? NSNumber, number.doubleValue < minimum.doubleValue {
        found.append("\(place) is below \(minimum)")
      }
      if let maximum = schema["maximum"] as? NSNumber, number.doubleValue > maximum.doubleValue {
        found.append("\(place) is above \(maximum)")
      }
    default: break
    }
    return found
  }

  private func combinations(
    _ value: Any,
    _ schema: [String: Any],
    _ place: String
  ) throws -> [String] {
    func count(_ word: String) throws -> (valid: Int, all: Int)? {
      guard let schemas = schema[word] as? [[String: Any]] else { return nil }
      return (try schemas.count { try problems(value, $0, place).isEmpty }, schemas.count)
    }
    var found: [String] = []
    if let (valid, _) = try count("anyOf"), valid == 0 {
      found.append("\(place) fits nothing of anyOf")
    }
    if let (valid, _) = try count("oneOf"), valid != 1 {
      found.append("\(place) fits \(valid) of oneOf")
    }
    if let (valid, all) = try count("allOf"), valid != all {
      found.append("\(place) fits not allOf")
    }
    if let not = schema["not"] as? [String: Any], try problems(value, not, place).isEmpty {
      found.append("\(place) fits what it must not")
    }
    return found
  }

  private func problems(
    ofObject object: [String: Any],
    _ schema: [String: Any],
    _ place: String
  ) throws -> [String] {
    var found: [String] = []
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      found.append("\(place) has no \(name)")
    }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      if let own = properties[name] {
        found += try problems(value, own, "\(place).\(name)")
      } else if let isAllowed = schema["additionalProperties"] as? Bool, !isAllowed {
        found.append("\(place).\(name) is not known")
      } else if let other = schema["additionalProperties"] as? [String: Any] {
        found += try problems(value, other, "\(place).\(name)")
      }
    }
    return found
  }

  private func problems(
    ofArray array: [Any],
    _ schema: [String: Any],
    _ place: String
  ) throws -> [String] {
    var found: [String] = []
    if let least = schema["minItems"] as? Int, array.count < least {
      found.append("\(place) has fewer than \(least) items")
    }
    if schema["uniqueItems"] as? Bool == true,
      array.indices.contains(where: { index in
        array[..<index].contains { Self.isEqual($0, array[index]) }
      })
    {
      found.append("\(place) has an item twice")
    }
    guard let items = schema["items"] as? [String: Any] else { return found }
    for (index, value) in array.enumerated() {
      found += try problems(value, items, "\(place)[\(index)]")
    }
    return found
  }

  private static func isBoolean(_ number: NSNumber) -> Bool {
    CFGetTypeIDIsBoolean(number)
  }

  private static func isEqual(_ first: Any, _ second: Any) -> Bool {
    (first as? NSObject)?.isEqual(second) ?? false
      || (first as? String).map { $0 == second as? String } ?? false
  }

  private static func has(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": (value as? NSNumber).map(isBoolean) ?? false
    case "integer":
      (value as? NSNumber).map { !isBoolean($0) && $0.doubleValue.rounded() == $0.doubleValue }
        ?? false
    case "number": (value as? NSNumber).map { !isBoolean($0) } ?? false
    default: false
    }
  }
}

/// Whether a number of JSON was `true` or `false`.
private func CFGetTypeIDIsBoolean(_ number: NSNumber) -> Bool {
  let type = unsafe String(cString: number.objCType)
  return type == "c" || type == "B"
}
