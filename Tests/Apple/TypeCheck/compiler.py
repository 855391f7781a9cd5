"""The Swift compiler of this machine."""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Unit:
    """A module to compile: its name, the compiler options, and its files, prepared for a system."""

    name: str
    options: list
    files: list


class Compiler:
    """Runs the compiler and captures its output."""

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
        """Builds a module from a single file. An error in the file ends the program."""
        options = ["-emit-module", "-parse-as-library", "-swift-version", "5", "-module-name", name, *search]
        options += ["-package-name", "doubles"]  # Declarations for the view tests have package access.
        done = self.run(*options, source, "-o", into / f"{name}.swiftmodule")
        if done.returncode:
            raise SystemExit(done.stdout)

    def trees(self, unit, folder):
        """Returns the syntax tree of each file of a module, including files with errors."""
        folder.mkdir(parents=True)
        outputs = [folder / f"{number}.json" for number in range(len(unit.files))]
        pairs = [item for file, output in zip(unit.files, outputs) for item in ("-primary-file", file, "-o", output)]
        options = ["-frontend", "-dump-ast", "-dump-ast-format", "json", "-parse-as-library", "-module-name", unit.name]
        done = self.run(*options, *self.plugins, *unit.options, *pairs)
        if not all(output.exists() for output in outputs):
            raise SystemExit(f"no syntax trees:\n{done.stdout}")
        return [json.loads(output.read_text(encoding="utf-8")) for output in outputs]
