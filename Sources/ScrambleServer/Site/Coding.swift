/// The forms in which a file can travel.
enum Coding: String, CaseIterable {
  /// Brotli, the smallest.
  case br
  /// What everything understands.
  case gzip
}

/// The forms that a client says it takes.
struct AcceptedCodings: Equatable {
  private(set) var brotli = false
  private(set) var gzip = false

  /// Reads the value of `Accept-Encoding`. A weight of nought refuses; the others do not matter, for the smallest is best for all.
  init(_ header: String?) {
    guard let header else { return }
    var brotli: Bool?
    var gzip: Bool?
    var others = false
    for entry in header.parts(between: ",") {
      var parts = entry.parts(between: ";")
      guard let name = parts.next()?.trimmed else { continue }
      let isTaken = !parts.contains { $0.trimmed.isWeightOfNought }
      if name.matches("br") { brotli = isTaken }
      if name.matches("gzip") || name.matches("x-gzip") { gzip = isTaken }
      if name.matches("*") { others = isTaken }
    }
    self.brotli = brotli ?? others
    self.gzip = gzip ?? others
  }

  /// Whether a form is taken.
  func contains(_ coding: Coding) -> Bool {
    switch coding {
    case .br: brotli
    case .gzip: gzip
    }
  }
}

extension Substring.UTF8View {
  /// Whether it is a name, large and small letters being one. A name is in small letters.
  fileprivate func matches(_ name: StaticString) -> Bool {
    guard count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { letters in zip(self, letters).allSatisfy { $0 | 0x20 == $1 | 0x20 } }
  }

  /// Whether it is `q=0`, `q=0.` or `q=0.000`.
  fileprivate var isWeightOfNought: Bool {
    guard count >= 3, prefix(2).elementsEqual("q=".utf8) || prefix(2).elementsEqual("Q=".utf8) else { return false }
    return dropFirst(2).allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
  }
}
