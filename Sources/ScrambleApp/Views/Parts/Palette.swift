#if canImport(SwiftUI)
  import SwiftUI

  /// The colors of the game, named by purpose. Each is a color set in the app's asset catalog, with values for light,
  /// dark and increased contrast.
  enum Palette {
    static let background = Color("ground")
    static let surface = Color("surface")
    static let ink = Color("ink")
    static let secondaryInk = Color("ink2")
    static let line = Color("line")
    static let bead = Color("bead")
    static let beadInk = Color("bead-ink")
    static let cord = Color("cord")
    static let cordTwist = Color("cord2")
    static let action = Color("act")
    static let actionInk = Color("act-ink")
    static let bonus = Color("bonus")
    /// The colors of players, by their places in a table.
    static let players = [
      Color("player1"), Color("player2"), Color("player3"), Color("player4"),
      Color("player5"), Color("player6"), Color("player7"), Color("player8"),
    ]
    static let playerInk = Color("player-ink")
  }
#endif
