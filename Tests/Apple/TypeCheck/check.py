"""Type-checks the app for iOS and macOS without Xcode, against Xcode's interface of SwiftUI. See README.md.

python3 Tests/Apple/TypeCheck/check.py INTERFACES [--mutants]
"""

import argparse
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import frameworks
import mutants
import stand_in
from compiler import Compiler, Unit
from exercises import EXERCISE, solved
from newer import Finder
from package import folder, generated, manifest, platforms, swift_flags, targets
from project import PROJECTS
from report import Report
from seen import PREVIEW, copied
from sources import ROOT

WORK = ROOT / ".build-apple-check"
DEBUG = ["-D", "DEBUG", "-enable-testing"]


class Check:
    """The modules of one system. Each is compiled for the next ones, and reused for the deliberate mistakes."""

    def __init__(self, system, tools, report, made, modules):
        self.system, self.report = system, report
        self.compiler, self.finder = tools
        self.modules = modules
        self.search = [option for path in (modules, *made) for option in ("-I", path)]
        self.units = []

    def compile(self, name, options, files, *, emits=True):
        """Compiles a module and looks for newer declarations. Returns whether it compiled."""
        unit = Unit(name, [*options, *self.search], files)
        output = ["-emit-module", "-o", self.modules / f"{name}.swiftmodule"] if emits else ["-typecheck"]
        taken = self.report.note(self.compiler.type_check(unit, *output), name, len(files), self.system, self.modules)
        for file, tree in zip(files, self.compiler.trees(unit, self.modules / "trees" / str(len(self.units)))):
            for line, names in self.finder.uses(tree, file.read_bytes(), self.system):
                self.report.add(f"{file}:{line}", f"error: {names}", self.modules)
        self.units.append(unit)
        return taken

    def sources(self, *folders, root=ROOT):
        """Returns the sources of folders, prepared for the system. Another root gets a separate folder."""
        into = self.modules if root == ROOT else self.modules / root.name
        return copied(folders, self.system, root, into)

    def with_previews(self, name, files):
        """Returns the files of a module, and one with the function that their previews call."""
        file = self.modules / f"_Preview{name}.swift"
        file.write_text(PREVIEW, encoding="utf-8")
        return [*files, file]

    def views(self, target):
        """Compiles a target with views, in debug and release mode."""
        name, flags = target["name"], swift_flags(target)
        files = self.with_previews(name, self.sources(folder(target)))
        done = self.compiler.type_check(Unit(name, [*flags, *self.search], files), "-typecheck")
        taken = self.report.note(done, f"{name} for release", len(files), self.system, self.modules)
        return self.compile(name, [*flags, *DEBUG], files) and taken

    def projects(self, projects, root=ROOT):
        """Compiles the apps of Xcode projects, and then their tests. An exercise's test needs its solution."""
        all_targets = [(project, key) for project in projects for key in project.targets]
        for project, key in sorted(all_targets, key=lambda one: not one[0].is_app(one[1])):
            files = self.sources(*project.folders_of(key), root=root)
            files = [file for file in files if root != ROOT or file.name != EXERCISE]
            for name in sorted(set(project.modules_of(key))):
                options = ["-swift-version", "6", *DEBUG]
                self.compile(name, options, self.with_previews(name, files), emits=project.is_app(key))

    def tests(self, names):
        """Compiles the package's test targets that depend only on these targets, and their helpers."""
        for target in targets().values():
            if target["name"] == "ScrambleTesting":
                self.compile(target["name"], [*swift_flags(target), *DEBUG], self.sources(folder(target)))
                names = {*names, target["name"]}
        for target in targets().values():
            if target["type"] == "test" and needs(target) <= names:
                self.compile(target["name"], swift_flags(target), self.sources(folder(target)), emits=False)


def needs(target):
    """Returns the names of all dependencies of a target on an Apple system."""
    dependencies = [next(iter(dependency.values())) for dependency in target["dependencies"]]
    linux = lambda condition: condition and condition.get("platformNames") == ["linux"]
    return {name for name, *rest in dependencies if not linux(rest[-1] if rest else None)}


def behind(products):
    """Returns the targets of some products, each after its dependencies."""
    order = []

    def add(name):
        if name in targets() and targets()[name] not in order:
            for need in sorted(needs(targets()[name])):
                add(need)
            order.append(targets()[name])

    for product in manifest()["products"]:
        if product["name"] in products:
            for name in product["targets"]:
                add(name)
    return order


def has_views(target):
    return any(
        re.search(r"^\s*import SwiftUI\b", path.read_text(encoding="utf-8"), re.MULTILINE)
        for path in folder(target).rglob("*.swift")
    )


def products():
    """Returns the package's products that the Xcode projects need."""
    needed = [one for project in PROJECTS for one in project.objects_of("XCSwiftPackageProductDependency").values()]
    return {one["productName"] for one in needed}


def everything(source, report, scratch):
    """Checks the package and the projects. Returns the compiled modules of each system."""
    compiler = Compiler()
    made, names = frameworks.made(compiler, source, platforms(), WORK)
    tools = compiler, Finder(names)
    views = [target for target in behind(products()) if has_views(target)]
    others = [target for target in behind(products()) if not has_views(target)]
    solutions = solved(PROJECTS, scratch / "solved")
    below = Check("any system", tools, report, [], scratch)
    for target in others:
        files = [*sorted(folder(target).rglob("*.swift")), *generated(target, scratch)]
        if not below.compile(target["name"], [*swift_flags(target), *DEBUG], files):
            return {}  # Modules that depend on it would only repeat the error.

    def check(system):
        one = Check(system, tools, report, [made / system, made / "common", scratch], scratch / system)
        one.modules.mkdir()
        for fault in stand_in.not_apples(compiler, system, made, scratch):
            report.add(stand_in.SOURCES, f"error: {fault} ({system})", scratch)
        if all([one.views(target) for target in views]):
            one.projects(PROJECTS)
            one.projects(solutions, root=scratch / "solved")
            one.tests({target["name"] for target in [*others, *views]})
        return one.units

    with ThreadPoolExecutor(2) as pool:
        return dict(zip(platforms(), pool.map(check, platforms())))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("interfaces", type=Path, help="a checkout or git directory of skiptools/skip-fuse-ui")
    parser.add_argument(
        "--mutants", action="store_true", help="make the mistakes of mutants.txt too, and count those refused"
    )
    arguments = parser.parse_args()
    WORK.mkdir(exist_ok=True)
    report = Report()
    with tempfile.TemporaryDirectory(dir=WORK) as scratch:
        units = everything(arguments.interfaces.resolve(), report, Path(scratch))
        is_right = report.show()
        if arguments.mutants and is_right:
            is_right = all([mutants.run(Compiler(), system, made) for system, made in units.items()])
    return 0 if is_right else 1


if __name__ == "__main__":
    sys.exit(main())
