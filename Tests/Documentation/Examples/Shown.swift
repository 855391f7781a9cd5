// What the tests of code blocks add to an example, so that they learn what it prints and what the value of a line is.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Begins a block. What was printed before is written out, so that a crash loses none of it.
func exampleBegins() {
  print("\u{1D}", terminator: "")
  fflush(nil)
}

/// Tells the value of a line.
func exampleShows<Value>(_ check: Int, _ value: Value) {
  exampleTells(check, exampleForms(of: value))
}

/// Tells the error that a line throws.
func exampleThrows<Value>(_ check: Int, _ body: () throws -> Value) {
  do {
    exampleTells(check, exampleForms(of: try body()))
  } catch {
    exampleTells(check, ["throws \(error)"])
  }
}

/// Tells an error that an example does not expect.
func exampleFails(_ error: any Error) { exampleTells(-1, ["throws \(error)"]) }

private func exampleTells(_ check: Int, _ forms: [String]) {
  print("\u{1E}\(check)\u{1F}\(forms.joined(separator: "\u{1F}"))\u{1E}", terminator: "")
}

/// The forms in which a comment may give a value: text in quotes, bytes as their text, a list with or without brackets.
private func exampleForms(of value: Any) -> [String] {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return mirror.children.first.map { exampleForms(of: $0.value) } ?? ["nil"] }
  if let text = value as? any StringProtocol { return [String(reflecting: String(text))] }
  // Any empty array is one of bytes too, if it is only asked.
  if type(of: value) is [UInt8].Type, let bytes = value as? [UInt8] {
    return ["\(bytes)", String(decoding: bytes, as: UTF8.self)]
  }
  guard let list = value as? any Collection else { return ["\(value)"] }
  let elements = list.map { exampleForms(of: $0)[0] }.joined(separator: ", ")
  return ["[\(elements)]", elements]
}
