/// What is wrong with the folder of the page, in one line.
enum SiteError: Error, Equatable {
  /// It is not there, or not to be read; the reason is the system's.
  case unreadable(file: String, reason: String)
  /// A link, a folder or a device stands where a file should.
  case noPlainFile(String)
  /// The manifest is not one.
  case noManifest
  /// The manifest is of a later time than this program.
  case newerFormat(Int)
  /// An entry of the manifest, counted from one, that no build of ours would write.
  case badEntry(Int, String)
  /// A file whose bytes are not those that the manifest was made from.
  case notAsBuilt(String)

  /// The line for people.
  var line: String {
    switch self {
    case .unreadable(let file, let reason): "cannot read \(file): \(reason)."
    case .noPlainFile(let file): "cannot read \(file): it is not a plain file."
    case .noManifest: "\(Manifest.file) is damaged: it is not a list of files."
    case .newerFormat(let format): "\(Manifest.file) has format \(format), which is newer than this program."
    case .badEntry(let number, let what): "\(Manifest.file) is damaged: \(what) of entry \(number) cannot be."
    case .notAsBuilt(let file): "\(file) is not the file that \(Manifest.file) names; build the page again."
    }
  }

  /// 74 where something cannot be read, 65 where it can and is damaged.
  var exitCode: Int32 {
    switch self {
    case .unreadable, .noPlainFile: 74
    case .noManifest, .newerFormat, .badEntry, .notAsBuilt: 65
    }
  }
}
