extension Array {
  /// Returns the place of the first element with some property, which all elements after it have too; ``count`` if none has it.
  ///
  /// - Complexity: O(log *n*) questions for *n* elements.
  func firstPlace(where isAtEnd: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAtEnd(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
