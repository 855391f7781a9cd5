import Foundation

/// The program as a whole, and how long the lexicon takes to download.
struct ProcessBenchmark {
  private static let runs = 30

  /// The folder of the package.
  let folder: URL
  /// Where `english.lex` is.
  let lexicon: URL

  func run() throws -> [Row] {
    let size = try output(of: "/usr/bin/env", ["gzip", "-9", "-c", lexicon.path]).count
    return try [start()] + [Row("english.lex: after gzip -9", bytes: size, atMost: 200_000)]
  }

  private func start() throws -> Row {
    let what = "wordscramble solve triangle: the whole process"
    let program = folder.appending(path: ".build/release/wordscramble").path
    guard FileManager.default.isExecutableFile(atPath: program) else { return Row(what, ours: "not built") }
    let answers = String(decoding: try output(of: program, ["solve", "triangle"]), as: UTF8.self)
    try check(answers.contains("alerting"), "the program does not solve triangle")
    var times = Times()
    for _ in 0..<ProcessBenchmark.runs { _ = try times.measure { try output(of: program, ["solve", "triangle"]) } }
    return Row(what, nanoseconds: times.shortest, atMost: 10e6)
  }

  /// Runs a program and returns what it writes.
  private func output(of program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
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
