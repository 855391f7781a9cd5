#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Gives a window or panel the type and the colours of the game. A panel does not take them from the window that it covers.
    func gameLook() -> some View {
      fontDesign(.rounded)
        .foregroundStyle(Palette.ink)
        .tint(Palette.act)
    }

    /// Puts lists and forms on the ground of the game instead of the system's, with which the contrast was not computed.
    func panelColors() -> some View {
      scrollContentBackground(.hidden)
        .background(Palette.ground)
    }
  }

  /// A list of a panel, whose rows have the colour of the game's own lists.
  struct PanelList<Content>: View where Content: View {
    @ViewBuilder let content: Content

    var body: some View {
      List {
        Group { content }
          .listRowBackground(Palette.surface)
      }
    }
  }

  #Preview {
    PanelList { BonusMark() }
      .gameLook()
      .panelColors()
  }
#endif
