extension String {
  /// The text in UTF-8.
  package var bytes: [UInt8] {
    #if hasFeature(Embedded)
      // Every string is in one piece there; asking for its views links those of strings that are not.
      utf8.withContiguousStorageIfAvailable { Array($0) } ?? []
    #else
      Array(utf8)
    #endif
  }
}
