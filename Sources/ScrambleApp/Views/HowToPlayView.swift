#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The rules in three sentences.
  struct HowToPlayView: View {
    let model: GameModel

    var body: some View {
      List {
        Label(model.wording.text(.helpSpelling), systemImage: "3.circle")
        Label(model.wording.text(.helpLengths), systemImage: "arrow.up.circle")
        Label(model.wording.text(.helpBonus), systemImage: "plus.circle")
      }
    }
  }

  #Preview {
    HowToPlayView(model: .preview())
  }

  #Preview("Chinese, largest type, dark") {
    HowToPlayView(model: .preview(in: .simplifiedChinese))
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
