import ScrambleCore
import ScrambleTesting
import Testing

struct SplitMix64Tests {
  @Test func `the numbers match those that other implementations publish`() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
    var zero = SplitMix64(seed: 0)
    #expect((0..<3).map { _ in zero.next() } == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
  }

  @Test func `a seed gives the same numbers again`() {
    var first = SplitMix64(seed: .max)
    var second = SplitMix64(seed: .max)
    #expect(first == second)
    for _ in 0..<100 { #expect(first.next() == second.next()) }
    #expect(first == second)
    _ = first.next()
    #expect(first != second)
  }

  @Test(arguments: [1, 2, 3, 7, 8, 26, 1_000, 0x8000_0000, 0x8000_0001, .max] as [UInt32])
  func `numbers stay below their bound`(bound: UInt32) {
    var generator = SplitMix64(seed: UInt64(bound))
    let numbers = (0..<2_000).map { _ in generator.next(below: bound) }
    #expect(numbers.allSatisfy { $0 < bound })
    if bound <= 26 { #expect(Set(numbers).count == Int(bound)) }
  }

  @Test func `a bounded number is the remainder of a draw`() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect((0..<5).map { _ in generator.next(below: 100) } == [17, 73, 23, 31, 21])
  }

  @Test(arguments: [2, 3, 6, 10, 26] as [UInt32])
  func `every number is about equally likely`(bound: UInt32) {
    var generator = SplitMix64(seed: 99)
    var counts = [Int](repeating: 0, count: Int(bound))
    for _ in 0..<2_000 * bound { counts[Int(generator.next(below: bound))] += 1 }
    #expect(counts.allSatisfy { (1_800...2_200).contains($0) })
  }

  @Test func `a shuffle is frozen`() {
    var generator = SplitMix64(seed: 42)
    var letters = Array("silkworm")
    generator.shuffle(&letters)
    #expect(String(letters) == "kirlwsmo")
    var numbers = Array(0..<12)
    generator.shuffle(&numbers)
    #expect(numbers == [0, 9, 3, 2, 5, 7, 1, 6, 11, 4, 10, 8])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `a shuffle loses and adds nothing`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let original = Array(0..<Int(seed))
    var shuffled = original
    generator.shuffle(&shuffled)
    #expect(shuffled.sorted() == original)
  }

  @Test func `every order of three is about equally likely`() {
    var generator = SplitMix64(seed: 5)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<6_000 {
      var elements = [1, 2, 3]
      generator.shuffle(&elements)
      counts[elements, default: 0] += 1
    }
    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { (900...1_100).contains($0) })
  }

  @Test func `shuffling at most one element draws no numbers`() {
    var generator = SplitMix64(seed: 3)
    var nothing: [Int] = []
    var one = [1]
    generator.shuffle(&nothing)
    generator.shuffle(&one)
    #expect(nothing == [] && one == [1])
    #expect(generator == SplitMix64(seed: 3))
  }
}
