#if Server
  import Foundation
  import Testing

  @testable import ScrambleServer

  struct SiteTests {
    @Test func `the site serves exactly the files of the manifest`() throws {
      let site = try TinyPage().site
      #expect(site.version == "tiny")
      #expect(site["/"] != nil && site["/v/main.js"] != nil)
      for path in ["", "/index.html", "/main.js", "/v/", "/v/main.js/", "/site.json", "/%76/main.js"] {
        #expect(site[path] == nil)
      }
    }

    @Test func `a link with an escaped number sign leads to the page`() throws {
      let site = try TinyPage().site
      for path in ["/%23c1.AbC", "/%23C2.", "/%23s1.AbC", "/%23G1.AbC", "/%23c12.A&fbclid=1", "/%23c1.A%20"] {
        #expect(site[path] != nil)
      }
      let otherPaths = ["/%23", "/%23c", "/%23c.", "/%23d1.A", "/%23c1.A/", "/%23c1.A/../x", "/v/%23c1.A", "/#c1.A"]
      for path in otherPaths {
        #expect(site[path] == nil)
      }
    }

    @Test(arguments: ["index.html", "index.html.br", "index.html.gz", "main.js"])
    func `a changed file is reported by name`(name: String) throws {
      let page = try TinyPage()
      try page.write([9], as: name)
      #expect(throws: SiteError.checksumMismatch(file: name)) { try page.site }
      try page.write([], as: name)
      #expect(throws: SiteError.checksumMismatch(file: name)) { try page.site }
    }

    @Test func `a missing file is reported by name`() throws {
      let page = try TinyPage()
      try FileManager.default.removeItem(at: page.folder.appending(path: "main.js"))
      #expect(throws: SiteError.unreadable(file: "main.js", reason: "No such file or directory")) { try page.site }
    }

    @Test func `a link is not followed`() throws {
      let page = try TinyPage()
      let file = page.folder.appending(path: "main.js")
      try FileManager.default.moveItem(at: file, to: page.folder.appending(path: "other.js"))
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: page.folder.appending(path: "other.js"))
      #expect(throws: SiteError.notRegularFile("main.js")) { try page.site }
    }

    @Test func `a folder in place of a file is refused`() throws {
      let page = try TinyPage()
      try FileManager.default.removeItem(at: page.folder.appending(path: "main.js"))
      try FileManager.default.createDirectory(
        at: page.folder.appending(path: "main.js"), withIntermediateDirectories: true)
      #expect(throws: SiteError.notRegularFile("main.js")) { try page.site }
    }

    @Test(.timeLimit(.minutes(1)))
    func `pipes and huge files are not read`() throws {
      let page = try TinyPage()
      let path = page.folder.appending(path: "main.js").path
      try #require(truncate(path, 200 << 30) == 0)
      #expect(throws: SiteError.unreadable(file: "main.js", reason: "File too large")) { try page.site }
      try FileManager.default.removeItem(atPath: path)
      try #require(mkfifo(path, 0o600) == 0)
      #expect(throws: SiteError.notRegularFile("main.js")) { try page.site }
    }

    @Test(arguments: [
      (SiteError.invalidManifest, 65), (.newerFormat(2), 65), (.invalidEntry(1, "the path"), 65),
      (.checksumMismatch(file: "x"), 65), (.unreadable(file: "x", reason: "y"), 74), (.notRegularFile("x"), 74),
    ])
    func `every error has an exit code and a one-line message`(error: SiteError, code: Int) {
      #expect(Int(error.exitCode) == code)
      #expect(error.message.hasSuffix(".") && !error.message.contains("\n"))
    }
  }
#endif
