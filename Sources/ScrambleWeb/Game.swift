import WordScramble

/// What a page has open: a lexicon, a round on one of its roots, and the buffer.
///
/// A class, as is ``Deal``, because a page has one game and nothing is gained by copying it.
final class Game {
  var buffer = Buffer()
  private var lexicon: Lexicon?
  private var deal: Deal?

  /// A round, and the words its root holds.
  final class Deal {
    var round: Round
    let puzzle: Puzzle

    init(_ round: Round, in lexicon: Lexicon) {
      self.round = round
      puzzle = Puzzle(root: round.root, in: lexicon)
    }
  }

  /// Returns the lexicon that is open.
  @inline(never)
  func openLexicon() throws(Code) -> Lexicon {
    guard let lexicon else { throw .noLexicon }
    return lexicon
  }

  /// Returns what was dealt.
  func dealt() throws(Code) -> Deal {
    guard let deal else { throw .noRound }
    return deal
  }

  /// Returns the word in the first bytes of the buffer, or nil where they are empty.
  @inline(never)
  func word(_ count: Int32) throws(Code) -> Word? {
    let bytes = try buffer.bytes(count)
    do throws(WordError) {
      return try Word(bytes)
    } catch {
      switch error {
      case .empty: return nil
      case .notLetters: throw .notLetters
      }
    }
  }

  /// Returns the letters of a root, or those to be solved, in the first bytes of the buffer: as many as a root may have.
  @inline(never)
  func root(_ count: Int32) throws(Code) -> Word {
    guard let root = try word(count), root.count >= Round.rootLengths.lowerBound else { throw .tooShort }
    guard root.count <= Round.rootLengths.upperBound else { throw .tooLong }
    return root
  }

  /// Opens the lexicon file in the buffer; one that is open stays so where the file is refused.
  func open(_ count: Int32) throws(Code) {
    let bytes = try buffer.bytes(count)
    do throws(LexiconError) {
      lexicon = try Lexicon(bytes)
    } catch {
      throw Code(error)
    }
  }

  /// Begins a round; the round before is left alone where this one cannot begin.
  @inline(never)
  func deal(root: Word, minimum: Int32, scoring: Int32) throws(Code) {
    guard minimum == 3 || minimum == 4, scoring == 0 || scoring == 1 else { throw .outOfRange }
    let round = Round(root: root, minimum: Int(minimum), scoring: scoring == 0 ? .classic : .letters)
    deal = Deal(round, in: try openLexicon())
  }

  /// Plays what is in the first bytes of the buffer; returns nil where it is empty.
  func play(_ count: Int32) throws(Code) -> Find? {
    let text = try buffer.bytes(count)
    let deal = try dealt()
    let lexicon = try openLexicon()
    do throws(Rejection) {
      return try deal.round.play(text: text, in: lexicon)
    } catch {
      throw Code(error)
    }
  }

  /// Gives back what is in the first bytes of the buffer.
  func restore(_ count: Int32) throws(Code) {
    let deal = try dealt()
    let (round, lexicon) = (deal.round, try openLexicon())
    guard let word = try word(count), word.count >= round.minimum else { throw .tooShort }
    guard word != round.root else { throw .sameAsRoot }
    guard !round.hasFound(word) else { throw .alreadyFound }
    guard LetterBag(word).isContained(in: LetterBag(round.root)) else { throw .lettersNotInRoot }
    deal.round.restore(word, in: lexicon)
  }
}
