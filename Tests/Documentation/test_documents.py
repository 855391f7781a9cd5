"""The documents are correct: commands exist, examples print the documented output, and links and names exist."""

import difflib
import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
READMES = [ROOT / "Apple/README.md", ROOT / "Apple/Steps/README.md", ROOT / "Data/README.md"]
ARTICLES = [*ROOT.glob("Sources/*/*.docc/*.md")]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *READMES, *(ROOT / "Documentation").rglob("*.md"), *ARTICLES], key=str)
FILE_ENDINGS = tuple(f".{ending}`" for ending in ("docc", "json", "md", "swift", "xcconfig", "xcodeproj", "xcstrings"))


def blocks(document, language):
    """The fenced code blocks of a document in a language."""
    text = document.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def console_examples():
    """Every `$ command` of the console blocks, with the lines below it."""
    for document in DOCUMENTS:
        for block in blocks(document, "console"):
            for command, answer in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
                yield document.name, command, answer


def matches_of(pattern):
    """All matches of a pattern in the documents, outside code blocks, each with its document."""
    for document in DOCUMENTS:
        text = re.sub(r"^```.*?^```$", "", document.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        for match in re.finditer(pattern, text):
            yield document, match


def quiet_environment():
    variables = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME")}
    return variables | {"LC_ALL": "C.UTF-8"}


def test_shell_commands_refer_to_existing_programs_and_files():
    manifest = (ROOT / "Package.swift").read_text()
    known_commands = (
        "make",
        "swift",
        "cp",
        "apt",
        "unzip",
        "tar",
        "systemctl",
        "podman",
        "xdg-open",
        "wordscramble-server",
    )
    for line in sorted(
        {line for document in DOCUMENTS for block in blocks(document, "sh") for line in block.splitlines()}
    ):
        words = line.removeprefix("sudo ").split()
        assert words[0] in known_commands or line.startswith(".build/"), line
        if words[0] == "make":
            result = subprocess.run([*words, "--dry-run"], cwd=ROOT, capture_output=True, text=True)
            assert result.returncode == 0, f"{line}: {result.stderr}"
        for word, product in zip(words, words[1:]):
            assert word != "--product" or f'.executable(name: "{product}"' in manifest, product
        for word in words:
            assert not word.startswith(("Deployment/", "Web/")) or (ROOT / word).exists(), word


def test_every_command_prints_the_documented_output(program):
    failures = []
    for document, command, answer in console_examples():
        line = re.sub("^wordscramble", f"'{program}'", command)
        result = subprocess.run(line, shell=True, capture_output=True, text=True, env=quiet_environment(), timeout=30)
        if (result.stdout, result.stderr) != (answer, ""):
            differences = difflib.unified_diff(
                answer.splitlines(), result.stdout.splitlines(), "documented", "printed", lineterm=""
            )
            failures += [f"{document}: $ {command}", *differences, result.stderr]
    assert not failures, "\n".join(failures)


def test_both_readmes_have_the_same_code():
    english, chinese = [(ROOT / f"README{language}.md").read_text(encoding="utf-8") for language in ("", ".zh-Hans")]
    block = re.compile(r"^```\w*\n.*?^```$", re.MULTILINE | re.DOTALL)
    assert block.findall(chinese) == block.findall(english)


def test_no_line_of_prose_is_longer_than_120_characters():
    readmes = [ROOT / "Web/README.md", *(ROOT / "Tests").rglob("README.md")]
    for document in [*DOCUMENTS, *readmes]:
        if not document.name.endswith(".zh-Hans.md"):
            prose = re.sub(r"^ *```.*?^ *```$", "", document.read_text(encoding="utf-8"), flags=re.M | re.S)
            # A row of a table, a picture and an HTML element cannot be broken.
            long_lines = [line for line in prose.splitlines() if len(line) > 120 and line[0] not in "|!<"]
            assert long_lines == [], document.name


def heading_anchors(document):
    """The anchors that GitHub gives to a document's headings."""
    titles = re.findall(r"^#+ (.*)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_every_link_leads_to_an_existing_file_and_heading():
    for document, match in matches_of(r"\]\(([^)#]*)#?([^)]*)\)"):
        path, heading = match.groups()
        if not path.startswith("https://"):
            target = document.parent / path if path else document
            assert target.exists(), f"{document.name}: {path}"
            assert not heading or heading in heading_anchors(target), f"{document.name}: {path}#{heading}"


def test_no_link_contains_a_placeholder_for_the_owner():
    # A reader would follow such a link. In a code span, the placeholder is allowed, because a reader replaces it.
    pattern = r"\]\([^)]*OWNER/REPOSITORY|^\[[^\]]+\]: .*OWNER/REPOSITORY|<https?:[^>]*OWNER/REPOSITORY"
    found = [f"{document.name}: {match[0]}" for document, match in matches_of(f"(?m){pattern}")]
    assert found == []


def test_every_swift_name_in_the_documents_exists():
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "Sources").rglob("*.swift"))
    kinds = set(re.findall(r"\b(?:struct|enum|class|extension) (\w+)", sources))
    members = set(re.findall(r"\b(?:func|var|let|case) (\w+)", sources)) | set(re.findall(r"\b(\w+)\(", sources))
    for document, match in matches_of(r"`([A-Z]\w+)\.(\w+)[^`]*`"):
        kind, member = match.groups()
        if kind != "Bundle" and not match[0].endswith(FILE_ENDINGS):
            assert kind in kinds and member in members, f"{document.name}: {match[0]}"


def test_the_exercises_name_existing_suites_and_new_functions():
    page = ROOT / "Documentation/FromTheTutorial.md"
    text = page.read_text(encoding="utf-8")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "Sources").rglob("*.swift"))
    suites = re.findall(r"swift test --filter (\w+)`", text)
    assert len(suites) == len(blocks(page, "swift")) == 3
    for suite, test, new in zip(suites, blocks(page, "swift"), ["palindrome", "generous", "typedText"]):
        (file,) = (ROOT / "Tests").rglob(f"{suite}.swift")
        declared = re.findall(r"^\S.*\{$", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert f"struct {suite} " in declared[-1], "the last brace is not that of the suite"
        assert new in test and not re.search(rf"\b{new}\b", sources), "somebody has done the exercise"
