#!/usr/bin/env python3
"""Measures the page on a slow phone: a processor of a quarter of the speed, 1.6 Mbit/s, and a round trip of 150 ms.

usage: page.py SERVER FOLDER

A first visit opens the daily puzzle. It is ready when the letters are drawn, because then words can be played. The largest contentful paint (LCP),
the total blocking time (TBT), the layout shift (CLS) and the bytes sent are those of that visit, including the full word list. The time from a key
to its effect is measured in a round on silkworm, and the time from Enter to the next frame at the end of a round with 250 words. Figures are
medians of seven visits, except for the long round; each is shown beside its limit.
"""

import re
import shutil
import statistics
import subprocess
import sys

from playwright.sync_api import sync_playwright

VISITS = 7
# Milliseconds between two keys of a fast typist.
PACE = 120
# How many words of a long round are measured.
LAST = 40
WORDS = ["milk", "silk", "worm", "work", "slim", "swim", "risk", "soil", "oils", "owls", "mill", "swirl"]
WITNESS = """
  window.seen = { lcp: 0, tbt: 0, cls: 0, waits: [], ready: 0, enters: [] };
  new MutationObserver(() => {
    if (!seen.ready && document.querySelector("#game:not([inert]) #beads .bead")) seen.ready = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => { seen.lcp = entry.startTime; });
  watch("longtask", (entry) => { seen.tbt += Math.max(0, entry.duration - 50); });
  watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  addEventListener("keydown", (event) => {
    const list = event.key === "Enter" ? seen.enters : seen.waits;
    requestAnimationFrame(() => setTimeout(() => list.push(performance.now() - event.timeStamp)));
  }, true);
"""


def slow_phone(browser):
    """A first visit on a slow phone: the page, and the sizes of all transfers to it."""
    page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sent = []
    session.on("Network.loadingFinished", lambda event: sent.append(event["encodedDataLength"]))
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8},
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script(WITNESS)
    return page, sent


def visit(browser, address):
    """The browser's measurements of a first visit and a round."""
    page, sent = slow_phone(browser)
    page.goto(address + "?daily")
    page.wait_for_function("() => seen.ready")
    requests = page.evaluate(
        "() => performance.getEntriesByType('resource').filter((one) => one.startTime < seen.ready).length + 1"
    )
    page.wait_for_timeout(3000)  # Late paints and late tasks count too.
    seen = page.evaluate("() => ({ ...seen })")
    sent_first = sum(sent)
    page.goto(address + "?root=silkworm")
    page.locator("#root:visible").wait_for()
    page.locator("#word").focus()
    for word in WORDS:
        page.keyboard.type(word, delay=PACE)
        page.keyboard.press("Enter")
        page.wait_for_timeout(PACE)
    waits = page.evaluate("() => seen.waits")
    page.context.close()
    return {**seen, "sent": sent_first, "waits": waits, "requests": requests}


def long_round(browser, address, words):
    """The times from Enter to the next frame, of the last words of a long round."""
    page, _ = slow_phone(browser)
    page.goto(address + "?root=internationally")
    page.locator("#root:visible").wait_for()
    page.locator("#word").focus()
    for number, word in enumerate(words):
        page.keyboard.insert_text(word)
        page.keyboard.press("Enter")
        # The page is idle before each of the last ones.
        page.wait_for_function(f"() => document.querySelectorAll('#found .find').length === {number + 1}")
        page.wait_for_timeout(2 * PACE if len(words) - number <= LAST else 0)
    enters = page.evaluate("() => seen.enters")
    page.context.close()
    return sorted(enters[-LAST:])


def long_words(program):
    """Two hundred and fifty words of a long root."""
    told = subprocess.run(
        [f"{program.rsplit('/', 1)[0]}/wordscramble", "solve", "internationally"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return re.findall(r"[a-z]{3,}", told.stdout)[:250]


def main(program, folder):
    server = subprocess.Popen([program, "--web", folder, "--port", "0"], stdout=subprocess.PIPE, text=True)
    address = re.search(r"http://\S+", server.stdout.readline())[0]
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            visits = [visit(browser, address) for _ in range(VISITS)]
            enters = long_round(browser, address, long_words(program))
    finally:
        server.kill()
    waits = sorted(wait for one in visits for wait in one["waits"])
    middle = {
        name: statistics.median(one[name] for one in visits)
        for name in ("lcp", "tbt", "cls", "ready", "sent", "requests")
    }
    print(f"ready to play             {middle['ready']:7.0f} ms   of 1200")
    print(f"requests before that      {middle['requests']:7.0f}      of 10")
    print(f"largest contentful paint  {middle['lcp']:7.0f} ms   of 1500")
    print(f"total blocking time       {middle['tbt']:7.0f} ms   of 100")
    print(f"layout shift              {middle['cls']:7.3f}      of 0.010")
    print(f"sent                      {middle['sent'] / 1024:7.0f} KB   of 300")
    print(f"key to feedback, median   {waits[len(waits) // 2]:7.1f} ms")
    print(f"key to feedback, p99      {waits[len(waits) * 99 // 100]:7.1f} ms   of 50")
    print(f"find after 250, p95       {enters[len(enters) * 95 // 100]:7.1f} ms   of 64")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
