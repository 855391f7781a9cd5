extension String {
  /// The UTF-8 bytes of the text.
  var bytes: [UInt8] { withBytes { Array($0) } }

  /// Calls a function with the UTF-8 bytes of the text.
  func withBytes<Result>(_ use: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(use) { return result }
    #if hasFeature(Embedded)
      // Support for strings that are not contiguous would make the page's engine 3 % larger.
      preconditionFailure("every string is in one piece")
    #else
      return Array(utf8).withUnsafeBufferPointer(use)
    #endif
  }
}
