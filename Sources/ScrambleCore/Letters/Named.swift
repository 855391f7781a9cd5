/// An enumeration whose cases have names in commands, JSON, saved rounds and settings. The names are the same in every
/// language.
///
///     Rank.allWords.name  // "allWords"
///
/// Names are part of stable formats and never change. The front ends have the texts that players read.
public protocol Named: CaseIterable {
  var name: String { get }
}

#if !hasFeature(Embedded)
  extension Named {
    /// Decodes the case from its name.
    init(named decoder: any Decoder) throws {
      let name = try decoder.singleValueContainer().decode(String.self)
      guard let named = Self.allCases.first(where: { $0.name == name }) else {
        let reason = "\(name) is no name of a \(Self.self)"
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: reason))
      }
      self = named
    }

    func encodeName(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    }
  }
#endif
