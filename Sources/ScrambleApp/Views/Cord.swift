#if canImport(SwiftUI)
  import SwiftUI

  /// The cord that everything hangs on: a level line through the middle.
  struct Cord: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      return path
    }
  }

  #Preview {
    Cord()
      .stroke(Palette.cord, lineWidth: 4)
      .frame(height: 20)
  }
#endif
