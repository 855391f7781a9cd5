extension Lexicon {
  /// The checksums of insults that the word list lacks.
  ///
  /// Insults that contain another insult are left out. The list is the same for every edition of the lexicon, so that a
  /// seed gives the same order of the letters.
  static let insults: [UInt64] = [
    0x4CF3_8286_6499_E4B1, 0xD20D_A917_79FD_0E91, 0xD282_D9FB_C6AE_3176, 0xD286_4CD3_77B7_D47D,
    0xD28A_4281_2EBC_9865, 0xD28C_EA4C_C1C1_0A4F, 0xD315_91B5_2EBC_9B5A, 0xD38A_F44C_C371_FD41,
    0xD682_EDFF_337A_1B6A, 0xD68A_E6EA_CF88_EF9F, 0xD882_E9EE_38E0_1EA6, 0xD88B_4E8B_1DF1_56E4,
    0xD893_EEF5_04FF_2A05, 0xD98C_E0EE_3AA4_2D41, 0xD996_E104_51B7_2F75, 0xDA81_DC4C_CF44_538F,
    0xDA8C_3B27_2159_29BD, 0xDA8C_DB02_A059_213F, 0xDA8C_DEFA_2159_2FEB, 0xDC82_57B8_58AC_0126,
    0xDD82_615D_A561_2F77, 0xDE20_4D2D_A561_2833, 0xDF82_E74C_D7C7_1338, 0xDF8C_EA4C_D7D6_104F,
    0xE492_654E_B361_2106,
  ]

  /// Returns whether consecutive letters spell a blocked word of the lexicon or one of ``insults``.
  func hasInsult(in letters: [UInt8]) -> Bool {
    letters.indices.contains { start in
      (Lexicon.minWordLength...Lexicon.maxWordLength).contains { length in
        start + length <= letters.count && isInsult(Word(letters: Array(letters[start..<start + length])))
      }
    }
  }

  private func isInsult(_ word: Word) -> Bool {
    wordClass(of: word).map { $0 == .blocked } ?? Lexicon.insults.contains(Checksum(word.ascii[...]).value)
  }
}
