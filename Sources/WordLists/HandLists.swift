import Foundation

/// Decisions about single words. `Data/README.md` gives the reasons.
struct HandLists {
  var addCommon: Set<String> = []
  var addRare: Set<String> = []
  var alwaysCommon: Set<String> = []
  var demoted: Set<String> = []
  var littleKnown: Set<String> = []
  /// Words that do not count although other words of their families do.
  var familyExceptions: Set<String> = []
  var refused: Set<String> = []
  /// Words that are only the name of a person, a place or a brand.
  var onlyNames: Set<String> = []
  var names: Set<String> = []
  var blocked: Set<String> = []
  /// Slurs, insults and obscene words, including the refused words.
  var slurs: Set<String> = []
  /// The other blocked words.
  var delicate: Set<String> = []
  var worstWords: Set<String> = []
  /// The decisions about the words that a custom list may contain.
  var classLists = ClassLists()
  var notDealt: Set<String> = []
  var notDaily: Set<String> = []

  init() {}

  init(folder: URL) throws(CollectError) {
    func list(_ name: String) throws(CollectError) -> Set<String> {
      Set(try TextFile(url: folder.appending(path: name)).words())
    }
    addCommon = try list("add-common.txt")
    addRare = try list("add-rare.txt")
    alwaysCommon = try list("keep-function-words.txt").union(list("keep-new-words.txt"))
    demoted = try list("demote.txt")
    familyExceptions = try Self.families(in: folder)
    littleKnown = try list("little-known.txt")
    refused = try list("refused.txt")
    onlyNames = try list("only-names.txt")
    names = try list("names.txt")
    worstWords = try list("worst.txt")
    notDealt = try list("not-dealt.txt")
    notDaily = try list("not-daily.txt").union(notDealt)
    let classes = try Self.blocked(in: folder)
    slurs = Set(classes.filter { $0.value == "s" }.keys).union(worstWords).union(refused)
    delicate = Set(classes.keys).subtracting(slurs)
    blocked = Set(classes.keys).union(worstWords).subtracting(refused)
    classLists = try ClassLists(folder: folder, slurs: slurs, delicate: delicate)
  }

  /// The words that are no words of the game.
  var notWords: Set<String> { refused.union(onlyNames) }

  /// Every playable word that a list adds to the words of SCOWL.
  var addedWords: Set<String> { addCommon.union(addRare).union(alwaysCommon).filter { plainSpelling($0) != nil } }

  /// Reads `block.tsv`. A line is a word, `s` for a slur or obscenity or `d` for a delicate word, and the source of the
  /// decision.
  private static func blocked(in folder: URL) throws(CollectError) -> [String: String] {
    var classes: [String: String] = [:]
    try TextFile(url: folder.appending(path: "block.tsv")).readRows(columns: 3) { columns in
      classes[columns[0]] = columns[1]
      return ["s", "d"].contains(columns[1])
    }
    return classes
  }

  /// Reads `families.tsv`. A line is a word and the reason why it does not count.
  private static func families(in folder: URL) throws(CollectError) -> Set<String> {
    var words: Set<String> = []
    try TextFile(url: folder.appending(path: "families.tsv")).readRows(columns: 2) { columns in
      words.insert(columns[0])
      return true
    }
    return words
  }
}
