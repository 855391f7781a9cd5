"""What the pages of the build need to change their HTML, and to name their own scripts and styles in a content security policy."""

import base64
import hashlib
import re
import sys

# A comment with nothing but a name stands where the build writes something.
PLACE = re.compile(r"<!-- ([\w.-]+) -->")


def replaced(text: str, part: str, by: str) -> str:
    """A text in which a part that occurs once is replaced; it is an error if it does not."""
    if text.count(part) != 1:
        sys.exit(f"{part!r} is {text.count(part)} times where the build expects it once")
    return text.replace(part, by)


def filled(text: str, places: dict[str, str]) -> str:
    """A page with what belongs at each of its places; it is an error if it has others than these."""
    if sorted(PLACE.findall(text)) != sorted(places):
        sys.exit(f"the places of a page are {PLACE.findall(text)} where the build expects {list(places)}")
    return PLACE.sub(lambda at: places[at[1]], text)


def policy_tag(policy: str) -> str:
    return f'<meta http-equiv="Content-Security-Policy" content="{policy}">'


def source(content: str) -> str:
    """A source of a policy that allows one text in the page: a script or a style."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()}'"


def with_rules(policy: str, rules: dict[str, str]) -> str:
    """A policy with other values of some rules."""
    parts = [part.partition(" ") for part in policy.split("; ")]
    return "; ".join(f"{name} {rules.get(name, value)}" for name, _, value in parts)
