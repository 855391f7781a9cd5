public import ScrambleCore

/// The meanings of words, read from the file `english.glosses`. `Documentation/Glosses.md` describes its format.
///
///     let meanings = try GameFiles().loadGlossary().meanings(of: Word("mice".utf8))
///     meanings[0].headword  // "mouse"
///     meanings[0].form  // plural
public struct Glossary: Sendable {
  private let bytes: [UInt8]
  private let headwordRange: Range<Int>
  private let formRange: Range<Int>

  public struct Meaning: Equatable, Sendable {
    /// The headword that has the meaning: *mouse* for *mice*.
    public let headword: String
    /// The form of the headword that the word is; nil if the word is the headword itself.
    public let form: Form?
    public let kind: Kind
    /// The meaning, in English.
    public let text: String
    /// The meaning with a blank, `___`, for each word that would give the headword away.
    public let clue: String

    fileprivate init(headword: String, form: Form?, kind: Kind, markedText: String) {
      self.headword = headword
      self.form = form
      self.kind = kind
      text = markedText.filter { $0 != "{" && $0 != "}" }
      clue = markedText.split(separator: "{", omittingEmptySubsequences: false).enumerated().map { index, part in
        index == 0 ? String(part) : Meaning.blank + part.drop { $0 != "}" }.dropFirst()
      }.joined()
    }

    static let blank = "___"
  }

  /// A form of a headword, such as the plural.
  public enum Form: String, CaseIterable, Sendable {
    case plural, past, participle, gerund, thirdPerson = "third", comparative, superlative
  }

  /// A part of speech; function words, and interjections such as *oops*, are `other`.
  public enum Kind: String, CaseIterable, Sendable {
    case noun, verb, adjective, adverb, other

    fileprivate init?(letter: UInt8) {
      switch letter {
      case UInt8(ascii: "n"): self = .noun
      case UInt8(ascii: "v"): self = .verb
      case UInt8(ascii: "a"): self = .adjective
      case UInt8(ascii: "r"): self = .adverb
      case UInt8(ascii: "o"): self = .other
      default: return nil
      }
    }
  }

  /// Opens the bytes of a glossary file; nil if the header or the empty line between the sections is missing.
  ///
  /// Lines are parsed on demand. A damaged line has no meanings and does not affect the others.
  public init?(_ bytes: [UInt8]) {
    let header = Array("glosses 1\n".utf8)
    guard bytes.starts(with: header) else { return nil }
    let separatorIndex = bytes.indices.first {
      bytes[$0] == newline && $0 + 1 < bytes.count && bytes[$0 + 1] == newline
    }
    guard let separatorIndex else { return nil }
    self.bytes = bytes
    headwordRange = header.count..<max(separatorIndex + 1, header.count)
    formRange = separatorIndex + 2..<bytes.count
  }

  /// Returns the meanings of a word that the glossary contains, at most three, the most likely first. Words that may
  /// not be shown have none.
  ///
  /// - Complexity: O(log *n*), where *n* is the size of the file.
  public func meanings(of word: Word) -> [Meaning] {
    let name = word.ascii
    if let references = columns(of: name, in: formRange) { return references.compactMap(meaning) }
    return (columns(of: name, in: headwordRange) ?? []).prefix(3).compactMap { meaning($0, of: name, as: nil) }
  }

  /// Follows a reference, which consists of a headword, the form or a hyphen, and the index of the headword's meaning.
  /// Returns nil if the reference is damaged.
  private func meaning(_ reference: ArraySlice<UInt8>) -> Meaning? {
    let parts = reference.split(separator: UInt8(ascii: " "))
    guard parts.count == 3, let index = Int(String(decoding: parts[2], as: UTF8.self)),
      let meanings = columns(of: Array(parts[0]), in: headwordRange), meanings.indices.contains(index)
    else { return nil }
    return meaning(meanings[index], of: Array(parts[0]), as: Form(rawValue: String(decoding: parts[1], as: UTF8.self)))
  }

  private func meaning(_ column: ArraySlice<UInt8>, of headword: [UInt8], as form: Form?) -> Meaning? {
    guard let kind = column.first.flatMap(Kind.init) else { return nil }
    return Meaning(
      headword: String(decoding: headword, as: UTF8.self), form: form, kind: kind,
      markedText: String(decoding: column.dropFirst(2), as: UTF8.self))
  }

  /// Returns the columns after a name on its line, or nil if no line begins with the name. This is a binary search in a
  /// part of the file.
  private func columns(of name: [UInt8], in section: Range<Int>) -> [ArraySlice<UInt8>]? {
    var low = section.lowerBound
    var high = section.upperBound
    while low < high {
      let middle = (low + high) / 2
      let start = bytes[low..<middle].lastIndex(of: newline).map { $0 + 1 } ?? low
      let end = bytes[start..<high].firstIndex(of: newline) ?? high
      let firstColumn = bytes[start..<end].prefix { $0 != tab }
      if firstColumn.elementsEqual(name) {
        let columns = bytes[firstColumn.endIndex..<end].split(separator: tab, omittingEmptySubsequences: false)
        return Array(columns.dropFirst())
      }
      if firstColumn.lexicographicallyPrecedes(name) { low = min(end + 1, high) } else { high = start }
    }
    return nil
  }
}

private let newline = UInt8(ascii: "\n")
private let tab = UInt8(ascii: "\t")
