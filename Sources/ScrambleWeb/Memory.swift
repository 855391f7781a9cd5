#if arch(wasm32)

  /// Allocates memory for Swift in a page, where there is no C library.
  ///
  /// It has its full size from the start and never grows, so that a view of it stays valid; a browser only reserves what was not
  /// touched. The game takes 7 MB, and counting 20,000 different words twice as much. It is between the stack, which ends where
  /// `stack-size` in toolset.json says, and the global variables, which begin at `--global-base`.
  ///
  /// Sizes are rounded up to one of some eighty, a quarter of a power of two apart. A freed piece waits in the list of its size to be
  /// given out again; pieces are neither split nor joined. As freed pieces are reused, memory use levels off in a long game.
  private enum Heap {
    static let start = 131_072
    static let end = 67_108_864
    /// Every piece begins at a multiple of this, as its largest vectors need; 16 bytes before that belong to it too.
    static let unit = 32
    static let headerLength = 16

    /// The start of the memory that was never allocated.
    nonisolated(unsafe) static var top = start + unit
    /// By size, the first free piece, which holds the address of the next one; 0 if there is none.
    nonisolated(unsafe) static var freeLists = InlineArray<80, Int>(repeating: 0)

    /// Returns the address of a piece of memory; if none is left the wasm stops, and the page begins again with a new one.
    static func allocate(_ count: Int) -> Int {
      precondition(count >= 0 && count < end - start, "there is not that much memory")
      // The number of units less one is rounded up to three significant bits.
      let last = UInt32(count + headerLength - 1) / UInt32(unit)
      let shift = UInt32(max(0, 29 - last.leadingZeroBitCount))
      let size = Int(shift * 4 + last >> shift)
      let waiting = freeLists[size]
      guard waiting == 0 else {
        freeLists[size] = word(at: waiting)
        return waiting
      }
      let address = top
      let next = address + (Int(last >> shift) + 1) << Int(shift) * unit
      precondition(next <= end, "there is no memory left")
      top = next
      setWord(at: address - headerLength, to: size)
      return address
    }

    /// Takes a piece of memory back.
    static func deallocate(_ address: Int) {
      let size = word(at: address - headerLength)
      setWord(at: address, to: freeLists[size])
      freeLists[size] = address
    }

    private static func word(at address: Int) -> Int {
      UnsafeRawPointer(bitPattern: address)?.load(as: Int.self) ?? 0
    }

    private static func setWord(at address: Int, to word: Int) {
      UnsafeMutableRawPointer(bitPattern: address)?.storeBytes(of: word, as: Int.self)
    }
  }

  /// Allocates memory instead of the C library's function, by `--wrap` in toolset.json.
  @c(__wrap_posix_memalign)
  public func allocateMemory(
    _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ count: Int
  ) -> Int32 {
    precondition(alignment <= Heap.unit, "no vector of the game is as large as that")
    result.pointee = UnsafeMutableRawPointer(bitPattern: Heap.allocate(count))
    return 0
  }

  /// Frees memory instead of the C library's function.
  @c(__wrap_free)
  public func freeMemory(_ memory: UnsafeMutableRawPointer?) {
    guard let memory else { return }
    Heap.deallocate(Int(bitPattern: memory))
  }

#endif
