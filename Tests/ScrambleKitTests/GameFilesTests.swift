import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

struct GameFilesTests {
  private func copyGameFiles(to folder: TemporaryFolder) throws {
    for file in [GameFiles.rootsFileName, GameFiles.lexiconFileName, GameFiles.catalogFileName] {
      try FileManager.default.copyItem(
        at: Repository.resources.appending(path: file), to: folder.url.appending(path: file))
    }
  }

  @Test func `the files that come with the game load`() throws {
    #expect(try gameFiles.loadRoots().count > 10_000)
    #expect(english.count > 100_000)
    #expect(Set(try gameFiles.loadRoots()) == Set(english.roots.map(\.word)))
  }

  @Test(arguments: [GameFiles.rootsFileName, GameFiles.lexiconFileName, GameFiles.catalogFileName])
  func `a missing file is reported by name`(file: String) throws {
    let folder = try TemporaryFolder()
    try copyGameFiles(to: folder)
    try FileManager.default.removeItem(atPath: folder.file(file))
    let error = #expect(throws: FileError.self) { try GameFiles(folder: folder.url).bytes(of: file) }
    #expect(error?.message == "Could not load \(file) from bundle.")
    #expect(error?.isFileDamaged == false)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [GameFiles.rootsFileName, GameFiles.lexiconFileName, GameFiles.catalogFileName], Obstacle.allCases)
  func `anything but a plain file is reported by name`(file: String, obstacle: Obstacle) throws {
    let folder = try TemporaryFolder()
    try obstacle.create(at: folder.file(file))
    let error = #expect(throws: FileError.self) { try GameFiles(folder: folder.url).bytes(of: file) }
    #expect(error?.message == "Could not read \(file).")
    #expect(error?.isFileDamaged == false)
  }

  @Test func `a damaged lexicon is reported with the reason`() throws {
    let folder = try TemporaryFolder()
    var bytes = try gameFiles.bytes(of: GameFiles.lexiconFileName)
    let damage: [(offset: Int, damageText: String)] = [
      (0, "is damaged: it is not a lexicon."), (9, "has format 257, which is newer than this program."),
      (1000, "is damaged: its checksum is wrong."),
    ]
    for (offset, damageText) in damage {
      bytes[offset] ^= 1
      try folder.write(bytes, as: GameFiles.lexiconFileName)
      let error = #expect(throws: FileError.self) { try GameFiles(folder: folder.url).loadLexicon() }
      #expect(error?.message == "english.lex \(damageText)")
      #expect(error?.isFileDamaged == true)
      bytes[offset] ^= 1
    }
  }

  @Test func `a custom list of roots may have blank lines`() throws {
    let folder = try TemporaryFolder()
    try Data("\n Telepaths \r\n\ncat\n".utf8).write(to: folder.url.appending(path: GameFiles.rootsFileName))
    #expect(try GameFiles(folder: folder.url).loadRoots() == ["telepaths", "cat"])
  }

  @Test func `a byte order mark is not part of the first root`() throws {
    let folder = try TemporaryFolder()
    try folder.write("\u{feff}silkworm\r\ncat\r\n", as: GameFiles.rootsFileName)
    #expect(try GameFiles(folder: folder.url).loadRoots() == ["silkworm", "cat"])
  }

  @Test(
    arguments: ["ok\nab\n", "ok\ncafé\n", "ok\nabcdefghijklmnop\n", "ok\nca\u{feff}t\n"].map {
      $0.replacing("ok", with: "milk")
    })
  func `a line that is not a root is reported`(text: String) throws {
    let folder = try TemporaryFolder()
    try Data(text.utf8).write(to: folder.url.appending(path: GameFiles.rootsFileName))
    let error = #expect(throws: FileError.self) { try GameFiles(folder: folder.url).loadRoots() }
    #expect(error?.message == "start.txt, line 2, is not a word of 3 to 15 letters.")
  }

  @Test func `with an empty list of roots, silkworm is dealt`() throws {
    let folder = try TemporaryFolder()
    try Data("\n\n".utf8).write(to: folder.url.appending(path: GameFiles.rootsFileName))
    let roots = try GameFiles(folder: folder.url).loadRoots()
    #expect(roots.isEmpty)
    #expect(Dealer(roots: roots, in: english).root(seed: 1) == "silkworm")
  }

  @Test func `files are looked for in the named folder, the bundle, beside the program, and in share`() throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "bin/wordscramble")
    func found(_ environment: [String: String] = [:]) -> String? {
      GameFiles(besideExecutable: program, environment: environment).folder?.lastPathComponent
    }
    #expect(found() == nil)
    for path in ["share/wordscramble", "bin", "bin/word-scramble_ScrambleKit.resources"] {
      let url = folder.url.appending(path: path)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for file in [GameFiles.rootsFileName, GameFiles.lexiconFileName] {
        try Data().write(to: url.appending(path: file))
      }
      #expect(found() == url.lastPathComponent)
    }
    #expect(found(["WORDSCRAMBLE_RESOURCES": "/elsewhere"]) == "elsewhere")
  }

  @Test(arguments: [
    [GameFiles.rootsFileName], [GameFiles.lexiconFileName], [GameFiles.catalogFileName, GameFiles.rootsFileName],
  ])
  func `files of other programs are not taken for the game's`(files: [String]) throws {
    let folder = try TemporaryFolder()
    for file in files { try folder.write("theirs", as: file) }
    let found = GameFiles(besideExecutable: folder.url.appending(path: "bot"), environment: [:])
    #expect(found.folder == nil)
    let share = folder.url.appending(path: "share/wordscramble")
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
    for file in files where file != GameFiles.lexiconFileName { try Data().write(to: share.appending(path: file)) }
    #expect(GameFiles(besideExecutable: folder.url.appending(path: "bin/bot"), environment: [:]).folder == nil)
    #if os(Linux)
      #expect(try found.loadLexicon().count == english.count)
    #endif
  }

  @Test func `an app for the Mac has the bundle among its resources`() throws {
    let folder = try TemporaryFolder()
    let bundle = folder.url.appending(path: "Contents/Resources/word-scramble_ScrambleKit.bundle/Contents/Resources")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try Data().write(to: bundle.appending(path: GameFiles.lexiconFileName))
    let files = GameFiles(besideExecutable: folder.url.appending(path: "Contents/MacOS/Step1"), environment: [:])
    #expect(files.folder?.path == bundle.path)
  }

  #if os(Linux)
    @Test func `a program opens the English lexicon by its name`() throws {
      #expect(try Lexicon.english().count == english.count)
      #expect(throws: FileError(file: GameFiles.lexiconFileName, reason: .missing)) {
        try GameFiles(environment: ["WORDSCRAMBLE_RESOURCES": "/nowhere"]).loadLexicon()
      }
    }

    @Test(arguments: [
      GameFiles.rootsFileName, GameFiles.lexiconFileName, GameFiles.glossesFileName, GameFiles.catalogFileName,
    ])
    func `the embedded copies equal the files`(file: String) throws {
      let embeddedFiles = GameFiles(besideExecutable: URL(filePath: "/nowhere/bin/wordscramble"), environment: [:])
      let copy = try embeddedFiles.bytes(of: file)
      let original = try gameFiles.bytes(of: file)
      #expect(copy == original || copy == original + [UInt8(ascii: "\n")])
    }

    @Test func `a file without an embedded copy is missing`() {
      let embeddedFiles = GameFiles(besideExecutable: URL(filePath: "/nowhere/bin/wordscramble"), environment: [:])
      #expect(throws: FileError(file: "elsewhere.txt", reason: .missing)) {
        try embeddedFiles.bytes(of: "elsewhere.txt")
      }
    }
  #endif
}
