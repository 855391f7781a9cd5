/// Builds ASCII text from words and numbers.
package struct TextBuilder {
  package private(set) var bytes = [UInt8]()

  package init() {}

  /// Adds a text unchanged. This function is called for each name that is written, so it is not inlined.
  @inline(never)
  package mutating func add(_ text: String) {
    text.withBytes { bytes += $0 }
  }

  package mutating func add(_ more: [UInt8]) {
    for byte in more { add(byte) }
  }

  package mutating func add(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Adds a word in lower case.
  package mutating func add(_ word: Word) {
    for letter in word.letters { add(letter + UInt8(ascii: "a")) }
  }

  /// Adds a number in decimal.
  package mutating func add(_ number: Int64) {
    if number < 0 { add(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      add(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Adds a number in decimal.
  package mutating func add(_ number: Int) {
    add(Int64(number))
  }
}

extension String {
  /// The UTF-8 bytes of the text.
  var bytes: [UInt8] { withBytes { Array($0) } }

  /// Calls a function with the UTF-8 bytes of the text.
  func withBytes<Result>(_ use: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(use) { return result }
    #if hasFeature(Embedded)
      // Support for strings that are not contiguous would make the page's engine 3 % larger.
      preconditionFailure("every string is in one piece")
    #else
      return Array(utf8).withUnsafeBufferPointer(use)
    #endif
  }
}
