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
          ForEach(model.usedWords, id: \.self) { word in
            HStack {
              Image(systemName: "\(word.count).circle")
              Text(word)
            }
            .accessibilityElement()
            .accessibilityLabel(word)
            .accessibilityHint("\(word.count) letters")
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
      .onAppear(perform: model.startGame)
      .alert(model.errorTitle, isPresented: $model.showingError) {
        Button("OK") {}
      } message: {
        Text(model.errorMessage)
      }
    }
  }
}

#Preview {
  ContentView(model: .live())
}
