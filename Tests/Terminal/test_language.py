"""Both languages, and terminals that accept only ASCII."""

import pytest
from test_screen import silkworm


@pytest.mark.parametrize("option, title", [("zh-Hans", "自由练习"), ("en", "Free round")])
def test_the_language_option_overrides_the_locale(play, option, title):
    other = "zh_CN.UTF-8" if option == "en" else "en_US.UTF-8"
    silk = play("play", "--root", "silkworm", "--language", option, variables={"LANG": other})
    silk.until(title)


ZH, EN = "zh_CN.UTF-8", "en_GB.UTF-8"


@pytest.mark.parametrize(
    "lc_all, lc_messages, lang, is_chinese",
    [
        (ZH, EN, EN, True),
        (EN, ZH, ZH, False),
        ("", ZH, EN, True),
        ("", EN, ZH, False),
        ("", "", ZH, True),
        ("", "", "", False),
    ],
)
def test_lc_all_precedes_lc_messages_which_precedes_lang(run, lc_all, lc_messages, lang, is_chinese):
    done = run("check", "silkworm", "mi", LC_ALL=lc_all, LC_MESSAGES=lc_messages, LANG=lang)
    assert ("词太短" in done.stdout.decode()) == is_chinese


@pytest.mark.parametrize(
    "locale, language",
    [
        ("zh_CN", "zh"),
        ("zh_SG.UTF-8", "zh"),
        ("zh", "zh"),
        ("zh-Hans", "zh"),
        ("zh_TW.UTF-8", "en"),
        ("zh_HK", "en"),
        ("C", "en"),
        ("POSIX", "en"),
        ("de_DE.UTF-8", "en"),
        ("tr_TR.UTF-8", "en"),
        ("nonsense", "en"),
    ],
)
def test_the_locale_selects_the_language(run, locale, language):
    shown = run("check", "silkworm", "mi", LC_ALL=locale).stdout.decode()
    assert ("词太短" in shown) == (language == "zh")


@pytest.mark.parametrize("size", [(80, 24), (40, 10), (64, 20)])
def test_wide_characters_keep_the_columns_aligned(play, size):
    game = play("play", "--root", "silkworm", "--language", "zh-Hans", columns=size[0], rows=size[1])
    game.until("silkworm", "输入单词")
    game.play("milk").until("milk +2")
    game.play("mirk").until("mirk +2 额外")
    game.play("mill").until("! 拼不出这个词", "用“silkworm”拼不出这个词！", "silkworm 里只有 1 个 l。")
    width = size[0] - 1
    for line in game.rows:
        assert sum(2 if ord(sign) > 0x2E80 else 1 for sign in line) <= width
    if size[0] > 40:
        rows = [row for row in game.rows if "剩 " in row]
        assert len({row.index("-") for row in rows if "#" not in row}) == 1
        assert len({row.index("+2") + row.count("额外") * 2 for row in game.rows if "+2" in row}) == 1


def test_the_whole_game_is_in_chinese(play):
    game = play("play", "--root", "silkworm", variables={"LANG": "zh_CN.UTF-8"})
    game.until("自由练习，中等", "已找到 0 / 40", "额外 0", "尚待寻找", "找到的词会挂在这里", "回车 提交")
    game.press("Tab").until("剩余词数", "i  3:2  4:1")
    game.press("Escape").type("?").until("按键", "^G        结束本局")
    game.press("Escape", "C-g").until("结束本局？", "回车 结束本局   Esc 继续玩")
    game.press("Enter").until("silkworm 这一局", "回车 新词   Tab 显示漏掉的词", gone="漏掉的词（由长到短）")
    game.press("Tab").until("silkworm 这一局", "漏掉的词（由长到短）")
    game.press("Enter").until("新词来了。^P 可回到 silkworm。")


@pytest.mark.parametrize("variables", [{"LANG": "C"}, {"LANG": "C.UTF-8", "LC_ALL": "POSIX"}, {"LANG": ""}])
def test_output_is_ascii_without_a_utf8_locale(open_terminal, variables):
    terminal = open_terminal("play", "--root", "silkworm", variables=variables).until("Type a word")
    terminal.press(b"milk\r").until("milk +2").press(b"mirk\r").until("mirk +2 bonus")
    terminal.press(b"mill\r").until("Word not possible").press(b"\t").until("Words left").press(b"\x1b")
    terminal.press(b"?").until("Keys").press(b"?").press(b"\x07").until("End this round?").press(b"\r").until(
        "The round on"
    ).press(b"\t").until("Words missed")
    assert terminal.leave(b"\x03") == 130
    assert max(terminal.output) < 0x80
    assert b"(4)" in terminal.output and b"[4]" in terminal.output


def test_ascii_beads_distinguish_common_words_from_bonus_words(play):
    game = silkworm(play, (80, 24), variables={"LC_ALL": "C"})
    game.find("milk").find("mirk").until("(4) milk", "[4] mirk")
    rows = game.rows
    assert rows[1].split()[-1].startswith("*") and "o" in rows[1] and set(rows[3].strip()) == {"-"}
    game = silkworm(play, (40, 10), variables={"LC_ALL": "C"})
    game.until("[4] mirk + (4) milk")


def test_no_answer_depends_on_the_locale_or_the_time_zone(run):
    text = "TITLE\ntitle\nMILK\nİ\nı\nmılk\nsilk\nROW\n".encode()
    settings = [
        ("C", "UTC"),
        ("C.UTF-8", "Pacific/Kiritimati"),
        ("tr_TR.UTF-8", "Etc/GMT+12"),
        ("az_AZ.UTF-8", "UTC"),
        ("lt_LT", "Europe/Berlin"),
        ("de_DE", "Asia/Kathmandu"),
    ]
    answers = {
        run("play", "--root", "silkworm", given=text, LC_ALL=locale, TZ=zone).stdout for locale, zone in settings
    }
    assert len(answers) == 1 and answers.pop().endswith(b"Score 5, 3 of 40 words\n")
