public import WordScramble

extension Challenge {
  /// The challenge as a link: the address of a page and the code behind `#`, which no server sees.
  ///
  /// - Parameter page: The address, whose own `#` and what follows it are left out; empty for the code alone.
  public func link(to page: String = "") -> String {
    page.prefix { $0 != "#" } + "#" + String(decoding: code, as: UTF8.self)
  }
}
