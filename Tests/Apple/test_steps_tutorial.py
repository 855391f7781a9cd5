"""The tutorial of the six steps compiles without warnings and shows each file that a step changes."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from sources import APPLE_FOLDER, ROOT, assert_none
from steps import STEP_NUMBERS, TUTORIAL_FOLDER, lines_by_file, step_tests

DOCC_CATALOG = TUTORIAL_FOLDER / "Steps.docc"
RESOURCE_FOLDER = DOCC_CATALOG / "Resources"
TUTORIAL_PAGES = sorted(DOCC_CATALOG.glob("*.tutorial"))
LISTING_PATTERN = re.compile(
    r'@Code\(name: "([^"]+)", file: "([^"]+)"(?:, previousFile: "([^"]+)")?(?:, reset: true)?\)'
)


def text_of(page):
    return page.read_text(encoding="utf-8")


def listings(number):
    """Returns the listings of a step's page: the name, the file, and the file to compare it with or an empty string."""
    return LISTING_PATTERN.findall(text_of(DOCC_CATALOG / f"Step{number}.tutorial"))


def docc():
    """Returns the documentation compiler, which is in the same folder as the Swift compiler.

    Without one, the test fails in CI and is skipped elsewhere.
    """
    tool = Path(shutil.which("swiftc")).resolve().with_name("docc")
    if not tool.exists():
        (pytest.fail if "CI" in os.environ else pytest.skip)("docc is missing: https://www.swift.org/install")
    return tool


def test_the_tutorial_compiles_without_a_warning(tmp_path):
    command = [docc(), "convert", DOCC_CATALOG, "--output-path", tmp_path / "out", "--warnings-as-errors"]
    run = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    pages = {path.stem for path in (tmp_path / "out/data/tutorials/steps").glob("*.json")}
    assert pages == {f"step{number}" for number in STEP_NUMBERS}


def test_a_broken_link_is_detected(tmp_path):
    shutil.copytree(DOCC_CATALOG, tmp_path / "Steps.docc")
    page = tmp_path / "Steps.docc/Steps.tutorial"
    page.write_text(text_of(page).replace("doc:Step6", "doc:Step7"), encoding="utf-8")
    command = [docc(), "convert", page.parent, "--output-path", tmp_path / "out", "--warnings-as-errors"]
    assert subprocess.run(list(map(str, command)), capture_output=True).returncode != 0


def test_every_code_directive_is_a_listing():
    for page in TUTORIAL_PAGES:
        assert len(re.findall("@Code", text_of(page))) == len(LISTING_PATTERN.findall(text_of(page))), page.name


def test_every_listing_is_a_file_of_its_step():
    listed_files = {file for number in STEP_NUMBERS for _, *files in listings(number) for file in files if file}
    assert {path.name for path in RESOURCE_FOLDER.iterdir()} == listed_files | {"icon.png"}
    for file in listed_files:
        step, name = file.split("-", 1)
        sources = [TUTORIAL_FOLDER / step / name, TUTORIAL_FOLDER / f"{step}Tests" / name]
        assert (RESOURCE_FOLDER / file).is_symlink() and (RESOURCE_FOLDER / file).resolve() in sources
    # The documentation compiler copies the icon's file unchanged, so a symbolic link would be broken.
    icon = APPLE_FOLDER / "WordScramble/Assets.xcassets/AppIcon.appiconset/mac-256.png"
    assert (RESOURCE_FOLDER / "icon.png").read_bytes() == icon.read_bytes()


def test_a_listing_has_its_file_name_and_is_compared_with_the_previous_step():
    for number in STEP_NUMBERS:
        for name, file, previous in listings(number):
            assert file.split("-", 1)[1] == name
            if previous:
                step, before = previous.split("-", 1)
                assert before == name and int(step.removeprefix("Step")) < number, file
                latest = (TUTORIAL_FOLDER / f"Step{number - 1}" / name).read_text(encoding="utf-8")
                assert (RESOURCE_FOLDER / previous).read_text(encoding="utf-8") == latest, file


def test_a_page_shows_each_file_that_differs_from_the_previous_step():
    for number in STEP_NUMBERS:
        compared_files = {
            name: previous for name, file, previous in listings(number) if file.startswith(f"Step{number}-")
        }
        before, after = lines_by_file(number - 1), lines_by_file(number)
        changed = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
        new_tests = {path.name for path in step_tests(number)} - {path.name for path in step_tests(number - 1)}
        assert changed | new_tests | {"Exercise.swift"} <= set(compared_files), number
        # A file that is not new is compared with the previous step.
        assert [name for name in changed & before.keys() if not compared_files[name]] == [], number


def test_every_path_and_name_in_the_text_exists():
    sources = [*TUTORIAL_FOLDER.rglob("*.swift"), *ROOT.glob("Sources/**/*.swift")]
    words = set(re.findall(r"\w+", "\n".join(path.read_text(encoding="utf-8") for path in sources)))

    def exists(span, page, text):
        if "/" in span:
            return (ROOT / span).exists()
        if span.endswith(".swift"):
            return (TUTORIAL_FOLDER / page.stem / span).exists() or "Add a Swift file `Rules.swift`" in text
        if re.fullmatch(r"Step\d(Tests)?", span):
            return (TUTORIAL_FOLDER / span).is_dir()
        return words.issuperset(re.findall(r"[A-Za-z]\w+", span))

    for page in TUTORIAL_PAGES:
        text = re.sub(r"@\w+\([^)]*\)", "", text_of(page))
        assert_none(f"{page.name}: {span}" for span in re.findall(r"`([^`]+)`", text) if not exists(span, page, text))


def test_the_readme_of_the_steps_names_each_step():
    page = (TUTORIAL_FOLDER / "README.md").read_text(encoding="utf-8")
    titles = [
        re.search(r'@Intro\(title: "(.+)"\)', text_of(DOCC_CATALOG / f"Step{number}.tutorial"))[1]
        for number in STEP_NUMBERS
    ]
    for link in re.findall(r"\]\(([^)]+)\)", page):
        assert (TUTORIAL_FOLDER / link).exists(), link
    for number, title in zip(STEP_NUMBERS, titles):
        assert f"| [Step{number}](Step{number}) | {title}: " in page


def test_the_files_recommended_after_the_steps_exist():
    page = (ROOT / "Documentation/FromTheTutorial.md").read_text(encoding="utf-8")
    files = re.findall(r"^ +\| `(\S+\.swift)` \| \d+ \|", page, re.MULTILINE)
    assert files
    for file in files:
        assert len([*ROOT.glob(f"Sources/**/{file}"), *ROOT.glob(f"Tests/**/{file}")]) == 1, file
