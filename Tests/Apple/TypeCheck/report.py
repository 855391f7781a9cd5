"""Collects errors and warnings, each with its position in the project."""

import re

from sources import ROOT


class Report:
    """Errors and warnings of all systems. Each is reported once."""

    def __init__(self):
        self.found = set()

    def note(self, done, what, count, system, copies):
        """Records the compiler's output for a module, and returns whether the module compiled."""
        messages = re.findall(r"^(\S[^\n]*?:\d+:\d+|<unknown>:0): ((?:error|warning): .*)$", done.stdout, re.MULTILINE)
        for place, message in messages:
            self.add(place if place[0] != "<" else what, f"{message} ({system})", copies)
        if done.returncode and " error: " not in done.stdout:
            self.add(what, f"error: the compiler failed ({system})", copies)
        print(f"{system}: {what}, {count} files: {'REFUSED' if done.returncode else 'taken'}", flush=True)
        return done.returncode == 0

    def add(self, place, message, copies):
        """Records an error or a warning at the original of the copied file."""
        self.found.add((str(place).replace(f"{copies}/", "").replace(f"{ROOT}/", ""), message))

    def show(self):
        """Prints everything by file and line, and returns whether there were no errors."""
        for place, message in sorted(self.found, key=in_order):
            print(f"{place}: {message}")
        errors = sum(message.startswith("error") for _, message in self.found)
        print(f"{errors} errors, {len(self.found) - errors} warnings")
        return errors == 0


def in_order(one):
    file, *numbers = one[0].split(":")
    return file, [int(number) for number in numbers], one[1]
