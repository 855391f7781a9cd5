/// The version of the game: of all its programs, of the app and of the files of a release.
package enum GameVersion {
  /// The version, by the rules of Semantic Versioning.
  package static let current = "0.1.0"
}
