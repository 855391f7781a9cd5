import ScrambleCore

/// Checks `english.glosses`, which `Documentation/Glosses.md` describes.
struct GlossCheck {
  private(set) var mistakes: [Mistake] = []
  /// The meanings of each headword, with the line.
  private var headwords: [String: (line: TextLine, meanings: [String])] = [:]
  /// The headword and the index of the first meaning of each form.
  private var forms: [String: (headword: String, index: Int)] = [:]
  private var headwordsOfForms: Set<String> = []

  private static let kinds: Set<Character> = ["n", "v", "a", "r", "o"]
  private static let formNames: Set<String> = [
    "plural", "past", "participle", "gerund", "third", "comparative", "superlative", "-",
  ]
  private static let longestMeaning = 80

  /// Checks the lines of the file, and that the words have the meanings that a player sees first.
  init(of lines: [TextLine], _ entries: [Pack.Entry]) {
    let parts = lines.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.columns == [""] }
    guard lines.first?.columns == ["glosses 1"], parts.count == 2 else {
      mistakes = [
        Mistake(file: "english.glosses", line: 1, text: "the first line is not glosses 1, or no line is empty")
      ]
      return
    }
    for line in parts[0].dropFirst() { read(headwordLine: line) }
    for line in parts[1] { read(formLine: line) }
    for part in [parts[0].dropFirst(), parts[1]] { checkOrder(of: part) }
    checkWords(of: parts, Set(entries.map(\.word.description)))
    for entry in entries { check(entry) }
  }

  /// Checks that each form is a word, and that each headword is one or has a form that is.
  private mutating func checkWords(of parts: [ArraySlice<TextLine>], _ words: Set<String>) {
    for line in parts[1] where !words.contains(line.columns[0]) { report(line, "\(line.columns[0]) is not a word") }
    let explained = words.union(headwordsOfForms)
    for line in parts[0].dropFirst() where !explained.contains(line.columns[0]) {
      report(line, "\(line.columns[0]) is not a word, and no form refers to it")
    }
  }

  private mutating func read(headwordLine line: TextLine) {
    let meanings = Array(line.columns.dropFirst())
    for meaning in meanings where !isMeaning(meaning) {
      report(line, "\(meaning) is not a kind (n, v, a, r or o), a space and a text")
    }
    if meanings.isEmpty {
      report(line, "\(line.columns[0]) has no meaning")
    } else {
      headwords[line.columns[0]] = (line, meanings)
    }
  }

  private func isMeaning(_ text: String) -> Bool {
    text.count > 2 && GlossCheck.kinds.contains(text.first ?? " ") && text.dropFirst().first == " "
  }

  private mutating func read(formLine line: TextLine) {
    for (position, column) in line.columns.dropFirst().enumerated() {
      let reference = column.split(separator: " ").map(String.init)
      guard reference.count == 3, GlossCheck.formNames.contains(reference[1]), let index = Int(reference[2]) else {
        report(line, "\(column) is not a headword, a form and a number")
        continue
      }
      guard let meanings = headwords[reference[0]]?.meanings else {
        report(line, "\(reference[0]) is not a headword")
        continue
      }
      guard meanings.indices.contains(index) else {
        report(line, "\(reference[0]) has no meaning \(index)")
        continue
      }
      headwordsOfForms.insert(reference[0])
      if position == 0 { forms[line.columns[0]] = (reference[0], index) }
    }
  }

  private mutating func checkOrder(of lines: ArraySlice<TextLine>) {
    for (line, next) in zip(lines, lines.dropFirst())
    where !line.columns[0].utf8.lexicographicallyPrecedes(next.columns[0].utf8) {
      report(next, "\(next.columns[0]) does not come after \(line.columns[0])")
    }
  }

  /// Checks that a common word has a meaning and a blocked one has none.
  private mutating func check(_ entry: Pack.Entry) {
    let word = entry.word.description
    let form = forms[word]
    if let (line, meanings) = headwords[form?.headword ?? word] {
      if entry.wordClass == .blocked { report(line, "\(word) is blocked and has a meaning") }
      if entry.wordClass.isCommon || entry.root == .familiar { check(meanings[form?.index ?? 0], of: word, line) }
    } else if entry.wordClass.isCommon {
      mistakes.append(.missingMeaning(of: entry))
    }
  }

  /// Checks that the meaning that a player sees first is short and does not contain the word.
  private mutating func check(_ meaning: String, of word: String, _ line: TextLine) {
    let length = meaning.dropFirst(2).count { $0 != "{" && $0 != "}" }
    if length > GlossCheck.longestMeaning {
      report(line, "the first meaning of \(word) has \(length) characters, more than \(GlossCheck.longestMeaning)")
    }
    if meaning.lowercased().split(whereSeparator: { !$0.isLetter && $0 != "{" }).contains(word[...]) {
      report(line, "the first meaning of \(word) contains it")
    }
  }

  private mutating func report(_ line: TextLine, _ text: String) {
    mistakes.append(Mistake(file: line.file, line: line.number, text: text))
  }
}

extension Mistake {
  fileprivate static func missingMeaning(of entry: Pack.Entry) -> Mistake {
    Mistake(file: "words.tsv", line: entry.line, text: "\(entry.word) is common, but has no meaning in english.glosses")
  }
}
