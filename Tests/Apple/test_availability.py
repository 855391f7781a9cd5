"""The package uses no declaration of the toolchain's libraries that is newer than the manifest's platforms."""

import subprocess

import pytest
from availability import declarations, newer_than, uses_of
from compiler import CompilationUnit, Compiler
from index_store import IndexStore
from newer import NewerDeclarationFinder
from package import BUILD_FOLDER, folder, platforms, targets

# Reading the declarations of the toolchain takes a long time.
pytestmark = pytest.mark.thorough
INDEX_STORE = BUILD_FOLDER / "index/store"


@pytest.fixture(scope="module")
def newer_names(tmp_path_factory):
    return newer_than(declarations(tmp_path_factory.mktemp("graphs")), platforms())


@pytest.fixture(scope="module")
def source_files():
    return {path for target in targets().values() for path in folder(target).rglob("*.swift")}


def test_every_source_is_in_the_index(source_files):
    assert INDEX_STORE.exists(), "build first: make build-tests"
    assert source_files - set(IndexStore(INDEX_STORE).records(source_files)) == set()


def test_no_used_declaration_is_newer_than_the_platforms(newer_names, source_files):
    assert uses_of(newer_names, INDEX_STORE, source_files) == []


FAULTY_SOURCE = """\
import Foundation
import Synchronization
func faults(_ list: inout [Int], _ data: Data, _ date: DateComponents) {
  _ = list.span
  _ = list.mutableSpan
  _ = Atomic(0)
  _ = date.dayOfYear
  _ = String(validating: data, as: UTF8.self)
  let (old, slice) = (ContiguousArray(list), list[...])
  _ = old.span
  _ = slice.span
  _ = list.count &* 2
}
"""


def test_a_newer_declaration_is_detected(newer_names, tmp_path):
    source, store = tmp_path / "Faults.swift", tmp_path / "index"
    source.write_text(FAULTY_SOURCE)
    command = ["swiftc", "-c", "-parse-as-library", "-index-store-path", store, "-o", tmp_path / "Faults.o", source]
    subprocess.run(command, check=True, capture_output=True)
    uses = uses_of(newer_names, store, {source})
    assert {line for _, line, _ in uses} == {4, 5, 6, 7, 8}, (
        "new names are found, and old ones of the same name are not"
    )


def test_a_newer_declaration_is_detected_in_a_syntax_tree(newer_names, tmp_path):
    source = tmp_path / "Faults.swift"
    source.write_text(FAULTY_SOURCE)
    (tree,) = Compiler().syntax_trees(CompilationUnit("Faults", ["-swift-version", "6"], [source]), tmp_path / "trees")
    uses = dict(NewerDeclarationFinder(newer_names).uses(tree, source.read_bytes(), "iOS"))
    assert uses.keys() == {4, 5, 6, 7, 8}
    assert uses[7] == "DateComponents.dayOfYear needs macOS 15.0, iOS 18.0"
