#if arch(wasm32)

  /// The allocator for Swift in a page, where there is no C library.
  ///
  /// The memory has its full size from the start and never grows, which keeps JavaScript views of it valid; a browser
  /// only reserves untouched pages. The game uses 7 MB, and twice as much to count 20,000 different words. The heap is
  /// between the stack, whose end `stack-size` in toolset.json sets, and the global variables, which begin at
  /// `--global-base`.
  ///
  /// Sizes are rounded up to one of about eighty size classes, four per power of two. A freed block goes to the free
  /// list of its class and is reused; blocks are neither split nor merged. Because freed blocks are reused, memory use
  /// levels off in a long game.
  private enum Heap {
    static let start = 131_072
    static let end = 67_108_864
    /// The alignment that the largest vectors need. The 16 bytes before each block are its header.
    static let blockAlignment = 32
    static let headerLength = 16

    /// The start of the memory that has never been allocated.
    nonisolated(unsafe) static var top = start + blockAlignment
    /// The address of the first free block of each size class, or 0. A free block contains the address of the next one.
    nonisolated(unsafe) static var freeLists = InlineArray<80, Int>(repeating: 0)

    /// Returns the address of a new block. If memory is exhausted, the instance traps and the page starts a new one.
    static func allocate(_ count: Int) -> Int {
      precondition(count >= 0 && count < end - start, "there is not that much memory")
      // Rounds the number of units minus one to three significant bits.
      let lastUnit = UInt32(count + headerLength - 1) / UInt32(blockAlignment)
      let shift = UInt32(max(0, 29 - lastUnit.leadingZeroBitCount))
      let sizeClass = Int(shift * 4 + lastUnit >> shift)
      let freeBlock = freeLists[sizeClass]
      guard freeBlock == 0 else {
        freeLists[sizeClass] = word(at: freeBlock)
        return freeBlock
      }
      let address = top
      let newTop = address + (Int(lastUnit >> shift) + 1) << Int(shift) * blockAlignment
      precondition(newTop <= end, "there is no memory left")
      top = newTop
      setWord(at: address - headerLength, to: sizeClass)
      return address
    }

    static func deallocate(_ address: Int) {
      let sizeClass = word(at: address - headerLength)
      setWord(at: address, to: freeLists[sizeClass])
      freeLists[sizeClass] = address
    }

    private static func word(at address: Int) -> Int {
      UnsafeRawPointer(bitPattern: address)?.load(as: Int.self) ?? 0
    }

    private static func setWord(at address: Int, to word: Int) {
      UnsafeMutableRawPointer(bitPattern: address)?.storeBytes(of: word, as: Int.self)
    }
  }

  /// Replaces the C library's function through `--wrap` in toolset.json.
  @c(__wrap_posix_memalign)
  public func allocateMemory(
    _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ count: Int
  ) -> Int32 {
    precondition(alignment <= Heap.blockAlignment, "no vector of the game is as large as that")
    result.pointee = UnsafeMutableRawPointer(bitPattern: Heap.allocate(count))
    return 0
  }

  /// Replaces the C library's function through `--wrap` in toolset.json.
  @c(__wrap_free)
  public func freeMemory(_ memory: UnsafeMutableRawPointer?) {
    guard let memory else { return }
    Heap.deallocate(Int(bitPattern: memory))
  }

#endif
