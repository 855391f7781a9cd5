#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Gives a window or panel the game's font and colors. A panel does not inherit them from the window that it
    /// covers.
    func gameLook() -> some View {
      fontDesign(.rounded)
        .foregroundStyle(Palette.ink)
        .tint(Palette.action)
    }

    /// Puts lists and forms on the game's background. The contrast of the game's colors was not computed for the
    /// system's background.
    func panelColors() -> some View {
      scrollContentBackground(.hidden)
        .background(Palette.background)
    }
  }

  /// A list in a panel, whose rows have the color of the game's own lists.
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
