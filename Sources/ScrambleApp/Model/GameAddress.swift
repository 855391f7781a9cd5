public import Foundation

/// Addresses that open the app. Message apps make a link only of an address with two slashes.
public enum GameAddress {
  /// Plays today's puzzle.
  public static let today: URL = address("today")

  /// Opens a round: the code of the round follows as fragment.
  static let round: URL = address("round")

  private static func address(_ host: String) -> URL {
    var parts = URLComponents()
    (parts.scheme, parts.host) = ("wordscramble", host)
    guard let url = parts.url else { preconditionFailure(host) }
    return url
  }
}
