public import Foundation

/// Addresses that open the app. Message apps recognize an address as a link only if it has two slashes.
public enum GameAddress {
  public static let today: URL = address("today")

  /// The address that opens a round. A link adds a root or the number of a daily puzzle as a query.
  static let round: URL = address("round")

  private static func address(_ host: String) -> URL {
    var components = URLComponents()
    components.scheme = "wordscramble"
    components.host = host
    guard let url = components.url else { preconditionFailure(host) }
    return url
  }
}
