import Foundation
import Testing

@testable import ScrambleWeb

/// The answer of an exported function, or a part of it: `Answer(endRound(0)).round.isEnded == true`.
@dynamicMemberLookup
enum Answer: Equatable {
  case null
  case bool(Bool)
  case number(Int)
  case text(String)
  case array([Answer])
  case object([String: Answer])

  /// Reads the answer at an address, as the page does.
  init(_ address: UnsafeMutableRawPointer?) {
    guard let address else { fatalError("there is no answer") }
    let count = Int(UInt32(littleEndian: address.load(as: UInt32.self)))
    let json = Data(UnsafeRawBufferPointer(start: address + 4, count: count))
    self = try! JSONDecoder().decode(Answer.self, from: json)
    if error == nil { expect(self, of: lastAnswer) }
  }

  /// The property with a name. Records an issue if there is none.
  subscript(dynamicMember name: String) -> Answer {
    guard case .object(let properties) = self, let value = properties[name] else {
      Issue.record("there is no \(name) in \(self)")
      return .null
    }
    return value
  }

  var elements: [Answer] { if case .array(let elements) = self { elements } else { [] } }

  /// The text; empty if the value is not a text.
  var string: String { if case .text(let text) = self { text } else { "" } }

  /// The error of a failed call; nil for an answer.
  var error: String? {
    guard case .object(let properties) = self else { return nil }
    return properties["error"]?.string
  }

  /// The texts of the records to save, by their keys.
  var savedRecords: [String: String] {
    Dictionary(uniqueKeysWithValues: self.records.elements.map { ($0.key.string, $0.text.string) })
  }
}

extension Answer: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let items = try? value.decode([Answer].self) {
      self = .array(items)
    } else {
      self = .object(try value.decode([String: Answer].self))
    }
  }
}

extension Answer: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral items: Answer...) { self = .array(items) }
  init(dictionaryLiteral properties: (String, Answer)...) {
    self = .object(Dictionary(uniqueKeysWithValues: properties))
  }
}
