"""The tutorial of the six steps compiles without warnings and shows each file that a step changes."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from sources import APPLE, ROOT, report
from steps import NUMBERS, STEPS, lines, own_tests

CATALOG = STEPS / "Steps.docc"
RESOURCES = CATALOG / "Resources"
PAGES = sorted(CATALOG.glob("*.tutorial"))
LISTING = re.compile(r'@Code\(name: "([^"]+)", file: "([^"]+)"(?:, previousFile: "([^"]+)")?(?:, reset: true)?\)')


def text_of(page):
    return page.read_text(encoding="utf-8")


def listings(number):
    """Returns the listings of a page: name, file, and the file that it is compared with."""
    return LISTING.findall(text_of(CATALOG / f"Step{number}.tutorial"))


def docc():
    """Returns the documentation compiler, which is in the same folder as the Swift compiler."""
    tool = Path(shutil.which("swiftc")).resolve().with_name("docc")
    if not tool.exists():
        (pytest.fail if "CI" in os.environ else pytest.skip)("docc is missing: https://www.swift.org/install")
    return tool


def test_the_tutorial_compiles_without_a_warning(tmp_path):
    command = [docc(), "convert", CATALOG, "--output-path", tmp_path / "out", "--warnings-as-errors"]
    run = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    pages = {path.stem for path in (tmp_path / "out/data/tutorials/steps").glob("*.json")}
    assert pages == {f"step{number}" for number in NUMBERS}


def test_a_broken_link_is_detected(tmp_path):
    shutil.copytree(CATALOG, tmp_path / "Steps.docc")
    page = tmp_path / "Steps.docc/Steps.tutorial"
    page.write_text(text_of(page).replace("doc:Step6", "doc:Step7"), encoding="utf-8")
    command = [docc(), "convert", page.parent, "--output-path", tmp_path / "out", "--warnings-as-errors"]
    assert subprocess.run(list(map(str, command)), capture_output=True).returncode != 0


def test_every_code_directive_is_a_listing():
    for page in PAGES:
        assert len(re.findall("@Code", text_of(page))) == len(LISTING.findall(text_of(page))), page.name


def test_every_listing_is_a_file_of_its_step():
    shown = {file for number in NUMBERS for _, *files in listings(number) for file in files if file}
    assert {path.name for path in RESOURCES.iterdir()} == shown | {"icon.png"}
    for file in shown:
        step, name = file.split("-", 1)
        sources = [STEPS / step / name, STEPS / f"{step}Tests" / name]
        assert (RESOURCES / file).is_symlink() and (RESOURCES / file).resolve() in sources
    # The compiler copies symbolic links unchanged, so a link would be broken.
    icon = APPLE / "WordScramble/Assets.xcassets/AppIcon.appiconset/mac-256.png"
    assert (RESOURCES / "icon.png").read_bytes() == icon.read_bytes()


def test_a_listing_has_its_file_name_and_is_compared_with_the_previous_step():
    for number in NUMBERS:
        for name, file, previous in listings(number):
            assert file.split("-", 1)[1] == name
            if previous:
                step, before = previous.split("-", 1)
                assert before == name and int(step.removeprefix("Step")) < number, file
                latest = (STEPS / f"Step{number - 1}" / name).read_text(encoding="utf-8")
                assert (RESOURCES / previous).read_text(encoding="utf-8") == latest, file


def test_a_page_shows_each_file_that_differs_from_the_previous_step():
    for number in NUMBERS:
        own = {name: previous for name, file, previous in listings(number) if file.startswith(f"Step{number}-")}
        before, after = lines(number - 1), lines(number)
        changed = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
        new_tests = {path.name for path in own_tests(number)} - {path.name for path in own_tests(number - 1)}
        assert changed | new_tests | {"Exercise.swift"} <= set(own), number
        # A file that is not new is compared with the previous step.
        assert [name for name in changed & before.keys() if not own[name]] == [], number


def test_every_path_and_name_in_the_text_exists():
    sources = [*STEPS.rglob("*.swift"), *ROOT.glob("Sources/**/*.swift")]
    words = set(re.findall(r"\w+", "\n".join(path.read_text(encoding="utf-8") for path in sources)))

    def exists(span, page, text):
        if "/" in span:
            return (ROOT / span).exists()
        if span.endswith(".swift"):
            return (STEPS / page.stem / span).exists() or "Add a Swift file `Rules.swift`" in text
        if re.fullmatch(r"Step\d(Tests)?", span):
            return (STEPS / span).is_dir()
        return words.issuperset(re.findall(r"[A-Za-z]\w+", span))

    for page in PAGES:
        text = re.sub(r"@\w+\([^)]*\)", "", text_of(page))
        report(f"{page.name}: {span}" for span in re.findall(r"`([^`]+)`", text) if not exists(span, page, text))


def test_the_readme_of_the_steps_names_each_step():
    page = (STEPS / "README.md").read_text(encoding="utf-8")
    titles = [
        re.search(r'@Intro\(title: "(.+)"\)', text_of(CATALOG / f"Step{number}.tutorial"))[1] for number in NUMBERS
    ]
    for link in re.findall(r"\]\(([^)]+)\)", page):
        assert (STEPS / link).exists(), link
    for number, title in zip(NUMBERS, titles):
        assert f"| [Step{number}](Step{number}) | {title}: " in page


def test_the_files_recommended_after_the_steps_exist():
    page = (ROOT / "Documentation/FromTheTutorial.md").read_text(encoding="utf-8")
    files = re.findall(r"^ +\| `(\S+\.swift)` \| \d+ \|", page, re.MULTILINE)
    assert files
    for file in files:
        assert len([*ROOT.glob(f"Sources/**/{file}"), *ROOT.glob(f"Tests/**/{file}")]) == 1, file
