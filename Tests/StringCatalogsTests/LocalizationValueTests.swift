import Foundation
import StringCatalogs
import Testing

@Suite("Values to localise")
struct LocalizationValueTests {
  private struct Named: CustomLocalizedStringResourceConvertible {
    let name: String
    var localizedStringResource: LocalizedStringResource {
      LocalizedStringResource("name of \(name)")
    }
  }

  /// A value's key, which its coded form has.
  private func key(_ value: String.LocalizationValue) throws -> String {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    return try #require((object as? [String: Any])?["key"] as? String)
  }

  @Test("integers stand in keys by their widths and signs")
  func integers() throws {
    let (int, int8, int16, int32, int64) = (1, Int8(1), Int16(1), Int32(1), Int64(1))
    #expect(try key("\(int) \(int8) \(int16) \(int32) \(int64)") == "%lld %d %d %d %lld")
    let (uint, uint8, uint16, uint32, uint64) = (UInt(1), UInt8(1), UInt16(1), UInt32(1), UInt64(1))
    #expect(try key("\(uint) \(uint8) \(uint16) \(uint32) \(uint64)") == "%llu %u %u %u %llu")
  }

  @Test("floating-point numbers stand in keys by their types")
  func floats() throws {
    let (double, float, points) = (1.5, Float(1.5), CGFloat(1.5))
    #expect(try key("\(double) \(float) \(points)") == "%lf %f %lf")
  }

  @Test("texts, objects and what has a format stand in keys as objects")
  func objects() throws {
    let (text, date, price) = ("a", Date(timeIntervalSince1970: 0), 4.5)
    let number: NSNumber = 5
    let formatter = NumberFormatter()
    #expect(try key("\(text) \(text.dropFirst()) \(number)") == "%@ %@ %@")
    #expect(try key("\(date, format: .iso8601) \(price, format: .percent)") == "%@ %@")
    #expect(try key("\(price, formatter: formatter) \(AttributedString(text))") == "%@ %@")
    #expect(try key("\(Named(name: text))") == "%@")
    #expect(try key("\([Named(name: text)], format: .list(type: .and))") == "%@")
  }

  @Test("a specifier is taken as it is written")
  func specifiers() throws {
    let (price, count) = (4.5, 3)
    #expect(
      try key("\(price, specifier: "%.2f") for \(count, specifier: "%05d")") == "%.2f for %05d"
    )
  }

  @Test("placeholders that are left open stand in keys by their kinds")
  func placeholders() throws {
    #expect(
      try key(
        """
        \(placeholder: .int) \(placeholder: .uint) \(placeholder: .float) \(placeholder: .double) \
        \(placeholder: .object) \(placeholder: .int, specifier: "%d")
        """
      ) == "%lld %llu %f %lf %@ %d"
    )
  }

  @Test("a percent sign is doubled beside interpolations, and alone it is not")
  func percentSigns() throws {
    let rate = 5
    #expect(try key("100% sure") == "100% sure")
    #expect(try key("%d is no placeholder") == "%d is no placeholder")
    #expect(try key("\(rate)% of 100%") == "%lld%% of 100%%")
    #expect(try key(String.LocalizationValue("50%")) == "50%")
  }

  @Test("values are equal by key and arguments")
  func equality() {
    let (one, two) = (1, 2)
    #expect("\(one) file" as String.LocalizationValue == "\(one) file")
    #expect("\(one) file" as String.LocalizationValue != "\(two) file")
    #expect("\(one) file" as String.LocalizationValue != "\(one) files")
  }

  @Test("values and resources stay the same when they are written and read")
  func coding() throws {
    let (count, name, rate, level) = (UInt64.max, "Ann", 0.5, Float(0.25))
    let value: String.LocalizationValue = """
      \(count) \(name) \(rate) \(level) \(-5) \(Named(name: name)) \(placeholder: .int)
      """
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(String.LocalizationValue.self, from: data) == value)
    let resource = LocalizedStringResource(
      "greeting",
      defaultValue: value,
      table: "Other",
      locale: Locale(identifier: "pl"),
      bundle: .atURL(URL(fileURLWithPath: "/bundle"))
    )
    let coded = try JSONEncoder().encode(resource)
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: coded) == resource)
  }

  @Test("an open placeholder is written as its case")
  func placeholderCoding() throws {
    let placeholder = String.LocalizationValue.Placeholder.int
    let data = try JSONEncoder().encode(placeholder)
    #expect(String(decoding: data, as: UTF8.self) == #"{"int":{}}"#)
  }

  @Test(
    "an argument that is none is no value",
    arguments: ["{}", #"{"integer":1,"text":"a"}"#, #"{"x":1}"#]
  )
  func badArgument(argument: String) {
    let text = #"{"key":"k","arguments":[\#(argument)]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(String.LocalizationValue.self, from: Data(text.utf8))
    }
  }
}
