"""A language can be added by following CONTRIBUTING.md, and a missing step is reported.

Polish is added to a copy of the core and the kit this way. The page needs only the steps for the catalog.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from test_languages import CATALOG_FILE, ROOT, listed_files

LANGUAGE_FILE = "Sources/ScrambleKit/Wording/Language.swift"
SAMPLES_FILE = "Tests/ScrambleKitTests/LanguageTests.swift"
MODULES = ("Sources/WordScramble", "Sources/ScrambleClass", "Sources/ScrambleKit", "Tests/ScrambleTesting")
TEST_FILES = ("Tests/ScrambleKitTests/CatalogTests.swift", SAMPLES_FILE)
# The lines after which Polish is added, and the lines to add.
CASE_LINES = (
    """\
  case simplifiedChinese = "zh-Hans"
""",
    """\
  case polish = "pl"
""",
)
RULE_LINES = (
    """\
    case .simplifiedChinese: .other
""",
    """\
    case .polish:
      switch (number.magnitude, number.magnitude % 10, number.magnitude % 100) {
      case (1, _, _): .one
      case (_, 2...4, let end) where !(12...14).contains(end): .few
      default: .many
      }
""",
)
SAMPLE_LINES = (
    """\
    (.simplifiedChinese, .other, "0~15, 100, 1000, 10000, 100000, 1000000"),
""",
    """\
    (.polish, .one, "1"), (.polish, .few, "2~4, 22~24, 32~34, 42~44, 52~54, 62, 102, 1002"),
    (.polish, .many, "0, 5~19, 100, 1000, 10000, 100000, 1000000"),
""",
)
POLISH_POINTS = {"one": "%lld punkt", "few": "%lld punkty", "many": "%lld punktów", "other": "%lld punktu"}
PLURAL_NUMBERS = [*range(201), 1000, 1001, 1002, 1011, 1012, 1022, 1_000_000, 1_000_002]
SENTENCES_PROGRAM = """
import Foundation
import ScrambleKit
let catalog = try GameFiles(folder: URL(filePath: CommandLine.arguments[1])).loadCatalog()
let wording = Wording(catalog, in: Language(environment: ProcessInfo.processInfo.environment))
print(wording.text(.dailyNumber, 7))
for count in [1, 2, 5, 12, 22] { print(wording.text(.pointsCount, .number(count))) }
for language in Language.allCases {
  print(language.rawValue, CommandLine.arguments.dropFirst(2).map { language.pluralCategory(of: Int($0)!).rawValue })
}
"""
# Runs preload.js as in a browser that prefers Polish, and then the modules that provide texts and settings.
PAGE_SCRIPT = """
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
const { web, tags, texts } = JSON.parse(readFileSync(0, "utf8"));
const requests = [];
const page = {
  HTMLScriptElement: class { noModule = false; },
  document: { currentScript: { src: "v/1/preload.js", getAttribute: (name) => tags[name] }, documentElement: {} },
  navigator: { languages: ["pl-PL", "en"] }, location: { search: "" }, addEventListener() {},
  fetch: (path) => (requests.push(path), Promise.resolve({})),
};
page.window = page;
runInContext(readFileSync(`${web}/preload.js`, "utf8"), createContext(page));
globalThis.preloaded = page.preloaded;
const { Wording } = await import(`${web}/page/wording.js`);
const Settings = await import(`${web}/page/settings.js`);
const wording = new Wording(page.preloaded.language, texts[page.preloaded.language]);
console.log(JSON.stringify({
  requests, language: wording.language, direction: wording.direction, chosen: Settings.parse({ language: "pl" }).language,
  daily: wording.text("daily.number", 7), points: [1, 2, 5, 12, 22].map((count) => wording.text("points.count", count)),
}));
"""
SPOKEN_POINTS = ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty"]
# A program that runs tests through the package manager's entry point.
TEST_RUNNER = "import Testing\n@main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }\n"
COMPILER_FLAGS = ["-Onone", "-wmo", "-num-threads", "2", "-swift-version", "6", "-package-name", "copy"]
COMPILER_FLAGS += ["-enable-upcoming-feature", "InternalImportsByDefault"]
COMPILER_FLAGS += ["-I", ".", "-I", "Sources/CEmbeddedFiles/include", "-L", "."]
PLURAL_RULES_SCRIPT = "JSON.stringify(%s.map((number) => new Intl.PluralRules('%s').select(number)))"


def adding_lines(lines):
    """A step that adds the second of two texts after the first one."""
    return lambda text: text.replace(lines[0], "".join(lines))


def with_texts(catalog):
    """Adds a Polish text for every key of the catalog, with the plural forms of English."""
    whole = json.loads(catalog)
    for key, entry in whole["strings"].items():
        english = json.dumps(entry["localizations"]["en"])
        entry["localizations"]["pl"] = json.loads(english.replace('"value": "', '"value": "po polsku: '))
        if key == "points.count":
            entry["localizations"]["pl"] = plural({name: POLISH_POINTS[name] for name in ("one", "other")})
    return json.dumps(whole, ensure_ascii=False)


def with_forms(catalog):
    """Adds the plural forms that Polish has and English lacks."""
    whole = json.loads(catalog)
    for key, entry in whole["strings"].items():
        if variations := entry["localizations"].get("pl", {}).get("variations"):
            other = variations["plural"]["other"]["stringUnit"]["value"]
            forms = POLISH_POINTS if key == "points.count" else dict.fromkeys(POLISH_POINTS, other)
            entry["localizations"]["pl"] = plural(forms)
    return json.dumps(whole, ensure_ascii=False)


def plural(forms):
    units = {name: {"stringUnit": {"state": "translated", "value": text}} for name, text in forms.items()}
    return {"variations": {"plural": units}}


# Each step with its file, and what reports its absence: a compiler error or a failing test.
STEPS = {
    "case": (LANGUAGE_FILE, adding_lines(CASE_LINES), "type 'Language' has no member 'polish'"),
    "rule": (LANGUAGE_FILE, adding_lines(RULE_LINES), "switch must be exhaustive"),
    "samples": (
        SAMPLES_FILE,
        adding_lines(SAMPLE_LINES),
        "every language has samples of each of its plural categories",
    ),
    "texts": (CATALOG_FILE, with_texts, "every key has a text in every language"),
    "forms": (CATALOG_FILE, with_forms, "a text with a number has every plural form of its language"),
}


class SourceCopy:
    """A copy of the core, the kit and their tests of languages, with all steps or all but one."""

    def __init__(self, folder):
        self.folder = folder
        for path in ("Sources/CEmbeddedFiles", *MODULES):
            shutil.copytree(ROOT / path, folder / path)
        (folder / "Tests/ScrambleKitTests").mkdir()
        for path in TEST_FILES:
            shutil.copy(ROOT / path, folder / path)
        (folder / "main.swift").write_text(SENTENCES_PROGRAM)
        (folder / "run.swift").write_text(TEST_RUNNER)

    def apply_steps(self, missing=None):
        for path in {path for path, _, _ in STEPS.values()}:
            text = (ROOT / path).read_text(encoding="utf-8")
            for name, (file, step, _) in STEPS.items():
                if file == path and name != missing:
                    before, text = text, step(text)
                    assert text != before or missing == "texts", f"the place for {name} is gone"
            (self.folder / path).write_text(text, encoding="utf-8")

    def run(self, *command, **variables):
        environment = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME")}
        return subprocess.run(
            command, cwd=self.folder, capture_output=True, text=True, env=environment | variables, timeout=300
        )

    def swiftc(self, name, *arguments):
        result = self.run("swiftc", *COMPILER_FLAGS, "-module-name", name, *arguments)
        return result.stderr if result.returncode else ""

    def compile(self, name, folder):
        """Compiles a folder as a module. Returns the errors."""
        files = sorted(str(path) for path in (self.folder / folder).rglob("*.swift"))
        output = ["-parse-as-library", "-emit-module", "-emit-library", "-static", "-o", f"lib{name}.a"]
        return self.swiftc(name, *output, *files)

    def link(self, name, *files):
        """Compiles files as a program. Returns the errors."""
        modules = ["-lScrambleTesting", "-lScrambleKit", "-lScrambleClass", "-lWordScramble", "embedded.o"]
        return self.swiftc(name, "-o", name, *files, *modules)

    def build(self):
        clang = Path(shutil.which("swiftc")).resolve().with_name("clang")
        embedded = "Sources/CEmbeddedFiles"
        self.run(clang, "-c", "-I", f"{embedded}/include", f"{embedded}/EmbeddedFiles.c", "-o", "embedded.o")
        self.generate_keys()
        for path in MODULES:
            assert self.compile(Path(path).name, path) == ""
        assert self.link("Speak", "main.swift") == ""
        assert self.link_tests() == ""

    def generate_keys(self):
        """Generates the keys, as the package's plug-in does."""
        tool = [str(path) for path in sorted((ROOT / "Sources/WordingKeys").glob("*.swift"))]
        assert self.swiftc("WordingKeys", "-parse-as-library", *tool, "-o", "WordingKeys") == ""
        assert self.run("./WordingKeys", CATALOG_FILE, "Sources/ScrambleKit/WordingKey.swift").returncode == 0

    def link_tests(self):
        return self.link("Check", "-parse-as-library", "run.swift", *TEST_FILES, "-lTesting")

    def printed_sentences(self, locale):
        numbers = (str(number) for number in PLURAL_NUMBERS)
        result = self.run("./Speak", Path(CATALOG_FILE).parent, *numbers, LANG=locale)
        assert result.returncode == 0, result.stderr
        return result.stdout.splitlines()

    def failures(self):
        output = self.run("./Check", "--testing-library", "swift-testing").stderr
        assert re.search(r"Test run with \d+ tests", output), output
        return re.findall(r'Test "(.*)" .*failed after', output)

    def report(self, missing):
        """What is reported if a step is missing."""
        self.apply_steps(missing)
        if STEPS[missing][0] == LANGUAGE_FILE:
            return self.compile("ScrambleKit", "Sources/ScrambleKit")
        assert STEPS[missing][0] == CATALOG_FILE or self.link_tests() == ""
        return "\n".join(self.failures())


def check_sentences(copy):
    daily, *spoken = copy.printed_sentences("pl_PL.UTF-8")
    assert daily == "po polsku: Daily No 7" and spoken[: len(SPOKEN_POINTS)] == SPOKEN_POINTS
    assert copy.printed_sentences("en_GB.UTF-8")[:3] == ["Daily No 7", "1 point", "2 points"]
    return spoken[len(SPOKEN_POINTS) :]


def check_rules(lines):
    """Checks the plural rules of all languages against the CLDR data in Node.js."""
    assert {line.split()[0] for line in lines} >= {"en", "pl", "zh-Hans"}
    for language, categories in (line.split(maxsplit=1) for line in lines):
        expected = subprocess.check_output(["node", "-p", PLURAL_RULES_SCRIPT % (PLURAL_NUMBERS, language)], text=True)
        assert json.loads(categories) == json.loads(expected), language


@pytest.mark.thorough
def test_the_steps_for_catalog_and_kit_add_polish_and_all_are_needed(tmp_path):
    steps = {file for file, _, _ in STEPS.values()}
    assert {path for path in listed_files() if path.startswith(("Sources/", "Tests/"))} == steps
    copy = SourceCopy(tmp_path / "copy")
    copy.apply_steps()
    copy.build()
    check_rules(check_sentences(copy))
    assert copy.failures() == []
    # The steps for the kit's sources come last, because the kit cannot be built without them.
    for name in ("texts", "forms", "samples", "case", "rule"):
        assert STEPS[name][2] in copy.report(missing=name), name


@pytest.fixture
def build():
    sys.path.insert(0, str(ROOT / "Web"))
    import build

    return build


def polish_page(build, monkeypatch, folder, steps):
    """What PAGE_SCRIPT prints for a page that is built from a catalog with some of the steps."""
    catalog = (ROOT / CATALOG_FILE).read_text(encoding="utf-8")
    for name in steps:
        catalog = STEPS[name][1](catalog)
    (folder / Path(CATALOG_FILE).name).write_text(catalog, encoding="utf-8")
    monkeypatch.setattr(build, "RESOURCES", folder)
    (script,) = re.findall("<script (src=.*?preload.js.*?)>", build.index({}, "1", build.Options()).decode())
    page_input = {
        "web": str(ROOT / "Web"),
        "tags": dict(re.findall('([a-z-]+)="(.*?)"', script)),
        "texts": build.strings(),
    }
    command = ["node", "--input-type=module", "--eval", PAGE_SCRIPT]
    return json.loads(subprocess.check_output(command, input=json.dumps(page_input), text=True))


def test_the_page_is_in_polish_after_only_the_steps_for_the_catalog(build, monkeypatch, tmp_path):
    page_output = polish_page(build, monkeypatch, tmp_path, ["texts", "forms"])
    assert page_output == {
        "requests": ["v/1/strings/pl.json"],
        "language": "pl",
        "direction": "ltr",
        "chosen": "pl",
        "daily": "po polsku: Daily No 7",
        "points": SPOKEN_POINTS,
    }
    # Without the texts the page stays English. Without the forms, one Polish form replaces the others.
    page_output = polish_page(build, monkeypatch, tmp_path, [])
    assert (page_output["language"], page_output["chosen"], page_output["points"][2]) == ("en", "auto", "5 points")
    assert polish_page(build, monkeypatch, tmp_path, ["texts"])["points"] == [
        "1 punkt",
        *(f"{n} punktu" for n in (2, 5, 12, 22)),
    ]
