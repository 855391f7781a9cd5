/// The text field of the screen, and its state after Enter.
struct Field: Equatable {
  private(set) var text = TypedText()
  /// Whether the text was refused and has not changed since, so that the next character starts a new word.
  private(set) var isRefused = false
  /// The last text, found or refused.
  private var lastText = TypedText()

  /// Adds a character. After a refusal, the character starts a new word, unless the refused text was changed first.
  mutating func type(_ character: Unicode.Scalar) {
    var newText = isRefused ? TypedText() : text
    newText.add(character)
    setText(newText)
  }

  mutating func delete() {
    var newText = text
    newText.removeLast()
    setText(newText)
  }

  mutating func clear() {
    setText(TypedText())
  }

  /// Restores the last text.
  mutating func recall() {
    if text != lastText { setText(lastText) }
  }

  /// Clears the field, because its text was found.
  mutating func accept() {
    lastText = text
    setText(TypedText())
  }

  /// Keeps the refused text, so that the player can correct or replace it.
  mutating func refuse() {
    lastText = text
    isRefused = true
  }

  private mutating func setText(_ newText: TypedText) {
    text = newText
    isRefused = false
  }
}

struct TypedText: Equatable {
  /// The maximum number of characters; no word is nearly as long.
  private static let maximumLength = 64

  private(set) var characters: [Unicode.Scalar] = []

  var isEmpty: Bool { characters.isEmpty }

  /// The text in UTF-8, as if it were typed as a line.
  var bytes: [UInt8] {
    characters.flatMap { Array(String($0).utf8) }
  }

  mutating func add(_ character: Unicode.Scalar) {
    guard characters.count < TypedText.maximumLength else { return }
    let isCapital = ("A"..."Z").contains(character)
    characters.append(isCapital ? Unicode.Scalar(UInt8(character.value) + 32) : character)
  }

  mutating func removeLast() {
    _ = characters.popLast()
  }
}
