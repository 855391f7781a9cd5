/// A choice whose cases have names that are the same in every language: in commands, in JSON, in saved rounds and settings.
///
///     Rank.wholeString.name  // "wholeString"
///
/// Names are part of stable formats and are never changed. The names that players read are sentences of the front ends.
public protocol Named: CaseIterable {
  /// The name.
  var name: String { get }
}

#if !hasFeature(Embedded)
  extension Named {
    /// Reads the case from its name.
    init(named decoder: any Decoder) throws {
      let name = try decoder.singleValueContainer().decode(String.self)
      guard let named = Self.allCases.first(where: { $0.name == name }) else {
        let reason = "\(name) is no name of a \(Self.self)"
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: reason))
      }
      self = named
    }

    /// Writes the name.
    func encodeName(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    }
  }
#endif
