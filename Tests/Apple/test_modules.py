"""No module of the Xcode projects has the name of a module that it imports.

The same name would cause a circular dependency and a file name conflict.
"""

import subprocess

import pytest
from package import BUILD_FOLDER, manifest, targets
from project import PROJECTS, app_target, module_name, module_names
from sources import SHELL_FILES

# The parts of SwiftUI that the shell uses, and the scene, which ScrambleApp has only if SwiftUI exists.
SWIFTUI_STUB = """\
public protocol Scene {}
@MainActor public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App { public static func main() {} }
@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct GameScene: Scene {
  public init() {}
}
"""


def test_no_module_of_a_project_has_the_name_of_a_target_or_product_of_the_package():
    package = set(targets()) | {product["name"] for product in manifest()["products"]}
    for project in PROJECTS:
        assert package.isdisjoint(name for target in project.targets for name in project.modules_of(target))
        assert package.isdisjoint(target["name"] for target in project.targets.values())
        assert package.isdisjoint(path.stem for path in project.path.rglob("*.xcscheme"))


def test_the_product_has_the_name_of_the_game():
    name, configurations = app_target()
    assert {values["PRODUCT_NAME"] for values in configurations} == {"Word Scramble"}
    assert {module_name(name, values) for values in configurations} == {name}


@pytest.fixture(scope="module")
def swiftui_folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("stub")
    (folder / "SwiftUI.swift").write_text(SWIFTUI_STUB)
    command = ["swiftc", "-emit-module", "-parse-as-library", "-module-name", "SwiftUI", "SwiftUI.swift"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return folder


def compile_shell(name, swiftui_folder):
    """Type-checks the shell under a module name against the modules that the package manager has built."""
    command = ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name", name]
    command += [
        "-I",
        swiftui_folder,
        "-I",
        BUILD_FOLDER / "Modules",
        "-Xcc",
        f"-fmodule-map-file={BUILD_FOLDER}/CEmbeddedFiles.build/module.modulemap",
    ]
    command += SHELL_FILES
    return subprocess.run([*map(str, command)], capture_output=True, text=True)


def test_the_shell_compiles_under_its_own_name(swiftui_folder):
    assert (BUILD_FOLDER / "Modules/ScrambleApp.swiftmodule").exists(), "build first: make build-tests"
    for name in module_names() - {"WordScrambleUITests"}:
        run = compile_shell(name, swiftui_folder)
        assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("name", ["WordScramble", "ScrambleClass", "ScrambleKit"])
def test_a_circular_dependency_is_detected(name, swiftui_folder):
    assert "circular dependency between modules" in compile_shell(name, swiftui_folder).stderr
