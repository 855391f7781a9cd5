"""Compiles and runs code blocks with the built modules, and compares their output and results."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from code_blocks import MODULES, ROOT

EXAMPLES_FOLDER = Path(__file__).resolve().parent / "Examples"
# Code, and after at least two spaces a comment with the expected result.
RESULT_COMMENT = re.compile(r"^(\s*)(\S.*?) {2,}// (.+)$")
BLOCK_SEPARATOR, CHECK_SEPARATOR, FORM_SEPARATOR = "\x1d", "\x1e", "\x1f"


# The object file of the source that the package manager generates.
GENERATED_OBJECT = "resource_bundle_accessor.swift.o"


@dataclass(frozen=True)
class Check:
    """The location of a line, and its expected result from the comment after it."""

    location: str
    expected: str

    def matches(self, forms):
        """Whether a value matches the comment. `…` matches anything, and a remark in parentheses is ignored."""
        texts = [self.expected, re.sub(r" \([^()]*\)$", "", self.expected)]
        patterns = [".*".join(map(re.escape, text.split("…"))) for text in texts if text.strip("… ")]
        return any(re.fullmatch(pattern, form, re.DOTALL) for pattern in patterns for form in forms)


class Program:
    """Examples that are compiled together: the source for the compiler, and the expected results."""

    def __init__(self):
        self.checks = []

    def lines(self, example):
        """The lines of an example, with those that have a result turned into checks.

        The compiler's errors refer to the lines of the example in its own file.
        """
        block = example.block
        yield f'#sourceLocation(file: "{block.location.rpartition(":")[0]}", line: {block.line})'
        for number, line in enumerate(block.lines, block.line):
            yield self.with_check(line, f"{block.location.rpartition(':')[0]}:{number}")
        yield "#sourceLocation()"

    def with_check(self, line, location):
        result = RESULT_COMMENT.match(line)
        if not result:
            return line
        space, code, expected = result.groups()
        self.checks.append(Check(location, expected))
        number = len(self.checks) - 1
        name = re.match(r"(?:let|var) (\w+)\b", code)
        if name:
            return f"{space}{code}; exampleShows({number}, {name[1]})"
        if expected.startswith("throws "):
            return f"{space}exampleThrows({number}) {{ {code} }}"
        keywords, value = re.match(r"((?:try |await )*)(.*)", code).groups()
        return f"{space}{keywords}exampleShows({number}, {value})"

    def document_main(self, examples):
        """A document as a program: its blocks, one after the other."""
        return "\n".join(line for example in examples for line in ["exampleBegins()", *self.lines(example)]) + "\n"

    def comment_functions(self, examples, testable):
        """Comments as a program: each block becomes a function that can use the prelude."""
        imported = f"{'@testable ' if testable else ''}import "
        lines = [f"{imported}{module}" for module in MODULES]
        for number, example in enumerate(examples):
            names = re.findall(r"^(?:let|var) (\w+)", example.block.text, re.MULTILINE)
            lines += [f"extension Example {{ mutating func example{number}() throws {{", *self.lines(example)]
            # An example need not use the values that it shows.
            lines += [f"_ = ({', '.join(names)})" if names else "", "} }"]
        return "\n".join(lines) + "\n"

    @staticmethod
    def comments_main(count):
        calls = "do {{ exampleBegins(); var example = try Example(); try example.example{0}() }} catch {{ exampleFails(error) }}\n"
        return "".join(calls.format(number) for number in range(count))

    def faults(self, examples, printed):
        """The differences between the actual and the expected output and results of the examples."""
        outputs = printed.split(BLOCK_SEPARATOR)[1:]
        seen = set()
        for example, output in zip(examples, outputs):
            for record in re.findall(f"{CHECK_SEPARATOR}(.*?){CHECK_SEPARATOR}", output, re.DOTALL):
                number, *forms = record.split(FORM_SEPARATOR)
                seen.add(int(number))
                yield from self.fault(int(number), forms, example)
            text = re.sub(f"{CHECK_SEPARATOR}.*?{CHECK_SEPARATOR}", "", output, flags=re.DOTALL)
            if text != example.output:
                yield f"{example.block.location} prints:\n{text}instead of:\n{example.output}"
        yield from (
            f"{check.location} was not reached" for number, check in enumerate(self.checks) if number not in seen
        )
        yield from (f"{example.block.location} was not reached" for example in examples[len(outputs) :])

    def fault(self, number, forms, example):
        if number < 0:
            yield f"{example.block.location} {forms[0]}"
        elif not self.checks[number].matches(forms):
            yield f"{self.checks[number].location} is {forms[0]}, not {self.checks[number].expected}"


def object_files(folder):
    """The object files of a target's sources, without those of removed sources, which stay in the folder."""
    sources = {f"{path.name}.o" for path in (ROOT / "Sources" / folder.stem).rglob("*")} | {GENERATED_OBJECT}
    return sorted(path for path in folder.glob("*.o") if path.name in sources)


class Package:
    """The built modules as one library that examples link with."""

    def __init__(self, modules_folder, folder):
        self.folder = folder
        objects = [
            path for name in [*MODULES, "CEmbeddedFiles"] for path in object_files(modules_folder / f"{name}.build")
        ]
        subprocess.run(["ar", "rcs", folder / "libpackage.a", *objects], check=True)
        map_file = modules_folder / "CEmbeddedFiles.build/module.modulemap"
        self.options = ["-swift-version", "6", "-warnings-as-errors", "-I", modules_folder / "Modules"]
        self.options += ["-Xcc", f"-fmodule-map-file={map_file}"] if map_file.exists() else []

    def compile(self, files, program):
        """Compiles a program. Returns the errors of the compiler."""
        command = ["swiftc", *self.options, *files, self.folder / "libpackage.a", "-o", program]
        compilation = subprocess.run([*map(str, command)], capture_output=True, text=True)
        return compilation.stderr if compilation.returncode else ""

    def run(self, name, **sources):
        """Compiles sources and runs the program. Returns the program's output, and errors of the compiler or of it."""
        folder = self.folder / name
        folder.mkdir()
        for source, text in sources.items():
            (folder / f"{source}.swift").write_text(text, encoding="utf-8")
        files = [
            EXAMPLES_FOLDER / "ExampleRecorder.swift",
            *([EXAMPLES_FOLDER / "Prelude.swift"] if len(sources) > 1 else []),
            *folder.glob("*.swift"),
        ]
        if errors := self.compile(files, folder / "program"):
            return "", errors
        execution = subprocess.run([folder / "program"], capture_output=True, text=True, timeout=60)
        return execution.stdout, execution.stderr or (
            f"ends with {execution.returncode}" if execution.returncode else ""
        )

    def faults_of_document(self, examples, name):
        """The faults of a document's examples, which form one program."""
        if not examples:
            return []
        program = Program()
        printed, errors = self.run(name, main=program.document_main(examples))
        return [errors] if errors else list(program.faults(examples, printed))

    def faults_of_comments(self, examples, name, testable=False):
        """The faults of examples in comments, each of which is independent."""
        program = Program()
        functions = program.comment_functions(examples, testable)
        printed, errors = self.run(name, main=program.comments_main(len(examples)), examples=functions)
        return [errors] if errors else list(program.faults(examples, printed))
