"""What the pages of the build need to change their HTML, and to name their own scripts and styles in a content security policy."""

import base64
import hashlib
import sys


def replaced(text: str, part: str, by: str) -> str:
    """A text in which a part that occurs once is replaced; it is an error if it does not."""
    if text.count(part) != 1:
        sys.exit(f"{part!r} is {text.count(part)} times where the build expects it once")
    return text.replace(part, by)


def source(content: str) -> str:
    """A source of a policy that allows one text in the page: a script or a style."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()}'"


def with_rules(policy: str, rules: dict[str, str]) -> str:
    """A policy with other values of some rules."""
    parts = [part.partition(" ") for part in policy.split("; ")]
    return "; ".join(f"{name} {rules.get(name, value)}" for name, _, value in parts)
