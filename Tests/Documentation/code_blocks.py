"""The code blocks of documents and of comments in Swift sources."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# What a reader of the package sees first. Other tests cover the other documents.
DOCUMENTS = [ROOT / "README.md", *sorted(ROOT.glob("Sources/*/*.docc/*.md"))]
MODULES = ["ScrambleCore", "ScrambleKit"]
TYPE_DECLARATION = re.compile(r"^(\s*)(?:\w+ )*(struct|enum|class|protocol|actor|extension) (\w+)")
DECLARATION_LINE = re.compile(r"^\s*(?!//|@\w+$)\S")


@dataclass(frozen=True)
class Block:
    """A code block: its language, its lines, and the location of its first line."""

    language: str
    lines: tuple
    file: Path
    line: int
    is_public: bool = True

    @property
    def text(self):
        return "".join(f"{line}\n" for line in self.lines)

    @property
    def location(self):
        path = self.file.relative_to(ROOT) if self.file.is_relative_to(ROOT) else self.file.name
        return f"{path}:{self.line}"

    @property
    def is_manifest(self):
        return self.language == "swift" and ".package(" in self.text

    @property
    def source(self):
        """The file that the block is an excerpt of, from the comment in its first line, or None."""
        excerpt_comment = (
            re.fullmatch(r"(?://|#|/\*|<!--) (\S+\.\w+)(?: \*/| -->)?", self.lines[0]) if self.lines else None
        )
        return ROOT / excerpt_comment[1] if excerpt_comment and (ROOT / excerpt_comment[1]).is_file() else None


@dataclass(frozen=True)
class Example:
    """A block that is a program or part of one, and its expected output: the block of text after it."""

    block: Block
    output: str


def examples(blocks):
    """The Swift blocks that run, in order, each with its expected output."""
    following = [*blocks[1:], None]
    for block, after in zip(blocks, following):
        if block.language == "swift" and not block.is_manifest and not block.source:
            yield Example(block, after.text if after and after.language == "text" else "")


def blocks_of_document(path):
    lines = list(enumerate(path.read_text(encoding="utf-8").splitlines(), 1))
    return [Block(language, tuple(text), path, start) for language, text, start in fenced_blocks(lines, path)]


def fenced_blocks(lines, file):
    """The fenced blocks among numbered lines, each with its language, its lines and its first line number."""
    block = None
    for number, line in lines:
        if not line.startswith("```"):
            if block:
                block[1].append(line)
        elif block:
            yield block
            block = None
        else:
            block = (line[3:].strip(), [], number + 1)
    assert not block, f"{file}:{block[2]}: a block without an end"


def indented_blocks(lines):
    """The blocks that are indented by four spaces after an empty line. They are Swift."""
    block, before = None, ""
    for number, line in [*lines, (0, "")]:
        if line.startswith("    ") and (block or not before):
            block = block or ("swift", [], number)
            block[1].append(line[4:])
        elif block:
            yield block
            block = None
        before = line


def blocks_of_comment(lines, file):
    """The blocks among the numbered lines of a comment, in order."""
    blocks = list(fenced_blocks(lines, file))
    inside = {number for _, text, start in blocks for number in range(start - 1, start + len(text) + 1)}
    blocks += indented_blocks([(number, "" if number in inside else line) for number, line in lines])
    return sorted(blocks, key=lambda block: block[2])


def blocks_of_comments(path, public_types):
    """The blocks in the comments of a Swift source. Each is public if its declaration is."""
    lines = path.read_text(encoding="utf-8").splitlines()
    comment = []
    for number, line in enumerate([*lines, ""], 1):
        comment_match = re.match(r"^\s*/// ?(.*)$", line)
        if comment_match:
            comment.append((number, comment_match[1]))
        elif comment:
            following_indices = range(number - 1, len(lines))
            declaration = next((index for index in following_indices if DECLARATION_LINE.match(lines[index])), None)
            for language, text, start in blocks_of_comment(comment, path):
                yield Block(language, tuple(text), path, start, is_public(lines, declaration, public_types))
            comment = []


def is_public(lines, index, public_types):
    """Whether another package can use a declaration: it and its container must be public."""
    if index is None:
        return False
    line = lines[index]
    opening = TYPE_DECLARATION.match(line)
    if opening and opening[2] == "extension":
        return opening[3] in public_types
    indentation = len(line) - len(line.lstrip())
    above = (number for number in range(index - 1, -1, -1) if TYPE_DECLARATION.match(lines[number]))
    parent = next((number for number in above if len(TYPE_DECLARATION.match(lines[number])[1]) < indentation), None)
    is_public_by_kind = parent is not None and (
        line.lstrip().startswith("case ") or " protocol " in f" {lines[parent]}"
    )
    is_declared_public = re.search(r"\bpublic\b(?! internal| package| private)", line) or is_public_by_kind
    return bool(is_declared_public) and (parent is None or is_public(lines, parent, public_types))


def source_files():
    return sorted(path for module in MODULES for path in (ROOT / "Sources" / module).rglob("*.swift"))


def blocks_of_sources():
    """The blocks in the comments of all modules that a package can import."""
    texts = [path.read_text(encoding="utf-8") for path in source_files()]
    public = {
        name for text in texts for name in re.findall(r"\bpublic (?:final )?(?:struct|enum|class|protocol) (\w+)", text)
    }
    return [block for path in source_files() for block in blocks_of_comments(path, public)]
