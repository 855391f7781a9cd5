public import ScrambleCore

extension GameFiles {
  public func loadLexicon() throws(FileError) -> Lexicon {
    let bytes = try bytes(of: GameFiles.lexiconFileName)
    do throws(LexiconError) {
      return try Lexicon(bytes)
    } catch {
      throw FileError(file: GameFiles.lexiconFileName, reason: .lexicon(error))
    }
  }

  /// Reads the roots, one per line. Blank lines and a byte order mark at the beginning, which some editors write, are
  /// ignored.
  ///
  /// - Returns: The roots. If the file has none, a game falls back to its default root.
  public func loadRoots() throws(FileError) -> [Word] {
    var roots = [Word]()
    let bytes = try bytes(of: GameFiles.rootsFileName)
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      do throws(WordError) {
        let root = try Word(line)
        guard Round.rootLengths.contains(root.count) else { throw .notLetters([]) }
        roots.append(root)
      } catch {
        if error != .empty { throw FileError(file: GameFiles.rootsFileName, reason: .badRoot(line: index + 1)) }
      }
    }
    return roots
  }

  public func loadGlossary() throws(FileError) -> Glossary {
    guard let glossary = Glossary(try bytes(of: GameFiles.glossesFileName)) else {
      throw FileError(file: GameFiles.glossesFileName, reason: .badGlosses)
    }
    return glossary
  }

  public func loadCatalog(in language: Language) throws(FileError) -> Catalog {
    guard let catalog = Catalog(json: try bytes(of: GameFiles.catalogFileName), in: language) else {
      throw FileError(file: GameFiles.catalogFileName, reason: .badCatalog)
    }
    return catalog
  }
}

extension Lexicon {
  /// Opens the English lexicon that comes with the package.
  ///
  /// - Throws: A ``FileError`` if the file is missing or damaged.
  /// - Complexity: O(*n*), where *n* is the number of bytes of the file.
  public static func english() throws(FileError) -> Lexicon {
    try GameFiles().loadLexicon()
  }
}

extension Wording {
  /// Opens the wording that comes with the package.
  ///
  /// - Throws: A ``FileError`` if the catalog is missing or damaged.
  public init(in language: Language) throws(FileError) {
    self.init(try GameFiles().loadCatalog(in: language))
  }
}

/// U+FEFF in UTF-8.
private let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
