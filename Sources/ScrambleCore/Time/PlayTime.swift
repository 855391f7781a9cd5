/// A play time in tenths of a second: how long a round has been played, without the time away. It is never longer than
/// ``longest``, nor is the difference of two times.
///
///     try round.play(Word("silk".utf8), in: lexicon, after: .seconds(45)).time.seconds  // 45
public struct PlayTime: Hashable, Comparable, Sendable {
  public let tenths: Int

  /// Creates a time.
  ///
  /// - Parameter tenths: Tenths of a second, positive or negative. The magnitude is clamped to ``longest``.
  public init(tenths: Int) {
    self.tenths = min(max(tenths, -PlayTime.maxTenths), PlayTime.maxTenths)
  }

  private static let maxTenths = 999_999_999

  public static let zero = PlayTime(tenths: 0)

  /// The longest time that is counted: a little more than three years.
  public static let longest = PlayTime(tenths: maxTenths)

  public static func seconds(_ seconds: Int) -> PlayTime { PlayTime(seconds, tenthsEach: 10) }

  public static func minutes(_ minutes: Int) -> PlayTime { PlayTime(minutes, tenthsEach: 600) }

  private init(_ count: Int, tenthsEach: Int) {
    let (tenths, isTooLong) = count.multipliedReportingOverflow(by: tenthsEach)
    self.init(tenths: isTooLong ? (count < 0 ? .min : .max) : tenths)
  }

  /// The whole seconds of the time.
  public var seconds: Int { tenths / 10 }

  /// The whole minutes of the time.
  public var minutes: Int { tenths / 600 }

  public static func < (first: PlayTime, second: PlayTime) -> Bool { first.tenths < second.tenths }

  public static func + (first: PlayTime, second: PlayTime) -> PlayTime {
    PlayTime(tenths: first.tenths + second.tenths)
  }

  public static func - (first: PlayTime, second: PlayTime) -> PlayTime {
    PlayTime(tenths: first.tenths - second.tenths)
  }
}

#if !hasFeature(Embedded)
  extension PlayTime: Codable {
    /// Decodes a time from its seconds.
    public init(from decoder: any Decoder) throws {
      let tenths = try decoder.singleValueContainer().decode(Double.self) * 10
      let maxTenths = Double(PlayTime.maxTenths)
      // `rounded()` would need the math functions of the C library, which not every program links.
      self.init(tenths: tenths.isNaN ? 0 : Int(min(max(tenths, -maxTenths), maxTenths) + (tenths < 0 ? -0.5 : 0.5)))
    }

    /// Encodes the time in seconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(Double(tenths) / 10)
    }
  }
#endif
