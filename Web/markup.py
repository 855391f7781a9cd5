"""Changes the HTML of the page, and allows its own scripts and styles in a content security policy."""

import base64
import hashlib
import re
import sys

# A comment with only a name marks where the build inserts something.
PLACEHOLDER = re.compile(r"<!-- ([\w.-]+) -->")


def replace_once(text: str, part: str, replacement: str) -> str:
    """Replaces a part that must occur exactly once in a text. Otherwise the build fails."""
    if text.count(part) != 1:
        sys.exit(f"{part!r} is {text.count(part)} times where the build expects it once")
    return text.replace(part, replacement)


def fill_placeholders(text: str, contents: dict[str, str]) -> str:
    """A page with its placeholders filled. The build fails if the page has other placeholders than these."""
    if sorted(PLACEHOLDER.findall(text)) != sorted(contents):
        sys.exit(f"the places of a page are {PLACEHOLDER.findall(text)} where the build expects {list(contents)}")
    return PLACEHOLDER.sub(lambda match: contents[match[1]], text)


def policy_tag(policy: str) -> str:
    return f'<meta http-equiv="Content-Security-Policy" content="{policy}">'


def source_hash(content: str) -> str:
    """A policy source that allows one script or style in the page."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()}'"


def with_rules(policy: str, rules: dict[str, str]) -> str:
    """A policy with other values for some rules."""
    parts = [part.partition(" ") for part in policy.split("; ")]
    return "; ".join(f"{name} {rules.get(name, value)}" for name, _, value in parts)
