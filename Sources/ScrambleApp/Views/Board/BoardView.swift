#if canImport(SwiftUI)
  import ScrambleCore
  import SwiftUI

  /// The whole board, arranged for the size of the screen, or the cover of a timed round. If there is enough room, the
  /// controls stay in place and only the lists scroll.
  struct BoardView: View {
    let model: GameModel
    @Environment(\.verticalSizeClass) private var heightClass
    @Environment(\.dynamicTypeSize) private var typeSize

    /// The minimum width for two columns, on iPad and Mac.
    private static let twoColumnWidth: CGFloat = 700

    var body: some View {
      GeometryReader { proxy in
        if model.game.isCovered {
          CoverView(model: model)
        } else if heightClass == .compact {
          landscapePhone
        } else if proxy.size.width >= BoardView.twoColumnWidth {
          twoColumns(width: proxy.size.width)
        } else {
          column(parts: [.ladder], showsRoot: false)
        }
      }
      .background(Palette.background)
      #if os(macOS)  // On a Mac, a click on a list removes the focus from the field.
        .simultaneousGesture(TapGesture().onEnded(model.focusIfHardwareKeyboard))
      #endif
    }

    /// The layout of an upright phone, or of one of two columns. At accessibility type sizes, everything but the field
    /// scrolls, because the rest does not fit on the screen.
    @ViewBuilder private func column(parts: Set<BoardList.Part>, showsRoot: Bool) -> some View {
      if typeSize.isAccessibilitySize {
        BoardList(model: model, parts: parts.union([.standing, .letters]))
          .safeAreaInset(edge: .bottom, spacing: 0) { BoardControls(model: model, includesLetters: false) }
      } else {
        BoardList(model: model, parts: parts)
          .safeAreaInset(edge: .top, spacing: 0) {
            StandingView(model: model, isBrief: !model.showsLetters, showsRoot: showsRoot)
          }
          .safeAreaInset(edge: .bottom, spacing: 0) { BoardControls(model: model, includesLetters: true) }
          .accessibilityElement(children: .contain)
      }
    }

    private func twoColumns(width: CGFloat) -> some View {
      HStack(spacing: 0) {
        column(parts: [], showsRoot: true)
        Divider()
        SideColumn(standing: model.game.standing, showsCount: model.settings.showsCount)
          .frame(width: width * 0.36)
      }
    }

    /// The layout of a phone in landscape: lists on the left, controls on the right.
    private var landscapePhone: some View {
      HStack(spacing: 0) {
        BoardList(model: model, parts: [.standing, .ladder])
        Divider()
        ScrollView { BoardControls(model: model, includesLetters: true) }
          .scrollBounceBehavior(.basedOnSize)
          .background(Palette.background)
          .accessibilityElement(children: .contain)
          .accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .contain)
    }
  }

  #Preview {
    BoardView(model: .previewFull())
  }

  #Preview("Typing") {
    BoardView(model: .previewTyping())
  }

  #Preview("Two columns") {
    BoardView(model: .previewFull())
      .frame(width: 900, height: 600)
  }
#endif
