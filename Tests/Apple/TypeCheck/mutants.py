"""Makes deliberate mistakes in the compiled sources, each separately, and counts those that the compiler rejects."""

import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

LIST_FILE = Path(__file__).with_name("mutants.txt")


def mistakes(system):
    """Returns the mistakes for a system: each original text and its replacement."""
    lines = LIST_FILE.read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [(right, wrong) for row_system, right, wrong in rows if row_system == system]


def find_source(right, units):
    """Returns the first module that contains a text, and the file; (None, None) if there is none."""
    for unit in units:
        for file in unit.files:
            if right in file.read_text(encoding="utf-8"):
                return unit, file
    return None, None


def outcome(compiler, units, number, right, wrong):
    """Returns the outcome of a mistake, and a text that identifies the mistake."""
    unit, file = find_source(right, units)
    if not file:
        return "not applicable", right
    mistaken_file = file.with_name(f"_mistake{number}.swift")
    mistaken_file.write_text(file.read_text(encoding="utf-8").replace(right, wrong, 1), encoding="utf-8")
    files = [mistaken_file if one == file else one for one in unit.files]
    process = compiler.type_check(replace(unit, files=files), "-typecheck")
    mistaken_file.unlink()
    return ("refused", wrong) if re.search(r"\berror: ", process.stdout) else ("ACCEPTED", f"{file.name}: {wrong}")


def run(compiler, system, units):
    """Prints the mistakes for a system that were not rejected, and a summary.

    Returns whether all mistakes were applicable and rejected.
    """
    with ThreadPoolExecutor(2) as pool:
        tasks = [(compiler, units, number, *mistake) for number, mistake in enumerate(mistakes(system))]
        outcomes = list(pool.map(lambda task: outcome(*task), tasks))
    for kind, text in outcomes:
        if kind != "refused":
            print(f"{system}: {kind}: {text}")
    kinds = [kind for kind, _ in outcomes]
    applicable = len(kinds) - kinds.count("not applicable")
    print(
        f"{system}: of {applicable} mistakes {kinds.count('refused')} refused; {kinds.count('not applicable')} not applicable"
    )
    return kinds.count("refused") == len(kinds)
