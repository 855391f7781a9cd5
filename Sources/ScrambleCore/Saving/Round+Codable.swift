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
#endif
