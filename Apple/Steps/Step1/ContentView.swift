import ScrambleKit
import SwiftUI

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

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
          TextField("Enter your word", text: $newWord)
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
      .onSubmit(addNewWord)
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
    if word.count == rootWord.count { return word.count }
    return word.count - 2
  }

  func startGame() {
    guard let allWords = try? GameFiles().loadRoots().map(\.description) else {
      fatalError("Could not load start.txt from bundle.")
    }
    rootWord = allWords.randomElement() ?? "silkworm"
    usedWords = []
  }

  func addNewWord() {
    let answer = newWord.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    guard !answer.isEmpty else { return }
    guard answer.count >= 3 else {
      wordError(title: "Word too short", message: "Use at least 3 letters.")
      return
    }
    guard answer != rootWord else {
      wordError(title: "That's the word you started with", message: "Find a different one in it.")
      return
    }
    guard isOriginal(word: answer) else {
      wordError(title: "Word used already", message: "Be more original")
      return
    }
    guard isPossible(word: answer) else {
      wordError(title: "Word not possible", message: "You can't spell that word from '\(rootWord)'!")
      return
    }
    guard isReal(word: answer) else {
      wordError(title: "Word not recognized", message: "You can't just make them up, you know!")
      return
    }
    withAnimation {
      usedWords.insert(answer, at: 0)
    }
    newWord = ""
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
    // This app also runs on a Mac, which has no UITextChecker; NSSpellChecker does the same there.
    #if canImport(UIKit)
      let range = NSRange(location: 0, length: word.utf16.count)
      let misspelled = UITextChecker().rangeOfMisspelledWord(
        in: word, range: range, startingAt: 0, wrap: false, language: "en")
    #else
      let misspelled = NSSpellChecker.shared.checkSpelling(
        of: word, startingAt: 0, language: "en", wrap: false, inSpellDocumentWithTag: 0, wordCount: nil)
    #endif
    return misspelled.location == NSNotFound
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
