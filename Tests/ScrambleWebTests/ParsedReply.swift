import ScrambleTesting
import WordScramble

@testable import ScrambleWeb

/// An answer of the border, read as the page reads it.
struct ParsedReply {
  /// The fields of each line, the tag first, without the records.
  private(set) var lines: [[String]] = []
  /// The records by their keys.
  private(set) var records: [String: String] = [:]

  init(_ address: UnsafeMutableRawPointer?) {
    guard let address else { return }
    let count = Int(UInt32(littleEndian: address.load(as: UInt32.self)))
    var text = Array(UnsafeRawBufferPointer(start: address + 4, count: count))[...]
    while let end = text.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: text[..<end], as: UTF8.self).split(separator: " ").map { String($0) }
      text = text[(end + 1)...]
      guard line[0] == "record" else {
        lines.append(line)
        continue
      }
      let length = Int(line[2])!
      records[line[1]] = String(decoding: text.prefix(length), as: UTF8.self)
      text = text.dropFirst(length + 1)
    }
  }

  /// The values of the first line with a tag, or nil if there is none.
  subscript(tag: String) -> [String]? {
    lines.first { $0[0] == tag }.map { Array($0.dropFirst()) }
  }

  /// The values of every line with a tag.
  func all(_ tag: String) -> [[String]] {
    lines.filter { $0[0] == tag }.map { Array($0.dropFirst()) }
  }

  /// Why the call was not answered, or nil.
  var error: String? { self["error"]?.first }
}
