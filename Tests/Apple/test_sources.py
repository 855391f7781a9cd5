"""The Swift files of the app parse on every platform, contain no sentences, and use no network.

Each view has a preview.
"""

import re
import subprocess

from sources import (
    SCRAMBLE_APP,
    SOURCE_FILES,
    UI_TEST_FILES,
    VIEW_FILES,
    assert_none,
    block,
    code,
    literals,
    relative_path,
)


def test_every_file_parses_including_inactive_branches():
    # The compiler parses the code after `#if` even if the condition is false.
    run = subprocess.run(["swiftc", "-frontend", "-parse", *map(str, SOURCE_FILES)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_a_fault_in_an_inactive_branch_is_detected(tmp_path):
    file = tmp_path / "Fault.swift"
    file.write_text("#if canImport(SwiftUI)\n  import SwiftUI\n  struct Fault: View { var body some View }\n#endif\n")
    run = subprocess.run(["swiftc", "-frontend", "-parse", str(file)], capture_output=True, text=True)
    assert run.returncode != 0


def test_the_model_imports_no_user_interface():
    files = [*(SCRAMBLE_APP / "Model").rglob("*.swift"), *(SCRAMBLE_APP / "Previews").rglob("*.swift")]
    assert_none(relative_path(path) for path in files if re.search(r"import (SwiftUI|UIKit|AppKit)", code(path)))


def test_all_sentences_are_in_the_catalog():
    def is_sentence(literal):
        # Players do not see the names of files, folders and symbols.
        is_name = re.fullmatch(r"[\w./-]+", literal)
        is_text = re.search(r"[^\W\d_]{2,}[ ,.!?:]+[^\W\d_]{2,}", literal) and not is_name
        return is_text or re.search(r"[^\x00-\x7F·]", literal)

    files = [path for path in SOURCE_FILES if path not in UI_TEST_FILES]
    assert_none(
        f"{relative_path(path)}: {literal}"
        for path in files
        for literal in literals(code(path))
        if is_sentence(literal)
    )


def test_displayed_texts_come_from_the_catalog():
    displayed = r"\b(?:Text|Label|Button|TextField|Toggle|Section|Menu|CommandMenu|Picker)\(\s*\"([^\"]*)"
    spoken = r"\.(?:alert|navigationTitle|confirmationDialog|accessibility(?:Label|Value|Hint))\(\s*\"([^\"]*)"

    def has_letters(literal):
        return re.search(r"[^\W\d_]", re.sub(r"\\\((?:[^()]|\([^()]*\))*\)?", "", literal))

    arguments = [
        (path, text)
        for path in VIEW_FILES
        for pattern in (displayed, spoken)
        for text in re.findall(pattern, code(path))
    ]
    assert_none(f"{relative_path(path)}: {text}" for path, text in arguments if has_letters(text))


def test_the_app_uses_no_network():
    network_use = r"URLSession|NWConnection|import Network|URL\(string:|https?://"
    assert_none(relative_path(path) for path in SOURCE_FILES if re.search(network_use, code(path)))


def test_each_view_has_a_preview_in_its_file():
    def is_shown(view, text):
        member_name = view[0].lower() + view[1:]
        # The question covers the game, so its preview shows both.
        preview_use = r"\.previewEndQuestion\(" if view == "EndQuestion" else rf"\b{view}\b ?[({{]"
        previews = [block(text, match.start()) for match in re.finditer(r"^  #Preview", text, re.MULTILINE)]
        return any(re.search(preview_use, preview) or f".{member_name}(" in preview for preview in previews)

    texts = [(path, path.read_text(encoding="utf-8")) for path in VIEW_FILES]
    kinds = r"struct (\w+): (?:View|ViewModifier|ToolbarContent|Shape)\b"
    assert_none(
        f"{relative_path(path)}: {view}"
        for path, text in texts
        for view in re.findall(kinds, text)
        if not is_shown(view, text)
    )
