"""README.zh-Hans.md has the sections of README.md, each with the same commands, links and names."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = (ROOT / "README.md").read_text(encoding="utf-8")
CHINESE = (ROOT / "README.zh-Hans.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```\w*\n.*?^```$", re.MULTILINE | re.DOTALL)
# Each links to the other.
OTHER = {"README.md", "README.zh-Hans.md"}


def sections(text):
    """The text before the first heading, and that of each section with its heading."""
    return re.split(r"^(?=## )", text, flags=re.MULTILINE)


def links(text):
    """Where a text links to; a link by reference leads to the address at the end of the document."""
    places = re.findall(r"\]\(([^)]+)\)|(\[The release page\])", BLOCK.sub("", text))
    definitions = re.findall(r"^\[.+?\]: .*$", text, re.MULTILINE)
    return sorted([place or reference for place, reference in places] + definitions)


def names(text):
    """What is written as code within the sentences."""
    return sorted(set(re.findall(r"`[^`\n]+`", BLOCK.sub("", text))))


def test_both_have_the_same_number_of_sections():
    assert len(sections(ENGLISH)) == len(sections(CHINESE)) > 5


@pytest.mark.parametrize(
    "english, chinese", list(zip(sections(ENGLISH), sections(CHINESE))), ids=lambda text: text[:20].strip()
)
def test_a_section_has_the_same_commands_links_and_names(english, chinese):
    assert BLOCK.findall(english) == BLOCK.findall(chinese)
    # The Chinese one leads to the Chinese page where there is one.
    led = [one.replace(".zh-Hans", "") for one in links(chinese) if one not in OTHER]
    assert [one for one in links(english) if one not in OTHER] == led
    assert names(english) == names(chinese)


def test_each_links_to_the_other():
    assert "README.zh-Hans.md" in links(sections(ENGLISH)[0])
    assert "README.md" in links(sections(CHINESE)[0])


def test_the_chinese_readme_is_chinese():
    for section in sections(CHINESE):
        text = re.sub(r"\]\([^)]+\)|`[^`\n]+`|^\[.+?\]: .*$", "", BLOCK.sub("", section), flags=re.MULTILINE)
        assert len(re.findall(r"[\u4e00-\u9fff]", text)) > 20, section[:40]


def test_the_doors_come_first():
    titles = re.findall(r"^## (.*)$", ENGLISH, re.MULTILINE)
    assert titles[:3] == ["Play", "Teach", "Build"]
    assert "\nmake play\nmake test\n" in ENGLISH
