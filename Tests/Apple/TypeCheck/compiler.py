"""The Swift compiler of this machine."""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass
class CompilationUnit:
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

    def type_check(self, unit, *extra_options):
        return self.run(
            "-wmo", "-parse-as-library", "-module-name", unit.name, *unit.options, *extra_options, *unit.files
        )

    def build_module(self, name, source, module_folder, *search_options):
        """Builds a module from a single file. An error in the file ends the program."""
        options = ["-emit-module", "-parse-as-library", "-swift-version", "5", "-module-name", name, *search_options]
        options += ["-package-name", "doubles"]  # Declarations for the view tests have package access.
        process = self.run(*options, source, "-o", module_folder / f"{name}.swiftmodule")
        if process.returncode:
            raise SystemExit(process.stdout)

    def syntax_trees(self, unit, folder):
        """Returns the syntax tree of each file of a module, including files with errors."""
        folder.mkdir(parents=True)
        outputs = [folder / f"{number}.json" for number in range(len(unit.files))]
        pairs = [item for file, output in zip(unit.files, outputs) for item in ("-primary-file", file, "-o", output)]
        options = ["-frontend", "-dump-ast", "-dump-ast-format", "json", "-parse-as-library", "-module-name", unit.name]
        process = self.run(*options, *self.plugins, *unit.options, *pairs)
        if not all(output.exists() for output in outputs):
            raise SystemExit(f"no syntax trees:\n{process.stdout}")
        return [json.loads(output.read_text(encoding="utf-8")) for output in outputs]
