#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The rules in three sentences.
  struct HowToPlayView: View {
    let model: GameModel

    var body: some View {
      List {
        Label(model.wording.text(.pageHow1), systemImage: "3.circle")
        Label(model.wording.text(.pageHow2), systemImage: "arrow.up.circle")
        Label(model.wording.text(.pageHow3), systemImage: "plus.circle")
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
