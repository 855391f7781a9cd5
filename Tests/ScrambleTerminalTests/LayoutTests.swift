import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleTerminal

/// Whole pictures, as a player sees them.
@Suite struct LayoutTests {
  /// A round in progress: three found words, one of them a bonus, and one refused word.
  private func gameInProgress(_ language: Language = .english) -> ScreenGame {
    var screen = screenGame("silkworm", language)
    screen.play("milk", "mirk", "swirl", "mill")
    return screen
  }

  @Test func `the picture of a new round at 80 by 24`() {
    #expect(
      screenGame().picture(80, 24) == """
         Free round, medium                                             0 points, Start
         silkworm                              ●──○───○───────○────○─────○───────────○
         Found 0 of 40, 0 bonus                                        6 points to Fair
        ───────────────────────────────────────────────────────────────────────────────
         Your words will hang here, newest on top.       Still to find
                                                         ③   ----------  12 left
                                                         ④   ----------  21 left
                                                         ⑤   ----------  7 left





        ───────────────────────────────────────────────────────────────────────────────

           ──(i)────(w)────(o)────(l)────(r)────(s)────(k)────(m)──

           ──_                                                              Type a word




        ───────────────────────────────────────────────────────────────────────────────
         Enter play   Bksp delete   Space shuffle   ^N new word   ? all keys
        """)
  }

  @Test func `the picture of a refused word at 80 by 24`() {
    #expect(
      gameInProgress().picture(80, 24) == """
         Free round, medium                                              7 points, Fair
         silkworm                              ●━━●───○───────○────○─────○───────────○
         Found 2 of 40, 1 bonus                                        8 points to Fine
        ───────────────────────────────────────────────────────────────────────────────
         ⑤   swirl                    +3                 Still to find
         ④   mirk            bonus    +2                 ③   ----------  12 left
         ④   milk                     +2                 ④   ----------  20 left
                                                         ⑤   #---------  6 left





        ───────────────────────────────────────────────────────────────────────────────

           ──.i.────(w)────(o)────.l.────(r)────(s)────(k)────.m.──

           ──(m)(i)(l)<l>_                                                    4 letters
         ! Word not possible
           You can't spell that word from 'silkworm'!
           There is only one l in silkworm.  Enter: OK, or just go on typing

        ───────────────────────────────────────────────────────────────────────────────
         Enter play   Bksp delete   Space shuffle   ^N new word   ? all keys
        """)
  }

  @Test func `the picture of a refused word at 40 by 10`() {
    #expect(
      gameInProgress().picture(40, 10) == """
         silkworm           7 points, 8 to Fine
         2 of 40, 1 bonus    left 3:12 4:20 5:6
         .i.─(w)─(o)─.l.─(r)─(s)─(k)─.m.
         ──(m)(i)(l)<l>_              4 letters
         ! Word not possible
           You can't spell that word from
           'silkworm'!
           There is only one l in silkworm.
         ⑤ swirl     ④ mirk +    ④ milk
         Enter play   Bksp delete   ? all keys
        """)
  }

  @Test func `the picture of a refused word on a terminal without UTF-8`() {
    #expect(
      gameInProgress().picture(80, 24, .ascii) == """
         Free round, medium                                              7 points, Fair
         silkworm                              *==*---o-------o----o-----o-----------o
         Found 2 of 40, 1 bonus                                        8 points to Fine
        -------------------------------------------------------------------------------
         (5) swirl                    +3                 Still to find
         [4] mirk            bonus    +2                 (3) ----------  12 left
         (4) milk                     +2                 (4) ----------  20 left
                                                         (5) #---------  6 left





        -------------------------------------------------------------------------------

           --.i.----(w)----(o)----.l.----(r)----(s)----(k)----.m.--

           --(m)(i)(l)<l>_                                                    4 letters
         ! Word not possible
           You can't spell that word from 'silkworm'!
           There is only one l in silkworm.  Enter: OK, or just go on typing

        -------------------------------------------------------------------------------
         Enter play   Bksp delete   Space shuffle   ^N new word   ? all keys
        """)
  }

  @Test func `the picture of a refused word in Chinese at 80 by 24`() {
    #expect(
      gameInProgress(.simplifiedChinese).picture(80, 24) == """
         自由练习，中等                                                      7 分, 尚可
         silkworm                              ●━━●───○───────○────○─────○───────────○
         已找到 2 / 40, 额外 1                                          再得 8 分到不错
        ───────────────────────────────────────────────────────────────────────────────
         ⑤   swirl                    +3                 尚待寻找
         ④   mirk            额外     +2                 ③   ----------  剩 12
         ④   milk                     +2                 ④   ----------  剩 20
                                                         ⑤   #---------  剩 6





        ───────────────────────────────────────────────────────────────────────────────

           ──.i.────(w)────(o)────.l.────(r)────(s)────(k)────.m.──

           ──(m)(i)(l)<l>_                                                     4 个字母
         ! 拼不出这个词
           用“silkworm”拼不出这个词！
           silkworm 里只有 1 个 l。  回车：知道了，或直接继续输入

        ───────────────────────────────────────────────────────────────────────────────
         回车 提交   退格 删除   空格 打乱   ^N 新词   ? 全部按键
        """)
  }

  @Test func `the picture of a refused word on a tiny screen`() {
    #expect(
      gameInProgress().picture(20, 5) == """
         silkworm  7 points
         .i.(w)(o).l.
         (r)(s)(k).m.
         ──(m)(i)(l)<l>_
         ! Word not possible
        """)
  }

  @Test func `the picture of the hint at 80 by 24`() {
    var screen = screenGame()
    _ = screen.press(.tab)
    let lines = screen.picture(80, 24).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(5).joined(separator: "\n") == """
         Words left by first letter and length

          i  3:2  4:1         m  3:1  4:2  5:1    s  3:3  4:7  5:2
          k  4:1  5:1         o  3:2  4:2         w  3:1  4:3  5:2
          l  3:1  4:2  5:1    r  3:2  4:3
        """)
    #expect(lines.last == " Enter or Esc closes this.   Tab a clue")
  }

  /// A game in progress after some keys.
  private func gameAfterKeys(_ keys: Key...) -> ScreenGame {
    var screen = gameInProgress()
    for key in keys { _ = screen.press(key) }
    return screen
  }

  @Test func `the picture of the question before the end at 40 by 10`() {
    #expect(
      gameAfterKeys(.control("G")).picture(40, 10) == """
         End this round?
          38 words are left. Ending shows
          them, and the round cannot go on.






         Enter end the round   Esc keep playing
        """)
  }

  @Test func `the result at 80 by 24 shows the cord and the missed words`() {
    let lines = gameAfterKeys(.control("G"), .enter).picture(80, 24).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(8).joined(separator: "\n") == """
         The round on silkworm

          Word Scramble, silkworm: 2 of 40 words, 1 bonus, 7 points, Fair.

          ●━━━●┃─────○───────────○───────○────────○─────────────────○

          Words missed, longest first
          ⑤   kilos limos milks smirk works worms
        """)
    #expect(lines.last == " Enter new word   Right define")
  }

  @Test func `a page that continues says how to turn it, beside the title or as a key`() {
    let large = gameAfterKeys(.control("G"), .enter).picture(60, 20)
    #expect(large.hasPrefix(" The round on silkworm          Page 1 of 2, Space turns it\n"))
    #expect(large.hasSuffix("\n Enter new word   Right define"))
    let small = gameAfterKeys(.control("G"), .enter).picture(40, 10)
    #expect(small.hasPrefix(" The round on silkworm              1/4\n"))
    #expect(small.hasSuffix("\n Enter new word   Space more\n Right define"))
  }
}
