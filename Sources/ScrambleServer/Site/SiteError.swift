/// An error in the folder of the page. The program reports it in one line.
enum SiteError: Error, Equatable {
  /// A file or folder cannot be read. The reason comes from the system.
  case unreadable(file: String, reason: String)
  /// There is a link, a folder or a device instead of a file.
  case notRegularFile(String)
  /// The manifest cannot be decoded, or lacks the path `/`.
  case invalidManifest
  /// The manifest was written for a later version of this program.
  case newerFormat(Int)
  /// An entry of the manifest, counted from one, has a value that the build never writes.
  case invalidEntry(Int, String)
  /// A file does not match its checksum in the manifest.
  case checksumMismatch(file: String)

  /// The message for standard error.
  var message: String {
    switch self {
    case .unreadable(let file, let reason): "cannot read \(file): \(reason)."
    case .notRegularFile(let file): "cannot read \(file): it is not a plain file."
    case .invalidManifest: "\(Manifest.fileName) is damaged: it is not a list of files."
    case .newerFormat(let format): "\(Manifest.fileName) has format \(format), which is newer than this program."
    case .invalidEntry(let number, let field):
      "\(Manifest.fileName) is damaged: \(field) of entry \(number) is not valid."
    case .checksumMismatch(let file): "\(file) is not the file that \(Manifest.fileName) names; build the page again."
    }
  }

  /// The exit code: 74 if something cannot be read, 65 if it is damaged or too new.
  var exitCode: Int32 {
    switch self {
    case .unreadable, .notRegularFile: 74
    case .invalidManifest, .newerFormat, .invalidEntry, .checksumMismatch: 65
    }
  }
}
