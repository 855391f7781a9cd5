"""The page that a host shows for an address that does not exist.

The page is self-contained, because the missing address may be in any folder.
"""

from pathlib import Path

from markup import fill_placeholders, policy_tag, source_hash, with_rules


def page(text: str, web: Path, version: str, policy: str) -> str:
    """The text of 404.html with its style and script, which the content security policy allows by their hashes."""
    style = (web / "style/colours.css").read_text(encoding="utf-8")
    style += (web / "not-found/not-found.css").read_text(encoding="utf-8")
    script = (web / "not-found/not-found.js").read_text(encoding="utf-8").replace('"VERSION"', f'"{version}"')
    policy = with_rules(policy, {"script-src": source_hash(script), "style-src": source_hash(style)})
    contents = {
        "policy": policy_tag(policy),
        "style": f"<style>{style}</style>",
        "script": f"<script>{script}</script>",
        "icon.svg": (web / "icon.svg").read_text(encoding="utf-8").replace("<svg", '<svg aria-hidden="true"'),
    }
    return fill_placeholders(text, contents)
