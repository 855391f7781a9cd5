#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The whole game on one screen.
  struct GameView: View {
    @Bindable private var model: GameModel
    @Environment(\.scenePhase) private var phase

    /// Shows a game, and starts it when the screen appears.
    init(model: GameModel) {
      self.model = model
    }

    /// The screen with the panels and dialogs that can cover it.
    var body: some View {
      screen
        .gameLook()
        .onAppear(perform: start)
        .alert(model.errorTitle, isPresented: $model.showingError) {
          Button(model.wording.text(.buttonOk), role: .cancel) {}
            .keyboardShortcut(.defaultAction)
        } message: {
          Text(AttributedString(model.errorText, english: model.englishWordsOfError))
        }
        .sheet(item: $model.panel, onDismiss: model.panelClosed) { panel in
          PanelView(panel: panel, model: model)
        }
        .onChange(of: phase) {
          if phase != .active { model.leave() }
        }
        .foundWordFeedback(model: model)
        .hardwareKeyboard(model: model)
        .roundTimer(model: model)
        .onOpenURL(perform: model.open(_:))
        .environment(\.wording, model.wording)
    }

    private var screen: some View {
      NavigationStack {
        BoardView(model: model)
          .navigationTitle(title)
          .toolbar { GameToolbar(model: model) }
          #if os(iOS)
            .navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(Palette.background, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
          #else
            .endQuestion(model: model)
          #endif
      }
    }

    /// The root, unless it is hidden.
    private var title: Text {
      model.game.isCovered ? Text(model.wording.text(.timeTitle)) : Text(english: model.rootWord)
    }

    /// Starts the game once. A window that appears again shows the same round.
    private func start() {
      if !model.hasStarted { model.startGame() }
    }
  }

  #Preview("Empty") {
    GameView(model: .preview())
  }

  #Preview("Full list, dark") {
    GameView(model: .previewFull())
      .preferredColorScheme(.dark)
  }

  #Preview("Refused") {
    GameView(model: .previewRefusedWord())
  }

  #Preview("Refused, after OK, on the smallest phone with its keyboard") {
    GameView(model: .previewCorrecting())
      .frame(width: 375, height: 407)
  }

  #Preview("Largest type") {
    GameView(model: .previewFull())
      .dynamicTypeSize(.accessibility5)
  }

  #Preview("Ended, Chinese") {
    GameView(model: .previewEnded(in: .simplifiedChinese))
  }
#endif
