"""The page that a host without our server shows for an address that does not exist. It stands alone, because its address can be any."""

import base64
import hashlib
from pathlib import Path


def page(text: str, web: Path, version: str, policy: str) -> str:
    """The text of 404.html with its style and script, which the content security policy names by their hashes."""
    style = (web / "style/colours.css").read_text(encoding="utf-8")
    style += (web / "not-found/not-found.css").read_text(encoding="utf-8")
    script = (web / "not-found/not-found.js").read_text(encoding="utf-8").replace('"VERSION"', f'"{version}"')
    policy = only(only(policy, "script-src", script), "style-src", style)
    for place, content in {
        "<style></style>": f"<style>{style}</style>",
        "<script></script>": f"<script>{script}</script>",
        "<!-- icon.svg -->": (web / "icon.svg").read_text(encoding="utf-8").replace("<svg", '<svg aria-hidden="true"'),
        "    <title>": f'    <meta http-equiv="Content-Security-Policy" content="{policy}">\n    <title>',
    }.items():
        text = text.replace(place, content)
    return text


def only(policy: str, rule: str, content: str) -> str:
    """A policy in which a rule allows nothing but one text in the page."""
    digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
    rules = [f"{rule} 'sha256-{digest}'" if part.startswith(f"{rule} ") else part for part in policy.split("; ")]
    return "; ".join(rules)
