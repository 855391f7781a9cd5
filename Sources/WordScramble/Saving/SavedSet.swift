/// A set of rounds that is saved on this device.
package struct SavedSet: Equatable, Sendable {
  /// The maximum number of saved sets, including removed ones.
  package static let maxCount = 100
  /// The maximum length of a name in UTF-8 bytes.
  package static let maxNameBytes = 180

  /// The code of the set.
  package let code: [UInt8]
  /// The name that the player gave the set, in UTF-8, or empty.
  package let name: [UInt8]
  /// When the set was saved, renamed or removed, in seconds since 1970-01-01 00:00 UTC.
  package let time: Int64
  package let isRemoved: Bool

  /// The identity of the set: ``PuzzleSet/checksum``.
  package let checksum: UInt64

  init(code: [UInt8], name: [UInt8], time: Int64, isRemoved: Bool) {
    (self.code, self.name, self.time, self.isRemoved) = (code, name, time, isRemoved)
    checksum = Checksum(code[...]).value
  }

  /// Returns the part of a text that can be a name: valid UTF-8 of at most sixty characters and ``maxNameBytes`` bytes,
  /// without control characters and invisible characters.
  static func validName(from text: [UInt8]) -> [UInt8] {
    VisibleText.beginning(of: text[...].prefix(maxNameBytes), atMost: 60)
  }

  /// Returns whether a text is a valid name.
  static func isValidName(_ text: [UInt8]) -> Bool { validName(from: text) == text }

  package var set: PuzzleSet? { try? PuzzleSet(trusted: code) }

  /// Returns the latest state of each set, sorted by checksum. If there are more than ``maxCount``, only the latest are
  /// included.
  ///
  /// The result does not depend on the order in which sets are combined, or on how often.
  static func latestStates(_ sets: [SavedSet]) -> [SavedSet] {
    var latest: [SavedSet] = []
    for set in sets {
      guard let index = latest.firstIndex(where: { $0.code == set.code }) else {
        latest.append(set)
        continue
      }
      if set.isLater(than: latest[index]) { latest[index] = set }
    }
    latest.sortInPlace { ($1.time, $0.checksum) < ($0.time, $1.checksum) }
    latest = Array(latest.prefix(maxCount))
    latest.sortInPlace { $0.checksum < $1.checksum }
    return latest
  }

  private func isLater(than other: SavedSet) -> Bool {
    if time != other.time { return time > other.time }
    if isRemoved != other.isRemoved { return isRemoved }
    return other.name.lexicographicallyPrecedes(name)
  }
}

extension Shelf {
  /// The saved sets, latest first.
  package var savedSets: [SavedSet] {
    var sets = setStates.filter { !$0.isRemoved }
    sets.sortInPlace { ($1.time, $0.checksum) < ($0.time, $1.checksum) }
    return sets
  }

  /// Saves a set, or changes its name.
  mutating func save(_ set: PuzzleSet, name: [UInt8], at moment: Moment) {
    setState(of: set.code, name: SavedSet.validName(from: name), isRemoved: false, at: moment)
  }

  /// Removes a set, but not its rounds.
  mutating func removeSet(_ checksum: UInt64, at moment: Moment) {
    guard let savedSet = savedSets.first(where: { $0.checksum == checksum }) else { return }
    setState(of: savedSet.code, name: [], isRemoved: true, at: moment)
  }

  private mutating func setState(of code: [UInt8], name: [UInt8], isRemoved: Bool, at moment: Moment) {
    // If the clock was set back, the new state must still be later than the previous one.
    let previousTime = setStates.first { $0.code == code }?.time ?? 0
    let time = max(moment.seconds, previousTime + 1, earliestStart)
    setStates = SavedSet.latestStates(setStates + [SavedSet(code: code, name: name, time: time, isRemoved: isRemoved)])
  }
}
