extension Array {
  /// Sorts the elements; the sort is stable.
  ///
  /// To save space, only the indices of the elements are sorted, by code that is the same for all element types. The
  /// standard library's sort is specialized for each type and would make the page's engine 5 % larger (decision 13).
  mutating func sortInPlace(by precedes: (Element, Element) -> Bool) {
    let elements = self
    self = sortedIndices(count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
  }

  /// Returns the index of the first element that satisfies a predicate in a partitioned array: all elements after it
  /// satisfy it too. Returns ``count`` if there is none.
  ///
  /// - Complexity: O(log *n*) calls for *n* elements.
  func partitioningIndex(where isAtEnd: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isAtEnd(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Returns the indices from 0 up to a count in sorted order; the sort is stable.
///
/// - Complexity: O(*n* log *n*) comparisons for *n* indices.
///
/// This is a bottom-up merge sort that starts with runs sorted by insertion.
@inline(never)
func sortedIndices(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  var indices = Array(0..<count)
  var merged = Array(0..<count)
  var width = 8
  for start in stride(from: 0, to: count, by: width) {
    for end in start..<min(start + width, count) {
      var index = end
      while index > start, precedes(indices[index], indices[index - 1]) {
        indices.swapAt(index, index - 1)
        index -= 1
      }
    }
  }
  while width < count {
    for start in stride(from: 0, to: count, by: 2 * width) {
      let middle = min(start + width, count)
      let end = min(start + 2 * width, count)
      var left = start
      var right = middle
      for index in start..<end {
        let isRight = left == middle || right < end && precedes(indices[right], indices[left])
        merged[index] = indices[isRight ? right : left]
        if isRight { right += 1 } else { left += 1 }
      }
    }
    swap(&indices, &merged)
    width *= 2
  }
  return indices
}
