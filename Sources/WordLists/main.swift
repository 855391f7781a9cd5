import Foundation

// Checks the words, and writes `english.lex` if there is no mistake. Started in the folder of the repository.
let resources = URL(filePath: "Sources/ScrambleKit/Resources")
let pack = try Pack(data: URL(filePath: "Data"), resources: resources)
guard pack.mistakes.isEmpty else {
  let lines = pack.mistakes.map { "\($0)\n" }.joined()
  FileHandle.standardError.write(Data(lines.utf8))
  exit(65)
}
let bytes = try pack.bytes()
try Data(bytes).write(to: resources.appending(path: "english.lex"), options: .atomic)
print("english.lex: \(pack.entries.count) words, \(bytes.count) bytes")
