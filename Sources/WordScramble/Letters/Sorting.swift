extension Array {
  /// Sorts the elements by comparisons; equal elements stay in their order.
  ///
  /// This is a merge sort from the bottom up, which begins with runs that are sorted by insertion. Size: the library's sort would make the
  /// engine of the page 4.3 KB larger (decision 13).
  ///
  /// - Complexity: O(*n* log *n*) comparisons for *n* elements.
  package mutating func sortInPlace(by precedes: (Element, Element) -> Bool) {
    var width = 8
    for start in stride(from: 0, to: count, by: width) { insert(start, Swift.min(start + width, count), precedes) }
    guard count > width else { return }
    var other = self
    while width < count {
      for start in stride(from: 0, to: count, by: 2 * width) {
        merge(start, Swift.min(start + width, count), Swift.min(start + 2 * width, count), into: &other, precedes)
      }
      swap(&self, &other)
      width *= 2
    }
  }

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

  /// Sorts a run by insertion.
  private mutating func insert(_ start: Int, _ end: Int, _ precedes: (Element, Element) -> Bool) {
    for place in start..<end {
      let element = self[place]
      var index = place
      while index > start, precedes(element, self[index - 1]) {
        self[index] = self[index - 1]
        index -= 1
      }
      self[index] = element
    }
  }

  /// Merges two neighbouring sorted runs into the same place of another array.
  private func merge(
    _ start: Int, _ middle: Int, _ end: Int, into other: inout [Element], _ precedes: (Element, Element) -> Bool
  ) {
    var (left, right) = (start, middle)
    for index in start..<end {
      if left == middle || right < end && precedes(self[right], self[left]) {
        other[index] = self[right]
        right += 1
      } else {
        other[index] = self[left]
        left += 1
      }
    }
  }
}
