"""Names in the views that a compiler does not check: symbols, shortcuts, file types and identifiers."""

import re
from pathlib import Path

from sources import APPLE_FOLDER, SOURCE_FILES, UI_TEST_FILES, VIEW_FILES, assert_none, code, literals, relative_path

# The SF Symbols that the app may use. Each was looked up: iOS 17 and macOS 14 have it.
ALLOWED_SYMBOLS = set((Path(__file__).parent / "symbols.txt").read_text().split())


def symbols(text):
    """Yields the names of symbols in a source. An interpolation, such as a number of letters, is replaced with 3."""
    for argument in re.findall(r"\bsystem(?:Name|Image): ((?:[^,)\n\\]|\\\([^)]*\))*)", text):
        yield from literals(re.sub(r"\\\([^)]*\)", "3", argument))


def test_every_symbol_exists():
    # Look up a reported symbol in SF Symbols, and add it to symbols.txt if iOS 17 and macOS 14 have it.
    files = sorted({*SOURCE_FILES, *APPLE_FOLDER.rglob("*.swift")})
    assert_none(
        f"{relative_path(path)}: {one}" for path in files for one in symbols(code(path)) if one not in ALLOWED_SYMBOLS
    )


def test_symbols_are_found_in_every_form():
    text = 'Label("a", systemImage: "book") Image(systemName: a ? "eye" : "link") Image(systemName: "\\(word.count).circle")'
    assert list(symbols(text)) == ["book", "eye", "link", "3.circle"]
    assert len({symbol for path in VIEW_FILES for symbol in symbols(code(path))}) > 30


def shortcuts(text):
    """Returns the keys of commands with their modifiers, which are empty if the source does not specify any."""
    return re.findall(r'(?:\bcommand\(\.\w+, |keyboardShortcut\()"(.)"(?:, modifiers: ([^\]]*\]|\.\w+))?', text)


def test_no_shortcut_is_used_twice():
    keys = [shortcut for path in VIEW_FILES for shortcut in shortcuts(code(path))]
    assert len(keys) == len(set(keys)) > 6


def test_exported_files_have_the_type_of_imported_files():
    text = "\n".join(code(path) for path in VIEW_FILES)
    exported_types = re.findall(r"readableContentTypes = \[UTType\.(\w+)\]", text)
    requested_types = re.findall(r"\bcontentType: \.(\w+)|allowedContentTypes: \[\.(\w+)\]", text)
    assert (
        len(exported_types) == 1
        and len(requested_types) == 3
        and {kind for pair in requested_types for kind in pair if kind} == set(exported_types)
    )


def test_the_user_interface_tests_use_identifiers_of_the_views():
    tests = "\n".join(code(path) for path in UI_TEST_FILES)
    identifiers = {
        identifier
        for path in VIEW_FILES
        for identifier in re.findall(r'accessibilityIdentifier\("(\w+)"\)', code(path))
    }
    used_identifiers = set(re.findall(r'\.descendants\(matching: \.any\)\["(\w+)"\]', tests))
    assert used_identifiers and used_identifiers <= identifiers
