import Foundation

/// A JSON value of any type. Of a name twice the first counts, which `JSONSerialization` leaves open.
struct JSONTree: Decodable {
  let object: Any

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Name.self) {
      var object: [String: Any] = [:]
      for name in members.allKeys {
        object[name.stringValue] = try members.decode(JSONTree.self, forKey: name).object
      }
      self.object = object
    } else if var list = try? decoder.unkeyedContainer() {
      var array: [Any] = []
      while !list.isAtEnd { array.append(try list.decode(JSONTree.self).object) }
      object = array
    } else {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        object = text
      } else if let isTrue = try? value.decode(Bool.self) {
        object = isTrue
      } else if let number = try? value.decode(Double.self) {
        object = NSNumber(value: number)
      } else {
        object = NSNull()
      }
    }
  }
}
