public import WordScramble

extension GameFiles {
  /// Opens the lexicon.
  public func loadLexicon() throws(FileTrouble) -> Lexicon {
    let bytes = try bytes(of: GameFiles.lexicon)
    do throws(LexiconError) {
      return try Lexicon(bytes)
    } catch {
      throw FileTrouble(file: GameFiles.lexicon, reason: .lexicon(error))
    }
  }

  /// Reads the roots, one a line; blank lines are ignored, and so is the byte order mark with which some editors begin a file.
  ///
  /// - Returns: The roots; none where the file has none, and then the dealer has one of its own.
  public func loadRoots() throws(FileTrouble) -> [Word] {
    var roots = [Word]()
    let bytes = try bytes(of: GameFiles.roots)
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      do throws(WordError) {
        let root = try Word(line)
        guard Round.rootLengths.contains(root.count) else { throw .notLetters([]) }
        roots.append(root)
      } catch {
        if error != .empty { throw FileTrouble(file: GameFiles.roots, reason: .badRoot(line: index + 1)) }
      }
    }
    return roots
  }

  /// Opens what words mean.
  public func loadGlossary() throws(FileTrouble) -> Glossary {
    guard let glossary = Glossary(try bytes(of: GameFiles.glosses)) else {
      throw FileTrouble(file: GameFiles.glosses, reason: .badGlosses)
    }
    return glossary
  }

  /// Reads the wording.
  public func loadCatalog() throws(FileTrouble) -> Catalog {
    guard let catalog = Catalog(json: try bytes(of: GameFiles.catalog)) else {
      throw FileTrouble(file: GameFiles.catalog, reason: .badCatalog)
    }
    return catalog
  }
}

/// U+FEFF in UTF-8.
private let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
