#!/usr/bin/env python3
"""How fast the page begins and answers on a slow phone: a processor of a quarter of the speed, 1.6 Mbit/s and 150 ms to the server and back.

usage: page.py SERVER FOLDER

The largest contentful paint (LCP), the total blocking time (TBT), the layout shift (CLS) and the bytes sent are those of a first visit; the
time from a key to what it shows is taken over a round. Figures are medians of seven visits; each is beside what the project promises.
"""

import re
import shutil
import statistics
import subprocess
import sys

from playwright.sync_api import sync_playwright

VISITS = 7
# Milliseconds from key to key: a quick typist's.
PACE = 120
WORDS = ["milk", "silk", "worm", "work", "slim", "swim", "risk", "soil", "oils", "owls", "mill", "swirl"]
WITNESS = """
  window.seen = { lcp: 0, tbt: 0, cls: 0, waits: [] };
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => { seen.lcp = entry.startTime; });
  watch("longtask", (entry) => { seen.tbt += Math.max(0, entry.duration - 50); });
  watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  addEventListener("keydown", (event) => {
    requestAnimationFrame(() => setTimeout(() => seen.waits.push(performance.now() - event.timeStamp)));
  }, true);
"""


def visit(browser, address):
    """One first visit and a round; the browser's own figures."""
    page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sent = []
    session.on("Network.loadingFinished", lambda event: sent.append(event["encodedDataLength"]))
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8})
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script(WITNESS)
    page.goto(address + "?root=silkworm")
    page.locator("#root:visible").wait_for()
    ready = page.evaluate("() => performance.now()")
    page.wait_for_timeout(1000)  # What is painted late or blocks late counts too.
    seen = page.evaluate("() => ({ ...seen })")
    sent_first = sum(sent)
    page.locator("#word").focus()
    for word in WORDS:
        page.keyboard.type(word, delay=PACE)
        page.keyboard.press("Enter")
        page.wait_for_timeout(PACE)
    waits = page.evaluate("() => seen.waits")
    page.context.close()
    return {**seen, "ready": ready, "sent": sent_first, "waits": waits}


def main(program, folder):
    server = subprocess.Popen([program, "--web", folder, "--port", "0"], stdout=subprocess.PIPE, text=True)
    address = re.search(r"http://\S+", server.stdout.readline())[0]
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            visits = [visit(browser, address) for _ in range(VISITS)]
    finally:
        server.kill()
    waits = sorted(wait for one in visits for wait in one["waits"])
    middle = {name: statistics.median(one[name] for one in visits) for name in ("lcp", "tbt", "cls", "ready", "sent")}
    print(f"largest contentful paint  {middle['lcp']:7.0f} ms   of 1500")
    print(f"ready to play             {middle['ready']:7.0f} ms")
    print(f"total blocking time       {middle['tbt']:7.0f} ms   of 100")
    print(f"layout shift              {middle['cls']:7.3f}      of 0.010")
    print(f"sent                      {middle['sent'] / 1024:7.0f} KB   of 300")
    print(f"key to feedback, median   {waits[len(waits) // 2]:7.1f} ms")
    print(f"key to feedback, p99      {waits[len(waits) * 99 // 100]:7.1f} ms   of 50")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
