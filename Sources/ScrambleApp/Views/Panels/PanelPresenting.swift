#if canImport(SwiftUI)
  import SwiftUI

  /// Shows the panel that the model asks for. One that has waited for an alert or dialog comes when that has gone.
  struct PanelPresenting: ViewModifier {
    @Bindable var model: GameModel

    func body(content: Content) -> some View {
      content
        .sheet(item: $model.panel, onDismiss: model.panelClosed) { panel in
          PanelView(panel: panel, model: model)
        }
        .task(id: model.isPanelDue, showNextPanel)
    }

    /// No system reports that an alert has gone, so the time of its movement is waited for.
    private func showNextPanel() async {
      guard model.isPanelDue else { return }
      try? await Task.sleep(for: model.dependencies.panelDelay)  // Cut short if no panel is due any more.
      if !Task.isCancelled { model.dialogClosed() }
    }
  }

  extension View {
    /// Shows the panels of a game.
    func panelPresenting(model: GameModel) -> some View {
      modifier(PanelPresenting(model: model))
    }
  }

  #Preview {
    GameView(model: .preview())
      .panelPresenting(model: .previewEnded())
  }
#endif
