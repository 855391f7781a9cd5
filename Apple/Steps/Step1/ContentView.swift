import ScrambleKit
import SwiftUI
import WordScramble

struct ContentView: View {
  @State private var usedWords = [String]()
  @State private var rootWord = ""
  @State private var newWord = ""

  @State private var errorTitle = ""
  @State private var errorMessage = ""
  @State private var showingError = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("Your word", text: $newWord)
            .autocorrectionDisabled()
            #if os(iOS)
              .textInputAutocapitalization(.never)
            #endif
            .onSubmit(addNewWord)
        }
        Section("Score: \(score)") {
          ForEach(usedWords, id: \.self) { word in
            Label(word, systemImage: "\(word.count).circle.fill")
          }
        }
      }
      .navigationTitle(rootWord)
      .toolbar {
        Button("New Word", action: startGame)
      }
      .onAppear(perform: startGame)
      .alert(errorTitle, isPresented: $showingError) {
        Button("OK") {}
      } message: {
        Text(errorMessage)
      }
    }
  }

  var score: Int {
    usedWords.reduce(0) { $0 + wordPoints($1) }
  }

  func wordPoints(_ word: String) -> Int {
    word.count == rootWord.count ? word.count + 7 : word.count
  }

  func startGame() {
    guard let roots = try? GameFiles().loadRoots() else { fatalError("Could not load start.txt from bundle.") }
    rootWord = roots.randomElement()?.description ?? "silkworm"
    usedWords = []
  }

  func addNewWord() {
    let word = newWord.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    guard !word.isEmpty else { return }
    guard !isBadAnswer(word: word) else {
      wordError(title: "Too easy", message: "Find three letters or more, and not the word itself.")
      return
    }
    guard isOriginal(word: word) else {
      wordError(title: "Found before", message: "Each word counts once.")
      return
    }
    guard isPossible(word: word) else {
      wordError(title: "Other letters", message: "Use only the letters of \(rootWord), each once.")
      return
    }
    guard isReal(word: word) else {
      wordError(title: "Not in the list", message: "The word list does not have this word.")
      return
    }
    usedWords.insert(word, at: 0)
    newWord = ""
  }

  func isBadAnswer(word: String) -> Bool {
    word.count < 3 || word == rootWord
  }

  func isOriginal(word: String) -> Bool {
    !usedWords.contains(word)
  }

  func isPossible(word: String) -> Bool {
    var letters = Array(rootWord)
    for letter in word {
      guard let index = letters.firstIndex(of: letter) else { return false }
      letters.remove(at: index)
    }
    return true
  }

  func isReal(word: String) -> Bool {
    guard let lexicon = try? Lexicon.english(), let word = try? Word(word.utf8) else { return false }
    return lexicon.contains(word)
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
