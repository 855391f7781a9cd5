/// A compression, named as in `Content-Encoding`.
enum ContentCoding: String, CaseIterable {
  /// Brotli, the smallest form.
  case br
  /// Gzip, which every client understands.
  case gzip
}

struct AcceptedCodings: Equatable {
  private(set) var brotli = false
  private(set) var gzip = false

  /// Parses the value of `Accept-Encoding`.
  ///
  /// A weight of zero rejects a coding. Other weights are ignored, because the smallest form suits every client that
  /// can decode it.
  init(_ header: String?) {
    guard let header else { return }
    var brotli: Bool?
    var gzip: Bool?
    var acceptsOthers = false
    for element in header.elements(separatedBy: ",") {
      var parts = element.elements(separatedBy: ";")
      guard let name = parts.next()?.trimmed else { continue }
      let isAccepted = !parts.contains { $0.trimmed.hasZeroWeight }
      if name.matches("br") { brotli = isAccepted }
      if name.matches("gzip") || name.matches("x-gzip") { gzip = isAccepted }
      if name.matches("*") { acceptsOthers = isAccepted }
    }
    self.brotli = brotli ?? acceptsOthers
    self.gzip = gzip ?? acceptsOthers
  }
}

extension Substring.UTF8View {
  /// Whether the parameter is a weight of zero, such as `q=0`, `q=0.` or `q=0.000`.
  fileprivate var hasZeroWeight: Bool {
    guard count >= 3, prefix(2).elementsEqual("q=".utf8) || prefix(2).elementsEqual("Q=".utf8) else { return false }
    return dropFirst(2).allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
  }
}
