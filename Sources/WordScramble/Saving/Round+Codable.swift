#if !hasFeature(Embedded)
  extension Round: Codable {
    public init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      try self.init(record: Array(text.utf8))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(String(decoding: Record(self).bytes, as: UTF8.self))
    }
  }

  extension ChallengeResult: Codable {
    private enum CodingKeys: CodingKey { case challenge, round, standing, unknown, isSameEdition }

    /// Decodes a result as it was encoded. The words are not checked again.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      challenge = try values.decode(Challenge.self, forKey: .challenge)
      round = try values.decode(Round.self, forKey: .round)
      standing = try values.decode(Standing.self, forKey: .standing)
      unknown = try values.decode([Word].self, forKey: .unknown)
      isSameEdition = try values.decode(Bool.self, forKey: .isSameEdition)
    }

    /// Encodes the challenge as its code, the round as the text of its ``Record``, the standing, the unknown words, and
    /// whether the edition is the same.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(challenge, forKey: .challenge)
      try values.encode(round, forKey: .round)
      try values.encode(standing, forKey: .standing)
      try values.encode(unknown, forKey: .unknown)
      try values.encode(isSameEdition, forKey: .isSameEdition)
    }
  }
#endif
