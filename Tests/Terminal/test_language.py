"""Both languages, and terminals that accept only ASCII."""

from tools import case


def test_wide_characters_keep_the_columns_aligned(play):
    for columns, rows in [(80, 24), (40, 10)]:
        with case((columns, rows)):
            game = play("play", "--root", "silkworm", "--language", "zh-Hans", columns=columns, rows=rows)
            game.until("silkworm", "输入单词")
            if columns == 80:
                game.play("milk").until("milk +2")
                game.play("mirk").until("mirk +2 额外")
            game.play("mill").until("! 拼不出这个词", "用“silkworm”拼不出这个词！", "silkworm 里只有 1 个 l。")
            for line in game.rows:
                assert sum(2 if ord(character) > 0x2E80 else 1 for character in line) < columns
            if columns == 80:
                remaining_rows = [row for row in game.rows if "剩 " in row and "#" not in row]
                assert len({row.index("-") for row in remaining_rows}) == 1
                assert len({row.index("+2") + row.count("额外") * 2 for row in game.rows if "+2" in row}) == 1


def test_the_whole_game_is_in_chinese(play):
    game = play("play", "--root", "silkworm", variables={"LANG": "zh_CN.UTF-8"})
    game.until("自由练习，中等", "已找到 0 / 40", "额外 0", "尚待寻找", "找到的词会挂在这里", "回车 提交")
    game.press("Tab").until("剩余词数", "i  3:2  4:1")
    game.press("Escape").type("?").until("按键", "^G        结束本局")
    game.press("Escape", "C-g").until("结束本局？", "回车 结束本局   Esc 继续玩")
    game.press("Enter").until("silkworm 这一局", "漏掉的词（由长到短）", "回车 新词")
    game.press("Enter").until("新词：")


def test_output_is_ascii_without_a_utf8_locale(open_terminal):
    variables = {"LANG": "C.UTF-8", "LC_ALL": "POSIX"}
    terminal = open_terminal("play", "--root", "silkworm", variables=variables).until("Type a word")
    terminal.press(b"milk\r").until("milk +2").press(b"mirk\r").until("mirk +2 bonus")
    terminal.press(b"mill\r").until("Word not possible").press(b"\t").until("Words left").press(b"\x1b")
    terminal.press(b"?").until("Keys").press(b"?").press(b"\x07").until("End this round?").press(b"\r").until(
        "The round on", "Words missed"
    )
    assert terminal.quit(b"\x03") == 130
    assert max(terminal.output) < 0x80
    assert b"(4)" in terminal.output and b"[4]" in terminal.output


def test_no_answer_depends_on_the_locale_or_the_time_zone(run):
    text = "TITLE\ntitle\nMILK\nİ\nı\nmılk\nsilk\nROW\n".encode()
    settings = [("C", "UTC"), ("tr_TR.UTF-8", "Etc/GMT+12"), ("lt_LT", "Pacific/Kiritimati")]
    answers = {
        run("play", "--root", "silkworm", stdin=text, LC_ALL=locale, TZ=zone).stdout for locale, zone in settings
    }
    assert len(answers) == 1 and answers.pop().endswith(b"Score 5, 3 of 40 words\n")
