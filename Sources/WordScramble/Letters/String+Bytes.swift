extension String {
  /// The text in UTF-8.
  var bytes: [UInt8] { withBytes { Array($0) } }

  /// Calls a function with the text in UTF-8.
  func withBytes<Result>(_ use: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(use) { return result }
    #if hasFeature(Embedded)
      // The views of a string that is not in one piece would make the engine of the page 3 % larger.
      preconditionFailure("every string is in one piece")
    #else
      return Array(utf8).withUnsafeBufferPointer(use)
    #endif
  }
}
