import SwiftUI

struct ContentView: View {
  @Bindable var model: GameModel

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("Enter your word", text: $model.newWord)
            .autocorrectionDisabled()
            #if os(iOS)
              .textInputAutocapitalization(.never)
            #endif
        }
        Section("Score: \(model.score)") {
          ForEach(model.foundWords, id: \.word) { foundWord in
            FoundWordRow(foundWord: foundWord)
          }
        }
      }
      .navigationTitle(model.rootWord)
      .toolbar {
        Button("New Word", action: model.startGame)
      }
      .onSubmit {
        withAnimation { model.addNewWord() }
      }
      .onAppear(perform: start)
      .alert(model.errorTitle, isPresented: $model.showingError) {
        Button("OK") {}
      } message: {
        Text(model.errorMessage)
      }
    }
  }

  /// A preview has a round already.
  private func start() {
    if model.rootWord.isEmpty { model.startGame() }
  }
}

#Preview {
  ContentView(model: .preview(finding: "worms", "loris", "milk"))
}
