"""Projects with exercises: beside them is `Solutions/`, with a patch for each, and the tests of an exercise need its solution."""

import os
import shutil
import subprocess

from project import Project
from sources import ROOT

# The file of the tests that fail, or do not compile, until the exercise is solved.
EXERCISE = "Exercise.swift"


def solved(projects, into):
    """Copies the projects that have exercises into a folder, solves these, and returns the projects there."""
    return [solve(project, into) for project in projects if (project.path.parent / "Solutions").is_dir()]


def solve(project, into):
    folder = into / project.path.parent.relative_to(ROOT)
    shutil.copytree(project.path.parent, folder)
    # Inside a work tree of git, the paths would be those of that tree.
    environment = os.environ | {"GIT_CEILING_DIRECTORIES": str(into.parent)}
    for patch in sorted((folder / "Solutions").glob("*.patch")):
        subprocess.run(["git", "apply", patch], cwd=into, check=True, env=environment)
    return Project(folder / project.path.name)
