import Foundation
import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Allows name literals in tests. A literal that is not a name stops the test run.
extension PlayerName: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self = PlayerName(text.utf8)!
  }
}

struct PlayerNameTests {
  private func name(_ text: String) -> String? { PlayerName(text.utf8)?.description }

  @Test(arguments: [
    ("  Ana \n", "Ana"), ("Ana\t \u{3000}Maria", "Ana Maria"), ("\u{A0}Ana\u{2028}", "Ana"), ("A\r\nB", "A B"),
    ("An\u{200B}a\u{202E}\u{FEFF}", "Ana"), ("\u{2066}Ana\u{2069}", "Ana"), ("A\u{0}n\u{1B}a", "Ana"),
    ("Ana\u{3164}\u{E0041}", "Ana"), ("Ana \u{200B} Maria", "Ana Maria"), ("Ana \u{2800}", "Ana"),
    ("<b>&\"\\", "<b>&\"\\"), ("🦊", "🦊"), ("李 雷", "李 雷"), ("עדה", "עדה"),
  ])
  func `white space at the ends and invisible characters are left out`(text: String, expected: String) {
    #expect(name(text) == expected)
  }

  @Test(arguments: ["", " ", "\u{200B}\u{3164}", "\u{301}", " \u{301} \u{302}", "\n\u{2069}\t"])
  func `a name needs a character that can be seen`(text: String) {
    #expect(PlayerName(text.utf8) == nil)
  }

  @Test(arguments: [
    ("e\u{301}", "e\u{301}"), ("a\u{302}\u{301}\u{300}\u{323}b", "a\u{302}\u{301}b"), ("\u{301}Ana", "Ana"),
    ("Ana \u{301}\u{302}Maria", "Ana Maria"), ("a\u{301}\u{200B}\u{302}\u{303}", "a\u{301}\u{302}"),
    ("ก\u{E34}\u{E48}\u{E49}", "ก\u{E34}\u{E48}"),
  ])
  func `a letter has two marks at most`(text: String, expected: String) {
    #expect(name(text).map { Array($0.utf8) } == Array(expected.utf8))
  }

  @Test func `a name has at most 24 characters, and no space at the end`() {
    #expect(name(String(repeating: "ж", count: 30)) == String(repeating: "ж", count: 24))
    #expect(name(String(repeating: "a", count: 23) + " b") == String(repeating: "a", count: 23))
    #expect(PlayerName(String(repeating: "🦊", count: 30).utf8)?.utf8.count == 96)
  }

  @Test(arguments: UInt64(0)..<500)
  func `any bytes give a name that stays the same, or none`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let pieces = ["a", "Ж", "é", " ", "\u{3000}", "\u{301}", "\u{302}", "\u{200B}", "\u{202E}", "🦊", "\n"]
    let text = (0..<generator.next(in: 0...40)).flatMap { _ in
      generator.next(in: 0...9) == 0 ? [generator.byte()] : Array(generator.pick(pieces).utf8)
    }
    guard let name = PlayerName(text) else { return }
    #expect(PlayerName(name.utf8) == name && !name.key.isEmpty)
    #expect((1...PlayerName.maxLength).contains(name.description.unicodeScalars.count))
  }

  @Test(
    arguments: [
      ("Ana Maria", "ANAMARIA"), ("Ána", "ana"), ("Zoë", "zoe"), ("Łukasz", "lukasz"),
      ("Jürgen", "JURGEN"), ("Søren", "soren"), ("Şule", "sule"), ("İpek", "ıpek"), ("Ștefan", "stefan"),
      ("ΓΙΏΡΓΟΣ", "γιωργος"), ("Νίκος", "ΝΙΚΟΣ"), ("Ϊων", "ιων"), ("АНДРЕЙ", "андреи"), ("Фёдор", "федор"),
      ("Їжак", "іжак"), ("Đặng Thuỳ", "dang thuy"), ("NGUYỄN", "nguyen"), ("Trường", "truong"), ("Ơn", "on"),
    ] as [(PlayerName, PlayerName)])
  func `names without spaces, case and accents are the same person`(first: PlayerName, second: PlayerName) {
    #expect(first.key == second.key && first != second)
  }

  @Test(
    arguments: [("Ana", "Anna"), ("Ana", "Ana!"), ("ι", "i"), ("а", "a"), ("李", "雷"), ("🦊", "🐻")]
      as [(PlayerName, PlayerName)])
  func `other names are other people`(first: PlayerName, second: PlayerName) {
    #expect(first.key != second.key)
  }

  /// Latin, Greek and Cyrillic letters, and those of Vietnamese.
  private static let letters = [0x41...0x17F, 0x218...0x21B, 0x386...0x3CE, 0x400...0x45F, 0x1EA0...0x1EF9]
    .joined().compactMap { Unicode.Scalar(UInt32($0)) }.filter(\.properties.isAlphabetic)

  @Test func `a letter, its accents written apart and its other case have the same key`() {
    for letter in Self.letters {
      let text = String(letter)
      let apart = text.decomposedStringWithCanonicalMapping
      let forms = [text, apart, apart.precomposedStringWithCanonicalMapping, text.lowercased()]
      // `ß` and `ŉ` have two letters in upper case, `µ` and `ſ` are other letters there.
      let others = text.uppercased().unicodeScalars.count == 1 && !"µſ".contains(text) ? [text.uppercased()] : []
      let keys = Set((forms + others).map { PlayerName("x\($0)".utf8)?.key })
      #expect(keys.count == 1, "\(letter.properties.name ?? text)")
    }
  }

  @Test(
    arguments: [
      "Dick", "RANDY", "Fanny", "hooker", "Randy Dick", "Ana", "Assisi", "Scunthorpe", "Dickens", "李雷", "Жук",
    ] as [PlayerName])
  func `a name is shown, also one that is a blocked word as well`(name: PlayerName) {
    #expect(name.mayBeShown(in: english))
  }

  @Test(
    arguments: ["fuck", "Mr Fuck", "F\u{FC}ck", "f\u{301}uck", "the-FUCK!", "fuck1", "\"shit\"", "Randy Fuck"]
      as [PlayerName])
  func `a name with a blocked part is not shown`(name: PlayerName) {
    #expect(!name.mayBeShown(in: english))
  }

  @Test func `every name that is allowed is blocked as a word`() {
    for name in PlayerName.allowedNames { #expect(english.isInsult(try! Word(name.utf8)), "\(name)") }
  }
}
