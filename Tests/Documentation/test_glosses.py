"""english.glosses can be read as Documentation/Glosses.md describes it, and its meanings are suitable for players."""

import itertools
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE_TEXT = (ROOT / "Documentation/Glosses.md").read_text(encoding="utf-8")
FORM_NAMES = re.findall(r"`(\w+)`", re.search(r"The form is (.*?) or `-`", PAGE_TEXT, re.DOTALL).group(1))
KIND_LETTERS = re.findall(r"^\| `(\w)` \|", PAGE_TEXT, re.MULTILINE)


@pytest.fixture(scope="module")
def glossary_parts():
    text = (ROOT / "Sources/ScrambleKit/Resources/english.glosses").read_text(encoding="utf-8")
    first, headwords, forms = text.partition("\n")[0], *text.partition("\n")[2].removesuffix("\n").split("\n\n")
    assert first == "glosses 1"
    return [[line.split("\t") for line in part.split("\n")] for part in (headwords, forms)]


def test_the_page_names_the_kinds_and_forms():
    assert list("nvaro") == KIND_LETTERS and len(FORM_NAMES) == 7


def test_each_part_is_sorted_by_bytes(glossary_parts):
    for part in glossary_parts:
        words = [columns[0].encode() for columns in part]
        assert words == sorted(set(words))


def test_every_meaning_has_a_kind_and_a_text(glossary_parts):
    for word, *meanings in glossary_parts[0]:
        assert meanings and all(
            meaning[0] in KIND_LETTERS and meaning[1] == " " and meaning[2:].strip() for meaning in meanings
        ), word


def test_braces_are_paired_and_no_headword_is_outside_them(glossary_parts):
    for word, *meanings in glossary_parts[0]:
        for meaning in meanings:
            rest = re.sub(r"\{[A-Za-z]+\}", " ", meaning[2:])
            assert "{" not in rest and "}" not in rest and word not in re.findall("[a-z]+", rest.lower()), word


def test_every_form_refers_to_existing_meanings(glossary_parts):
    headwords = {word: meanings for word, *meanings in glossary_parts[0]}
    for word, *columns in glossary_parts[1]:
        assert 1 <= len(columns) <= 3
        for headword, form, index in (column.split(" ") for column in columns):
            assert form in FORM_NAMES or (form == "-" and headword == word), word
            assert int(index) < len(headwords[headword]), word


def test_no_blocked_word_has_a_meaning_and_no_meaning_contains_a_slur(glossary_parts):
    rows = [line.split("\t") for line in (ROOT / "Data/block.tsv").read_text().splitlines() if line[0] != "#"]
    blocked, slurs = {word for word, _, _ in rows}, {word for word, kind, _ in rows if kind == "s"}
    coarse = {line for line in (ROOT / "Data/coarse.txt").read_text().splitlines() if line[0] != "#"}
    for word, *meanings in glossary_parts[0]:
        assert word not in blocked
        for meaning in meanings:
            assert not (slurs | coarse) & set(re.findall("[a-z]+", meaning[2:].lower())), word
    assert not blocked & {word for word, *_ in glossary_parts[1]}


def data_lines(name):
    lines = (ROOT / "Data" / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and line[0] != "#"]


def listed_meanings():
    """The meanings in our list by word, as (kind, text)."""
    listed = {}
    for word, kind, text in (line.split("\t") for line in data_lines("glosses.tsv")):
        if not text.startswith("= "):
            listed.setdefault(word, []).append(("v" if kind == "p" else kind, text))
    return listed


def phrase_pattern(phrase):
    """A pattern of consecutive whole words. A final * stands for the rest of a word."""
    words = [re.escape(word) for word in re.findall("[a-z]+", phrase)]
    return r"\b" + "[^a-z]+".join(words) + ("" if phrase.endswith("*") else r"\b")


def test_only_harmless_meanings_and_those_in_our_list_contain_hidden_phrases(glossary_parts):
    phrases = re.compile("|".join(map(phrase_pattern, data_lines("hidden-phrases.txt"))))
    harmless, listed = set(data_lines("harmless-meanings.txt")), listed_meanings()
    found = []
    for word, *meanings in glossary_parts[0]:
        for meaning in meanings:
            text = re.sub("[{}]", "", meaning[2:])
            if phrases.search(text.lower()) and text not in harmless and (meaning[0], text) not in listed.get(word, []):
                found.append((word, text))
    assert found == []


def test_a_phrase_matches_only_whole_words():
    assert re.search(phrase_pattern("drug"), "a drug, or") and not re.search(phrase_pattern("drug"), "drugs")
    assert re.search(phrase_pattern("addict*"), "an addiction") and not re.search(
        phrase_pattern("addict*"), "unaddicted"
    )
    assert re.search(phrase_pattern("slang term"), "a slang-term")


def test_false_forms_are_omitted_and_unlikely_ones_are_not_first(glossary_parts):
    rows = (Path(__file__).parent / "Judged/false-forms.tsv").read_text().splitlines()
    forms = {word: [column.split(" ")[:2] for column in columns] for word, *columns in glossary_parts[1]}
    for word, headword, form, verdict in (row.split("\t") for row in rows):
        columns = forms.get(word, [])
        assert [headword, form] not in (columns if verdict == "go" else columns[:1]), (word, headword, form)


def test_every_listed_false_form_is_a_word_and_is_listed_once():
    rows = [line.split("\t") for line in data_lines("false-forms.tsv")]
    words = {line.split("\t")[0] for line in data_lines("words.tsv")}
    assert rows == sorted(rows) and all(word in words for word, *_ in rows)
    assert all(len(list(group)) == 1 for _, group in itertools.groupby(rows, key=lambda row: row[:3]))


@pytest.fixture(scope="module")
def first_meanings(glossary_parts):
    """The first meaning of every word with its headword."""
    headwords = {word: meanings for word, *meanings in glossary_parts[0]}
    forms = {word: columns[0].split(" ") for word, *columns in glossary_parts[1]}
    found = {word: (headword, headwords[headword][int(index)]) for word, (headword, _, index) in forms.items()}
    return found | {word: (word, headwords[word][0]) for word in headwords if word not in forms}


def words_of_kind(kinds):
    rows = [line.split("\t") for line in data_lines("words.tsv")]
    return [word for word, _, kind in rows if kind in kinds]


@pytest.fixture(scope="module")
def clues(first_meanings):
    """The first meaning of every everyday word with its headword, if the headword has at least four letters."""
    return {word: first_meanings[word] for word in words_of_kind("e") if len(first_meanings[word][0]) >= 4}


def is_listed(listed, headword, meaning):
    return (meaning[0], re.sub("[{}]", "", meaning[2:])) in listed.get(headword, [])


def test_every_common_word_and_dealt_root_starts_with_a_short_meaning_from_our_list(first_meanings):
    listed = listed_meanings()
    dealt_roots = [
        word for word, familiar, *_ in (line.split("\t") for line in data_lines("roots.tsv")) if familiar == "1"
    ]
    # The 340 days before No 341 were chosen by older rules.
    shown_words = words_of_kind("ec") + dealt_roots + data_lines("daily.txt")[340:]
    assert [word for word in shown_words if not is_listed(listed, *first_meanings[word])] == []
    assert [text for meanings in listed.values() for _, text in meanings if len(text) > 80] == []


def oddities(text):
    """Signs that a meaning is the raw text of a dictionary."""
    if text.startswith("("):
        yield "begins with a bracket"
    if re.search(r"[`_]|''|;\S|;$", text):
        yield "has signs of WordNet's files"
    if re.search(r"\b(a|an|and|as|or|the)$", text):
        yield "is cut in the middle of a sentence"


def test_no_common_word_starts_with_the_raw_text_of_a_dictionary(first_meanings):
    found = {word: list(oddities(re.sub("[{}]", "", first_meanings[word][1][2:]))) for word in words_of_kind("ec")}
    assert {word: fault for word, fault in found.items() if fault} == {}


@pytest.mark.parametrize("text", ["(law) a deed", "a `quoted' word", "by_mouth", "odd;even", "odd; ", "a wheel and"])
def test_raw_dictionary_text_is_detected(text):
    assert list(oddities(text.strip()))


def test_no_meaning_occurs_twice_in_one_list(glossary_parts):
    for word, *meanings in glossary_parts[0]:
        assert len(meanings) == len(set(meanings)), word


def clue_faults(headword, clue):
    words = re.findall("[a-z]+", clue.lower())
    if "{" in clue:
        yield "has a blank"
    if sum(word not in FUNCTION_WORDS for word in words) < 2:
        yield "has fewer than two words that tell something"
    if any(headword in word for word in words):
        yield "contains the word"


FUNCTION_WORDS = set(data_lines("function-words.txt"))


def test_every_clue_of_an_everyday_word_can_be_guessed(clues):
    exceptions = set(data_lines("no-clue.txt"))
    bad_clues = {headword: (clue, *clue_faults(headword, clue[2:])) for headword, clue in clues.values()}
    bad_clues = {headword: fault for headword, fault in bad_clues.items() if len(fault) > 1}
    assert {headword: fault for headword, fault in bad_clues.items() if headword not in exceptions} == {}
    assert exceptions - bad_clues.keys() == set()


def test_a_bad_clue_is_detected():
    for clue in ["a state in which you are {asleep}", "being asleep in bed", "what you do"]:
        assert list(clue_faults("sleep", clue)), clue
    assert list(clue_faults("bank", "of the {bank} of a river"))
