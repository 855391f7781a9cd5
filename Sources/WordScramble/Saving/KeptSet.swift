/// A set of rounds that is kept on this device.
package struct KeptSet: Equatable, Sendable {
  /// The most sets that are kept, removed ones among them.
  package static let most = 100
  /// The most bytes of a name, in UTF-8.
  package static let longestName = 180

  /// The code of the set.
  package let code: [UInt8]
  /// What the player calls it, in UTF-8; empty if it has no name.
  package let name: [UInt8]
  /// When it was kept, renamed or removed, in seconds since 1970-01-01 00:00 UTC.
  package let time: Int64
  /// Whether the player has removed it.
  package let isRemoved: Bool

  /// What identifies the set: ``PuzzleSet/checksum``.
  package let checksum: UInt64

  init(code: [UInt8], name: [UInt8], time: Int64, isRemoved: Bool) {
    (self.code, self.name, self.time, self.isRemoved) = (code, name, time, isRemoved)
    checksum = Checksum(code[...]).value
  }

  /// Returns the part of a text that can be a name: valid UTF-8 of at most sixty characters and ``longestName`` bytes,
  /// without controls and marks of direction.
  static func name(_ text: [UInt8]) -> [UInt8] {
    VisibleText.beginning(of: text[...].prefix(longestName), atMost: 60)
  }

  /// Whether a text is a name as it is kept.
  static func isName(_ text: [UInt8]) -> Bool { name(text) == text }

  /// The set.
  package var set: PuzzleSet? { try? PuzzleSet(trusted: code) }

  /// Returns sets with each of them once, in the order of their checksums: the latest state of each, and of more than
  /// ``most`` the latest.
  ///
  /// The result is the same in whatever order, and however often, sets are put together.
  static func latest(_ sets: [KeptSet]) -> [KeptSet] {
    var latest: [KeptSet] = []
    for set in sets {
      guard let index = latest.firstIndex(where: { $0.code == set.code }) else {
        latest.append(set)
        continue
      }
      if set.isLater(than: latest[index]) { latest[index] = set }
    }
    latest.sortInPlace { ($1.time, $0.checksum) < ($0.time, $1.checksum) }
    latest = Array(latest.prefix(most))
    latest.sortInPlace { $0.checksum < $1.checksum }
    return latest
  }

  private func isLater(than other: KeptSet) -> Bool {
    if time != other.time { return time > other.time }
    if isRemoved != other.isRemoved { return isRemoved }
    return other.name.lexicographicallyPrecedes(name)
  }
}

extension Shelf {
  /// The sets that are kept, the latest first.
  package var keptSets: [KeptSet] {
    var kept = sets.filter { !$0.isRemoved }
    kept.sortInPlace { ($1.time, $0.checksum) < ($0.time, $1.checksum) }
    return kept
  }

  /// Keeps a set, or changes its name.
  mutating func keep(_ set: PuzzleSet, name: [UInt8], at moment: Moment) {
    setState(of: set.code, name: KeptSet.name(name), isRemoved: false, at: moment)
  }

  /// Removes a set; its rounds stay.
  mutating func removeSet(_ checksum: UInt64, at moment: Moment) {
    guard let kept = keptSets.first(where: { $0.checksum == checksum }) else { return }
    setState(of: kept.code, name: [], isRemoved: true, at: moment)
  }

  private mutating func setState(of code: [UInt8], name: [UInt8], isRemoved: Bool, at moment: Moment) {
    // A clock that was set back must not hide what the player does now behind what was done before.
    let before = sets.first { $0.code == code }?.time ?? 0
    let time = max(moment.seconds, before + 1, earliestStart)
    sets = KeptSet.latest(sets + [KeptSet(code: code, name: name, time: time, isRemoved: isRemoved)])
  }
}
