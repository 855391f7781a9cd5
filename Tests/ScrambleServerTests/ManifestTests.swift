#if Server
  import Testing

  @testable import ScrambleServer

  struct ManifestTests {
    @Test func `a valid manifest is decoded`() throws {
      let manifest = try Manifest(json: Array(TinyPage().manifest().utf8))
      #expect(manifest.version == "tiny")
      #expect(manifest.files.map(\.path) == ["/", "/v/main.js"])
      #expect(manifest.files[0].encodings["gzip"]?.file == "index.html.gz")
    }

    @Test(arguments: [
      "", "{", "[]", "{}", #"{"format":1}"#, #"{"format":"1","version":"","files":[]}"#,
      #"{"format":1,"version":"","files":[]}"#,
      #"{"format":0,"version":"","files":[]}"#,
    ])
    func `text that is not a manifest is refused`(text: String) {
      #expect(throws: SiteError.invalidManifest) { try Manifest(json: Array(text.utf8)) }
    }

    @Test func `every truncation is refused`() throws {
      let manifestBytes = Array(try TinyPage().manifest().utf8)
      for length in manifestBytes.indices {
        #expect(throws: SiteError.self) { try Manifest(json: Array(manifestBytes.prefix(length))) }
      }
    }

    @Test func `a flipped bit never crashes the program`() throws {
      let manifestBytes = Array(try TinyPage().manifest().utf8)
      for index in manifestBytes.indices {
        var flipped = manifestBytes
        flipped[index] ^= 1 << (index % 8)
        _ = try? Manifest(json: flipped)
      }
    }

    @Test func `a manifest of a newer format is reported as such`() {
      #expect(throws: SiteError.newerFormat(2)) { try Manifest(json: Array(#"{"format":2,"all":"else"}"#.utf8)) }
    }

    @Test(arguments: [
      (#""/v/main.js""#, #""/""#, "the path"), ("/v/main.js", "v/main.js", "the path"),
      ("/v/main.js", "/v/main.js?x", "the path"), ("/v/main.js", "/v/%2e", "the path"),
      ("/v/main.js", "/health/live", "the path"), ("/v/main.js", "/v/m\u{e4}in.js", "the path"),
      (#":"main.js""#, #":"../main.js""#, "the file"), (#":"main.js""#, #":"/main.js""#, "the file"),
      (#":"main.js""#, #":".main.js""#, "the file"), (#":"main.js""#, #":"v//main.js""#, "the file"),
      (#":"main.js""#, #":"v\\main.js""#, "the file"), (#":"main.js""#, #":"""#, "the file"),
      ("text/javascript", #"text/javascript\r\nX: y"#, "the type"), ("immutable", "", "the cache"),
      (#"\"js\""#, "js", "the etag"), (#"\"js\""#, #"W/\"js\""#, "the etag"), (#"\"js\""#, #"\"j\"s\""#, "the etag"),
    ])
    func `an entry with an invalid field is refused`(text: String, other: String, field: String) throws {
      let json = Array(try TinyPage().manifest(replacing: text, with: other).utf8)
      #expect(throws: SiteError.invalidEntry(2, field)) { try Manifest(json: json) }
    }

    @Test(arguments: [
      ("\"br\"", "\"zstd\""), ("index.html.br", "../index.html.br"), ("index.html.gz", "/index.html.gz"),
    ])
    func `an invalid encoding is refused`(text: String, other: String) throws {
      let json = Array(try TinyPage().manifest(replacing: text, with: other).utf8)
      #expect(throws: SiteError.invalidEntry(1, "an encoding")) { try Manifest(json: json) }
    }
  }
#endif
