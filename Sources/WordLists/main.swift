import Foundation

/// The tool that makes the words: `collect` reads the Debian packages, `report` tells what that would change, and `pack` turns the text
/// into `english.lex`.
let usage = """
  usage: word-lists collect [--scowl DIR] [--wordnet DIR] [--data DIR] [--resources DIR]
         word-lists report [--scowl DIR] [--wordnet DIR] [--data DIR]
         word-lists pack [--data DIR] [--resources DIR]

  """

/// Says a line on standard error and ends the program.
func leave(saying text: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data(text.utf8))
  exit(code)
}

let arguments = Array(CommandLine.arguments.dropFirst())

do {
  switch arguments.first {
  case "collect":
    guard let collect = Collect(options: arguments.dropFirst()) else { leave(saying: usage, code: 64) }
    print(try collect.run())
  case "report":
    guard let collect = Collect(options: arguments.dropFirst()) else { leave(saying: usage, code: 64) }
    print(try Report(collect).text)
  case "pack":
    guard let pack = Pack(options: arguments.dropFirst()) else { leave(saying: usage, code: 64) }
    print(try pack.run())
  default: leave(saying: usage, code: 64)
  }
} catch let error as CollectError {
  leave(saying: "word-lists: \(error.message)\n", code: error.exitCode)
} catch {
  leave(saying: "word-lists: \(error.localizedDescription)\n", code: 73)
}
