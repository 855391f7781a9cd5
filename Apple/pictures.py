"""Exports the pictures that the user-interface tests took on a device, and fails if one is missing.

    python3 Apple/pictures.py Tests.xcresult pictures iPhone

`PictureTests.swift` takes the pictures. Xcode's tool suggests a name for each exported file: the name of its
attachment, followed by a number and an identifier.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TOUCH_DEVICE_LOOKS = ["light", "dark", "largest-type", "chinese"]
# macOS has no text size setting that applies to every app.
LOOKS = {"iPhone": TOUCH_DEVICE_LOOKS, "iPad": TOUCH_DEVICE_LOOKS, "Mac": ["light", "dark", "chinese"]}


def export_attachments(result, folder):
    """Exports the attachments of a result to a folder, and yields the suggested name and the file of each."""
    command = ["xcrun", "xcresulttool", "export", "attachments", "--path", result, "--output-path", str(folder)]
    subprocess.run(command, check=True)
    for test in json.loads((folder / "manifest.json").read_text(encoding="utf-8")):
        for attachment in test["attachments"]:
            yield attachment["suggestedHumanReadableName"], folder / attachment["exportedFileName"]


def main(result, output, device):
    Path(output).mkdir(parents=True, exist_ok=True)
    missing = [f"{device}-{look}" for look in LOOKS[device]]
    with tempfile.TemporaryDirectory() as folder:
        for attachment_name, file in export_attachments(result, Path(folder)):
            name = re.sub(r"(_\d+_[0-9A-Fa-f-]+)?(\.png)?$", "", attachment_name)
            if name in missing:
                shutil.copyfile(file, Path(output) / f"{name}.png")
                missing.remove(name)
    if missing:
        print(f"missing: {', '.join(missing)}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
