/// The version of the game, shared by all programs, the app and the files of a release.
package enum GameVersion {
  /// The version according to Semantic Versioning.
  package static let current = "0.1.0"
}
