/// The `ETag` of one form of a file. Different contents have different tags, and so do different forms of the same
/// content.
struct EntityTag: Equatable, Sendable {
  /// The value of `ETag`, including its quotes.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Creates the tag of a compressed copy from the tag of the uncompressed file.
  init(_ identity: String, _ coding: ContentCoding) {
    text = "\(identity.dropLast())-\(coding.rawValue)\""
  }

  /// Whether the value of `If-None-Match` names this tag. The comparison is weak, as RFC 9110 requires, and `*` matches
  /// any tag.
  func isNamed(in header: String) -> Bool {
    if header == text { return true }
    return header.elements(separatedBy: ",").contains { element in
      let tag = element.trimmed
      let opaqueTag = tag.starts(with: "W/".utf8) ? tag.dropFirst(2) : tag
      return opaqueTag.elementsEqual(text.utf8) || opaqueTag.elementsEqual("*".utf8)
    }
  }
}
