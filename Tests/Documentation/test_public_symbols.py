"""PublicSymbols.txt lists the public API, and the changelog names its changes since the last release."""

import difflib
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Documentation"))

import public_symbols  # noqa: E402
from symbol_changes import changes, help_text, sentences, symbols, untold  # noqa: E402

CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
SYMBOLS_TEXT = """\
# WordScramble

struct Round: Equatable, Sendable
  init(root: Word)
  func play(_ guess: Word) throws(Rejection) -> FoundWord
  static func < (first: Round, second: Round) -> Bool
  var minutes: Int? { get }

enum Round.Phase: Equatable
  case ended
  case playing

# ScrambleKit

extension Round
  func link(to page: String = "") -> String
"""


@pytest.fixture(scope="module")
def current_symbols():
    return public_symbols.CURRENT.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def released_symbols():
    return public_symbols.RELEASED.read_text(encoding="utf-8")


def test_the_text_lists_the_public_symbols(modules_folder, current_symbols):
    built_text = public_symbols.text(modules_folder)
    lines = difflib.unified_diff(
        current_symbols.splitlines(), built_text.splitlines(), "PublicSymbols.txt", "built", lineterm="", n=1
    )
    assert built_text == current_symbols, "`make symbols` writes:\n" + "\n".join(lines)


def version_of(released_symbols):
    """The version whose public symbols were saved; None before the first release."""
    match = re.search(r"in version (\S+),", released_symbols.splitlines()[0])
    return match and match[1]


def test_the_changelog_names_every_change_since_the_last_release(current_symbols, released_symbols):
    missing = untold(changes(released_symbols, current_symbols), sentences(CHANGELOG, version_of(released_symbols)))
    assert not missing, help_text(missing)


def test_the_symbols_of_the_last_release_are_saved(released_symbols):
    newest = re.search(r"^## \[(\d\S*)\]", CHANGELOG, re.MULTILINE)
    assert version_of(released_symbols) == (newest and newest[1]), f"make symbols RELEASED={newest and newest[1]}"


def test_every_symbol_in_the_changelog_is_or_was_public(current_symbols, released_symbols):
    known = symbols(current_symbols) | symbols(released_symbols)
    names = {name for _, names, _ in sentences(CHANGELOG) for name in names}
    assert {name for name in names if re.match(r"[A-Z]", name)} <= set(known)


@pytest.mark.parametrize(
    "right, wrong, expected",
    [
        ("", "", {}),
        ("  init(root: Word)\n", "", {"Round.init": "removed"}),
        ("  init(root: Word)\n", "  init(root: Word)\n  init(id: Int)\n", {"Round.init": "changed"}),
        ("_ guess: Word", "_ guess: String", {"Round.play": "changed"}),
        ("func play", "mutating func play", {"Round.play": "changed"}),
        ("throws(Rejection) ", "", {"Round.play": "changed"}),
        ("func <", "func >", {"Round.<": "removed", "Round.>": "added"}),
        ("minutes", "seconds", {"Round.minutes": "removed", "Round.seconds": "added"}),
        ("{ get }", "{ get set }", {"Round.minutes": "changed"}),
        ("Round: Equatable, Sendable", "Round: Sendable", {"Round": "changed"}),
        ("struct Round", "final class Round", {"Round": "changed"}),
        ("  case ended\n", "", {"Round.Phase.ended": "removed"}),
        ("enum Round.Phase: Equatable\n  case ended\n  case playing\n", "", {"Round.Phase": "removed"}),
        ("# ScrambleKit\n", "# ScrambleKit\n\nstruct Word\n  let a: Int\n", {"Word": "added"}),
        ('page: String = ""', "page: String", {"Round.link": "changed"}),
        ("extension Round\n", "extension Round: Named\n", {"Round": "changed"}),
        ("# ScrambleKit\n", "# ScrambleClass\n", {"Round.link": "changed"}),
    ],
)
def test_a_change_is_reported_by_name(right, wrong, expected):
    assert right in SYMBOLS_TEXT
    assert changes(SYMBOLS_TEXT, SYMBOLS_TEXT.replace(right, wrong, 1)) == expected


def test_every_added_or_removed_member_or_type_has_a_name(current_symbols):
    for block in current_symbols.split("\n\n"):
        lines = block.splitlines(keepends=True)
        for index, line in enumerate(lines):
            if not line.startswith(("#", "extension ")):
                without = "".join(lines[:index] + lines[index + 1 :])
                assert changes(block, without) and changes(without, block), line


def changelog(sentence, heading="Unreleased"):
    return f"# Changelog\n\n## [{heading}]\n\n### Public symbols\n\n{sentence}\n\n### Added\n\n- More.\n"


@pytest.mark.parametrize(
    "sentence, is_mentioned",
    [
        ("- Added `Round.solve`: all words that it holds.", True),
        ("- Added `Round.solve(in:)`, which\n  finds all words, and `Word`.", True),
        ("- Added `Round.solve`.", False),
        ("- Changed `Round.solve`: all words that it holds.", False),
        ("- Added `Round` and a way to solve it.", False),
        ("- Added Round.solve, all words that it holds.", False),
        ("", False),
    ],
)
def test_a_sentence_must_name_a_change_and_say_more(sentence, is_mentioned):
    missing = untold({"Round.solve": "added"}, sentences(changelog(sentence)))
    assert bool(missing) != is_mentioned
    assert is_mentioned or "- Added `Round.solve`: …" in help_text(missing)


def test_only_text_written_since_the_last_release_counts():
    written = changelog("- Added `Round.solve`: all words that it holds.", "1.0.0")
    newer = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Words.\n\n" + written.partition("\n\n")[2]
    assert untold({"Round.solve": "added"}, sentences(newer, "0.9.0")) == {}
    assert untold({"Round.solve": "added"}, sentences(newer, "1.0.0")) != {}
