/// Returns a word in the spelling that is played, 3 to 8 letters from a to z without accents; nil if it has none.
///
/// Words with capitals, apostrophes, digits or hyphens are not played. SCOWL's `-words` files contain a few: `OK`,
/// `kHz`, `it's`.
///
///     plainSpelling("café")  // "cafe"
///     plainSpelling("can't")  // nil
func plainSpelling(_ word: some StringProtocol) -> String? {
  var plain = ""
  for scalar in word.unicodeScalars where !isCombiningMark(scalar) {
    guard let letter = ("a"..."z").contains(scalar) ? scalar : unaccented[scalar] else { return nil }
    plain.unicodeScalars.append(letter)
  }
  return (3...8).contains(plain.utf8.count) ? plain : nil
}

/// Returns whether a scalar is an accent of decomposed text, such as U+0301 after an e.
private func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool {
  (0x300...0x36F).contains(scalar.value)
}

/// The plain letters of accented ones. They are listed here because English has few accents and Unicode tables differ
/// between systems.
private let unaccented: [Unicode.Scalar: Unicode.Scalar] = {
  let groups: [(Unicode.Scalar, String)] = [
    ("a", "àáâãäåā"), ("c", "çćč"), ("e", "èéêëēě"), ("i", "ìíîïī"), ("n", "ñńň"), ("o", "òóôõöō"),
    ("r", "ř"), ("s", "śš"), ("u", "ùúûüū"), ("y", "ýÿ"), ("z", "źżž"),
  ]
  let pairs = groups.flatMap { plain, accented in accented.unicodeScalars.map { ($0, plain) } }
  return Dictionary(uniqueKeysWithValues: pairs)
}()
