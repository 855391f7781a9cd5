#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  #if os(macOS)
    import AppKit
  #endif

  /// The text field for words. It takes the focus when the model requests that, and reports when it gains or loses the
  /// focus.
  struct WordField: View {
    @Bindable var model: GameModel
    @FocusState private var isFocused: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      HStack {
        field
          .focused($isFocused)
          .defaultFocus($isFocused, model.focus.hasHardwareKeyboard)
          .onSubmit(addNewWord)
          .onAppear { if model.wantsFocus { isFocused = true } }
          .onChange(of: model.focus.requestCount, takeFocus)
          .onChange(of: isFocused, reportFocus)
          .onChange(of: model.fieldText, handleKey)
          .onKeyPress(keys: WordField.handledKeys, action: handleKeyPress)
        if !model.showsLetters { LettersButton(action: removeFocus) }
      }
    }

    private var field: some View {
      TextField(model.wording.text(.fieldLabel), text: $model.fieldText)
        .simultaneousGesture(TapGesture().onEnded(model.editRefusedWord))
        .textFieldStyle(.plain)
        .font(.title3)
        .foregroundStyle(model.refusedWord.isMarked ? Palette.secondaryInk : Palette.ink)
        .plainTyping()
        .disabled(model.game.round.isEnded)
        .padding(.horizontal, 16)
        .frame(minHeight: 48)
        .background { FieldShape(isFocused: isFocused).onTapGesture(perform: focusAfterTap) }
        .accessibilityIdentifier("field")
    }

    private func takeFocus() {
      isFocused = true
      #if os(macOS)
        deselect()
      #endif
    }

    private func reportFocus() {
      model.recordFocus(isFocused)
      #if os(macOS)
        if isFocused { deselect() }
      #endif
    }

    #if os(macOS)
      /// Moves the insertion point behind a refused word. On a Mac, focusing selects the word, and Backspace would
      /// delete all of it.
      private func deselect() {
        guard model.refusedWord.isMarked, let editor = NSApplication.shared.keyWindow?.firstResponder as? NSText else {
          return
        }
        editor.selectedRange = NSRange(location: editor.string.utf16.count, length: 0)
      }
    #endif

    private static let handledKeys: Set<KeyEquivalent> = [
      .escape, .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end,
    ]

    /// Clears the field on Escape. A key that moves the cursor lets the player edit a refused word.
    private func handleKeyPress(_ press: KeyPress) -> KeyPress.Result {
      guard press.key == .escape, !model.newWord.isEmpty else {
        model.editRefusedWord()
        return .ignored
      }
      model.clearField()
      return .handled
    }

    /// Focuses the field after a tap next to its text, unless the round has ended.
    private func focusAfterTap() {
      model.editRefusedWord()
      if !model.game.round.isEnded { isFocused = true }
    }

    private func removeFocus() {
      isFocused = false
      model.recordFocus(false)
    }

    /// Plays the word. Return removes the focus, so the field takes it again if the model wants that.
    private func addNewWord() {
      withAnimation(model.animation(reducesMotion: reducesMotion), model.addNewWord)
      if model.wantsFocus && !model.showingError { isFocused = true }
    }

    private func handleKey(before: String, after: String) {
      withAnimation(model.animation(reducesMotion: reducesMotion)) { model.handleKey(before: before, after: after) }
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

  /// The background and the border of the field. The border is thicker while the field has the focus.
  struct FieldShape: View {
    let isFocused: Bool

    var body: some View {
      Capsule()
        .inset(by: 1.5)
        .stroke(isFocused ? Palette.ink : Palette.line, lineWidth: isFocused ? 3 : 2)
        .background(Palette.surface, in: Capsule())
    }
  }

  #Preview("FieldShape") {
    VStack {
      FieldShape(isFocused: true)
      FieldShape(isFocused: false)
    }
    .frame(height: 120)
    .padding()
  }

  /// Closes the on-screen keyboard, so that the letters can be tapped.
  struct LettersButton: View {
    @Environment(\.wording) private var wording
    let action: @MainActor () -> Void

    var body: some View {
      Button(action: action) {
        Label(wording.text(.lettersShow), systemImage: "keyboard.chevron.compact.down")
          .labelStyle(.iconOnly)
          .frame(minWidth: 44, minHeight: 44)
      }
      .accessibilityShowsLargeContentViewer()
    }
  }

  #Preview("LettersButton") {
    LettersButton {}
  }
#endif
