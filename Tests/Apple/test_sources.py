"""Every Swift file of the app is valid on every platform, and contains no sentences and no network access."""

import json
import re
import subprocess

import pytest
from sources import APP, FILES, ROOT, SHELL, UI_TESTS, VIEWS, block, code, literals, name

CATALOG = json.loads((ROOT / "Sources/ScrambleKit/Resources/Localizable.xcstrings").read_text(encoding="utf-8"))
KEYS = dict(re.findall(r'case (\w+) = "([\w.]+)"', (ROOT / "Sources/ScrambleKit/Wording/WordingKey.swift").read_text()))


def used_keys():
    """The keys of the catalog that the app names."""
    text = "\n".join(code(path) for path in FILES)
    return {KEYS[word] for word in re.findall(r"\.(\w+)\b", text) if word in KEYS}


def test_every_file_parses_including_inactive_branches():
    # The compiler's front end parses the code after `#if` whether or not the condition is true.
    run = subprocess.run(["swiftc", "-frontend", "-parse", *map(str, FILES)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_a_fault_in_an_inactive_branch_is_detected(tmp_path):
    file = tmp_path / "Fault.swift"
    file.write_text("#if canImport(SwiftUI)\n  import SwiftUI\n  struct Fault: View { var body some View }\n#endif\n")
    run = subprocess.run(["swiftc", "-frontend", "-parse", str(file)], capture_output=True, text=True)
    assert run.returncode != 0


@pytest.mark.parametrize("path", FILES, ids=name)
def test_swiftui_is_used_only_if_it_can_be_imported(path):
    text = path.read_text(encoding="utf-8")
    if "import SwiftUI" in text and APP in path.parents:
        assert re.match(r"#if canImport\(SwiftUI\)( && canImport\(\w+\))?\n", text) and text.rstrip().endswith("#endif")


def test_the_model_imports_no_user_interface():
    for path in [*(APP / "Model").rglob("*.swift"), *(APP / "Previews").rglob("*.swift")]:
        assert not re.search(r"import (SwiftUI|UIKit|AppKit)", path.read_text(encoding="utf-8")), name(path)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_no_sentence_is_outside_the_catalog(path):
    if path in UI_TESTS:
        return
    for literal in literals(code(path)):
        assert not re.search(r"[^\W\d_]{2,}[ ,.!?:]+[^\W\d_]{2,}", literal) or is_name(literal), literal
        assert not re.search(r"[^\x00-\x7F·]", literal), literal


def is_name(literal):
    """Whether a literal is the name of a file, a folder or a symbol, which no player reads."""
    return bool(re.fullmatch(r"[\w./-]+", literal))


@pytest.mark.parametrize("path", VIEWS, ids=name)
def test_displayed_texts_come_from_the_catalog(path):
    shown = r"\b(?:Text|Label|Button|TextField|Toggle|Section|Menu|CommandMenu|Picker)\(\s*\"([^\"]*)"
    spoken = r"\.(?:alert|navigationTitle|confirmationDialog|accessibility(?:Label|Value|Hint))\(\s*\"([^\"]*)"
    for literal in re.findall(shown, code(path)) + re.findall(spoken, code(path)):
        plain = re.sub(r"\\\((?:[^()]|\([^()]*\))*\)?", "", literal)
        assert not re.search(r"[^\W\d_]", plain), f"{literal!r} is not in the catalog"


def test_every_used_key_exists_in_both_languages():
    used = used_keys()
    assert len(used) > 60
    for key in used:
        localizations = CATALOG["strings"][key]["localizations"]
        for language in ("en", "zh-Hans"):
            text = json.dumps(localizations[language], ensure_ascii=False)
            assert re.search(r'"value": "[^"]', text), f"{key} has no {language}"


def test_the_app_uses_no_network():
    for path in FILES:
        assert not re.search(r"URLSession|NWConnection|import Network|URL\(string:|https?://", code(path)), name(path)


def bodies():
    for path in VIEWS:
        text = path.read_text(encoding="utf-8")
        for match in re.finditer(r"(?:var body: some \w+|func body\(content: Content\) -> some View) \{", text):
            yield pytest.param(block(text, match.start()), id=name(path))


@pytest.mark.parametrize("body", list(bodies()))
def test_a_body_has_fewer_than_thirty_lines(body):
    assert len(body.strip("\n").splitlines()) < 30


@pytest.mark.parametrize("path", VIEWS, ids=name)
def test_each_view_has_a_preview_in_its_file(path):
    text = path.read_text(encoding="utf-8")
    previews = [block(text, match.start()) for match in re.finditer(r"^  #Preview", text, re.MULTILINE)]
    for view in re.findall(r"struct (\w+): (?:View|ViewModifier|ToolbarContent|Shape)\b", text):
        called = view[0].lower() + view[1:]
        # The question covers the game, and its preview shows both.
        shows = r"\.previewAsking\(" if view == "EndQuestion" else rf"\b{view}\b ?[({{]"
        assert any(re.search(shows, shown) or f".{called}(" in shown for shown in previews), view


def test_the_previews_show_the_important_states():
    text = "\n".join(path.read_text(encoding="utf-8") for path in VIEWS)
    for state in [
        ".previewRefused()",
        ".previewFull()",
        ".accessibility5",
        "preferredColorScheme(.dark)",
        ".simplifiedChinese",
    ]:
        assert state in text


@pytest.mark.parametrize("path", FILES, ids=name)
def test_files_are_short(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) < 200


def test_the_shell_is_small():
    assert [path.name for path in SHELL] == ["MainApp.swift", "PlayToday.swift"]
    assert len(code(SHELL[0]).split("\n")) < 15
    # What the system offers by itself has to be in the app; it opens an address, and the model does the rest.
    assert "GameAddress.today" in code(SHELL[1]) and len(code(SHELL[1]).split("\n")) < 30
