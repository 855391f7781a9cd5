"""The page saves files in the way that iPhones and iPads need."""

from player import expect

IPHONE_USER_AGENT = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)
# Records the addresses of files, and what is shared. `outcome` is the error with which sharing fails, or empty.
RECORD_FILES = """
  window.revoked = []; window.shared = []; window.outcome = "";
  const { revokeObjectURL } = URL;
  URL.revokeObjectURL = (url) => { revoked.push(url); revokeObjectURL(url); };
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () { window.link = { url: this.href, isIn: this.isConnected, of: this }; click.call(this); };
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async (given) => {
    shared.push({ name: given.files[0].name, text: await given.files[0].text() });
    if (outcome) throw new DOMException("", outcome);
  };
"""


def open_iphone(open_page, **settings):
    return open_page(before=RECORD_FILES, user_agent=IPHONE_USER_AGENT, has_touch=True, **settings).find("milk")


def test_the_address_of_a_file_lives_for_a_minute_and_its_link_is_in_the_document(open_page):
    player = open_page(before=RECORD_FILES, prepare=lambda page: page.clock.install()).find("milk")
    player.button("Settings").click()
    with player.page.expect_download():
        player.button("Export").click()
    assert player.page.evaluate("() => link.isIn")
    player.page.clock.run_for(45_000)
    assert player.page.evaluate("() => [link.of.isConnected, revoked.length]") == [True, 0]
    player.page.clock.run_for(30_000)
    assert player.page.evaluate("() => [link.of.isConnected, revoked]") == [
        False,
        [player.page.evaluate("() => link.url")],
    ]
    # In another browser engine, with a mouse, nothing is shared.
    assert player.page.evaluate("() => shared") == []
    expect(player.page.locator("#export-copy")).to_be_hidden()


def test_on_iphones_the_file_is_shared_and_saved_if_that_fails(open_page):
    player = open_iphone(open_page)
    player.button("Settings").click()
    for outcome, count in {"": 1, "AbortError": 2}.items():
        player.page.evaluate("(outcome) => { window.outcome = outcome; }", outcome)
        player.button("Export").click()
        player.until(lambda count=count: player.page.evaluate("() => shared.length") == count)
        shared = player.page.evaluate("() => shared.at(-1)")
        assert shared["name"] == "word-scramble.txt"
        assert "found milk" in shared["text"]
    assert player.page.evaluate("() => window.link") is None
    player.page.evaluate("() => { outcome = 'NotAllowedError'; }")
    with player.page.expect_download():
        player.button("Export").click()
