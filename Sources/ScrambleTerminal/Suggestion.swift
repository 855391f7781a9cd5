/// Finds what somebody may have meant.
enum Suggestion {
  /// Returns the name that is fewest typing mistakes away, if it is few enough; of equals the first.
  static func nearest(to word: String, in names: [String]) -> String? {
    let typed = Array(word.utf8.prefix(32))
    let best = names.map { (name: $0, distance: distance(typed, Array($0.utf8))) }.min { $0.distance < $1.distance }
    guard let best, best.distance <= max(1, best.name.utf8.count / 2) else { return nil }
    return best.name
  }

  /// Returns how many letters to insert, delete, change or swap with their neighbour make one word of another.
  private static func distance(_ from: [UInt8], _ to: [UInt8]) -> Int {
    var rows = [Array(0...to.count)]
    for (line, letter) in from.enumerated() {
      var row = [line + 1]
      for (column, other) in to.enumerated() {
        let change = rows[line][column] + (letter == other ? 0 : 1)
        var cost = min(change, row[column] + 1, rows[line][column + 1] + 1)
        if line > 0, column > 0, letter == to[column - 1], from[line - 1] == other {
          cost = min(cost, rows[line - 1][column - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[from.count][to.count]
  }
}
