"""The texts that the build writes for the page, and where the keys of the catalog are used."""

import fnmatch
import json
import re
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CATALOG = json.loads((ROOT / "Sources/ScrambleKit/Resources/Localizable.xcstrings").read_text(encoding="utf-8"))[
    "strings"
]


@pytest.fixture
def build():
    sys.path.insert(0, str(ROOT / "Web"))
    import build

    return build


@pytest.fixture
def page_keys(build):
    return build.page_keys


def wording_key_case(key):
    """The case of `WordingKey` that is generated for a key."""
    first, *others = key.split(".")
    return first + "".join(word[0].upper() + word[1:] for word in others)


def keys_used_by_swift():
    files = (path for folder in ("Sources", "Tests") for path in (ROOT / folder).rglob("*.swift"))
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    # A case is written with a dot alone or after its type. After anything else, the name is not that of a case.
    named = set(re.findall(r"(?:\bWordingKey|(?<![\w)\]}?!>`\\\"]))\.(\w+)\b(?!\()", text))
    return {key for key in CATALOG if wording_key_case(key) in named}


def test_the_build_writes_every_plural_form(build, monkeypatch, tmp_path):
    forms = {"one": "%lld punkt", "few": "%lld punkty", "many": "%lld punktów", "other": "%lld punktu"}
    plural = {category: {"stringUnit": {"value": text}} for category, text in forms.items()}
    localizations = {"pl": {"variations": {"plural": plural}}, "zh-Hans": {"stringUnit": {"value": "%lld 分"}}}
    catalog = {"sourceLanguage": "zh-Hans", "strings": {"points.count": {"localizations": localizations}}}
    (tmp_path / "Localizable.xcstrings").write_text(json.dumps(catalog), encoding="utf-8")
    monkeypatch.setattr(build, "RESOURCES", tmp_path)
    texts = build.strings()
    assert texts == {"pl": {"points.count": forms}, "zh-Hans": {"points.count": "%lld 分"}}
    # A browser whose languages are all unknown gets the first one.
    assert list(texts) == ["zh-Hans", "pl"]


def test_every_text_that_the_page_uses_is_built_in_every_language(build, page_keys):
    texts = build.strings()
    assert set(texts) == {language for entry in CATALOG.values() for language in entry["localizations"]}
    for language, built_texts in texts.items():
        assert [name for name in page_keys.key_patterns() if not fnmatch.filter(built_texts, name)] == [], language
        assert set(built_texts) == page_keys.used_keys(CATALOG), language


@pytest.mark.skipif(not shutil.which("esbuild"), reason="esbuild is not installed")
def test_the_first_word_does_not_wait_for_texts_of_later_scripts(build, page_keys, monkeypatch, tmp_path):
    first = build.bundles.build_bundles()[1]
    assert {"main.js", "round/field.js"} < set(first) and not set(first) & set(build.bundles.LATER_SCRIPTS)
    requested_keys = page_keys.first_requested_keys([page_keys.WEB / name for name in first])
    for language, texts in build.strings().items():
        files = [
            json.loads(build.text_files(first)[f"strings/{language}{part}.json"]) for part in ("", "-later", "-class")
        ]
        assert all(any(fnmatch.fnmatchcase(key, name) for name in requested_keys) for key in files[0])
        assert not set(files[0]) & {*files[1], *files[2]} and all(files), language
        assert not [
            key
            for key in texts
            if key not in files[0] and any(fnmatch.fnmatchcase(key, name) for name in requested_keys)
        ]


def test_text_files_omit_texts_that_the_build_writes_into_a_page(build, page_keys):
    texts = build.strings()
    for language in texts:
        files = [f"strings/{language}{part}.json" for part in ("", "-later", "-class")]
        parts = [set(json.loads(build.text_files(["main.js"])[file])) for file in files]
        assert sum(map(len, parts)) == len(set().union(*parts)), "a text is in two files"
        assert set().union(*parts) == set(texts[language]) - page_keys.only_inserted_keys(), language
        # No other script may request a text that loads with the screens for a class.
        assert (
            not parts[2] & page_keys.used_keys(texts[language], page_keys.scripts_without("class", "together"))
            and parts[2]
        ), language


def test_the_build_finds_every_way_to_use_a_text(page_keys, monkeypatch, tmp_path):
    (tmp_path / "index.html").write_text(
        '<p data-text="game.title"></p><p data-label="round.title"></p><p>{loading.failed}</p><p>{rank.thread}</p>'
    )
    (tmp_path / "a.js").write_text(
        'text("field.type"); text(`rank.${view.rank}`); text(`settings.${name}Note`); load("a.css", `days/${day}.json`);'
    )
    monkeypatch.setattr(page_keys, "WEB", tmp_path)
    named = {"game.title", "round.title", "loading.failed", "field.type", "rank.*", "rank.thread", "settings.*Note"}
    assert page_keys.key_patterns() == named
    assert page_keys.only_inserted_keys() == {"loading.failed"}
    catalog = ["game.title", "game.more", "rank.cord", "settings.all", "settings.allNote", "refusal.tooLong.title"]
    assert page_keys.used_keys(catalog) == {"game.title", "rank.cord", "settings.allNote"}


def test_every_text_is_used_by_swift_or_by_the_page(page_keys):
    assert set(CATALOG) - keys_used_by_swift() - page_keys.used_keys(CATALOG) == set()


def test_english_texts_that_swift_uses_are_plain_ascii():
    assert len(keys_used_by_swift()) > 500
    for key in keys_used_by_swift():
        assert json.dumps(CATALOG[key]["localizations"]["en"], ensure_ascii=False).isascii(), key
