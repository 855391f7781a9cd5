"""The tests of code blocks report faults. Each fault here is made up."""

from pathlib import Path

from code_blocks import ROOT, Block, blocks_of_comments, blocks_of_document, examples, excerpt_faults
from examples import Check

DOCUMENT_TEXT = """\
```swift
let one = 1
print(one)
```

```text
1
```

```swift
print(one + 1)
one + 2  // 3
```

```text
2
```
"""
SOURCE_TEXT = """\
/// A type.
///
///     try Word("Milk".utf8).description  // "milk"
///     silkworm.count  // 8
///     try Word("".utf8)  // throws empty
public struct Thing {
  /// A member.
  ///
  /// - Parameters:
  ///   - one: Words that go
  ///     on in the next line.
  ///
  /// ```swift
  /// print(round.score)
  /// ```
  /// ```text
  /// 4
  /// ```
  public func member(one: Int) {}

  ///     LetterBag(silkworm) == LetterBag(silkworm)  // true
  package func other() {}
}
"""


def document_examples(folder, text):
    path = folder / "Made up.md"
    path.write_text(text, encoding="utf-8")
    return list(examples(blocks_of_document(path)))


def comment_examples(folder, text):
    path = folder / "Thing.swift"
    path.write_text(text, encoding="utf-8")
    return list(examples(list(blocks_of_comments(path, {"Thing"}))))


def test_the_blocks_of_a_document_form_one_program(package, tmp_path):
    assert package.faults_of_document(document_examples(tmp_path, DOCUMENT_TEXT), "right") == []


def replace_once(text, **changes):
    for right, wrong in changes.values():
        assert text.count(right) == 1, right
        text = text.replace(right, wrong)
    return text


def test_every_difference_between_a_document_and_its_program_is_reported(package, tmp_path):
    text = replace_once(
        DOCUMENT_TEXT, output=("```text\n2", "```text\n3"), result=("// 3", "// 4"), untold=("text\n1\n", "text\n")
    )
    assert package.faults_of_document(document_examples(tmp_path, text), "different") == [
        "Made up.md:2 prints:\n1\ninstead of:\n",
        "Made up.md:11 is 3, not 4",
        "Made up.md:10 prints:\n2\ninstead of:\n3\n",
    ]


def test_a_document_uses_only_public_api_and_causes_no_warnings(package, tmp_path):
    # After a type-checking error, the compiler reports no warnings, so that errors and warnings need separate programs.
    inner = ("print(one)", "import WordScramble; print(LetterBag.self)")
    unused = ("one + 2  // 3", "one + 2")
    for name, change, message in [
        ("inner", inner, "Made up.md:3:28: error: cannot find 'LetterBag' in scope"),
        ("unused", unused, "Made up.md:12:5: error: result of operator '+' is unused"),
    ]:
        (fault,) = package.faults_of_document(
            document_examples(tmp_path, replace_once(DOCUMENT_TEXT, change=change)), name
        )
        assert fault.startswith(message)


def test_a_program_that_ends_early_is_reported(package, tmp_path):
    text = replace_once(DOCUMENT_TEXT, thrown=("print(one)", 'import WordScramble; print(try Word("".utf8))'))
    (fault,) = package.faults_of_document(document_examples(tmp_path, text), "thrown")
    assert "WordScramble.WordError.empty" in fault


def test_the_blocks_of_comments_can_use_the_names_of_the_prelude(package, tmp_path):
    all_examples = comment_examples(tmp_path, SOURCE_TEXT)
    assert [(example.block.line, example.block.is_public) for example in all_examples] == [
        (3, True),
        (14, True),
        (21, False),
    ]
    assert package.faults_of_comments(all_examples[:2], "public") == []
    assert package.faults_of_comments(all_examples[2:], "package", testable=True) == []


def test_every_difference_between_a_comment_and_its_values_is_reported(package, tmp_path):
    text = replace_once(SOURCE_TEXT, quotes=('"milk"', "milk"), result=("// 8", "// 9"), output=("/// 4", "/// 5"))
    assert package.faults_of_comments(comment_examples(tmp_path, text)[:2], "values") == [
        'Thing.swift:3 is "milk", not milk',
        "Thing.swift:4 is 8, not 9",
        "Thing.swift:14 prints:\n4\ninstead of:\n5\n",
    ]


def test_an_error_in_a_comment_and_the_skipped_checks_are_reported(package, tmp_path):
    text = replace_once(SOURCE_TEXT, thrown=("Milk", "1"))
    assert package.faults_of_comments(comment_examples(tmp_path, text)[:2], "errors") == [
        'Thing.swift:3 throws notLetters(["1"])',
        "Thing.swift:3 was not reached",
        "Thing.swift:4 was not reached",
        "Thing.swift:5 was not reached",
    ]


def test_a_public_comment_uses_only_public_api(package, tmp_path):
    text = replace_once(SOURCE_TEXT, inner=("silkworm.count", "LetterBag(silkworm)"))
    (fault,) = package.faults_of_comments(comment_examples(tmp_path, text)[:2], "inner comment")
    assert fault.startswith("Thing.swift:4:") and "cannot find 'LetterBag' in scope" in fault


def test_a_value_matches_the_pattern_of_its_result():
    for expected, form, is_match in [
        ("2", "2", True),
        ("2", "20", False),
        ("55 (34 %)", "55", True),
        ("points(3)", "points(3)", True),
        ("c1.…", "c1.AbC", True),
        ("mate, …, ate", "mate, meat, ate", True),
        ("…", "anything", False),
        ("[]", "[]", True),
        ("throws roundEnded", "throws roundEnded", True),
    ]:
        assert Check("", expected).matches([form]) == is_match, expected


def test_a_block_shows_consecutive_lines_of_its_file():
    def faults(*lines):
        block = Block("swift", ("// Package.swift", *lines), Path("Made up.md"), 1)
        assert block.source == ROOT / "Package.swift"
        return list(excerpt_faults(block))

    assert faults("let package = Package(", 'name: "word-scramble",', "// …", "traits: [") == []
    assert faults("let package = Package(", "traits: [") != []
    assert faults("let packages = Package(") != []
