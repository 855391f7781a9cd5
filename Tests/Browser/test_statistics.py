"""The record, the word book and the calendar of all rounds."""

import datetime
import itertools
import re

import pytest
import saved
from player import expect
from words import common, dailies

# Noon of a Sunday, in the local time zone of the test.
NOON = datetime.datetime(2026, 11, 22, 12)
TODAY = 326


def at(day, hour=9):
    """The seconds since 1970 of an hour of a day of November 2026."""
    return int(datetime.datetime(2026, 11, day, hour).timestamp())


def daily(number, words, began=None, more=""):
    root = dailies()[number - 1]
    return saved.round_record(f"{number}-3-classic", root, words, began=began or at(number - TODAY + 22), more=more)


def open_with_records(open_page, *records, **settings):
    """A player's page on that Sunday, with these rounds saved."""
    player = open_page(prepare=lambda page: page.clock.set_fixed_time(NOON), timezone_id="Europe/Berlin", **settings)
    player.page.evaluate(WRITE_ALL, {saved.key(record): record for record in records})
    return player.reload()


WRITE_ALL = """async (records) => {
  const request = indexedDB.open("word-scramble");
  const database = await new Promise((done) => { request.onsuccess = () => done(request.result); });
  const transaction = database.transaction("kept", "readwrite");
  for (const [key, value] of Object.entries(records)) transaction.objectStore("kept").put(value, key);
  await new Promise((done) => { transaction.oncomplete = done; });
  database.close();
}"""


def open_tab(player, part):
    """Opens the record dialog at one of its tabs."""
    player.button("Rounds").click()
    player.page.get_by_role("dialog", name="Rounds").get_by_role("button", name=part, exact=True).click()
    dialog = player.page.locator("#statistics")
    expect(dialog).to_have_accessible_name(part)
    expect(dialog.get_by_role("tab", name=part)).to_have_attribute("aria-selected", "true")
    return dialog


# Rows that have another height than before, each where the one above it ends, and nothing of them cut off.
ROWS_APART = """(before) => {
  const rows = [...document.querySelectorAll("#part-book .long .entry")];
  const boxes = rows.map((row) => row.getBoundingClientRect());
  return boxes.length === 40 && boxes[0].height !== before
    && boxes.every((box, index) => index === 0 || Math.abs(box.top - boxes[index - 1].bottom) < 1)
    && rows.every((row) => row.scrollWidth <= row.clientWidth + 1);
}"""


def definitions(figures):
    """The terms and definitions of a list."""
    return dict(
        figures.evaluate(
            "(list) => [...list.children].map((line) => [line.querySelector('dt').textContent, line.querySelector('dd').textContent])"
        )
    )


@pytest.mark.behaviour
def test_the_record_is_empty_before_the_first_word(open_page):
    player = open_page()
    dialog = open_tab(player, "Statistics")
    expect(
        dialog.get_by_role("tabpanel").get_by_text("Nothing yet. Find a word and it is counted here.")
    ).to_be_visible()
    assert dialog.get_by_role("radio").count() == 0
    dialog.get_by_role("tab", name="Word book").click()
    expect(dialog.get_by_role("tabpanel").get_by_text("Nothing yet.")).to_be_visible()
    expect(dialog.locator("#book-filter")).to_be_attached()
    expect(dialog.locator("#book-filter")).to_be_hidden()
    assert list(player.records()) == ["shelf"]


@pytest.mark.behaviour
def test_the_record_shows_figures_ranks_and_longest_words_of_a_period(open_page):
    whole = common("silkworm")
    player = open_with_records(
        open_page,
        saved.round_record("silkworm-00000000000000aa", "silkworm", [*whole, "skirl"], began=at(20)),
        saved.round_record("alarming-00000000000000ab", "alarming", ["alarm", "margin"], began=1_780_000_000),
        daily(TODAY, [common(dailies()[TODAY - 1])[-1]]),
    )
    dialog = open_tab(player, "Statistics")
    figures = definitions(dialog.locator(".figures"))
    assert figures["Rounds"] == "3" and figures["Words found"] == str(len(whole) + 4)
    assert figures["Whole strings"] == "1" and figures["Daily puzzles"] == "1" and figures["Bonus words"] == "1"
    assert "Weeks in a row with 3 daily puzzles" not in figures
    ranks = definitions(dialog.locator(".cords"))
    assert next(iter(ranks)) == "Whole string" and ranks["Whole string"] == "1" and sum(map(int, ranks.values())) == 3
    expect(dialog.locator(".cords .string i")).to_have_count(3)
    longest = max(map(len, [*whole, "margin"]))
    assert all(len(word) == longest for word in dialog.locator(".longest b").all_text_contents())
    # A radio group: one Tab stop, and the arrows select.
    dialog.get_by_role("radio", name="All time").focus()
    player.press("ArrowRight", "ArrowRight")
    assert definitions(dialog.locator(".figures"))["Rounds"] == "2"


def test_weeks_with_three_daily_puzzles_make_a_streak(open_page):
    # Half past midnight in Berlin, which is still the day before in UTC.
    berlin = datetime.timezone(datetime.timedelta(hours=1))
    records = [
        daily(
            TODAY - 22 + day,
            [common(dailies()[TODAY - 22 + day - 1])[0]],
            began=int(datetime.datetime(2026, 11, day, 0, 30, tzinfo=berlin).timestamp()),
        )
        for day in (22, 21, 20, 15, 14, 13)
    ]
    player = open_with_records(open_page, *records)
    assert definitions(open_tab(player, "Statistics").locator(".figures"))["Weeks in a row with 3 daily puzzles"] == "2"


def test_the_record_is_loaded_when_it_is_first_opened(open_page):
    player = open_page()
    record_requests = lambda: [url for url in player.requests if "/statistics" in url]
    assert record_requests() == []
    open_tab(player, "Statistics")
    assert len(record_requests()) == 2
    player.press("Escape", "Escape")
    open_tab(player, "Calendar")
    assert len(record_requests()) == 2


@pytest.mark.journey
def test_the_tabs_are_one_tab_stop_and_the_arrows_select_a_tab(open_page):
    player = open_page()
    dialog = open_tab(player, "Statistics")
    dialog.get_by_role("tab", name="Statistics").focus()
    player.press("ArrowRight")
    expect(dialog.get_by_role("tab", name="Word book")).to_be_focused()
    expect(dialog.get_by_role("tabpanel", name="Word book")).to_be_visible()
    expect(dialog.get_by_role("heading", level=2)).to_have_text("Word book")
    player.press("End")
    expect(dialog.get_by_role("tabpanel", name="Calendar")).to_be_visible()
    expect(dialog.get_by_role("tabpanel")).to_have_count(1)


@pytest.mark.behaviour
def test_the_word_book_can_be_searched_navigated_and_read(open_page):
    silk, alarm = ["milk", "silk", "worms"], ["alarm", "margin"]
    player = open_with_records(
        open_page,
        saved.round_record("silkworm-00000000000000aa", "silkworm", silk, began=at(3)),
        saved.round_record("silkworm-00000000000000ac", "silkworm", ["milk"], began=at(5)),
        saved.round_record("alarming-00000000000000ab", "alarming", alarm, began=at(4)),
    )
    page, dialog = player.page, open_tab(player, "Word book")
    book = dialog.get_by_role("list", name="Word book")
    items = book.get_by_role("listitem")
    expect(items).to_have_text([re.compile(f"^{word}") for word in sorted(silk + alarm)])
    expect(items.nth(2)).to_contain_text("found 2 times, first on Nov 3, 2026")
    # One Tab stop; arrows, Home, End and letters move the focus.
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
        "() => [...document.querySelectorAll('.long .entry')].map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"
    )
    assert all(abs(next_top - bottom) < 2 for (_, bottom), (next_top, _) in zip(heights, heights[1:]))
    player.press("Escape")
    expect(items.nth(1).locator(".meaning")).to_have_count(0)
    expect(dialog).to_be_visible()
    # By letters and by length.
    dialog.get_by_label("Letters in the word").fill("IL")
    expect(items).to_have_text([re.compile("^milk"), re.compile("^silk")])
    expect(dialog.get_by_text("2 words", exact=True)).to_be_visible()
    dialog.get_by_role("combobox", name="Any length").select_option("6")
    expect(dialog.get_by_text("No word found looks like that.")).to_be_visible()
    dialog.get_by_label("Letters in the word").fill("")
    expect(items).to_have_text([re.compile("^margin")])
    # And by the first letter.
    dialog.get_by_role("combobox", name="Any length").select_option("Any length")
    letter = dialog.get_by_role("combobox", name="First letter")
    letter.select_option("m")
    expect(items).to_have_text([re.compile("^margin"), re.compile("^milk")])
    letter.select_option("z")
    expect(dialog.get_by_text("No word found looks like that.")).to_be_visible()


@pytest.mark.journey
def test_words_missed_more_often_than_found_are_words_to_learn(open_page):
    player = open_page("?root=rhythm").find("myth")
    player.reveal()
    player.press("Escape")
    dialog = open_tab(player, "Word book")
    dialog.get_by_text("Words to learn").click()
    lesson = dialog.get_by_role("list", name="Words to learn").get_by_role("listitem").first
    expect(lesson).to_contain_text("missed once")
    lesson.get_by_role("button").click()
    expect(lesson.locator(".meaning")).to_be_visible()


# The rows of the word book, and how many of them are rendered.
ROWS = """() => {
  const rows = [...document.querySelectorAll(".long .entry")];
  return [rows.length, rows.filter((row) => row.checkVisibility({ contentVisibilityAuto: true })).length];
}"""


def test_a_large_word_book_has_all_rows_and_renders_those_in_view(open_page):
    """With the words of a year: a search in the page finds each, and the rows follow the End key, at any width."""
    roots = ["internationally", "representatives", "characteristics", "notwithstanding", "congratulations"]
    player = open_with_records(
        open_page,
        *(
            saved.round_record(f"{root}-{number:016x}", root, common(root), began=at(1))
            for number, root in enumerate(roots)
        ),
    )
    page, dialog = player.page, open_tab(player, "Word book")
    items = dialog.get_by_role("list", name="Word book").get_by_role("listitem")
    expect(items.first).to_be_visible()
    count, rendered = page.evaluate(ROWS)
    assert count > 1000 and rendered < 100
    assert page.evaluate("() => find([...document.querySelectorAll('.long .word')].at(-1).textContent)")
    dialog.locator(".long [tabindex='0']").focus()
    player.press("PageDown")
    place = dialog.locator(".long [tabindex='0']")
    expect(place).to_be_focused()
    page_size = place.evaluate("(button) => [...document.querySelectorAll('.long .word')].indexOf(button)")
    assert 5 < page_size < 30
    player.press("PageDown", "PageUp", "PageUp")
    expect(items.first.get_by_role("button")).to_be_focused()
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
STEPS = """
  window.parts = []; window.mostInTask = 0;
  let inTask = 0;
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const { exports } = await instantiate.apply(WebAssembly, given);
    const addStatistics = (count) => {
      parts.push(count);
      mostInTask = Math.max(mostInTask, ++inTask);
      setTimeout(() => { inTask = 0; });
      return exports.addStatistics(count);
    };
    return { exports: { ...exports, addStatistics } };
  };
"""


def year():
    """A year of play: a daily puzzle each day, 200 free rounds, and 25,000 words found in them."""
    lists = [
        (root, common(root))
        for root in ("internationally", "representatives", "characteristics", "notwithstanding", "congratulations")
    ]
    for number in range(565):
        root, words = lists[number % 5]
        part = [words[(number * 44 + at) % len(words)] for at in range(44)]
        key = f"{number + 1}-3-classic" if number < 365 else f"{root}-{number:016x}"
        yield saved.round_record(key, root, part, began=int(NOON.timestamp()) - 86_400 * (number % 365))


def test_a_year_of_rounds_is_counted_in_short_tasks(open_page):
    player = open_with_records(open_page, *year(), before=STEPS)
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


@pytest.mark.behaviour
def test_the_calendar_shows_the_progress_of_each_day_and_links_to_it(open_page):
    whole, begun = common(dailies()[TODAY - 3]), common(dailies()[TODAY - 2])
    player = open_with_records(open_page, daily(TODAY - 2, whole), daily(TODAY - 1, begun[-1:]))
    dialog = open_tab(player, "Calendar")
    month = dialog.get_by_role("list", name="November 2026")
    link = lambda name: month.get_by_role("link", name=name, exact=True)
    expect(month.get_by_role("listitem")).to_have_count(30)
    expect(month.get_by_role("link")).to_have_count(22)
    expect(link("November 20, 2026, No 324: Whole string")).to_be_visible()
    expect(link("November 21, 2026, No 325: started")).to_be_visible()
    expect(link("November 19, 2026, No 323: not played")).to_have_attribute("href", "?daily=323")
    expect(month.get_by_text("November 23, 2026, No 327: to come")).to_be_attached()
    # One Tab stop, at today; the arrows move by days and weeks.
    assert month.locator("[tabindex='0']").count() == 1
    today = link("November 22, 2026, No 326: not played")
    expect(today).to_have_attribute("aria-current", "date")
    today.focus()
    player.press("ArrowUp", "ArrowLeft")
    expect(link("November 14, 2026, No 318: not played")).to_be_focused()
    # Not after this month, and not before the first puzzle.
    expect(player.button("Next month")).to_have_attribute("aria-disabled", "true")
    for _ in range(10):
        player.button("Previous month").click()
    expect(dialog.get_by_role("list", name="January 2026").get_by_role("link")).to_have_count(31)
    expect(player.button("Previous month")).to_have_attribute("aria-disabled", "true")
    dialog.get_by_role("link", name="January 3, 2026, No 3: not played").click()
    expect(player.heading).to_have_text(dailies()[2])


@pytest.mark.parametrize("locale, column, first", [("en-US", "1", "S"), ("en-GB", "7", "M"), ("zh-CN", "7", "一")])
def test_the_weeks_of_the_calendar_begin_on_the_day_of_the_region(open_page, locale, column, first):
    player = open_with_records(open_page, locale=locale)
    player.page.locator("#open-rounds").click()
    player.page.locator("#open-calendar").click()
    # The first of November 2026 is a Sunday.
    expect(player.page.locator(".month li").first).to_have_css("grid-column-start", column)
    expect(player.page.locator(".weekdays span").first).to_have_text(first)


def test_the_arrow_keys_of_the_calendar_follow_the_direction_of_the_text(open_page):
    player = open_with_records(open_page)
    month = open_tab(player, "Calendar").get_by_role("list", name="November 2026")
    month.get_by_role("link", name="November 20, 2026, No 324: not played").focus()
    player.page.evaluate("() => { document.documentElement.dir = 'rtl'; }")
    player.press("ArrowLeft")
    expect(month.get_by_role("link", name="November 21, 2026, No 325: not played")).to_be_focused()
    player.press("ArrowRight", "ArrowUp")
    expect(month.get_by_role("link", name="November 13, 2026, No 317: not played")).to_be_focused()


def test_nothing_is_cut_off_on_a_small_phone(open_page):
    player = open_with_records(
        open_page,
        saved.round_record("silkworm-00000000000000aa", "silkworm", common("silkworm"), began=at(20)),
        viewport={"width": 320, "height": 568},
        has_touch=True,
    )
    dialog = open_tab(player, "Statistics")
    expect(dialog.locator(".figures")).to_be_visible()
    for zoom, part in itertools.product(("100%", "200%"), ("Word book", "Calendar", "Statistics")):
        player.page.evaluate("(zoom) => { document.documentElement.style.fontSize = zoom; }", zoom)
        dialog.get_by_role("tab", name=part).click()
        wide = player.page.evaluate("""() => [...document.querySelectorAll("#statistics, #statistics :is(.dialog-body, .tabs, .tab, li, dd)")]
          .filter((element) => element.scrollWidth > element.clientWidth + 1).map(({ outerHTML }) => outerHTML.slice(0, 80))""")
        assert wide == [], (zoom, part)


def test_the_word_book_fits_another_size_of_the_text_at_once(open_page):
    player = open_with_records(
        open_page,
        saved.round_record("silkworm-00000000000000aa", "silkworm", common("silkworm"), began=at(20)),
        viewport={"width": 320, "height": 7000},  # All rows are in view.
    )
    rows = open_tab(player, "Word book").get_by_role("listitem").filter(has=player.page.locator(".circle"))
    heights = [0]
    for size in ("100%", "200%", "150%"):
        player.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
        player.page.wait_for_function(ROWS_APART, arg=heights[-1])
        heights.append(rows.first.bounding_box()["height"])
    assert heights[1] < heights[3] < heights[2]


def test_a_day_has_one_bead_and_one_name_in_the_list_of_days_and_in_the_calendar(open_page):
    words = common(dailies()[TODAY - 2])
    player = open_with_records(open_page, daily(TODAY - 2, words[: len(words) // 2]), daily(TODAY - 1, words[-1:]))
    calendar = open_tab(player, "Calendar")
    for number, date in (
        (TODAY - 2, "November 20, 2026"),
        (TODAY - 1, "November 21, 2026"),
        (TODAY, "November 22, 2026"),
    ):
        day = calendar.locator(f".month [href='?daily={number}']")
        name = day.get_attribute("aria-label").removeprefix(f"{date}, ")
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
        assert len(set(beads)) == 1, beads
        assert player.page.locator(f"#days [href='?daily={number}']").get_attribute("aria-label") == name.replace(
            ": ", ", "
        )
