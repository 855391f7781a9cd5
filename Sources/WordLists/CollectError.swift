/// An error in the files that the commands read.
enum CollectError: Error, Equatable {
  case missingPackage(String, folder: String)
  case unreadable(file: String)
  case malformed(file: String, line: Int)
  case dailyBlocked(root: String)
  case dailyNotRoot(root: String)

  /// The error in one line, followed by the remedy if there is one.
  var message: String {
    switch self {
    case .missingPackage(let package, let folder): "nothing to read in \(folder): install the Debian package \(package)"
    case .unreadable(let file): "cannot read \(file) as UTF-8 text"
    case .malformed(let file, let line): "\(file), line \(line): not a line of this file"
    case .dailyBlocked(let root): "daily.txt holds \(root), which is now blocked: decide by hand what takes its day"
    case .dailyNotRoot(let root):
      "daily.txt holds \(root), which is no longer a root: give it back, or replace it by hand"
    }
  }

  /// The exit code from sysexits.h: 65 for invalid data, 74 for a read error.
  var exitCode: Int32 {
    switch self {
    case .missingPackage, .unreadable: 74
    case .malformed, .dailyBlocked, .dailyNotRoot: 65
    }
  }
}
