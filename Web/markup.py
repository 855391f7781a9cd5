"""Changes the HTML of the page."""

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
