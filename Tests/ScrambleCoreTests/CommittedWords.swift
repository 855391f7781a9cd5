import Foundation
import ScrambleCore
import ScrambleTesting

/// The words of the files in the folder `Data` of the repository. Each file is read once.
enum CommittedWords {
  /// The words of `words.tsv`. A root has a mark in the third column.
  static let items: [WordList.Item] = {
    let classes: [String: WordClass] = ["e": .everyday, "c": .common, "r": .rare, "b": .blocked]
    let rootStatuses: [String: RootStatus] = ["root": .unfamiliar, "dealt": .familiar]
    return rows("words.tsv").map { columns in
      WordList.Item(
        word: try! Word(columns[0].utf8), wordClass: classes[columns[1]]!,
        rootStatus: columns.count > 2 ? rootStatuses[columns[2]]! : .none)
    }
  }()

  /// The items by the bits of their letters, which rule out most words before letters are crossed off.
  private static let itemsByMask = Dictionary(grouping: items) { mask($0.word) }.map { $0 }
  private static let masks = itemsByMask.map(\.key)

  static let dailies = rows("daily.txt").map { try! Word($0[0].utf8) }

  /// Returns all items that can be spelled from a root, longest first, then from a to z.
  static func items(spelledFrom root: Word) -> [WordList.Item] {
    let absentLetters = ~mask(root)
    let indices = masks.withUnsafeBufferPointer { masks in
      var indices: [Int] = []
      var index = 0
      while index < masks.count {
        if masks[index] & absentLetters == 0 { indices.append(index) }
        index &+= 1
      }
      return indices
    }
    return NaiveCore.items(indices.flatMap { itemsByMask[$0].value }, spelledFrom: root)
  }

  private static func mask(_ word: Word) -> UInt32 {
    word.letters.reduce(0) { $0 | 1 << UInt32($1) }
  }

  private static func bytes(_ name: String) -> [UInt8] {
    [UInt8](try! Data(contentsOf: Repository.data.appending(path: name)))
  }

  /// Returns the columns of each line of a file, without comments.
  private static func rows(_ name: String) -> [[String]] {
    bytes(name).split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.map { line in
      line.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
