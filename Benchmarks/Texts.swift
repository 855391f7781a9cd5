/// The same texts twice: as strings, and as bytes in one flat buffer.
struct Texts {
  let strings: [String]
  private(set) var bytes: ContiguousArray<UInt8> = []
  private var ends = [0]

  init(_ strings: [String]) {
    self.strings = strings
    for string in strings {
      bytes += string.utf8
      ends.append(bytes.count)
    }
  }

  var count: Int { strings.count }

  /// Where the bytes of one text stand.
  func place(of text: Int) -> Range<Int> {
    ends[text]..<ends[text + 1]
  }
}
