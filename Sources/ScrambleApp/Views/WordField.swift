#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The field a word is typed into. The model says when it has the focus, and hears of it when the system gives or takes it.
  struct WordField: View {
    @Bindable var model: GameModel
    @FocusState private var isFocused: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      TextField(model.wording.text(.pageEnterYourWord), text: $model.newWord)
        .textFieldStyle(.plain)
        .font(.title3)
        #if os(iOS)
          .textInputAutocapitalization(.never)
          .keyboardType(.asciiCapable)
        #endif
        .autocorrectionDisabled()
        .submitLabel(.go)
        .disabled(model.isEnded)
        .padding(.horizontal, 16)
        .frame(minHeight: 48)
        .background { FieldShape(isFocused: isFocused) }
        .focused($isFocused)
        .defaultFocus($isFocused, model.hasKeyboard)
        .accessibilityIdentifier("field")
        .onSubmit(addNewWord)
        .onAppear { isFocused = model.isTyping }
        .onChange(of: model.isTyping) { _, isTyping in isFocused = isTyping }
        .onChange(of: isFocused) { _, hasFocus in model.isTyping = hasFocus }
        .onChange(of: model.newWord) { before, after in model.noteTyping(before: before, after: after) }
    }

    /// Plays the word. The system takes the focus from a field whose Return key was pressed; the next word wants it back.
    private func addNewWord() {
      model.isTyping = true
      withAnimation(model.animation(reducesMotion: reducesMotion), model.addNewWord)
      isFocused = true
    }
  }

  #Preview {
    WordField(model: .preview(typed: "smir"))
  }

  #Preview("Empty, largest type, dark") {
    WordField(model: .preview())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
