import Foundation

/// The running time of the program as a whole, and the compressed size of the lexicon.
struct ProcessBenchmark {
  private static let runs = 30

  /// The folder of the package.
  let folder: URL
  /// The location of `english.lex`.
  let lexicon: URL

  func run() throws -> [Row] {
    let size = try output(of: "/usr/bin/env", ["gzip", "-9", "-c", lexicon.path]).count
    return try [timeStart(), timeLargeList()] + [Row("english.lex: after gzip -9", bytes: size, atMost: 200_000)]
  }

  private func timeStart() throws -> Row {
    let title = "wordscramble solve triangle: the whole process"
    let program = folder.appending(path: ".build-make/release/wordscramble").path
    guard FileManager.default.isExecutableFile(atPath: program) else { return Row(title, ours: "not built") }
    let answers = String(decoding: try output(of: program, ["solve", "triangle"]), as: UTF8.self)
    try check(answers.contains("alerting"), "the program does not solve triangle")
    var times = Times()
    for _ in 0..<ProcessBenchmark.runs { _ = try times.measure { try output(of: program, ["solve", "triangle"]) } }
    return Row(title, nanoseconds: times.shortest, wish: 10e6)
  }

  /// Times the program with a `start.txt` of 10 MB, more than a hundred times the usual one.
  private func timeLargeList() throws -> Row {
    let title = "wordscramble words --roots: a start.txt of 10 MB"
    let program = folder.appending(path: ".build-make/release/wordscramble").path
    guard FileManager.default.isExecutableFile(atPath: program) else { return Row(title, ours: "not built") }
    let resources = FileManager.default.temporaryDirectory.appending(path: "word-scramble-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: resources) }  // If this fails, the system deletes the folder later.
    try FileManager.default.copyItem(at: lexicon, to: resources.appending(path: "english.lex"))
    let list = Data(String(repeating: "silkworm\n", count: 1_100_000).utf8)
    try list.write(to: resources.appending(path: "start.txt"))
    var times = Times()
    for _ in 0..<5 {
      let words = try times.measure {
        try output(of: program, ["words", "--roots"], ["WORDSCRAMBLE_RESOURCES": resources.path])
      }
      try check(words.count >= 9, "the program does not list the roots")
    }
    return Row(title, nanoseconds: times.shortest, wish: 1e9)
  }

  /// Runs a program and returns what it writes.
  private func output(
    of program: String, _ arguments: [String], _ environment: [String: String]? = nil
  ) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    if let environment { process.environment = environment }
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try check(process.terminationStatus == 0, "\(program) fails")
    return data
  }
}
