/// The origin of a site that may embed the page in a frame, as in a content security policy:
/// `https://moodle.example.org`.
struct Origin: Equatable, Sendable, CustomStringConvertible {
  /// The scheme, `://`, the host and, if given, `:` and the port.
  let description: String

  /// Parses an origin: `http` or `https`, a host name or an IPv4 address, and an optional port.
  ///
  /// Anything else is rejected, so an origin can neither add a rule to the policy nor contain a wildcard. A policy
  /// cannot name IPv6 addresses, or hosts with characters other than letters, digits and hyphens.
  init?(_ text: String) {
    // Some letters of other scripts have a lowercase form from a to z.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let text = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
    let parts = text.utf8.dropFirst(scheme.utf8.count).split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard Origin.isHost(parts[0]), parts.count == 1 || Origin.isPort(parts[1]) else { return nil }
    description = text
  }

  private static func isHost(_ text: Substring.UTF8View) -> Bool {
    guard text.count <= 253 else { return false }
    return text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
      let hasHyphenAtEdge = label.first == UInt8(ascii: "-") || label.last == UInt8(ascii: "-")
      return (1...63).contains(label.count) && !hasHyphenAtEdge && label.allSatisfy(isHostByte)
    }
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }

  private static func isPort(_ text: Substring.UTF8View) -> Bool {
    guard text.count <= 5, text.allSatisfy(isDigit), let port = Int(Substring(text)) else { return false }
    return (1...65_535).contains(port)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
