// Added to an example by the tests of code blocks, to record what it prints and the values of its lines.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Begins a block. Flushes earlier output, so that a crash loses none of it.
func exampleBegins() {
  print("\u{1D}", terminator: "")
  fflush(nil)
}

/// Records the value of a line.
func exampleShows<Value>(_ check: Int, _ value: Value) {
  exampleRecords(check, exampleTexts(of: value))
}

/// Records the error that a line throws.
func exampleThrows<Value>(_ check: Int, _ body: () throws -> Value) {
  do {
    exampleRecords(check, exampleTexts(of: try body()))
  } catch {
    exampleRecords(check, ["throws \(error)"])
  }
}

/// Records an error that an example does not expect.
func exampleFails(_ error: any Error) { exampleRecords(-1, ["throws \(error)"]) }

private func exampleRecords(_ check: Int, _ texts: [String]) {
  print("\u{1E}\(check)\u{1F}\(texts.joined(separator: "\u{1F}"))\u{1E}", terminator: "")
}

/// Returns the forms in which a comment may show a value: quoted text, bytes as text, a list with or without brackets.
private func exampleTexts(of value: Any) -> [String] {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return mirror.children.first.map { exampleTexts(of: $0.value) } ?? ["nil"] }
  if let text = value as? any StringProtocol { return [String(reflecting: String(text))] }
  // A cast to bytes would also succeed for any other empty array, so the type is checked first.
  if type(of: value) is [UInt8].Type, let bytes = value as? [UInt8] {
    return ["\(bytes)", String(decoding: bytes, as: UTF8.self)]
  }
  guard let list = value as? any Collection else { return ["\(value)"] }
  let elements = list.map { exampleTexts(of: $0)[0] }.joined(separator: ", ")
  return ["[\(elements)]", elements]
}
