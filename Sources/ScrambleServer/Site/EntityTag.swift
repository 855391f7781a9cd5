/// The name of the content of a file in one form: another content has another tag, and so has another form.
struct EntityTag: Equatable, Sendable {
  /// The value of `ETag`, in its quotes.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The tag of a compressed copy.
  init(_ plain: String, _ coding: Coding) {
    text = "\(plain.dropLast())-\(coding.rawValue)\""
  }

  /// Whether the value of `If-None-Match` has this tag. Whether a tag is weak makes no difference there, and `*` means any.
  func isNamed(in header: String) -> Bool {
    if header == text { return true }
    return header.parts(between: ",").contains { entry in
      let tag = entry.trimmed
      let strong = tag.starts(with: "W/".utf8) ? tag.dropFirst(2) : tag
      return strong.elementsEqual(text.utf8) || strong.elementsEqual("*".utf8)
    }
  }
}
