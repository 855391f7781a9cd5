"""Errors of other scripts, such as those of extensions, are neither shown nor counted."""

import re
import urllib.parse

import pytest
from playwright.sync_api import expect

# Runs a text as an extension's script, which the page's content security policy does not cover.
RUN_FOREIGN_SCRIPT = """([thrown]) => {
  window.told = 0;
  for (const kind of ["error", "unhandledrejection"]) addEventListener(kind, () => { told += 1; });
  setTimeout(() => (0, eval)(`${thrown}\\n//# sourceURL=chrome-extension://abc/inpage.js`));
}"""
FOREIGN_SCRIPTS = {
    "an error": "throw new Error('disconnected')",
    "a text": "throw 'disconnected'",
    "a rejection": "void Promise.reject(new Error('disconnected'))",
    "a rejection that names a script of the page": """void Promise.reject(
        new Error(`disconnected\\\\n    at ${document.querySelector('script[type=module]').src}:1:2`))""",
    "a rejection after a pause": "void (async () => { await null; throw new TypeError('disconnected'); })()",
    "a rejection with an error of the browser": "void Promise.reject(new DOMException('disconnected', 'AbortError'))",
    "a rejection with an object": "void Promise.reject({ message: 'disconnected' })",
}
# Removes the `close` method of a dialog, so that a script of the page throws.
BREAK_DIALOG = "(id) => { document.getElementById(id).close = null; }"


def without_policy(page):
    def answer(route):
        response = route.fetch()
        body = re.sub('<meta http-equiv="Content-Security-Policy"[^>]*>', "", response.text())
        route.fulfill(response=response, body=body)

    page.route(lambda url: urllib.parse.urlsplit(url).path == "/", answer)


@pytest.mark.parametrize("kind", FOREIGN_SCRIPTS)
def test_an_error_that_no_script_of_the_page_threw_is_not_shown(open_page, kind):
    player = open_page(prepare=without_policy)
    player.expected_errors.append("disconnected|^Object$|^Error$|^undefined$")
    player.page.evaluate(RUN_FOREIGN_SCRIPT, [FOREIGN_SCRIPTS[kind]])
    player.until(lambda: player.page.evaluate("() => told"))
    player.find("milk")
    expect(player.page.locator("#fatal-error")).to_be_hidden()
    # The foreign error does not count as the first error either, which is the one that the page shows.
    player.page.evaluate(BREAK_DIALOG, "ask-end")
    player.button("End the round").click()
    expect(player.page.locator("#fatal-error")).to_contain_text("has stopped working")
    player.expect_errors("close is not a function")


def test_a_rejection_in_a_script_of_the_page_is_shown_until_it_is_closed(open_page):
    player = open_page().find("milk")
    player.end()
    player.page.evaluate("() => document.getElementById('copy-status').remove()")
    player.button("Copy result").click()
    message = player.page.locator("#fatal-error")
    expect(message).to_contain_text("has stopped working")
    player.expect_errors("copy-status|null")
    player.press("Escape")
    message.get_by_role("button", name="Close").click()
    expect(message).to_be_hidden()
    player.button("New Word").first.click()
    expect(player.heading).not_to_have_text("silkworm")
    expect(message).to_be_hidden()
