"""Solves the exercises of projects. Their folder `Solutions/` has a patch with the solution of each exercise."""

import os
import shutil
import subprocess

from project import Project
from sources import ROOT

# The file with the tests that fail or do not compile until the exercise is solved.
EXERCISE_FILE = "Exercise.swift"


def solve_exercises(projects, target_folder):
    """Copies projects with exercises into a folder, applies the solutions, and returns the copied projects."""
    return [
        solve_exercise(project, target_folder) for project in projects if (project.path.parent / "Solutions").is_dir()
    ]


def solve_exercise(project, target_folder):
    folder = target_folder / project.path.parent.relative_to(ROOT)
    shutil.copytree(project.path.parent, folder)
    # If Git found a work tree around the folder, it would take the paths in the patch as relative to that work tree.
    environment = os.environ | {"GIT_CEILING_DIRECTORIES": str(target_folder.parent)}
    for patch in sorted((folder / "Solutions").glob("*.patch")):
        subprocess.run(["git", "apply", patch], cwd=target_folder, check=True, env=environment)
    return Project(folder / project.path.name)
