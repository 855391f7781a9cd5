"""Collects errors and warnings, each with its position in the project."""

import re

from sources import ROOT


class Report:
    """Errors and warnings of all systems. Each is reported once."""

    def __init__(self):
        self.entries = set()

    def record_output(self, process, description, count, system, copies):
        """Records the compiler's output for a module, and returns whether the module compiled."""
        messages = re.findall(
            r"^(\S[^\n]*?:\d+:\d+|<unknown>:0): ((?:error|warning): .*)$", process.stdout, re.MULTILINE
        )
        for location, message in messages:
            self.add(location if location[0] != "<" else description, f"{message} ({system})", copies)
        if process.returncode and " error: " not in process.stdout:
            self.add(description, f"error: the compiler failed ({system})", copies)
        print(f"{system}: {description}, {count} files: {'REFUSED' if process.returncode else 'taken'}", flush=True)
        return process.returncode == 0

    def add(self, location, message, copies):
        """Records an error or a warning at the original of the copied file."""
        self.entries.add((str(location).replace(f"{copies}/", "").replace(f"{ROOT}/", ""), message))

    def print_all(self):
        """Prints everything by file and line, and returns whether there were no errors."""
        for location, message in sorted(self.entries, key=sort_key):
            print(f"{location}: {message}")
        errors = sum(message.startswith("error") for _, message in self.entries)
        print(f"{errors} errors, {len(self.entries) - errors} warnings")
        return errors == 0


def sort_key(entry):
    file, *numbers = entry[0].split(":")
    return file, [int(number) for number in numbers], entry[1]
