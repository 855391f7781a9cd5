"""The meanings of words: `wordscramble define`, the screen and plain mode."""

import json


def define_words(run, *words):
    result = run("define", *words, "--json")
    assert result.stderr == b""
    return result.returncode, [json.loads(line) for line in result.stdout.splitlines()]


def test_json_output_has_one_line_per_word(run):
    code, (mice, which) = define_words(run, "mice", " Which ")
    assert code == 0
    assert mice["word"] == "mice" and which["word"] == "which"
    first = mice["senses"][0]
    assert set(first) == {"lemma", "form", "kind", "meaning"}
    assert (first["lemma"], first["form"], first["kind"]) == ("mouse", "plural", "noun")
    assert first["meaning"] == "a small animal with a long tail that cats chase"
    assert [(sense["lemma"], sense["form"], sense["kind"]) for sense in which["senses"]][:1] == [
        ("which", None, "other")
    ]


def test_the_answer_for_a_form_names_its_headword(run):
    forms = {
        "sang": ("sing", "past"),
        "sung": ("sing", "participle"),
        "singing": ("sing", "gerund"),
        "sings": ("sing", "third"),
        "bigger": ("big", "comparative"),
        "biggest": ("big", "superlative"),
        "webinars": ("webinar", "plural"),
    }
    _, answers = define_words(run, *forms)
    for (word, form), answer in zip(forms.items(), answers):
        assert form in [(sense["lemma"], sense["form"]) for sense in answer["senses"]], word
        assert len(answer["senses"]) <= 3, word


def test_text_output_has_one_line_per_meaning(run):
    result = run("define", "mice", "zzz")
    lines = result.stdout.decode().splitlines()
    assert result.returncode == 1 and lines[0].startswith(
        "mice, plural of mouse, noun: a small animal with a long tail"
    )
    assert lines[-1] == "zzz: No definition is known."


def test_the_screen_shows_the_meaning_of_a_found_word(play):
    game = play("play", "--root", "silkworm")
    game.until("silkworm", "_", "Type a word")
    game.play_found("milk").play_found("worms", "+3")
    game.press("Down", "Down").until(">④   milk")
    game.press("Right").until("milk  2/2", "the white drink that comes from cows", "Down Up next, previous word")
    game.press("Up").until("worms  1/2", "plural of worm, noun")
    game.press("Escape").until(">⑤   worms", "Type a word")
    game.play_found("silk")
