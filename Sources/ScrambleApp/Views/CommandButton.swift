#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// A command of the menu bar. It is a view, so that it observes changes, and is disabled while a panel or dialog covers the game.
  struct CommandButton: View {
    let model: GameModel
    let key: WordingKey
    /// Another condition for it to be enabled, or nil.
    let isPossible: KeyPath<GameModel, Bool>?
    let action: @MainActor () -> Void

    var body: some View {
      Button(model.wording.text(key), action: action)
        .disabled(model.isCovered || isPossible.map { !model[keyPath: $0] } ?? false)
    }
  }

  #Preview {
    CommandButton(model: .preview(), key: .newWordUndo, isPossible: \.game.canGoBack) {}
  }
#endif
