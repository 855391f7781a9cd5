"""Every code block of the README, the DocC articles and the comments compiles, runs, and has the documented results.

CONTRIBUTING.md says how to write a block. A block in a comment may use the names of Examples/Prelude.swift.
"""

import subprocess

import pytest
from code_blocks import DOCUMENTS, blocks_of_document, blocks_of_sources, examples, excerpt_faults, manifest


def expect_none(faults):
    faults = list(faults)
    assert not faults, "\n" + "\n".join(faults)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_the_examples_of_a_document_print_what_follows_them(package, document):
    expect_none(package.faults_of_document(list(examples(blocks_of_document(document))), document.stem))


@pytest.mark.parametrize("public", [True, False], ids=["public", "package"])
def test_the_examples_of_comments_return_the_values_beside_them(package, public):
    matching_examples = [example for example in examples(blocks_of_sources()) if example.block.is_public == public]
    assert len(matching_examples) > 10
    expect_none(package.faults_of_comments(matching_examples, f"public-{public}", testable=not public))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_an_excerpt_of_a_file_agrees_with_the_file(document):
    expect_none(fault for block in blocks_of_document(document) if block.source for fault in excerpt_faults(block))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_block_of_a_document_is_tested(document):
    # test_documents.py checks the `sh` blocks and runs the `console` blocks.
    blocks = blocks_of_document(document)
    previous_blocks = [None, *blocks]
    expect_none(
        f"{block.location}: no test runs {block.language or 'a block without a language'}; show a part of a file instead"
        for previous, block in zip(previous_blocks, blocks)
        if not block.source
        and block.language not in ("swift", "console", "sh")
        and not (block.language == "text" and previous and previous.language == "swift")
    )


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_the_package_manager_accepts_the_manifest_lines_of_a_document(document, tmp_path):
    for block in blocks_of_document(document):
        if block.is_manifest:
            (tmp_path / "Package.swift").write_text(manifest(block.lines), encoding="utf-8")
            command = ["swift", "package", "--package-path", str(tmp_path), "dump-package"]
            result = subprocess.run(command, capture_output=True, text=True)
            assert result.returncode == 0, f"{block.location}: {result.stderr}"
