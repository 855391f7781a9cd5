#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Lets a field take letters as they are typed, without capitals or corrections, and end with Return.
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
