/// A whole number of any size, written with the digits 0 to 9, A to Z and a to z. Chats change no letter and no digit.
struct Base62Number {
  private static let base = 62
  /// The bytes, lowest first, without zeros at the end.
  private var reversedBytes: [UInt8] = []

  /// The bytes, highest first, without zeros at the start.
  var bytes: [UInt8] { reversedBytes.reversed() }

  init() {}

  /// Creates the number that bytes form, highest first.
  init(_ bytes: [UInt8]) {
    reversedBytes = bytes.drop { $0 == 0 }.reversed()
  }

  /// Appends a digit at the end of the number.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  mutating func append(_ digit: UInt8) {
    var carry = Int(digit)
    for index in reversedBytes.indices {
      carry += Int(reversedBytes[index]) * Base62Number.base
      reversedBytes[index] = UInt8(truncatingIfNeeded: carry)
      carry >>= 8
    }
    if carry > 0 { reversedBytes.append(UInt8(carry)) }
  }

  /// The digits, highest first.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of bytes.
  var digits: [UInt8] {
    var rest = self
    var digits: [UInt8] = []
    while !rest.reversedBytes.isEmpty { digits.append(Base62Number.character(rest.removeLastDigit())) }
    return digits.reversed()
  }

  private mutating func removeLastDigit() -> Int {
    var remainder = 0
    for index in reversedBytes.indices.reversed() {
      let value = remainder << 8 | Int(reversedBytes[index])
      reversedBytes[index] = UInt8(value / Base62Number.base)
      remainder = value % Base62Number.base
    }
    while reversedBytes.last == 0 { reversedBytes.removeLast() }
    return remainder
  }

  private static func character(_ digit: Int) -> UInt8 {
    switch digit {
    case ..<10: UInt8(ascii: "0") + UInt8(digit)
    case ..<36: UInt8(ascii: "A") + UInt8(digit - 10)
    default: UInt8(ascii: "a") + UInt8(digit - 36)
    }
  }

  /// Returns the value of a digit, or nil for any other character.
  static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 36
    default: nil
    }
  }
}
