extension Array {
  /// Sorts the elements by comparisons; equal elements may change their order.
  ///
  /// This is D. L. Shell's sort with M. Ciura's gaps (2001), continued. Size: the library's sort would make the engine of the page 4.3 KB
  /// larger (decision 13). For the words of a round it is as fast, and for the few thousand that a word book merges at once fast enough.
  ///
  /// - Complexity: at most O(*n*²) comparisons for *n* elements; in practice far fewer.
  mutating func sortInPlace(by precedes: (Element, Element) -> Bool) {
    for gap in [36_989, 16_405, 7_276, 3_227, 1_431, 701, 301, 132, 57, 23, 10, 4, 1] where gap < count {
      for start in gap..<count {
        let element = self[start]
        var index = start
        while index >= gap, precedes(element, self[index - gap]) {
          self[index] = self[index - gap]
          index -= gap
        }
        self[index] = element
      }
    }
  }
}
