extension Array {
  /// Sorts the elements by comparisons; equal elements stay in their order.
  ///
  /// Size: only the places of the elements are sorted, by code that is the same for all elements. The library's sort, which has a copy of its
  /// code for each kind of element, would make the engine of the page 5 % larger (decision 13).
  ///
  /// - Complexity: O(*n* log *n*) comparisons for *n* elements.
  package mutating func sortInPlace(by precedes: (Element, Element) -> Bool) {
    let elements = self
    self = placesInOrder(count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
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
}

/// Returns the places from 0 up to a count in the order of what stands at them; equal ones stay in their order.
///
/// - Complexity: O(*n* log *n*) comparisons for *n* places.
///
/// This is a merge sort from the bottom up, which begins with runs that are sorted by insertion.
@inline(never)
package func placesInOrder(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  var (places, merged, width) = (Array(0..<count), Array(0..<count), 8)
  for start in stride(from: 0, to: count, by: width) {
    for end in start..<min(start + width, count) {
      var index = end
      while index > start, precedes(places[index], places[index - 1]) {
        places.swapAt(index, index - 1)
        index -= 1
      }
    }
  }
  while width < count {
    for start in stride(from: 0, to: count, by: 2 * width) {
      let (middle, end) = (min(start + width, count), min(start + 2 * width, count))
      var (left, right) = (start, middle)
      for index in start..<end {
        let isRight = left == middle || right < end && precedes(places[right], places[left])
        merged[index] = places[isRight ? right : left]
        if isRight { right += 1 } else { left += 1 }
      }
    }
    swap(&places, &merged)
    width *= 2
  }
  return places
}
