#if canImport(CEmbeddedFiles)
  import CEmbeddedFiles
#endif

/// The copies of the game's files inside the program. Apps on Apple platforms have a bundle instead.
enum EmbeddedFiles {
  static func bytes(of file: String) -> [UInt8]? {
    #if canImport(CEmbeddedFiles)
      switch file {
      case GameFiles.lexiconFileName: copyBytes(embedded_lexicon)
      case GameFiles.rootsFileName: copyBytes(embedded_roots)
      case GameFiles.glossesFileName: copyBytes(embedded_glosses)
      case GameFiles.catalogFileName: copyBytes(embedded_catalog)
      default: nil
      }
    #else
      nil
    #endif
  }

  #if canImport(CEmbeddedFiles)
    private static func copyBytes(_ embeddedBytes: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?) -> [UInt8] {
      var count = 0
      let baseAddress = embeddedBytes(&count)
      return Array(UnsafeBufferPointer(start: baseAddress, count: count))
    }
  #endif
}
