#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// One line about the game itself.
  struct NoticeRow: View {
    let notice: String

    var body: some View {
      Label(notice, systemImage: "info.circle")
        .font(.subheadline)
        .listRowBackground(Palette.surface)
    }
  }

  #Preview {
    let model = GameModel.preview()
    List { NoticeRow(notice: model.wording.text(.pageAllFoundNotice)) }
  }
#endif
