"""The commands of the workflows: bash expands each step, and every command is recorded instead of being run."""

import fnmatch
import itertools
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / ".github/workflows").glob("*.yml"))
# Programs that an earlier step makes.
MADE = [".build/venv/bin/python", "word-scramble-1.2.3-macos-universal/bin/wordscramble"]
VALUES = {"GITHUB_REF_NAME": "v1.2.3", "GITHUB_REPOSITORY": "Owner/Word-Scramble", "GITHUB_ACTOR": "owner"}
# A single write for each command, because the commands of a pipe run at the same time.
RECORD = """command_not_found_handle() { printf '%s\\0' "$@" $'\\036' >>"$CALLS"; }
"""


class Call(NamedTuple):
    """A command with its arguments and its working directory."""

    workflow: str
    job: str
    place: str
    words: list[str]


def workflow(file):
    return YAML(typ="safe").load(file)


def combinations(job):
    """The values of the matrix, as a dictionary for each run of the job."""
    matrix = dict(job.get("strategy", {}).get("matrix", {}))
    included = matrix.pop("include", None)
    return included or [dict(zip(matrix, values)) for values in itertools.product(*matrix.values())]


def image(job):
    """The image of the container in which a job runs, or nothing."""
    container = job.get("container")
    return container["image"] if isinstance(container, dict) else container


def filled(text, values):
    """A text with the values of the matrix. Every other expression becomes a word."""
    text = re.sub(r"\$\{\{ matrix\.(\w+) \}\}", lambda match: values[match[1]], text)
    return re.sub(r"\$\{\{.*?\}\}", "expression", text)


def programs():
    """The programs of the repository, and those that the workflows make."""
    modes = subprocess.run(["git", "ls-files", "--stage"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [line.split("\t")[1] for line in modes.splitlines() if line.startswith("100755")] + MADE


def recorded(script, variables, folder):
    """The commands of a script, as bash expands them. Any text on standard error is a failure of the script."""
    functions = "".join(f'{path}() {{ command_not_found_handle {path} "$@"; }}\n' for path in programs())
    variables |= {"PATH": "/nowhere", "CALLS": str(folder / "calls"), "GITHUB_ENV": str(folder / "variables")}
    (folder / "calls").write_text("")
    # A folder that one step makes exists, so that a later step can enter it.
    for made in ("dist", ".build"):
        (folder / made).mkdir(exist_ok=True)
    run = subprocess.run(
        ["/bin/bash", "-c", RECORD + functions + script], cwd=folder, env=variables, capture_output=True
    )
    assert run.stderr == b"", run.stderr.decode()
    written = (folder / "calls").read_text()
    return [call.split("\0")[:-1] for call in written.split("\x1e\0")[:-1]]


def calls_of(job, values, folder):
    """The commands of all steps of a job, for one combination of its matrix."""
    variables = VALUES | {name: filled(text, values) for name, text in job.get("env", {}).items()}
    for step in job.get("steps", []):
        mine = {name: filled(text, values) for name, text in step.get("env", {}).items()}
        if "run" in step:
            yield from recorded(filled(step["run"], values), variables | mine, folder)
            if (folder / "variables").exists():
                lines = (folder / "variables").read_text().splitlines()
                variables |= dict(line.split("=", 1) for line in lines)


def calls(folder):
    for file in FILES:
        for name, job in workflow(file)["jobs"].items():
            for number, values in enumerate(combinations(job)):
                place = image(job) or filled(job.get("runs-on", ""), values)
                work = folder / f"{file.stem}-{name}-{number}"
                work.mkdir()
                for words in calls_of(job, values, work):
                    yield Call(file.name, name, place, words)


def artifacts(action, option="name"):
    """The artifact names, or another option, of all steps that use an artifact action, each with its workflow."""
    for file in FILES:
        for job in workflow(file)["jobs"].values():
            for step, values in itertools.product(job.get("steps", []), combinations(job)):
                if fnmatch.fnmatch(step.get("uses", ""), f"actions/{action}@*"):
                    options = step.get("with", {})
                    yield file.name, filled(options.get(option, options.get("pattern", "")), values)
