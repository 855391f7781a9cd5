/// The field a player types into, and its state after Enter.
struct Field: Equatable {
  /// The characters in the field.
  private(set) var entry = Entry()
  /// Whether the entry was refused and is unchanged since, so that the next character starts a new word.
  private(set) var isRefused = false
  /// The last entry, found or refused.
  private var last = Entry()

  /// Adds a character; after a refusal it starts a new word, whatever other keys were pressed in between.
  mutating func type(_ sign: Unicode.Scalar) {
    var next = isRefused ? Entry() : entry
    next.add(sign)
    set(next)
  }

  /// Deletes the last character.
  mutating func delete() {
    var next = entry
    next.removeLast()
    set(next)
  }

  /// Empties the field.
  mutating func clear() {
    set(Entry())
  }

  /// Restores the last entry.
  mutating func recall() {
    if entry != last { set(last) }
  }

  /// Empties the field, because the entry was found.
  mutating func accept() {
    last = entry
    set(Entry())
  }

  /// Keeps a refused entry, to be corrected or replaced.
  mutating func refuse() {
    last = entry
    isRefused = true
  }

  private mutating func set(_ next: Entry) {
    entry = next
    isRefused = false
  }
}

/// The characters typed so far.
struct Entry: Equatable {
  /// The most characters it holds; no word is nearly as long.
  private static let longest = 64

  private(set) var characters: [Unicode.Scalar] = []

  var isEmpty: Bool { characters.isEmpty }

  /// The bytes as they would be typed into a line.
  var bytes: [UInt8] {
    characters.flatMap { Array(String($0).utf8) }
  }

  mutating func add(_ sign: Unicode.Scalar) {
    guard characters.count < Entry.longest else { return }
    let isCapital = ("A"..."Z").contains(sign)
    characters.append(isCapital ? Unicode.Scalar(UInt8(sign.value) + 32) : sign)
  }

  mutating func removeLast() {
    _ = characters.popLast()
  }
}
