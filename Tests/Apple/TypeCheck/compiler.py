"""The Swift compiler of this machine."""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Unit:
    """What is compiled as one module: its name, the options of the compiler, and its files as a system sees them."""

    name: str
    options: list
    files: list


class Compiler:
    """Runs the compiler; what it writes is in the output of each run."""

    def __init__(self):
        info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
        self.version = info["compilerVersion"]
        self.plugins = ["-plugin-path", str(Path(info["paths"]["runtimeResourcePath"]) / "host/plugins")]

    @staticmethod
    def run(*arguments):
        command = ["swiftc", *map(str, arguments)]
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")

    def type_check(self, unit, *more):
        return self.run("-wmo", "-parse-as-library", "-module-name", unit.name, *unit.options, *more, *unit.files)

    def make(self, name, source, into, *search):
        """Makes a module of a single file; a file that is refused ends the program."""
        options = ["-emit-module", "-parse-as-library", "-swift-version", "5", "-module-name", name, *search]
        options += ["-package-name", "doubles"]  # What only the tests of the views use has this access.
        done = self.run(*options, source, "-o", into / f"{name}.swiftmodule")
        if done.returncode:
            raise SystemExit(done.stdout)

    def trees(self, unit, folder):
        """The syntax tree of each file of a module; files that are refused have trees too."""
        folder.mkdir(parents=True)
        outputs = [folder / f"{number}.json" for number in range(len(unit.files))]
        pairs = [item for file, output in zip(unit.files, outputs) for item in ("-primary-file", file, "-o", output)]
        options = ["-frontend", "-dump-ast", "-dump-ast-format", "json", "-parse-as-library", "-module-name", unit.name]
        done = self.run(*options, *self.plugins, *unit.options, *pairs)
        if not all(output.exists() for output in outputs):
            raise SystemExit(f"no syntax trees:\n{done.stdout}")
        return [json.loads(output.read_text(encoding="utf-8")) for output in outputs]
