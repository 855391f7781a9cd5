"""The deliberate mistakes in Tests/Mutants apply to the current sources."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_patch_of_every_mistake_applies():
    def fails(patch):
        return subprocess.run(["git", "apply", "--check", patch], cwd=ROOT, capture_output=True, check=False).returncode

    patches = sorted((ROOT / "Tests/Mutants").glob("*.patch"))
    assert len(patches) > 80
    assert [patch.name for patch in patches if fails(patch)] == []
