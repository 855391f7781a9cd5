"""The documentation of the core and the kit builds without warnings, with all articles and public types in groups."""

import json
import os
import re
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Documentation"))

import docs  # noqa: E402
from symbol_graphs import extract  # noqa: E402

ARTICLE_TITLES = {
    "WordScramble": [
        "One core on four front ends",
        "Swift in the browser without a framework",
    ],
    "ScrambleKit": [
        "Play a round in ten lines",
        "Is it a word? Look-up and solving",
        "Today's puzzle",
        "Check a round that somebody sends",
        "Bring your own words",
    ],
}


@pytest.fixture(scope="session", autouse=True)
def require_docc():
    if not docs.docc():
        (pytest.fail if "CI" in os.environ else pytest.skip)("docc is missing: https://www.swift.org/install")


@pytest.fixture(scope="session")
def archives(modules_folder, tmp_path_factory):
    """The archives of both modules. A warning makes this fail."""
    return dict(zip(docs.DOCUMENTED, docs.archives(modules_folder, tmp_path_factory.mktemp("docs"))))


@pytest.fixture(scope="session")
def graphs_folder(modules_folder, tmp_path_factory):
    folder = tmp_path_factory.mktemp("graphs")
    extract("WordScramble", modules_folder, folder)
    return folder


def read_page(archive, path):
    return json.loads((archive / "data/documentation" / f"{path.lower()}.json").read_text(encoding="utf-8"))


def ungrouped_types(page):
    """The types that are in no group of a landing page. DocC lists them by kind below the groups."""
    return [name for group in page["topicSections"] if group.get("generated") for name in group["identifiers"]]


@pytest.mark.parametrize("module", docs.DOCUMENTED)
def test_every_public_type_is_in_a_topic_group(archives, module):
    missing = [name.partition("/documentation/")[2] for name in ungrouped_types(read_page(archives[module], module))]
    assert not missing, f"put these under the Topics of {module}.md: {missing}"


@pytest.mark.parametrize("module", docs.DOCUMENTED)
def test_the_articles_have_their_titles_and_a_one_sentence_abstract(archives, module):
    titles = []
    for name in re.findall(r"^- <doc:(\w+)>$", (docs.catalog(module) / f"{module}.md").read_text(), re.MULTILINE):
        article = read_page(archives[module], f"{module}/{name}")
        titles.append(article["metadata"]["title"].replace("’", "'"))
        abstract = "".join(part.get("text", part.get("code", "")) for part in article["abstract"])
        assert re.fullmatch(r"[A-Z][^.!?]+\.", abstract), f"{name}: {abstract}"
    assert titles == ARTICLE_TITLES[module]
    assert len(titles) == len(list(docs.catalog(module).glob("*.md"))) - 1


def test_a_page_of_the_kit_links_to_a_type_of_the_core(archives):
    kit_page = read_page(archives["ScrambleKit"], "ScrambleKit/PlayARound")
    link = kit_page["references"]["doc://WordScramble/documentation/WordScramble/Round"]["url"]
    assert (archives["WordScramble"] / f"data{link}.json").exists()


def test_the_comments_of_the_class_module_have_no_broken_links(modules_folder, tmp_path):
    # The module has no articles, but the package index shows its comments.
    catalog = tmp_path / "ScrambleClass.docc"
    catalog.mkdir()
    extract("ScrambleClass", modules_folder, tmp_path / "graphs")
    result = docs.convert(catalog, tmp_path / "graphs", tmp_path / "out")
    assert result.returncode == 0, result.stdout


@pytest.mark.thorough
def test_the_site_has_a_file_for_each_page_under_its_base_path(modules_folder, tmp_path):
    site = docs.site(modules_folder, tmp_path, base="word-scramble")
    for name in ("", "wordscramble/round/", "scramblekit/playaround/"):
        text = (site / "documentation" / name / "index.html").read_text(encoding="utf-8")
        assert 'baseUrl = "/word-scramble/"' in text, name


def changed_catalog(folder, name, text, replacement):
    """The catalog of the core with a text replaced in one of its pages."""
    catalog = folder / "WordScramble.docc"
    shutil.copytree(docs.catalog("WordScramble"), catalog)
    before = (catalog / name).read_text(encoding="utf-8")
    assert text in before
    (catalog / name).write_text(before.replace(text, replacement), encoding="utf-8")
    return catalog


def test_a_broken_link_in_an_article_is_reported(graphs_folder, tmp_path):
    catalog = changed_catalog(tmp_path, "OneCore.md", "``Standing``", "``Standings``")
    result = docs.convert(catalog, graphs_folder, tmp_path / "out")
    assert result.returncode and "'Standings' doesn't exist" in result.stdout


def test_a_broken_link_in_a_comment_is_reported(graphs_folder, tmp_path):
    before = (graphs_folder / "WordScramble.symbols.json").read_text(encoding="utf-8")
    after = before.replace("``LexiconBuilder``", "``LexiconBilder``")
    (tmp_path / "WordScramble.symbols.json").write_text(after, encoding="utf-8")
    result = docs.convert(docs.catalog("WordScramble"), tmp_path, tmp_path / "out")
    assert before != after and result.returncode and "'LexiconBilder' doesn't exist" in result.stdout


def test_a_type_that_is_in_no_group_is_reported(graphs_folder, tmp_path):
    catalog = changed_catalog(tmp_path, "WordScramble.md", "- ``Scoring``\n", "")
    result = docs.convert(catalog, graphs_folder, tmp_path / "out")
    assert result.returncode == 0, result.stdout
    assert ungrouped_types(read_page(tmp_path / "out", "WordScramble")) == [
        "doc://WordScramble/documentation/WordScramble/Scoring"
    ]
