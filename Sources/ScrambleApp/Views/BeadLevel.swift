#if canImport(SwiftUI)
  import SwiftUI

  /// The lower part of a bead, as high as it is filled.
  struct BeadLevel: Shape {
    /// From 0 to 1.
    let share: Double

    func path(in rect: CGRect) -> Path {
      let height = rect.height * share
      return Path(CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height))
    }
  }

  #Preview {
    BeadLevel(share: 0.4)
      .frame(width: 30, height: 30)
  }
#endif
