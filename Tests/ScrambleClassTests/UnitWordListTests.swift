import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleClass

/// Tests with lists of words as teachers paste them.
struct UnitWordListTests {
  private func items(_ text: String) -> [UnitWordList.Item] {
    UnitWordList(Array(text.utf8), avoiding: SensitiveWords.example).items
  }

  private func words(_ text: String, delicate: Bool = true) -> [String] {
    UnitWordList(Array(text.utf8), avoiding: SensitiveWords.example).words(includesDelicate: delicate).map { "\($0)" }
  }

  @Test(arguments: [
    "milk\nplant\nocean", "1. Milk\n2. PLANT\n3) ocean", "• milk\n• plant\n– ocean", "milk, plant, ocean",
    "milk,plant\nocean",
    "milk\tMilch\nplant\tPflanze\nocean\tOzean", "milk – Milch\nplant - Pflanze\nocean = Ozean",
    "milk: a drink\nplant; x\nocean | y",
    "milk,Milch\nplant,Pflanze\nocean,Ozean", "\u{FEFF}milk\r\nplant\r\n\r\nocean",
    "(1) “milk”\n(2) ‘plant’\n[ ] ocean.",
    "* milk *\n_plant_\n>  ocean", "milk，plant、ocean", "milk; plant; ocean", "milk / plant\nocean",
    "\u{F0B7}\tmilk\n\u{F0B7}\tplant\no\tocean", "a) milk\nb) plant\nc. ocean", "① milk\n② plant\n③ocean",
    "milk (a drink)\nplant [x]\nocean (1)", "milk n.\nplant n. v.\nocean n.", "milk; Milch\nplant; Pflanze\nocean",
    "milk 牛奶\n1. plant 植物\nocean n. 海洋", "牛奶 milk\n植物plant\n3、ocean 海洋", "ｍｉｌｋ\n1．plant\t植物\nOcean（海洋）",
    "milk：牛奶\nplant　植物\nocean；海洋",
  ])
  func `the words of common lists are found`(text: String) {
    #expect(words(text) == ["milk", "plant", "ocean"])
  }

  @Test(arguments: [
    // Notes and exports: Markdown, spreadsheets, Anki, Quizlet, Kahoot.
    "# Unit 4\n- [ ] milk\n- [x] **plant**\n3. `ocean`",
    "| Word | Meaning |\n|---|---|\n| milk | Milch |\n| plant | x |\n| ocean | y |",
    "Word,Meaning\nmilk,Milch\nplant,\"Pflanze, die\"\nocean,Ozean",
    "German;English\nMilch;milk\nPflanze;plant\nOzean;ocean",
    "\"milk\",\"a \"\"white\"\" drink\"\n\"plant\",\"green\"\n\"ocean\",\"big\"",
    "milk\t\"a drink\nfrom cows\"\nplant\tx\nocean\ty",
    "#separator:tab\n#html:true\n#tags column:3\n<b>milk</b>\tMilch<br>weiß\tu1\n<div>plant</div>\t&nbsp;x\tu1\nocean\ty\tu1",
    "#separator:Semicolon\n#guid column:1\nabCd;milk;Milch\nefGh;plant;x\nijKl;ocean;y",
    "{{c1::milk}}\n{{c2::plant::green}}\n<img src=\"x.png\">ocean", "milk,Milch;plant,Pflanze;ocean,Ozean",
    "milk\tMilch;plant\tPflanze;ocean\tOzean", "milk - Milch; plant - Pflanze; ocean - Ozean",
    "milk::Milch\nplant::x\nocean::y",
    "milk;Milch;lait\nplant;Pflanze;plante\nocean;Ozean;océan",
    "milk;;Milch\nplant;;x\nocean;;y", "milk,,Milch\nplant,,x\nocean,,y", "1\tmilk\tMilch\n2\tplant\tx\n3\tocean\ty",
    "Question - up to 120 characters,Answer 1,Time limit\nmilk,Milch,20\nplant,x,20\nocean,y,20",
    "[\"milk\", \"plant\", \"ocean\"]", "'milk', 'plant', 'ocean'",
    // A second column after arrows, dots or gaps, in any script, with a pronunciation or a meaning.
    "milk → Milch\nplant -> Pflanze\nocean => Ozean", "milk .... 34\nplant …… 35\nocean ____ 36",
    "milk    Milch\nplant  x\nocean   y",
    "milk >> Milch\nplant ~ Pflanze\nocean ⇒ Ozean", "milk—Milch\nplant – Pflanze\nocean- Ozean",
    "milk молоко\nplant растение\nocean океан",
    "milk حليب\nplant نبات\nocean ‏محيط‏", "milk חלב\nplantצמח\nमहासागर ocean", "milk γάλα, plant φυτό, ocean ωκεανός",
    "milk牛奶plant植物ocean海洋", "milk 우유\nplant นม\nT恤 ocean",
    "milk /mɪlk/ 牛奶\nplant /plɑːnt, plænt/ n. 植物\nocean /ˈəʊʃ(ə)n/",
    "milk [mɪlk] Milch\nplant \\ˈplant\\ x\nocean ˈəʊʃən",
    "milk n. a white drink\nplant (n.) a green thing\nocean [C] n./v.",
    "milk, n., a white drink\nplant, n., a green living thing\nocean, n., a lot of water", "milk 🥛\n🌱 plant\nocean ★",
    // Several words on a line.
    "1. milk 2. plant 3. ocean", "milk • plant • ocean", "milk | plant | ocean", "milk\tplant\tocean",
    "milk → plant → ocean",
    "milk, plant, and ocean", "milk, plant & ocean", "Unit 4: milk, plant, ocean", "Key words:\nmilk\nplant\nocean",
    "to milk\nto plant\nan ocean", "the milk, a plant, the ocean", "(to) milk\nplant(s)\nthe/an ocean",
    "milk: ____\nplant: ____\nocean: ____",
    "milk plant ocean", "Milk.  Plant.   Ocean!", "ＭＩＬＫ；plant；ocean", "milk،plant؛ocean",
    "&quot;milk&quot;\nplant&nbsp;\n&#111;cean",
    // Hyphenated words, dots between syllables, invisible characters and unusual line ends.
    "mi­lk\npla\u{200B}nt\n\u{2060}ocean\u{FEFF}", "milk\u{2028}plant\u{B}ocean", "mi-\nlk, plant\nocean",
    "milk\npl-  \r\nant\r\noce\u{AD}\r\nan",
    "mi·lk\nplant\no•cean",
  ])
  func `lists are read in the form in which people have them`(text: String) {
    #expect(words(text) == ["milk", "plant", "ocean"])
  }

  @Test(arguments: [
    // Numbers and empty cells before the column with the words, and punctuation in other columns.
    "Number\tWord\tMeaning\n1\tmilk\tMilch\n2\tplant\tx\n3\tocean\ty",
    "No,Word,Meaning\n1,milk,x\n2,plant,y\n3,ocean,z",
    "Number\tGerman\tEnglish\n1\tMilch\tmilk\n2\tx\tplant\n3\ty\tocean",
    "Tags,English,Notes\n,milk,x\n,plant,\nu1,ocean,y",
    "German\tEnglish\ndas Ei, -er\tmilk\nx; y\tplant\nz (fem.\tocean",
    "#\tWord\tMeaning\n1\tmilk\tx\n2\tplant\ty\n3\tocean\tz",
    "No.,Word,Meaning\n1.,milk,Milch\n2.,plant,x\n3.,ocean,y",
    "Nr.\tEnglisch\tDeutsch\n1\tmilk\tx\n2\tplant\ty\n3\tocean\tz",
    "Word\tMeaning\nmilk, plant\tx\nocean\ty", "| # | Word |\n|--|--|\n| 1 | milk |\n| 2 | plant |\n| 3 | ocean |",
    // A first column in another language, and punctuation in the cells of other columns.
    "la leche;milk\nla planta;plant\nel océano;ocean", "die Milch\tmilk\neine Pflanze\tthe plant\nder Ozean\tocean",
    "le lait, milk\nla plante, plant\nun océan, ocean",
    "milk\ta drink; white\tbio\nplant\tx\tbio\nocean\ty\tgeo",
    // A list that continues on the next line, and words separated by slashes.
    "milk,\nplant, ocean", "milk, plant,\nocean", "milk/plant/ ocean",
  ])
  func `the column with the words is read, to the end of the list`(text: String) {
    #expect(words(text) == ["milk", "plant", "ocean"])
  }

  @Test func `commas and semicolons in one line separate words`() {
    #expect(words("milk, plant\nleaf, bone; brain\nocean") == ["milk", "plant", "leaf", "bone", "brain", "ocean"])
  }

  @Test func `a list with two words in each line continues on the next line`() {
    let list = "carbon, ocean,\noxygen, atom,\nmolecule, energy"
    #expect(words(list) == ["carbon", "ocean", "oxygen", "atom", "molecule", "energy"])
    #expect(words("milk,Milch,\nplant,Pflanze,") == ["milk", "plant"])
  }

  @Test func `an unclosed bracket removes no letter and no word`() {
    #expect(words("(milk") == ["milk"] && words("[milk\nworm") == ["milk", "worm"])
    #expect(words("(milk, leaf, worm") == ["milk", "leaf", "worm"])
    let kinds = items("milk, leaf (part of a plant, worm, oak").map(\.kind)
    #expect(words("milk, leaf (part of a plant, worm, oak") == ["milk", "worm", "oak"])
    #expect(kinds.contains(.notOneWord(Array("leaf (part of a plant".utf8))))
  }

  @Test func `words are not truncated in lines of any length`() {
    let words = (0..<40).map {
      Word(letters: [UInt8](repeating: UInt8($0 % 26), count: 13) + [UInt8($0 / 26)]).description
    }
    for separator in [", ", "; ", "，", " / ", " • ", " "] {
      #expect(self.words(words.joined(separator: separator)) == words, "\(separator)")
    }
    let lines = words.map { $0 + " – " + String(repeating: "eine sehr lange Bedeutung, ", count: 100) }
    #expect(self.words(lines.joined(separator: "\n")) == words)
    #expect(self.words(String(repeating: "\n", count: 2000) + "milk") == ["milk"])
  }

  @Test func `a list that is too long is reported, and no word is truncated`() {
    let line = String(repeating: "milk, silk, worm ", count: 50) + "\n"
    let long = String(repeating: line, count: UnitWordList.maxLength / line.utf8.count)
    #expect(!items(long).contains { $0.kind == .unreadRest })
    let longer = items(long + line + "plant")
    #expect(longer.last == UnitWordList.Item(line: UnitWordList.maxLength / line.utf8.count + 1, kind: .unreadRest))
    let single = String(repeating: "a,", count: UnitWordList.maxLength / 2 - 1) + "chromosome"
    #expect(items(single).last == UnitWordList.Item(line: 1, kind: .unreadRest))
    #expect(
      !items(single).contains {
        $0.kind == .word("c", isFolded: false, isJoined: false) || $0.kind == .wrongLength("c")
      })
  }

  @Test(arguments: [
    ("foot → feet\nleaf", 1), ("leaf\nfoot\tfeet", 2), ("break\tbroke\tbroken\nmilk", 1),
    ("milk,Milch\nplant,Pflanze", 1),
  ])
  func `reading only one of several columns is reported`(text: String, line: Int) {
    #expect(items(text).filter { $0.kind == .multipleColumns }.map(\.line) == [line])
    #expect(items("milk\nplant (x), ocean n.").allSatisfy { $0.kind != .multipleColumns })
  }

  @Test func `words separated by spaces are read one by one and reported, unlike phrases and sentences`() {
    #expect(items("Animosity Riposte Orphic\nAcquiesce Laconic Terse\nVivid").map(\.kind).first == .spaceSeparatedWords)
    #expect(words("Animosity Riposte Orphic\nAcquiesce Laconic Terse\nVivid").count == 7)
    #expect(words("the cell the leaf") == [])
    for text in [
      "ice cream", "water cycle diagram\nmilk", "The cell divides in two parts", "vitamin c", "to give up",
      "salt and pepper",
    ] {
      #expect(items(text).map(\.kind).first == .notOneWord(Array(text.split(separator: "\n")[0].utf8)), "\(text)")
    }
  }

  @Test func `a word that was joined from parts is noted`() {
    #expect(
      items("hyphen-\nation, plants\nox").map(\.kind) == [
        .word("hyphenation", isFolded: false, isJoined: true), .word("plants", isFolded: false, isJoined: false),
        .wrongLength("ox"),
      ])
    #expect(items("hyphen-\nation, plants").map(\.line) == [1, 2])
    #expect(words("pho·to·syn·the·sis") == ["photosynthesis"])
  }

  @Test(arguments: ["pre-", "colo(u)r", "(un)happy", "don't", "milk-Milch"])
  func `a part of a word does not count as a word`(text: String) {
    #expect(
      items(text + "\nMilk").map(\.kind) == [
        .notOneWord(Array(text.utf8)), .word("milk", isFolded: false, isJoined: false),
      ])
    #expect(words("leaf, -ves, root") == ["leaf", "root"])
    #expect(items("leaf, -ves, root").map(\.kind).last == .notOneWord(Array("-ves".utf8)))
  }

  @Test(arguments: ["# Unit 4", "Unit 4", "Key words:", "Word\tMeaning", "Front;Back"])
  func `a heading is skipped and reported`(heading: String) {
    #expect(items(heading + "\nmilk").first == UnitWordList.Item(line: 1, kind: .heading))
    #expect(words(heading + "\nmilk") == ["milk"])
  }

  @Test(arguments: [
    "[mɪlk]", "https://example.org/unit", "teacher@example.org", "牛奶", "клетка", "<img src=x>", "/mɪlk/", "½ €",
  ])
  func `an unreadable line is reported with its number`(text: String) {
    #expect(items("milk\n\(text)\nplant").filter { $0.kind == .notEnglish }.map(\.line) == [2])
    #expect(items("milk\n---\n12\n\nplant").map(\.line) == [1, 5])
  }

  @Test func `the removal of accents is noted`() {
    #expect(items("école").map(\.kind) == [.word("ecole", isFolded: true, isJoined: false)])
    #expect(words("Œuvre naïve Straße") == ["oeuvre", "naive", "strasse"])
    #expect(words("œuvre\nnaïve\nStraße\ne\u{301}tude\nŁódź") == ["oeuvre", "naive", "strasse", "etude", "lodz"])
    #expect(items("milk").map(\.kind) == [.word("milk", isFolded: false, isJoined: false)])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `every kind of line end is counted`(end: String) {
    #expect(items(["milk", "plant", "", "ocean"].joined(separator: end)).map(\.line) == [1, 2, 4])
  }

  @Test func `text that is not a single word is reported with its line`() {
    #expect(items("milk\n\nice cream").last == UnitWordList.Item(line: 3, kind: .notOneWord(Array("ice cream".utf8))))
    #expect(items("don't").map(\.kind) == [.notOneWord(Array("don't".utf8))])
    #expect(items("well-being").map(\.kind) == [.notOneWord(Array("well-being".utf8))])
    #expect(items("rock ’n’ rôle").map(\.kind) == [.notOneWord(Array("rock 'n' rôle".utf8))])
  }

  @Test(arguments: ["牛奶", "mіlk", "m1lk", "Ωmega", "milk & silk", "mi\u{1F95B}lk", "m@lk", "m*lk", "ⓜⓘⓛⓚ"])
  func `text that could be a disguised word is not quoted`(text: String) {
    #expect(items("milk\n" + text).last == UnitWordList.Item(line: 2, kind: .notEnglish))
  }

  @Test func `a slur is refused with its line and not quoted, even in a phrase or with other characters`() {
    for text in [
      "oaf", "Oaf", "1. OAF!", "öaf", "o-a-f", "you oaf", "o a f", "oaf's", "the oaf", "o·a·f", "o-\naf", "o\u{200B}af",
      "o(a)f",
      "ｏａｆ", "\u{202E}oaf", "the o a f", "scound-rel", "oaf → loaf", "OAF 傻",
    ] {
      let last = items("milk\n" + text).last
      #expect(last == UnitWordList.Item(line: 2, kind: .refused), "\(text)")
    }
  }

  @Test func `a delicate word needs confirmation`() {
    #expect(items("tomb").map(\.kind) == [.delicate("tomb")])
    #expect(words("tomb\nmilk", delicate: false) == ["milk"])
  }

  @Test func `words that no set can contain are reported`() {
    #expect(items("ox").map(\.kind) == [.wrongLength("ox")])
    #expect(words("photosynthesis") == ["photosynthesis"])
    #expect(items("abcdefghijklmnop").map(\.kind) == [.wrongLength("abcdefghijklmnop")])
    #expect(items("milk\nMilk").map(\.kind) == [.word("milk", isFolded: false, isJoined: false), .repeated("milk")])
    let many = (0..<41).map { Word(letters: [UInt8($0 % 26), UInt8($0 / 26), 3]).description }
    #expect(items(many.joined(separator: "\n")).count { if case .tooMany = $0.kind { true } else { false } } == 1)
  }

  @Test func `arbitrary bytes can be read`() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<300 {
      let bytes = (0..<generator.next(in: 0...300)).map { _ in UInt8(generator.next(in: 0...255)) }
      for item in UnitWordList(bytes, avoiding: SensitiveWords.example).items {
        if case .notOneWord(let text) = item.kind { #expect(Array(String(decoding: text, as: UTF8.self).utf8) == text) }
      }
    }
    for sign in ["(", "/", "\"", ",\"", "<b", "&", "-", ".", "{{c", "a ", "- ", "\u{7}", "(/", "😀"] {
      let found = items(String(repeating: sign, count: 100_000 / sign.utf8.count))
      let sizes = found.map { if case .notOneWord(let text) = $0.kind { text.count } else { 0 } }
      #expect(sizes.reduce(0, +) <= 100_000 && found.count <= 50_000, "\(sign)")
    }
  }
}
