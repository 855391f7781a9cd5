"""The commands of the workflows: bash expands each step, and every command is recorded instead of being run."""

import fnmatch
import itertools
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[2]
WORKFLOW_FILES = sorted((ROOT / ".github/workflows").glob("*.yml"))
# Programs that an earlier step makes.
MADE_PROGRAMS = [".build/venv/bin/python", "word-scramble-1.2.3-macos-universal/bin/wordscramble"]
GITHUB_VALUES = {"GITHUB_REF_NAME": "v1.2.3", "GITHUB_REPOSITORY": "Owner/Word-Scramble", "GITHUB_ACTOR": "owner"}
# A single write for each command, because the commands of a pipe run at the same time.
RECORD_SCRIPT = """command_not_found_handle() { printf '%s\\0' "$@" $'\\036' >>"$CALLS"; }
"""


class Call(NamedTuple):
    """A command with its arguments, and the workflow, the job and the system in which it runs."""

    workflow: str
    job: str
    system: str
    words: list[str]


def workflow(file):
    return YAML(typ="safe").load(file)


def matrix_combinations(job):
    """The values of the matrix, as a dictionary for each run of the job."""
    matrix = dict(job.get("strategy", {}).get("matrix", {}))
    included = matrix.pop("include", None)
    return included or [dict(zip(matrix, values)) for values in itertools.product(*matrix.values())]


def container_image(job):
    """The image of the container in which a job runs; None if it runs without a container."""
    container = job.get("container")
    return container["image"] if isinstance(container, dict) else container


def fill_in(text, values):
    """A text with the values of the matrix. Every other expression becomes a word."""
    text = re.sub(r"\$\{\{ matrix\.(\w+) \}\}", lambda match: values[match[1]], text)
    return re.sub(r"\$\{\{.*?\}\}", "expression", text)


def programs():
    """The programs of the repository, and those that the workflows make."""
    modes = subprocess.run(["git", "ls-files", "--stage"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [line.split("\t")[1] for line in modes.splitlines() if line.startswith("100755")] + MADE_PROGRAMS


def record_commands(script, variables, folder):
    """The commands of a script, as bash expands them. Any text on standard error is a failure of the script."""
    functions = "".join(f'{path}() {{ command_not_found_handle {path} "$@"; }}\n' for path in programs())
    variables |= {"PATH": "/nowhere", "CALLS": str(folder / "calls"), "GITHUB_ENV": str(folder / "variables")}
    (folder / "calls").write_text("")
    # Commands do not run, so the folders that a step would make must exist for later steps.
    for made in ("dist", ".build"):
        (folder / made).mkdir(exist_ok=True)
    result = subprocess.run(
        ["/bin/bash", "-c", RECORD_SCRIPT + functions + script], cwd=folder, env=variables, capture_output=True
    )
    assert result.stderr == b"", result.stderr.decode()
    recorded_text = (folder / "calls").read_text()
    return [call.split("\0")[:-1] for call in recorded_text.split("\x1e\0")[:-1]]


def commands_of_job(job, values, folder):
    """The commands of all steps of a job, for one combination of its matrix."""
    variables = GITHUB_VALUES | {name: fill_in(text, values) for name, text in job.get("env", {}).items()}
    for step in job.get("steps", []):
        step_variables = {name: fill_in(text, values) for name, text in step.get("env", {}).items()}
        if "run" in step:
            yield from record_commands(fill_in(step["run"], values), variables | step_variables, folder)
            if (folder / "variables").exists():
                lines = (folder / "variables").read_text().splitlines()
                variables |= dict(line.split("=", 1) for line in lines)


def calls(folder):
    for file in WORKFLOW_FILES:
        for name, job in workflow(file)["jobs"].items():
            for number, values in enumerate(matrix_combinations(job)):
                system = container_image(job) or fill_in(job.get("runs-on", ""), values)
                job_folder = folder / f"{file.stem}-{name}-{number}"
                job_folder.mkdir()
                for words in commands_of_job(job, values, job_folder):
                    yield Call(file.name, name, system, words)


def artifacts(action, option="name"):
    """The artifact names, or another option, of all steps that use an artifact action, each with its workflow."""
    for file in WORKFLOW_FILES:
        for job in workflow(file)["jobs"].values():
            for step, values in itertools.product(job.get("steps", []), matrix_combinations(job)):
                if fnmatch.fnmatch(step.get("uses", ""), f"actions/{action}@*"):
                    options = step.get("with", {})
                    yield file.name, fill_in(options.get(option, options.get("pattern", "")), values)
