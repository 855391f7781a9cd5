#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The licences of the words and the definitions, which want to be shown. They are in English.
  struct LicencesView: View {
    let paragraphs: [String]

    var body: some View {
      ScrollView {
        // A part at a time, because a text of thirty kilobytes takes long to lay out.
        LazyVStack(alignment: .leading, spacing: 12) {
          ForEach(Array(paragraphs.enumerated()), id: \.offset) { _, paragraph in
            Text(english: paragraph)
              .font(.footnote)
          }
        }
        .padding()
        .textSelection(.enabled)
      }
    }
  }

  #Preview {
    LicencesView(paragraphs: ["SCOWL", "WordNet"])
  }
#endif
