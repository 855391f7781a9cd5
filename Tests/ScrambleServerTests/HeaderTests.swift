import Testing

@testable import ScrambleServer

struct AcceptedCodingsTests {
  @Test(arguments: [
    (nil, false, false), ("", false, false), ("br", true, false), ("gzip", false, true),
    ("gzip, deflate, br", true, true),
    ("BR;q=1,GZip;q=0.5", true, true), ("br;q=0", false, false), ("br; q=0.0 , gzip", false, true), ("*", true, true),
    ("*;q=0", false, false), ("gzip;q=0, *", true, false), ("br;q=0, *", false, true), ("identity;q=0", false, false),
    ("x-gzip", false, true),
    ("br;q=0.001", true, false), ("bro, gzi", false, false), (";;;,,,", false, false), ("br;level=1;q=0", false, false),
    ("\t br \t", true, false), ("b\u{301}r", false, false),
  ])
  func `the accepted codings are parsed from the header`(header: String?, brotli: Bool, gzip: Bool) {
    let accepted = AcceptedCodings(header)
    #expect(accepted.brotli == brotli && accepted.gzip == gzip)
  }
}

struct EntityTagTests {
  @Test(arguments: [
    ("\"a\"", true), ("W/\"a\"", true), ("\"b\", \"a\"", true), ("\"b\",W/\"a\"\t", true), ("*", true), (" * ", true),
    ("", false), ("a", false), ("\"A\"", false), ("\"a", false), ("\"a\"-", false), ("w/\"a\"", false),
    ("\"b\"", false),
  ])
  func `a tag is found in a list`(header: String, isNamed: Bool) {
    #expect(EntityTag("\"a\"").isNamed(in: header) == isNamed)
  }

  @Test func `each form has its own tag`() {
    #expect(EntityTag("\"a\"", .br).text == "\"a-br\"")
    #expect(EntityTag("\"a\"", .gzip).text == "\"a-gzip\"")
  }
}
