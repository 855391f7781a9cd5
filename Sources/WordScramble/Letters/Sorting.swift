extension Array {
  /// Sorts the elements by comparisons; equal elements may change their order.
  ///
  /// This is D. L. Shell's sort with M. Ciura's gaps (2001), continued: for the few elements of a round it is as fast as the library's, and
  /// a page has 4 KB less to load for each kind of element.
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
