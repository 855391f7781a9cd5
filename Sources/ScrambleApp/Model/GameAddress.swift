public import Foundation

/// Addresses that open the app. Message apps recognize an address as a link only if it has two slashes.
public enum GameAddress {
  public static let today: URL = address("today")

  /// Opens a round. The fragment is the code of the round.
  static let round: URL = address("round")

  private static func address(_ host: String) -> URL {
    var components = URLComponents()
    (components.scheme, components.host) = ("wordscramble", host)
    guard let url = components.url else { preconditionFailure(host) }
    return url
  }
}
