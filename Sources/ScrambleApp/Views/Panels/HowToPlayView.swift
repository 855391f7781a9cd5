#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The rules in three sentences.
  struct HowToPlayView: View {
    @Environment(\.wording) private var wording

    var body: some View {
      List {
        Label(wording.text(.helpSpelling), systemImage: "3.circle")
        Label(wording.text(.helpLengths), systemImage: "arrow.up.circle")
        Label(wording.text(.helpBonus), systemImage: "plus.circle")
      }
    }
  }

  #Preview {
    HowToPlayView()
  }

  #Preview("Chinese, largest type, dark") {
    HowToPlayView()
      .environment(\.wording, .preview(in: .simplifiedChinese))
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
