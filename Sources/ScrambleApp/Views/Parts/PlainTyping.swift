#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Makes a field accept letters as they are typed, without capitalization or autocorrection. The Return key of an
    /// on-screen keyboard is labeled Go.
    func plainTyping() -> some View {
      autocorrectionDisabled()
        #if os(iOS)
          .textInputAutocapitalization(.never)
          .keyboardType(.asciiCapable)
        #endif
        .submitLabel(.go)
    }
  }
#endif
