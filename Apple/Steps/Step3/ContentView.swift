import SwiftUI

struct ContentView: View {
  @Bindable var model: GameModel

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("Your word", text: $model.newWord)
            .autocorrectionDisabled()
            #if os(iOS)
              .textInputAutocapitalization(.never)
            #endif
            .onSubmit(model.addNewWord)
        }
        Section("Score: \(model.score)") {
          ForEach(model.usedWords, id: \.self) { word in
            Label(word, systemImage: "\(word.count).circle.fill")
          }
        }
      }
      .navigationTitle(model.rootWord)
      .toolbar {
        Button("New Word", action: model.startGame)
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
