"""A teacher marks what a class has handed in, pasted or as files, with any text around it.

The marks become a table, a CSV file and a print.
"""

import csv
import io
import re

import pypdfium2
import pytest
import sets
from player import expect, until
from test_export_import import export_file
from tour import apply_each_look, violations

# The printed texts that belong neither to the table nor to the name of the set.
FIND_OTHER_PRINTED_TEXTS = """() => [...document.body.querySelectorAll("*")]
  .filter((element) => element.children.length === 0 && !element.closest(".marks-paper, .marks-set")
    && element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
    && element.offsetWidth * element.offsetHeight > 0)
  .map((element) => element.outerHTML)"""


def hand_in_code(player, seat):
    player.button("Hand in").click()
    player.page.get_by_label("Seat number").fill(str(seat))
    code = player.page.get_by_role("textbox", name="Your code").input_value()
    player.press("Escape")
    return code


def mail(code):
    """A code as mail programs send it: quoted, and broken into lines."""
    lines = [code[at : at + 30] for at in range(0, len(code), 30)]
    return "Dear teacher,\r\n\r\n> here it is: " + "=\r\n> ".join(lines) + "\r\n\r\nBest wishes\r\n"


@pytest.fixture
def teacher(open_page):
    """A teacher who plays a set, which also saves it."""
    return sets.play(open_page, sets.TWO_ROUNDS)


@pytest.fixture(scope="session")
def codes(version_folder):
    """Two codes of seat 3, which hands in twice, and one each of seats 12 and 7, one of which has copied.

    Then two codes of another set.
    """
    edition = int.from_bytes((version_folder / "english.lex").read_bytes()[16:24], "little")
    first, copied = (1, False, ["milk", "worm", "skirl"]), (1, True, ["silk"])
    amina = [sets.encode_hand_in(edition, sets.TWO_ROUNDS, 3, first, *more) for more in ([], [(2, False, ["planet"])])]
    others = [sets.encode_hand_in(edition, sets.TWO_ROUNDS, seat, copied) for seat in (12, 7)]
    return [
        *amina,
        *others,
        *(sets.encode_hand_in(edition, sets.ONE_ROUND, seat, (1, True, ["rose"])) for seat in (9, 8)),
    ]


def table_rows(marks):
    """The rows of the table below its head, without the text that only screen readers get."""
    rows = marks.get_by_role("region", name="The marks of each seat").get_by_role("row").all()
    return [
        [cell.inner_text().strip().removesuffix("\nnot started") for cell in row.locator("th, td").all()]
        for row in rows[2:]
    ]


def paste(marks, text):
    # For thousands of lines Playwright's `fill` takes a minute, because it uses an editor command. A paste takes a
    # moment.
    box = marks.get_by_role("textbox", name=re.compile("^Paste"))
    box.evaluate("(box, text) => { box.value = text; box.dispatchEvent(new Event('input')); }", text)


def status(marks):
    return marks.locator(".marks-status")


# The table's cells for two seats: all rounds, the note, and each round. Amina's cells begin with the seat.
AMINAS_ROW = ["3", "3", "8", "1", "handed in more than once, the better one counts", "2", "6", "1", "1", "2", "0"]
BENS_ROW = ["1", "2", "0", "a round is still open", "1 open", "2", "0", "–", "–", "–"]


@pytest.mark.journey
def test_what_was_handed_in_becomes_a_table(teacher, codes):
    teacher.find("silk")
    one, other = [hand_in_code(teacher, seat) for seat in (12, 7)]
    marks = sets.open_marks(teacher)
    paste(marks, "".join(map(mail, [*codes[:2], one])) + f"<p>{other}</p> h1.AAAA h2.xyz {codes[0]}")
    expect(status(marks)).to_have_text("3 seats · 2 problems")
    expect(marks).to_contain_text("the code is damaged. It is cut off or mistyped.")
    expect(marks).to_contain_text("1 code is from a newer version of the game")
    expect(marks).to_contain_text("Unit words that nobody found: plant")
    copied = "a round is still open; the same as seat 7"
    assert table_rows(marks) == [AMINAS_ROW, ["7", *BENS_ROW], ["12", *BENS_ROW[:3], copied, *BENS_ROW[4:]]]

    # Any column can sort the table.
    def seats():
        return [row[0] for row in table_rows(marks)]

    points = marks.get_by_role("columnheader", name="Points").first
    expect(marks.get_by_role("columnheader", name="Seat")).to_have_attribute("aria-sort", "ascending")
    points.get_by_role("button").press("Enter")
    assert seats() == ["3", "7", "12"]
    expect(points).to_have_attribute("aria-sort", "descending")
    expect(points.get_by_role("button")).to_be_focused()
    teacher.press("Enter")
    assert seats() == ["7", "12", "3"]
    # The print has the order of the screen.
    printed_seats = teacher.page.locator(".marks-paper table").first.locator("tbody th")
    assert printed_seats.all_text_contents() == ["7", "12", "3"]
    expect(points).to_have_attribute("aria-sort", "ascending")
    expect(marks.locator("[aria-sort=ascending], [aria-sort=descending]")).to_have_count(1)

    # Names appear beside the seats. Lines that are not read are reported.
    names, unread = marks.get_by_role("textbox", name="Names"), marks.locator("#marks-names-unread")
    names.fill("3 = Amina\n99 = Nobody\n\nhello")
    expect(marks.locator(".marks-table td.name")).to_have_text(["", "", "Amina"])
    expect(unread).to_have_text(
        re.compile("^Not read, because .* a seat from 1 to 40: \u206899 = Nobody\u2069, \u2068hello\u2069$")
    )
    names.fill("3 = Amina")
    expect(unread).to_be_empty()


def test_the_table_opens_in_columns_where_numbers_have_a_comma_and_is_copied(open_page, codes, tmp_path):
    permissions = ["clipboard-read", "clipboard-write"]
    teacher = sets.play(open_page, sets.TWO_ROUNDS, locale="de-DE", permissions=permissions)
    marks = sets.open_marks(teacher)
    paste(marks, codes[0])
    with teacher.page.expect_download() as download:
        marks.get_by_role("button", name="Save as CSV").click()
    download.value.save_as(tmp_path / "marks.csv")
    rows = list(csv.reader((tmp_path / "marks.csv").read_bytes().decode("utf-8-sig").splitlines(), delimiter=";"))
    assert [row[0] for row in rows] == ["Seat", "3"] and {len(row) for row in rows} == {12}
    marks.get_by_role("button", name="Copy as a table").click()
    expect(marks.get_by_text("Copied.")).to_be_visible()
    copied = teacher.page.evaluate("() => navigator.clipboard.readText()")
    assert list(csv.reader(copied.splitlines(), delimiter="\t")) == rows


def test_names_are_saved_on_request_and_no_field_of_the_csv_is_a_formula(teacher, codes, tmp_path):
    teacher.find("milk")
    marks = sets.open_marks(teacher)
    paste(marks, "\n".join(codes[:4]))
    names, box = marks.get_by_role("textbox", name="Names"), marks.get_by_role("checkbox", name="Keep the names")
    shown = marks.locator(".marks-table td.name")
    names.fill('3 = =HYPERLINK("http://x.example","Amina")\n7: @Ben, "the\u202enimda" 李\n99 = nobody\nno seat')
    expect(shown.first.locator("bdi")).to_have_text('=HYPERLINK("http://x.example","Amina")')
    with teacher.page.expect_download() as download:
        marks.get_by_role("button", name="Save as CSV").click()
    assert download.value.suggested_filename == "marks.csv"
    download.value.save_as(tmp_path / "marks.csv")
    text = (tmp_path / "marks.csv").read_bytes().decode("utf-8-sig")
    assert text.count("\r\n") == text.count("\n") == 4
    head, *rows = csv.reader(io.StringIO(text, newline=""), strict=True)
    assert head[:5] == ["Seat", "Name", "1. silkworm: Words", "1. silkworm: Points", "1. silkworm: Unit words"]
    assert head[-4:] == ["All rounds: Words", "All rounds: Points", "All rounds: Unit words", "Note"]
    assert {len(row) for row in rows} == {len(head)}
    assert rows[0] == ["3", '\'=HYPERLINK("http://x.example","Amina")', *AMINAS_ROW[5:11], *AMINAS_ROW[1:5]]
    assert rows[1][:5] == ["7", '\'@Ben, "the\u202enimda" 李', "1", "2", "0"]
    assert not [field for row in rows for field in row if re.match(r"\s*[=+@-]", field)]

    names.fill("3 = Amina")
    expect(shown.first).to_have_text("Amina")
    teacher.wait_for_writes()
    assert "Amina" not in str(teacher.on_disk())
    box.check()
    until(lambda: teacher.on_disk().get("names") == "3 = Amina")
    # Names typed later are also saved.
    names.fill("3 = Amina\n7 = Ben")
    until(lambda: teacher.on_disk().get("names") == "3 = Amina\n7 = Ben")
    exported = export_file(teacher.visit(""), tmp_path / "rounds.txt")
    assert "found milk" in exported and "Amina" not in exported
    marks = sets.open_marks(teacher)
    paste(marks, "\n".join(codes[:4]))
    expect(shown).to_have_text(["Amina", "Ben", ""])
    expect(box).to_be_checked()
    marks.get_by_role("button", name="Forget the names").click()
    expect(marks).to_contain_text("The names are forgotten.")
    until(lambda: "names" not in teacher.on_disk())
    expect(box).not_to_be_checked()
    expect(names).to_have_value("")
    expect(shown).to_have_count(0)
    names.fill("3 = Amina")
    expect(shown.first).to_have_text("Amina")
    teacher.wait_for_writes()
    assert "names" not in teacher.on_disk()


def test_the_marks_of_four_rounds_fit_on_a_phone_and_on_paper_and_axe_finds_nothing(open_page):
    teacher = sets.play(open_page, sets.FOUR_ROUNDS).find("milk")
    page, hand_ins = teacher.page, [hand_in_code(teacher, seat) for seat in (3, 7)]
    marks = sets.open_marks(teacher)
    paste(marks, " ".join(hand_ins) + " h1.AAAA")
    marks.get_by_role("textbox", name="Names").fill("3 = Bartholomew Rodriguez\n7 = Ben")
    found = {}
    for name, rules in apply_each_look(page):
        found[name] = violations(page, rules)
        assert page.evaluate("() => document.querySelector('.class-body').scrollWidth <= innerWidth"), name
    assert {name: problems for name, problems in found.items() if problems} == {}

    page.set_viewport_size({"width": 390, "height": 844})
    for column in marks.get_by_role("columnheader", name="Unit words").all():
        column.evaluate("(column) => column.scrollIntoView({ inline: 'nearest' })")
        # The seat and the name stay in view, and the column is beside them.
        seat, name, figure = [
            marks.locator(f".marks-table tbody {cell}").first.bounding_box()
            for cell in ("th", "td.name", f"td.{column.get_attribute('data-column')}")
        ]
        assert seat["x"] >= 0 and abs(seat["x"] + seat["width"] - name["x"]) < 1
        assert name["x"] + name["width"] - 1 <= figure["x"] and figure["x"] + figure["width"] <= 390

    page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    marks.get_by_role("button", name="Print", exact=True).click()
    assert page.evaluate("() => printed")
    page.emulate_media(media="print", color_scheme="light")
    # Only the tables and the name of the set are printed.
    assert page.evaluate(FIND_OTHER_PRINTED_TEXTS) == []
    expect(page.locator(".marks-paper table")).to_have_count(2)
    document = pypdfium2.PdfDocument(page.pdf(format="A4", margin=dict.fromkeys(["left", "right"], "1cm")))
    assert len(document) == 1
    text = re.sub(r"\s+", " ", document[0].get_textpage().get_text_bounded())
    assert text.count("Bartholomew Rodriguez") == 2
    # Nothing is cut off at the edge of the paper.
    assert text.count("Unit words") == 5
