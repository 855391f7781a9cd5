#if canImport(SwiftUI)
  import SwiftUI

  /// The bead of a player in a table, with the player's initial, so that color is not the only difference. Screen
  /// readers read the name instead.
  struct PlayerBead: View {
    let initial: String
    /// The player's place in the table, from 0.
    let place: Int
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 30

    var body: some View {
      Text(verbatim: initial)
        .font(.headline)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .foregroundStyle(Palette.playerInk)
        .frame(width: min(side, 44), height: min(side, 44))
        .background(Palette.players[place % Palette.players.count], in: Circle())
        .accessibilityHidden(true)
    }
  }

  #Preview("PlayerBead") {
    HStack {
      ForEach(0..<8, id: \.self) { PlayerBead(initial: "\($0)", place: $0) }
    }
  }
#endif
