/// The field a player types into, and its state after Enter.
struct Field: Equatable {
  /// The characters in the field.
  private(set) var text = TypedText()
  /// Whether the text was refused and is unchanged since, so that the next character starts a new word.
  private(set) var isRefused = false
  /// The last text, found or refused.
  private var last = TypedText()

  /// Adds a character; after a refusal it starts a new word, whatever other keys were pressed in between.
  mutating func type(_ character: Unicode.Scalar) {
    var next = isRefused ? TypedText() : text
    next.add(character)
    set(next)
  }

  /// Deletes the last character.
  mutating func delete() {
    var next = text
    next.removeLast()
    set(next)
  }

  /// Empties the field.
  mutating func clear() {
    set(TypedText())
  }

  /// Restores the last text.
  mutating func recall() {
    if text != last { set(last) }
  }

  /// Empties the field, because the text was found.
  mutating func accept() {
    last = text
    set(TypedText())
  }

  /// Keeps a refused text, to be corrected or replaced.
  mutating func refuse() {
    last = text
    isRefused = true
  }

  private mutating func set(_ next: TypedText) {
    text = next
    isRefused = false
  }
}

/// The characters typed so far.
struct TypedText: Equatable {
  /// The most characters it holds; no word is nearly as long.
  private static let longest = 64

  private(set) var characters: [Unicode.Scalar] = []

  var isEmpty: Bool { characters.isEmpty }

  /// The bytes as they would be typed into a line.
  var bytes: [UInt8] {
    characters.flatMap { Array(String($0).utf8) }
  }

  mutating func add(_ character: Unicode.Scalar) {
    guard characters.count < TypedText.longest else { return }
    let isCapital = ("A"..."Z").contains(character)
    characters.append(isCapital ? Unicode.Scalar(UInt8(character.value) + 32) : character)
  }

  mutating func removeLast() {
    _ = characters.popLast()
  }
}
