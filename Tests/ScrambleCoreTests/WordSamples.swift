import ScrambleCore
import ScrambleTesting
import Testing

/// Texts that a person, a keyboard or a malicious program may send, and how they are read. The samples are frozen, and
/// every front end reads them in the same way.
enum WordSamples {
  /// A text with a name that a terminal can show.
  struct Sample: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]

    init(_ name: String, _ bytes: some Sequence<UInt8>) {
      testDescription = name
      self.bytes = Array(bytes)
    }

    /// Escapes every byte that is not printable as a number.
    init(_ text: String) {
      self.init(text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined(), text.utf8)
    }
  }

  /// Texts that are read as words, and those words.
  static let words: [(Sample, String)] =
    ([
      ("milk.", "milk"), ("Milk. ", "milk"), ("milk...", "milk"), ("milk\u{2026}", "milk"), ("milk,", "milk"),
      ("milk。", "milk"), ("milk．", "milk"), ("milk｡", "milk"), ("milk，", "milk"), ("milk、", "milk"),
      ("milk \u{200B}.\u{200B}", "milk"), ("milk\u{200D}", "milk"), ("\u{200C}milk", "milk"), ("milk\u{200B}", "milk"),
      ("\u{FEFF}milk", "milk"), ("milk\u{FEFF}", "milk"), ("milk\u{200E}", "milk"), ("\u{200F}milk", "milk"),
      ("milk\u{202C}", "milk"), ("\u{2066}milk\u{2069}", "milk"), ("\u{61C}milk", "milk"), ("\u{202E}klim", "klim"),
      ("m\u{FE0F}", "m"), ("m\u{34F}", "m"), ("milk\u{2060}", "milk"), ("milk\u{AD}", "milk"),
      ("milk", "milk"), ("MILK", "milk"), ("Milk", "milk"), ("mIlK", "milk"), ("a", "a"), ("Z", "z"), ("az", "az"),
      ("abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz"),
      ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"),
      ("TITLE", "title"), ("Iii", "iii"), (" milk", "milk"), ("milk ", "milk"), ("  milk  ", "milk"),
      ("\tmilk\t", "milk"), ("\nmilk\n", "milk"), ("milk\r\n", "milk"), ("\u{B}milk\u{B}", "milk"),
      ("\u{C}milk\u{C}", "milk"), ("\t\n\u{B}\u{C}\r milk \r\u{C}\u{B}\n\t", "milk"), ("\u{A0}milk", "milk"),
      ("milk\u{A0}", "milk"), ("\u{A0}\u{A0}milk\u{A0}\u{A0}", "milk"), ("\u{3000}milk", "milk"),
      ("milk\u{3000}", "milk"), ("\u{3000}\u{3000}milk\u{3000}\u{3000}", "milk"),
      (" \u{A0}\u{3000}\tmilk\u{3000} \u{A0}\n", "milk"), ("\u{3000}\u{A0}Q\u{A0}\u{3000}", "q"),
      ("pneumonoultramicroscopicsilicovolcanoconiosis", "pneumonoultramicroscopicsilicovolcanoconiosis"),
    ] as [(String, String)]).map { (Sample($0), $1) }

  /// Texts that are empty after trimming.
  static let empty: [Sample] =
    ([
      ".", " . ", "。", ",", "...", "\u{200B}", "\u{FEFF}", "\u{2066}\u{2069}", ".\u{200B}",
      "", " ", "    ", "\t", "\n", "\u{B}", "\u{C}", "\r", "\r\n", "\t\n\u{B}\u{C}\r ", "\u{A0}", "\u{A0}\u{A0}",
      "\u{3000}", "\u{3000}\u{3000}", "\u{A0}\u{3000}", "\u{3000}\u{A0}", " \u{A0} \u{3000} ",
    ] as [String]).map { Sample($0) }

  /// Texts with characters that are not letters.
  static let notLetters: [Sample] =
    ([
      ("sharp s", "ß"), ("sharp s within", "straße"), ("capital sharp s", "ẞ"), ("ligature fi", "ﬁ"),
      ("ligature fi within", "ﬁn"), ("ligature ffl", "ﬄ"), ("dotted capital I", "\u{130}"),
      ("dotted capital I within", "t\u{130}tle"), ("dotless i", "\u{131}"), ("dotless i within", "t\u{131}tle"),
      ("capital I with a dot above", "I\u{307}"), ("long s", "\u{17F}"), ("long s within", "mi\u{17F}s"),
      ("Kelvin sign", "\u{212A}"), ("Kelvin sign within", "mil\u{212A}"), ("Angstrom sign", "\u{212B}"),
      ("fullwidth capitals", "ＭＩＬＫ"), ("fullwidth letters", "ｍｉｌｋ"), ("one fullwidth letter", "mil\u{FF4B}"),
      ("e acute, composed", "caf\u{E9}"), ("e acute, decomposed", "cafe\u{301}"), ("E acute, composed", "CAF\u{C9}"),
      ("a ring", "å"), ("o stroke", "ø"), ("ae", "æther"), ("oe", "œuvre"), ("thorn", "þ"), ("eth", "ð"),
      ("n tilde", "ñ"), ("c cedilla", "ç"), ("dz digraph", "ǆ"), ("ordinal a", "ª"), ("superscript n", "ⁿ"),
      ("circled a", "ⓐ"), ("bold a", "𝐚"), ("squared a", "🄰"), ("regional indicator", "🇦"), ("tag letter", "\u{E0061}"),
      ("Cyrillic a", "\u{430}"), ("Greek omicron", "\u{3BF}"), ("Cherokee", "Ꭰ"), ("Deseret", "𐐀"), ("Han", "单词"),
      ("Hangul", "말"), ("Hebrew", "מלה"), ("Arabic", "كلمة"), ("joiner within", "mi\u{200D}lk"),
      ("non-joiner within", "mi\u{200C}lk"),
      ("word joiner", "mi\u{2060}lk"),
      ("soft hyphen", "mi\u{AD}lk"),

      ("combining mark alone", "\u{301}"),
      ("NUL", "\0"), ("NUL within", "mi\0lk"), ("NUL after", "milk\0"),
      ("escape", "\u{1B}[31mmilk"), ("bell", "milk\u{7}"), ("backspace", "milk\u{8}"), ("delete", "milk\u{7F}"),
      ("shift out", "\u{E}milk"), ("unit separator", "milk\u{1F}"), ("next line", "milk\u{85}"), ("CSI", "\u{9B}31m"),
      ("emoji", "🙂"), ("emoji after", "milk🥛"), ("emoji of a family", "👨‍👩‍👧"), ("flag", "🇩🇪"), ("keycap", "1️⃣"),
      ("right quote", "’"), ("right quote within", "don’t"), ("apostrophe", "don't"), ("hyphen", "e-mail"),
      ("full stop before", ".milk"), ("full stop within", "mi.lk"), ("comma before", ",milk"), ("question", "milk?"),
      ("exclamation", "milk!"), ("digit", "r8te"), ("digits", "1234"), ("at", "@"), ("bracket", "["),
      ("backquote", "`"),
      ("brace", "{"), ("underscore", "a_b"), ("space within", "mi lk"), ("tab within", "mi\tlk"),
      ("line break within", "mi\nlk"), ("no-break space within", "mi\u{A0}lk"),
      ("ideographic space within", "mi\u{3000}lk"), ("em space before", "\u{2003}milk"),
      ("em space after", "milk\u{2003}"),
      ("narrow no-break space", "milk\u{202F}"), ("thin space", "\u{2009}milk"), ("Ogham space", "\u{1680}"),
      ("line separator", "milk\u{2028}"), ("last code point", "\u{10FFFF}"), ("private use", "\u{E000}"),
      ("em space between spaces", " \u{2003} "), ("markup", "<b>milk</b>"), ("path", "../milk"),
      ("option", "--root"), ("percent", "%00"), ("ideographic comma", "\u{3001}milk"), ("paragraph sign", "milk\u{B6}"),
    ] as [(String, String)]).map { Sample($0, $1.utf8) }

  /// Bytes that are not UTF-8, or that careless folding would turn into letters.
  static let notText: [Sample] =
    ([
      ("continuation byte alone", [0x80]), ("last byte of a no-break space", [0xA0]), ("lone C2", [0xC2]),
      ("lone C2 before a word", [0xC2, 0x6D]), ("lone C2 after a word", [0x6D, 0xC2]),
      ("C2 twice", [0xC2, 0xC2, 0xA0]),
      ("C2 and a space", [0xC2, 0x20]), ("lone E3", [0xE3]), ("lone E3 80", [0xE3, 0x80]),
      ("lone E3 80 before a word", [0xE3, 0x80, 0x6D]), ("lone E3 80 after a word", [0x6D, 0xE3, 0x80]),
      ("80 80 after a word", [0x6D, 0x80, 0x80]), ("80 80 before a word", [0x80, 0x80, 0x6D]),
      ("A0 after a word", [0x6D, 0xA0]), ("A0 before a word", [0xA0, 0x6D]),
      ("A0 left after a no-break space", [0xC2, 0xA0, 0xA0]), ("80 left after a wide space", [0xE3, 0x80, 0x80, 0x80]),
      ("C2 left before a no-break space", [0xC2, 0xC2, 0xA0, 0x6D]), ("overlong space", [0xC0, 0xA0]),
      ("overlong slash", [0xC0, 0xAF]), ("overlong a", [0xC1, 0xA1]), ("overlong a in three", [0xE0, 0x81, 0xA1]),
      ("overlong NUL", [0xC0, 0x80]), ("surrogate", [0xED, 0xA0, 0x80]),
      ("surrogate pair", [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]),
      ("beyond the last code point", [0xF4, 0x90, 0x80, 0x80]), ("cut emoji", [0xF0, 0x9F, 0x99]), ("FE", [0xFE]),
      ("FF", [0xFF]), ("Latin-1 e acute", [0x63, 0x61, 0x66, 0xE9]), ("a with the top bit", [0xE1]),
      ("Z with the top bit", [0xDA]), ("UTF-16", [0x6D, 0x00, 0x69, 0x00]),
      ("five-byte form", [0xF8, 0x88, 0x80, 0x80, 0x80]),
      ("control that folds to !", [0x01]), ("control that folds to :", [0x1A]),
    ] as [(String, [UInt8])]).map { Sample($0, $1) }
}
