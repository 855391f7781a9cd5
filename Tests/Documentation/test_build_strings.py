"""The texts that the build writes for the page, and where the keys of the catalog are used."""

import fnmatch
import json
import re
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


def test_every_text_is_used_by_swift_or_by_the_page(page_keys):
    assert set(CATALOG) - keys_used_by_swift() - page_keys.used_keys(CATALOG) == set()


def test_english_texts_that_swift_uses_are_plain_ascii():
    assert len(keys_used_by_swift()) > 200
    for key in keys_used_by_swift():
        assert json.dumps(CATALOG[key]["localizations"]["en"], ensure_ascii=False).isascii(), key
