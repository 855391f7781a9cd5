"""The documents are correct: commands exist, examples print the documented output, and links lead somewhere."""

import difflib
import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
READMES = [ROOT / "Tests/README.md", ROOT / "Apple/README.md", ROOT / "Apple/Steps/README.md", ROOT / "Data/README.md"]
ARTICLES = [*ROOT.glob("Sources/*/*.docc/*.md")]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *READMES, *(ROOT / "Documentation").rglob("*.md"), *ARTICLES], key=str)


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
    known_commands = ("make", "swift")
    for line in sorted(
        {line for document in DOCUMENTS for block in blocks(document, "sh") for line in block.splitlines()}
    ):
        words = line.split()
        assert words[0] in known_commands or line.startswith(".build/"), line
        if words[0] == "make":
            result = subprocess.run([*words, "--dry-run"], cwd=ROOT, capture_output=True, text=True)
            assert result.returncode == 0, f"{line}: {result.stderr}"
        for word, product in zip(words, words[1:]):
            assert word != "--product" or f'.executable(name: "{product}"' in manifest, product
        for word in words:
            assert not word.startswith(("Sources/", "Tests/")) or (ROOT / word).exists(), word


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
