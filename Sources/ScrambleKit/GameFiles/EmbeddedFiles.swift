#if canImport(CEmbeddedFiles)
  import CEmbeddedFiles
#endif

/// The copies of the game's files inside the program. Apps on Apple platforms have a bundle instead.
enum EmbeddedFiles {
  static func bytes(of file: String) -> [UInt8]? {
    #if canImport(CEmbeddedFiles)
      switch file {
      case GameFiles.lexicon: copy(embedded_lexicon)
      case GameFiles.roots: copy(embedded_roots)
      case GameFiles.glosses: copy(embedded_glosses)
      case GameFiles.sensitiveWords: copy(embedded_sensitive_words)
      case GameFiles.catalog: copy(embedded_catalog)
      default: nil
      }
    #else
      nil
    #endif
  }

  #if canImport(CEmbeddedFiles)
    private static func copy(_ find: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?) -> [UInt8] {
      var count = 0
      let start = find(&count)
      return Array(UnsafeBufferPointer(start: start, count: count))
    }
  #endif
}
