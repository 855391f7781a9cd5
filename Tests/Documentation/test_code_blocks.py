"""Every code block of the README, the DocC articles and the comments compiles, runs, and has the documented results.

CONTRIBUTING.md says how to write a block. A block in a comment may use the names of Examples/Prelude.swift.
"""

import pytest
from code_blocks import DOCUMENTS, blocks_of_document, blocks_of_sources, examples


def expect_none(faults):
    faults = list(faults)
    assert not faults, "\n" + "\n".join(faults)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_the_examples_of_a_document_print_what_follows_them(package, document):
    expect_none(package.faults_of_document(list(examples(blocks_of_document(document))), document.stem))


@pytest.mark.parametrize("public", [True, False], ids=["public", "package"])
def test_the_examples_of_comments_return_the_values_beside_them(package, public):
    matching_examples = [example for example in examples(blocks_of_sources()) if example.block.is_public == public]
    assert matching_examples
    expect_none(package.faults_of_comments(matching_examples, f"public-{public}", testable=not public))
