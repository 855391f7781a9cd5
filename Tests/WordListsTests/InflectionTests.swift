import Testing

@testable import WordLists

struct InflectionTests {
  @Test(arguments: [
    ("cat", "cats cated cating cats catted catting"), ("plan", "plans planned planning"),
    ("rain", "rains rained raining"),
    ("vlog", "vlogs vlogged vlogging"), ("cancel", "cancels canceled canceling cancelled cancelling"),
    ("bake", "bakes baked baking"), ("agree", "agrees agreed agreeing"), ("dye", "dyes dyed dyeing"),
    ("party", "parties partied partying"), ("play", "plays played playing"), ("box", "boxes boxed boxing"),
    ("relish", "relishes relished relishing"), ("buzz", "buzzes buzzed buzzing"),
    ("echo", "echos echoes echoed echoing"), ("show", "shows showed showing"),
  ])
  func `nouns and verbs are inflected by their spelling`(base: String, expected: String) {
    let forms = expected.split(separator: " ").map(String.init)
    #expect(Inflection.forms(of: base).isSubset(of: forms))
    #expect(Inflection.forms(of: base).count >= 3)
  }

  @Test(arguments: [("pot", "poted"), ("pot", "poting"), ("garb", "garbes"), ("cat", "cates"), ("job", "jobes")])
  func `a word with another spelling is not a form`(base: String, form: String) {
    #expect(!Inflection.forms(of: base).contains(form))
  }
}
