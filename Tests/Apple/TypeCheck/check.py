"""Type-checks the app for iOS and macOS without Xcode, against Xcode's interface of SwiftUI. See README.md.

python3 Tests/Apple/TypeCheck/check.py INTERFACES
"""

import argparse
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import frameworks
import stand_in
from compiler import CompilationUnit, Compiler
from exercises import EXERCISE_FILE, solve_exercises
from newer import NewerDeclarationFinder
from package import folder, manifest, platforms, swift_flags, targets
from project import PROJECTS
from report import Report
from source_preparation import PREVIEW_SUPPORT, copy_prepared
from sources import ROOT

WORK_FOLDER = ROOT / ".build-apple-check"
DEBUG_FLAGS = ["-D", "DEBUG", "-enable-testing"]


class SystemCheck:
    """The modules of one system. The later ones import the earlier ones."""

    def __init__(self, system, tools, report, module_folders, modules):
        self.system, self.report = system, report
        self.compiler, self.finder = tools
        self.modules = modules
        self.search_options = [option for path in (modules, *module_folders) for option in ("-I", path)]
        self.compiled_count = 0

    def compile(self, name, options, files, *, emits_module=True):
        """Compiles a module and looks for newer declarations. Returns whether it compiled."""
        unit = CompilationUnit(name, [*options, *self.search_options], files)
        output = ["-emit-module", "-o", self.modules / f"{name}.swiftmodule"] if emits_module else ["-typecheck"]
        is_accepted = self.report.record_output(
            self.compiler.type_check(unit, *output), name, len(files), self.system, self.modules
        )
        for file, tree in zip(
            files, self.compiler.syntax_trees(unit, self.modules / "trees" / str(self.compiled_count))
        ):
            for line, names in self.finder.uses(tree, file.read_bytes(), self.system):
                self.report.add(f"{file}:{line}", f"error: {names}", self.modules)
        self.compiled_count += 1
        return is_accepted

    def sources(self, *folders, root=ROOT):
        """Returns the sources of folders, prepared for the system. Another root gets a separate folder."""
        target_folder = self.modules if root == ROOT else self.modules / root.name
        return copy_prepared(folders, self.system, root, target_folder)

    def with_previews(self, name, files):
        """Returns the files of a module, and one with the function that their previews call."""
        file = self.modules / f"_Preview{name}.swift"
        file.write_text(PREVIEW_SUPPORT, encoding="utf-8")
        return [*files, file]

    def check_views(self, target):
        """Compiles a target with views, in release and debug mode. Returns whether both succeeded."""
        name, flags = target["name"], swift_flags(target)
        files = self.with_previews(name, self.sources(folder(target)))
        process = self.compiler.type_check(CompilationUnit(name, [*flags, *self.search_options], files), "-typecheck")
        is_accepted = self.report.record_output(process, f"{name} for release", len(files), self.system, self.modules)
        return self.compile(name, [*flags, *DEBUG_FLAGS], files) and is_accepted

    def check_projects(self, projects, root=ROOT):
        """Compiles the apps of Xcode projects, and then their tests.

        The tests of exercises are compiled only in copied projects, which contain the solutions.
        """
        all_targets = [(project, key) for project in projects for key in project.targets]
        for project, key in sorted(all_targets, key=lambda one: not one[0].is_app(one[1])):
            files = self.sources(*project.folders_of(key), root=root)
            files = [file for file in files if root != ROOT or file.name != EXERCISE_FILE]
            for name in sorted(set(project.modules_of(key))):
                options = ["-swift-version", "6", *DEBUG_FLAGS]
                self.compile(name, options, self.with_previews(name, files), emits_module=project.is_app(key))

    def check_tests(self, names):
        """Compiles ScrambleTesting, and the package's test targets that depend only on it and on these targets."""
        for target in targets().values():
            if target["name"] == "ScrambleTesting":
                self.compile(target["name"], [*swift_flags(target), *DEBUG_FLAGS], self.sources(folder(target)))
                names = {*names, target["name"]}
        for target in targets().values():
            if target["type"] == "test" and dependency_names(target) <= names:
                self.compile(target["name"], swift_flags(target), self.sources(folder(target)), emits_module=False)


def dependency_names(target):
    """Returns the names of the direct dependencies of a target on an Apple system."""
    dependencies = [next(iter(dependency.values())) for dependency in target["dependencies"]]
    is_linux_only = lambda condition: condition and condition.get("platformNames") == ["linux"]
    return {name for name, *rest in dependencies if not is_linux_only(rest[-1] if rest else None)}


def targets_in_build_order(products):
    """Returns the targets of some products, each after its dependencies."""
    order = []

    def add(name):
        if name in targets() and targets()[name] not in order:
            for need in sorted(dependency_names(targets()[name])):
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


def check_everything(source, report, scratch):
    """Checks the package and the projects."""
    compiler = Compiler()
    module_folder, names = frameworks.build_or_reuse(compiler, source, platforms(), WORK_FOLDER)
    tools = compiler, NewerDeclarationFinder(names)
    views = [target for target in targets_in_build_order(products()) if has_views(target)]
    other_targets = [target for target in targets_in_build_order(products()) if not has_views(target)]
    solutions = solve_exercises(PROJECTS, scratch / "solved")
    common_check = SystemCheck("any system", tools, report, [], scratch)
    for target in other_targets:
        files = sorted(folder(target).rglob("*.swift"))
        if not common_check.compile(target["name"], [*swift_flags(target), *DEBUG_FLAGS], files):
            return  # Modules that depend on this target would only repeat the error.

    def check(system):
        system_check = SystemCheck(
            system, tools, report, [module_folder / system, module_folder / "common", scratch], scratch / system
        )
        system_check.modules.mkdir()
        for fault in stand_in.find_faults(compiler, system, module_folder, scratch):
            report.add(stand_in.STAND_IN_FOLDER, f"error: {fault} ({system})", scratch)
        if all([system_check.check_views(target) for target in views]):
            system_check.check_projects(PROJECTS)
            system_check.check_projects(solutions, root=scratch / "solved")
            system_check.check_tests({target["name"] for target in [*other_targets, *views]})

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(check, platforms()))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("interfaces", type=Path, help="a checkout or git directory of skiptools/skip-fuse-ui")
    arguments = parser.parse_args()
    WORK_FOLDER.mkdir(exist_ok=True)
    report = Report()
    with tempfile.TemporaryDirectory(dir=WORK_FOLDER) as scratch:
        check_everything(arguments.interfaces.resolve(), report, Path(scratch))
        is_correct = report.print_all()
    return 0 if is_correct else 1


if __name__ == "__main__":
    sys.exit(main())
