"""Runs the tests, part by part, and prints a table of the results.

    python3 Tests/run.py                     # what `make test` runs
    python3 Tests/run.py --all               # what `make test-all` runs
    python3 Tests/run.py swift terminal      # only these parts
    python3 Tests/run.py --all --order any   # in random order; --order 42 repeats the order of seed 42

A part prints its output only if it fails. A part whose tools are missing is skipped, with the line that installs them.
In CI that is a failure. The output and the results of every part are in .build-make/test-results.
"""

import argparse
import os
import random
import sys
import threading
import time

from parts import RESULTS_FOLDER, ROOT, missing_tools, parts
from results import result_of_run, skipped_result, table

# The lanes of a group run at the same time, and the parts of a lane one after another. The browser lane runs alone,
# because it needs the whole processor.
LANE_GROUPS = [("first", "second"), ("browser",)]


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="PART", help="the parts to run; all unless some are named")
    parser.add_argument("--all", action="store_true", help="everything, also in Firefox and WebKit")
    parser.add_argument(
        "--order", metavar="SEED", help="a random order: `any`, or the seed that an earlier run printed"
    )
    return parser.parse_args()


def random_seed(order):
    """The seed of a random order, printed so that the order can be repeated; None if no random order is wanted."""
    if not order:
        return None
    number = random.randrange(1_000_000) if order == "any" else int(order)
    print(f"In random order; the same order again: ORDER={number}", flush=True)
    return number


def chosen_parts(options):
    chosen = parts(everything=options.all, seed=random_seed(options.order))
    if unknown := set(options.names) - {part.file for part in chosen}:
        sys.exit(f"Not a part: {', '.join(sorted(unknown))}. The parts: {', '.join(part.file for part in chosen)}.")
    return [part for part in chosen if not options.names or part.file in options.names]


def run(part):
    """Runs a part and prints its result."""
    if missing_lines := missing_tools(part):
        result = skipped_result(part, missing_lines)
    else:
        start = time.monotonic()
        log = RESULTS_FOLDER / f"{part.file}.txt"
        code = part.execute(log)
        result = result_of_run(part, code, time.monotonic() - start, log)
    print(result.report(), flush=True)
    return result


def run_lane(parts_of_lane, results):
    for part in parts_of_lane:
        results[part] = run(part)


def main():
    chosen = chosen_parts(parse_arguments())
    RESULTS_FOLDER.mkdir(parents=True, exist_ok=True)
    start, results = time.monotonic(), {}
    for lanes in LANE_GROUPS:
        threads = [
            threading.Thread(target=run_lane, args=([part for part in chosen if part.lane == lane], results))
            for lane in lanes
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    in_order = [results[part] for part in chosen]
    print(table(in_order, time.monotonic() - start))
    return int(any(result.outcome == "FAILED" for result in in_order))


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
