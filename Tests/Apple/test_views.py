"""Names in the views that a compiler does not check: symbols, shortcuts, file types and identifiers."""

import re
from pathlib import Path

from sources import APPLE, FILES, UI_TESTS, VIEWS, code, literals, name, report

# The SF Symbols that the app may use. Each was looked up: iOS 17 and macOS 14 have it.
SYMBOLS = set((Path(__file__).parent / "symbols.txt").read_text().split())


def symbols(text):
    """Returns the names of symbols in a source. A number of letters is replaced with 3."""
    for argument in re.findall(r"\bsystem(?:Name|Image): ((?:[^,)\n\\]|\\\([^)]*\))*)", text):
        yield from literals(re.sub(r"\\\([^)]*\)", "3", argument))


def test_every_symbol_exists():
    # Look up a reported symbol in SF Symbols, and add it to symbols.txt if iOS 17 has it.
    files = sorted({*FILES, *APPLE.rglob("*.swift")})
    report(f"{name(path)}: {one}" for path in files for one in symbols(code(path)) if one not in SYMBOLS)


def test_symbols_are_found_in_every_form():
    text = 'Label("a", systemImage: "book") Image(systemName: a ? "eye" : "link") Image(systemName: "\\(word.count).circle")'
    assert list(symbols(text)) == ["book", "eye", "link", "3.circle"]
    assert len({symbol for path in VIEWS for symbol in symbols(code(path))}) > 30


def shortcuts(text):
    """Returns the keys of commands with their modifiers. Command alone is not included."""
    return re.findall(r'(?:\bcommand\(\.\w+, |keyboardShortcut\()"(.)"(?:, modifiers: ([^\]]*\]|\.\w+))?', text)


def test_no_shortcut_is_used_twice():
    found = [shortcut for path in VIEWS for shortcut in shortcuts(code(path))]
    assert len(found) == len(set(found)) > 6


def test_exported_files_have_the_type_of_imported_files():
    text = "\n".join(code(path) for path in VIEWS)
    written = re.findall(r"readableContentTypes = \[UTType\.(\w+)\]", text)
    asked = re.findall(r"\bcontentType: \.(\w+)|allowedContentTypes: \[\.(\w+)\]", text)
    assert len(written) == 1 and len(asked) == 3 and {kind for pair in asked for kind in pair if kind} == set(written)


def test_the_user_interface_tests_use_identifiers_of_the_views():
    tests = "\n".join(code(path) for path in UI_TESTS)
    given = {found for path in VIEWS for found in re.findall(r'accessibilityIdentifier\("(\w+)"\)', code(path))}
    used = set(re.findall(r'\.descendants\(matching: \.any\)\["(\w+)"\]', tests))
    assert used and used <= given
