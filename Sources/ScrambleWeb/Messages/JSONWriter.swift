import ScrambleCore

/// Writes JSON (RFC 8259), which the page reads with `JSON.parse`.
final class JSONWriter {
  private var text = TextBuilder()

  /// The JSON written so far, in UTF-8.
  var bytes: [UInt8] { text.bytes }

  /// Writes an object.
  ///
  /// - Parameter properties: A closure that writes the properties with ``add(_:_:)``.
  func object(_ properties: (JSONWriter) -> Void) {
    add(UInt8(ascii: "{"))
    properties(self)
    add(UInt8(ascii: "}"))
  }

  /// Writes a property of an object.
  @inline(never)
  @discardableResult
  func add(_ name: String, _ value: some JSONValue) -> JSONWriter {
    beginProperty(name)
    value.write(to: self)
    return self
  }

  /// Writes an array with a value for each element.
  func array<Element>(_ elements: [Element], _ write: (JSONWriter, Element) -> Void) {
    add(UInt8(ascii: "["))
    for element in elements {
      addSeparator(after: UInt8(ascii: "["))
      write(self, element)
    }
    add(UInt8(ascii: "]"))
  }

  // Like `add(_:_:)`, the following functions have many callers. Inlining them would make the engine a tenth larger.

  @inline(never)
  private func beginProperty(_ name: String) {
    addSeparator(after: UInt8(ascii: "{"))
    write(name)
    add(UInt8(ascii: ":"))
  }

  /// Writes a comma, unless an object or array has just begun.
  @inline(never)
  private func addSeparator(after opening: UInt8) {
    if text.bytes.last != opening { text.add(UInt8(ascii: ",")) }
  }

  @inline(never)
  private func add(_ byte: UInt8) {
    text.add(byte)
  }

  /// Writes a text as a string. The text must have no characters to escape.
  @inline(never)
  func write(_ plain: String) {
    add(UInt8(ascii: "\""))
    text.add(plain)
    add(UInt8(ascii: "\""))
  }

  /// Writes a text in UTF-8 as a string. The text must have no characters to escape.
  @inline(never)
  func write(plain: [UInt8]) {
    add(UInt8(ascii: "\""))
    text.add(plain)
    add(UInt8(ascii: "\""))
  }

  /// Writes a JSON literal: `null`, `true` or `false`.
  @inline(never)
  func write(literal: String) {
    text.add(literal)
  }

  @inline(never)
  func write(_ number: Int64) {
    text.add(number)
  }
}

/// A value that can be written as JSON.
protocol JSONValue {
  func write(to json: JSONWriter)
}

/// A message to the page: a JSON object with the properties of the struct; nil becomes `null`.
///
/// The page's types are generated from these structs; a test compares them with the JSON.
protocol Message: JSONValue {
  /// Writes each property under its own name.
  func writeProperties(to json: JSONWriter)
}

extension Message {
  func write(to json: JSONWriter) {
    json.object { writeProperties(to: $0) }
  }
}

/// An enumeration that is written as the name of its case.
protocol CaseNameValue: JSONValue, RawRepresentable where RawValue == String {}

extension CaseNameValue {
  func write(to json: JSONWriter) { rawValue.write(to: json) }
}

/// A text in ASCII, in which only the ends of lines have to be escaped.
struct Text: JSONValue {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  @inline(never)
  func write(to json: JSONWriter) {
    var escaped = TextBuilder()
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"): escaped.add("\\n")
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        escaped.add("\\")
        escaped.add(byte)
      default: escaped.add(byte)
      }
    }
    json.write(plain: escaped.bytes)
  }
}

extension Optional: JSONValue where Wrapped: JSONValue {
  func write(to json: JSONWriter) {
    if let value = self { value.write(to: json) } else { json.write(literal: "null") }
  }
}

extension Array: JSONValue where Element: JSONValue {
  func write(to json: JSONWriter) { json.array(self) { json, value in value.write(to: json) } }
}

/// An array of messages, each created from an element when it is written.
struct MessageArray<Element, Item: Message>: JSONValue {
  let elements: [Element]
  let item: (Element) -> Item

  init(_ elements: [Element], _ item: @escaping (Element) -> Item) {
    self.elements = elements
    self.item = item
  }

  func write(to json: JSONWriter) {
    json.array(elements) { json, element in item(element).write(to: json) }
  }
}

extension Int: JSONValue {
  func write(to json: JSONWriter) { json.write(Int64(self)) }
}

extension Int64: JSONValue {
  func write(to json: JSONWriter) { json.write(self) }
}

extension Bool: JSONValue {
  func write(to json: JSONWriter) { json.write(literal: self ? "true" : "false") }
}

/// A string without characters to escape.
extension String: JSONValue {
  func write(to json: JSONWriter) { json.write(self) }
}

extension Word: JSONValue {
  func write(to json: JSONWriter) { json.write(plain: ascii) }
}

extension Round.ID: JSONValue {
  func write(to json: JSONWriter) { json.write(plain: key) }
}
