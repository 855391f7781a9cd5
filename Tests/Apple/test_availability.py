"""The app uses no declaration of the toolchain's library that is newer than the manifest's platforms."""

import subprocess

import pytest
from availability import declarations, newer_than, uses_of
from compiler import Compiler, Unit
from index_store import IndexStore
from newer import Finder
from package import BUILT, folder, platforms, targets

# Reading the declarations of the toolchain takes a long time.
pytestmark = pytest.mark.thorough
STORE = BUILT / "index/store"


@pytest.fixture(scope="module")
def names(tmp_path_factory):
    return newer_than(declarations(tmp_path_factory.mktemp("graphs")), platforms())


@pytest.fixture(scope="module")
def sources():
    return {path for target in targets().values() for path in folder(target).rglob("*.swift")}


def test_every_source_is_in_the_index(sources):
    assert STORE.exists(), "build first: make build-tests"
    assert sources - set(IndexStore(STORE).records(sources)) == set()


def test_no_used_declaration_is_newer_than_the_platforms(names, sources):
    assert uses_of(names, STORE, sources) == []


FAULTS = """\
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


def test_a_newer_declaration_is_detected(names, tmp_path):
    source, store = tmp_path / "Faults.swift", tmp_path / "index"
    source.write_text(FAULTS)
    command = ["swiftc", "-c", "-parse-as-library", "-index-store-path", store, "-o", tmp_path / "Faults.o", source]
    subprocess.run(command, check=True, capture_output=True)
    found = uses_of(names, store, {source})
    assert {line for _, line, _ in found} == {4, 5, 6, 7, 8}, (
        "new names are found, and old ones of the same name are not"
    )


def test_a_newer_declaration_is_detected_in_a_syntax_tree(names, tmp_path):
    source = tmp_path / "Faults.swift"
    source.write_text(FAULTS)
    (tree,) = Compiler().trees(Unit("Faults", ["-swift-version", "6"], [source]), tmp_path / "trees")
    found = dict(Finder(names).uses(tree, source.read_bytes(), "iOS"))
    assert found.keys() == {4, 5, 6, 7, 8}
    assert found[7] == "DateComponents.dayOfYear needs macOS 15.0, iOS 18.0"
