"""The texts that the build writes for the page."""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_build_writes_every_plural_form(monkeypatch, tmp_path):
    sys.path.insert(0, str(ROOT / "Web"))
    import build

    forms = {"one": "%lld punkt", "few": "%lld punkty", "many": "%lld punktów", "other": "%lld punktu"}
    plural = {category: {"stringUnit": {"value": text}} for category, text in forms.items()}
    localizations = {"pl": {"variations": {"plural": plural}}, "zh-Hans": {"stringUnit": {"value": "%lld 分"}}}
    catalog = {"strings": {"screen.points": {"localizations": localizations}}}
    (tmp_path / "Localizable.xcstrings").write_text(json.dumps(catalog), encoding="utf-8")
    monkeypatch.setattr(build, "RESOURCES", tmp_path)
    assert build.strings() == {"pl": {"screen.points": forms}, "zh-Hans": {"screen.points": "%lld 分"}}
