"""Every Swift file of the app is valid on every platform and contains no sentences and no network access."""

import re
import subprocess

from sources import APP, FILES, UI_TESTS, VIEWS, block, code, literals, name, report


def test_every_file_parses_including_inactive_branches():
    # The compiler parses the code after `#if` even if the condition is false.
    run = subprocess.run(["swiftc", "-frontend", "-parse", *map(str, FILES)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_a_fault_in_an_inactive_branch_is_detected(tmp_path):
    file = tmp_path / "Fault.swift"
    file.write_text("#if canImport(SwiftUI)\n  import SwiftUI\n  struct Fault: View { var body some View }\n#endif\n")
    run = subprocess.run(["swiftc", "-frontend", "-parse", str(file)], capture_output=True, text=True)
    assert run.returncode != 0


def test_the_model_imports_no_user_interface():
    files = [*(APP / "Model").rglob("*.swift"), *(APP / "Previews").rglob("*.swift")]
    report(name(path) for path in files if re.search(r"import (SwiftUI|UIKit|AppKit)", code(path)))


def test_all_sentences_are_in_the_catalog():
    def is_sentence(literal):
        # Players do not see the names of files, folders and symbols.
        is_name = re.fullmatch(r"[\w./-]+", literal)
        is_text = re.search(r"[^\W\d_]{2,}[ ,.!?:]+[^\W\d_]{2,}", literal) and not is_name
        return is_text or re.search(r"[^\x00-\x7F·]", literal)

    files = [path for path in FILES if path not in UI_TESTS]
    report(f"{name(path)}: {literal}" for path in files for literal in literals(code(path)) if is_sentence(literal))


def test_displayed_texts_come_from_the_catalog():
    shown = r"\b(?:Text|Label|Button|TextField|Toggle|Section|Menu|CommandMenu|Picker)\(\s*\"([^\"]*)"
    spoken = r"\.(?:alert|navigationTitle|confirmationDialog|accessibility(?:Label|Value|Hint))\(\s*\"([^\"]*)"

    def has_letters(literal):
        return re.search(r"[^\W\d_]", re.sub(r"\\\((?:[^()]|\([^()]*\))*\)?", "", literal))

    found = [(path, text) for path in VIEWS for way in (shown, spoken) for text in re.findall(way, code(path))]
    report(f"{name(path)}: {text}" for path, text in found if has_letters(text))


def test_the_app_uses_no_network():
    ways = r"URLSession|NWConnection|import Network|URL\(string:|https?://"
    report(name(path) for path in FILES if re.search(ways, code(path)))


def test_each_view_has_a_preview_in_its_file():
    def is_shown(view, text):
        called = view[0].lower() + view[1:]
        # The question covers the game, so its preview shows both.
        shows = r"\.previewAsking\(" if view == "EndQuestion" else rf"\b{view}\b ?[({{]"
        previews = [block(text, match.start()) for match in re.finditer(r"^  #Preview", text, re.MULTILINE)]
        return any(re.search(shows, preview) or f".{called}(" in preview for preview in previews)

    texts = [(path, path.read_text(encoding="utf-8")) for path in VIEWS]
    kinds = r"struct (\w+): (?:View|ViewModifier|ToolbarContent|Shape)\b"
    report(
        f"{name(path)}: {view}" for path, text in texts for view in re.findall(kinds, text) if not is_shown(view, text)
    )
