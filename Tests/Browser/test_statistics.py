"""The statistics, the word book and the calendar of all rounds."""

import datetime
import itertools
import re

import pytest
import saved
from player import expect, open_saved
from words import common, dailies

# Noon on a Sunday, in the test's time zone.
NOON = datetime.datetime(2026, 11, 22, 12)
TODAY = 326
BERLIN = datetime.timezone(datetime.timedelta(hours=1))


def unix_time(day, hour=9, minute=0):
    """A time in November 2026, in seconds since 1970."""
    return int(datetime.datetime(2026, 11, day, hour, minute, tzinfo=BERLIN).timestamp())


def daily_record(number, words):
    """The record of a daily puzzle begun at half past midnight, when it is still the day before in UTC."""
    root = dailies()[number - 1]
    return saved.round_record(f"{number}-3-classic", root, words, began=unix_time(number - TODAY + 22, 0, 30))


def open_with_records(open_page, *records, **settings):
    """Opens the page at `NOON`, with saved rounds."""
    clock = lambda page: page.clock.set_fixed_time(NOON)
    return open_saved(open_page, *records, prepare=clock, timezone_id="Europe/Berlin", **settings)


def open_tab(player, part):
    player.page.locator("#open-rounds").click()
    player.page.get_by_role("dialog", name="Rounds").get_by_role("button", name=part, exact=True).click()
    dialog = player.page.locator("#statistics")
    expect(dialog).to_have_accessible_name(part)
    expect(dialog.get_by_role("tab", name=part)).to_have_attribute("aria-selected", "true")
    return dialog


# Whether the word book's 40 rows have a new height, each begins where the one above ends, and none is cut off.
MEASURE_ROW_GAPS = """(before) => {
  const rows = [...document.querySelectorAll("#part-book .book .entry")];
  const boxes = rows.map((row) => row.getBoundingClientRect());
  return boxes.length === 40 && boxes[0].height !== before
    && boxes.every((box, index) => index === 0 || Math.abs(box.top - boxes[index - 1].bottom) < 1)
    && rows.every((row) => row.scrollWidth <= row.clientWidth + 1);
}"""


def definitions(figures):
    return dict(
        figures.evaluate(
            "(list) => [...list.children].map((line) => [line.querySelector('dt').textContent, line.querySelector('dd').textContent])"
        )
    )


def test_the_record_is_loaded_when_it_is_first_opened_and_has_three_tabs(open_page):
    player = open_page()
    record_requests = lambda: [url for url in player.requests if "/statistics" in url]
    assert record_requests() == []
    dialog = open_tab(player, "Statistics")
    panel = dialog.get_by_role("tabpanel")
    expect(panel.get_by_text("Nothing yet. Find a word and it is counted here.")).to_be_visible()
    assert dialog.get_by_role("radio").count() == 0
    assert list(player.records()) == ["shelf"]
    # The tabs are one Tab stop, and the arrow keys select one.
    dialog.get_by_role("tab", name="Statistics").focus()
    player.press("ArrowRight")
    expect(dialog.get_by_role("tab", name="Word book")).to_be_focused()
    expect(dialog.get_by_role("tabpanel", name="Word book")).to_be_visible()
    expect(dialog.get_by_role("heading", level=2)).to_have_text("Word book")
    expect(panel.get_by_text("Nothing yet.")).to_be_visible()
    expect(dialog.locator("#book-filter")).to_be_hidden()
    player.press("End")
    expect(dialog.get_by_role("tabpanel", name="Calendar")).to_be_visible()
    expect(panel).to_have_count(1)
    player.press("Escape", "Escape")
    open_tab(player, "Calendar")
    assert len(record_requests()) == 2


@pytest.mark.journey
def test_a_finished_round_is_in_the_record_and_its_missed_words_are_words_to_learn(open_page):
    player = open_page("?root=rhythm").find("myth")
    player.reveal()
    player.press("Escape")
    dialog = open_tab(player, "Statistics")
    figures = definitions(dialog.locator(".figures"))
    assert figures["Rounds"] == "1" and figures["Words found"] == "1"
    assert "Weeks in a row with 3 daily puzzles" not in figures
    dialog.get_by_role("tab", name="Word book").click()
    dialog.get_by_text("Words to learn").click()
    lesson = dialog.get_by_role("list", name="Words to learn").get_by_role("listitem").first
    expect(lesson).to_contain_text("missed once")
    lesson.get_by_role("button").click()
    expect(lesson.locator(".meaning")).to_be_visible()


def test_the_record_and_the_calendar_show_what_was_reached(open_page):
    silkworm, whole, half = common("silkworm"), common(dailies()[323]), common(dailies()[320])
    half = half[: len(half) // 2]
    words = {324: whole, 325: common(dailies()[324])[-1:], 321: half}
    words |= {number: common(dailies()[number - 1])[:1] for number in (317, 318, 319)}
    player = open_with_records(
        open_page,
        saved.round_record("silkworm-00000000000000aa", "silkworm", [*silkworm, "skirl"], began=unix_time(20)),
        saved.round_record("alarming-00000000000000ab", "alarming", ["alarm", "margin"], began=1_780_000_000),
        *(daily_record(number, found) for number, found in words.items()),
    )
    found = [*silkworm, "skirl", "alarm", "margin", *(word for found in words.values() for word in found)]
    dialog = open_tab(player, "Statistics")
    figures = definitions(dialog.locator(".figures"))
    assert figures["Rounds"] == "8" and figures["Words found"] == str(len(found))
    assert figures["Whole strings"] == "2" and figures["Daily puzzles"] == "6" and figures["Bonus words"] == "1"
    assert figures["Weeks in a row with 3 daily puzzles"] == "2"
    ranks = definitions(dialog.locator(".cords"))
    assert next(iter(ranks)) == "Whole string" and ranks["Whole string"] == "2" and sum(map(int, ranks.values())) == 8
    expect(dialog.locator(".cords .string i")).to_have_count(8)
    longest = max(map(len, found))
    assert all(len(word) == longest for word in dialog.locator(".longest-words b").all_text_contents())
    # The periods are a radio group: one Tab stop, in which the arrow keys select.
    dialog.get_by_role("radio", name="All time").focus()
    player.press("ArrowRight", "ArrowRight")
    assert definitions(dialog.locator(".figures"))["Rounds"] == "7"
    dialog.get_by_role("tab", name="Calendar").click()
    expect_one_bead_a_day(player, {321: "November 17, 2026", 325: "November 21, 2026", TODAY: "November 22, 2026"})
    walk_through_the_calendar(player, dialog)


def expect_one_bead_a_day(player, dates):
    """Expects the same bead for a day in the list of days, at the top of the page and in the calendar.

    Apart from the date, the name of the day is also the same in the list and in the calendar.
    """
    for number, date in dates.items():
        name = player.page.locator(f".month [href='?daily={number}']").get_attribute("aria-label")
        places = [
            f"#days [href='?daily={number}'] i",
            f"#week i:nth-child({7 - TODAY + number})",
            f".month [href='?daily={number}'] i",
        ]
        beads = player.page.evaluate(
            """(places) => places.map((place) => {
              const bead = document.querySelector(place);
              return bead.className + getComputedStyle(bead).getPropertyValue("--fill");
            })""",
            places,
        )
        assert len(set(beads)) == 1, (number, beads)
        listed = player.page.locator(f"#days [href='?daily={number}']").get_attribute("aria-label")
        assert listed == name.removeprefix(f"{date}, ").replace(": ", ", "), number


def walk_through_the_calendar(player, dialog):
    month = dialog.get_by_role("list", name="November 2026")
    link = lambda name: month.get_by_role("link", name=name, exact=True)
    expect(month.get_by_role("listitem")).to_have_count(30)
    expect(month.get_by_role("link")).to_have_count(22)
    # November 1, 2026, is a Sunday.
    expect(month.get_by_role("listitem").first).to_have_css("grid-column-start", "1")
    expect(dialog.locator(".weekdays span").first).to_have_text("S")
    expect(link("November 20, 2026, No 324: Whole string")).to_be_visible()
    expect(link("November 21, 2026, No 325: started")).to_be_visible()
    expect(link("November 19, 2026, No 323: not played")).to_have_attribute("href", "?daily=323")
    expect(month.get_by_text("November 23, 2026, No 327: to come")).to_be_attached()
    # The month is one Tab stop, at today. The arrow keys move by days and weeks, in the direction of the text.
    assert month.locator("[tabindex='0']").count() == 1
    today = link("November 22, 2026, No 326: not played")
    expect(today).to_have_attribute("aria-current", "date")
    today.focus()
    player.press("ArrowUp", "ArrowLeft")
    expect(link("November 14, 2026, No 318: started")).to_be_focused()
    player.page.evaluate("() => { document.documentElement.dir = 'rtl'; }")
    player.press("ArrowLeft")
    expect(link("November 15, 2026, No 319: started")).to_be_focused()
    player.press("ArrowRight", "ArrowRight")
    expect(link("November 13, 2026, No 317: started")).to_be_focused()
    player.page.evaluate("() => { document.documentElement.dir = ''; }")
    # The calendar ends with this month, and begins with the month of the first puzzle.
    expect(player.button("Next month")).to_have_attribute("aria-disabled", "true")
    for _ in range(10):
        player.button("Previous month").click()
    expect(dialog.get_by_role("list", name="January 2026").get_by_role("link")).to_have_count(31)
    expect(player.button("Previous month")).to_have_attribute("aria-disabled", "true")
    dialog.get_by_role("link", name="January 3, 2026, No 3: not played").click()
    expect(player.heading).to_have_text(dailies()[2])


def test_the_word_book_can_be_searched_navigated_and_read(open_page):
    silk, alarm = ["milk", "silk", "worms"], ["alarm", "margin"]
    player = open_with_records(
        open_page,
        saved.round_record("silkworm-00000000000000aa", "silkworm", silk, began=unix_time(3)),
        saved.round_record("silkworm-00000000000000ac", "silkworm", ["milk"], began=unix_time(5)),
        saved.round_record("alarming-00000000000000ab", "alarming", alarm, began=unix_time(4)),
    )
    page, dialog = player.page, open_tab(player, "Word book")
    book = dialog.get_by_role("list", name="Word book")
    items = book.get_by_role("listitem")
    expect(items).to_have_text([re.compile(f"^{word}") for word in sorted(silk + alarm)])
    expect(items.nth(2)).to_contain_text("found 2 times, first on Nov 3, 2026")
    # The word book is one Tab stop. Arrow keys, Home, End and letters move the focus.
    assert book.locator("[tabindex='0']").count() == 1
    book.get_by_role("button", name="alarm").focus()
    for key, word in (
        ("ArrowDown", "margin"),
        ("End", "worms"),
        ("Home", "alarm"),
        ("m", "margin"),
        ("m", "milk"),
        ("ArrowUp", "margin"),
    ):
        player.press(key)
        expect(book.get_by_role("button", name=word, exact=True)).to_be_focused()
    player.press("Enter")
    expect(items.nth(1).locator(".meaning")).to_contain_text("noun")
    heights = page.evaluate(
        "() => [...document.querySelectorAll('.book .entry')].map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"
    )
    assert all(abs(next_top - bottom) < 2 for (_, bottom), (next_top, _) in zip(heights, heights[1:]))
    player.press("Escape")
    expect(items.nth(1).locator(".meaning")).to_have_count(0)
    expect(dialog).to_be_visible()
    dialog.get_by_label("Letters in the word").fill("IL")
    expect(items).to_have_text([re.compile("^milk"), re.compile("^silk")])
    expect(dialog.get_by_text("2 words", exact=True)).to_be_visible()
    dialog.get_by_role("combobox", name="Any length").select_option("6")
    expect(dialog.get_by_text("None of your words look like that.")).to_be_visible()
    dialog.get_by_label("Letters in the word").fill("")
    expect(items).to_have_text([re.compile("^margin")])
    dialog.get_by_role("combobox", name="Any length").select_option("Any length")
    letter = dialog.get_by_role("combobox", name="First letter")
    letter.select_option("m")
    expect(items).to_have_text([re.compile("^margin"), re.compile("^milk")])
    letter.select_option("z")
    expect(dialog.get_by_text("None of your words look like that.")).to_be_visible()


# The word book's rows, and how many of them are rendered.
COUNT_ROWS = """() => {
  const rows = [...document.querySelectorAll(".book .entry")];
  return [rows.length, rows.filter((row) => row.checkVisibility({ contentVisibilityAuto: true })).length];
}"""


def test_a_large_word_book_has_all_rows_and_renders_those_in_view(open_page):
    """A search in the page finds a row that is out of view, and the keys move through the rows at any width."""
    roots = ["internationally", "representatives", "characteristics", "notwithstanding", "congratulations"]
    player = open_with_records(
        open_page,
        *(
            saved.round_record(f"{root}-{number:016x}", root, common(root), began=unix_time(1))
            for number, root in enumerate(roots)
        ),
    )
    page, dialog = player.page, open_tab(player, "Word book")
    # Playwright would compute roles for a thousand rows each time.
    items = dialog.locator(".book .entry")
    expect(items.first).to_be_visible()
    count, rendered = page.evaluate(COUNT_ROWS)
    assert count > 1000 and rendered < 100
    assert page.evaluate("() => find([...document.querySelectorAll('.book .word')].at(-1).textContent)")
    dialog.locator(".book [tabindex='0']").focus()
    player.press("PageDown")
    place = dialog.locator(".book [tabindex='0']")
    expect(place).to_be_focused()
    page_size = place.evaluate("(button) => [...document.querySelectorAll('.book .word')].indexOf(button)")
    assert 5 < page_size < 30
    player.press("PageDown", "PageUp", "PageUp")
    expect(items.first.locator(".word")).to_be_focused()
    player.press("PageUp", "End", "PageDown")
    last = items.last
    expect(last).to_be_in_viewport()
    page.set_viewport_size({"width": 320, "height": 568})
    player.press("Home")
    expect(items.first).to_be_in_viewport()
    assert page.evaluate(
        "() => { const body = document.querySelector('#statistics .dialog-body'); return body.scrollWidth <= body.clientWidth; }"
    )


# Records the sizes of the counted parts, and the largest number of parts in one task.
RECORD_TASKS = """
  window.parts = []; window.mostInTask = 0;
  let inTask = 0;
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...args) => {
    const { exports } = await instantiate.apply(WebAssembly, args);
    const addStatistics = (count) => {
      parts.push(count);
      mostInTask = Math.max(mostInTask, ++inTask);
      setTimeout(() => { inTask = 0; });
      return exports.addStatistics(count);
    };
    return { exports: { ...exports, addStatistics } };
  };
"""


def year_of_records():
    """A year of play: a daily puzzle each day, 200 free rounds, and almost 25,000 found words."""
    lists = [
        (root, common(root))
        for root in ("internationally", "representatives", "characteristics", "notwithstanding", "congratulations")
    ]
    for number in range(565):
        root, words = lists[number % 5]
        part = [words[(number * 44 + index) % len(words)] for index in range(44)]
        key = f"{number + 1}-3-classic" if number < 365 else f"{root}-{number:016x}"
        yield saved.round_record(key, root, part, began=int(NOON.timestamp()) - 86_400 * (number % 365))


@pytest.mark.thorough
def test_a_year_of_rounds_is_counted_in_short_tasks(open_page):
    player = open_with_records(open_page, *year_of_records(), before=RECORD_TASKS)
    dialog = open_tab(player, "Statistics")
    figures = definitions(dialog.locator(".figures"))
    assert figures["Rounds"] == "565" and figures["Words found"] == "24,860" and figures["Daily puzzles"] == "365"
    for part in ("Word book", "Calendar"):
        dialog.get_by_role("tab", name=part).click()
    expect(dialog.get_by_role("list", name="November 2026").get_by_role("link").first).to_be_visible()
    parts = player.page.evaluate("() => parts")
    assert sum(parts) > 300_000 and max(parts) <= 8192
    # Each part runs in its own task, so that the page stays responsive.
    assert player.page.evaluate("() => mostInTask") == 1


def test_nothing_is_cut_off_on_a_small_phone_at_any_size_of_the_text(open_page):
    player = open_with_records(
        open_page,
        saved.round_record("silkworm-00000000000000aa", "silkworm", common("silkworm"), began=unix_time(20)),
        viewport={"width": 320, "height": 568},
        has_touch=True,
        locale="en-GB",
    )
    dialog = open_tab(player, "Statistics")
    expect(dialog.locator(".figures")).to_be_visible()
    for zoom, part in itertools.product(("100%", "200%"), ("Word book", "Calendar", "Statistics")):
        set_text_size(player, zoom)
        dialog.get_by_role("tab", name=part).click()
        wide = player.page.evaluate("""() => [...document.querySelectorAll("#statistics, #statistics :is(.dialog-body, .tabs, .tab, li, dd)")]
          .filter((element) => element.scrollWidth > element.clientWidth + 1).map(({ outerHTML }) => outerHTML.slice(0, 80))""")
        assert wide == [], (zoom, part)
    # If weeks begin on Monday, November 1, 2026, which is a Sunday, is in the last column.
    dialog.get_by_role("tab", name="Calendar").click()
    expect(dialog.locator(".month li").first).to_have_css("grid-column-start", "7")
    expect(dialog.locator(".weekdays span").first).to_have_text("M")
    # The rows follow the text size at once. In this tall window all of them are in view.
    player.page.set_viewport_size({"width": 320, "height": 7000})
    dialog.get_by_role("tab", name="Word book").click()
    rows = dialog.get_by_role("listitem").filter(has=player.page.locator(".circle"))
    heights = [0]
    for size in ("100%", "200%", "150%"):
        set_text_size(player, size)
        player.page.wait_for_function(MEASURE_ROW_GAPS, arg=heights[-1])
        heights.append(rows.first.bounding_box()["height"])
    assert heights[1] < heights[3] < heights[2]


def set_text_size(player, size):
    player.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
