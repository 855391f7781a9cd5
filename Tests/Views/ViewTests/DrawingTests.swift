import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// What a drawing shows before a browser has laid it out.
@MainActor struct DrawingTests {
  @Test(arguments: DynamicTypeSize.allCases)
  func `no bead of a rank lies over another on the narrowest phone`(type: DynamicTypeSize) {
    // A phone at zoomed display is 320 points wide; the list and the view itself leave margins.
    let width: CGFloat = 320 - 2 * 16 - 2 * 20
    let host = ViewHost(ProgressCord(model: .previewFull()).frame(width: width))
    host.environment.dynamicTypeSize = type
    host.evaluate()
    let bead = host.root.flatMap { $0.all(.frame) }.compactMap { $0.look.css["height"].flatMap(points) }.first ?? width
    let places = Rank.allCases.map { (width - bead) * CGFloat($0.share) / 1000 }
    for (one, next) in zip(places, places.dropFirst()) { #expect(one + bead <= next) }
  }

  private func points(_ css: String) -> CGFloat? { Double(css.dropLast(2)).map { CGFloat($0) } }
}
