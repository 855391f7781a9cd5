import ScrambleCore
import ScrambleKit
import SwiftUI

struct ContentView: View {
  @State private var lexicon: Lexicon?
  @State private var round: Round?
  @State private var newWord = ""

  @State private var errorTitle = ""
  @State private var errorMessage = ""
  @State private var showingError = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("Enter your word", text: $newWord)
            .autocorrectionDisabled()
            #if os(iOS)
              .textInputAutocapitalization(.never)
            #endif
        }
        Section("Score: \(score)") {
          ForEach(usedWords, id: \.self) { word in
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
      .navigationTitle(rootWord)
      .toolbar {
        Button("New Word", action: startGame)
      }
      .onSubmit {
        withAnimation { addNewWord() }
      }
      .onAppear(perform: startGame)
      .alert(errorTitle, isPresented: $showingError) {
        Button("OK") {}
      } message: {
        Text(errorMessage)
      }
    }
  }

  var rootWord: String {
    round?.root.description ?? ""
  }

  var usedWords: [String] {
    round?.found.map(\.word.description) ?? []
  }

  var score: Int {
    round?.score ?? 0
  }

  func startGame() {
    do {
      lexicon = try Lexicon.english()
      let root = try GameFiles().loadRoots().randomElement() ?? Puzzle.defaultRoot
      round = try Round(root: root)
    } catch {
      fatalError("Could not load start.txt from bundle.")
    }
  }

  func addNewWord() {
    guard let lexicon else { return }
    do throws(Rejection) {
      try round?.play(text: newWord.utf8, in: lexicon)
      newWord = ""
    } catch {
      wordError(title: error.title, message: error.message(root: rootWord))
    }
  }

  func wordError(title: String, message: String) {
    errorTitle = title
    errorMessage = message
    showingError = true
  }
}

#Preview {
  ContentView()
}
