"""`Apple/pictures.py`, which check.yml runs, exports all pictures of a device from the result of its tests."""

import json
import re
import runpy
import subprocess
import sys

import pytest
from conditions import compiled_lines
from sources import APPLE_FOLDER, ROOT, UI_TEST_FILES

LOOKS = runpy.run_path(str(APPLE_FOLDER / "pictures.py"))["LOOKS"]
# A stand-in for Xcode's tool. It copies the attachments and their manifest, which a test has written into the result.
XCRUN_SCRIPT = """#!/bin/sh
[ "$1 $2 $3 $4 $6" = "xcresulttool export attachments --path --output-path" ] && cp "$5"/* "$7"
"""


@pytest.fixture
def run(tmp_path):
    """Returns a function that runs the script on a result, and returns its exit status, error output and pictures."""
    tools, result, output = tmp_path / "tools", tmp_path / "Tests.xcresult", tmp_path / "pictures"
    tools.mkdir()
    result.mkdir()
    (tools / "xcrun").write_text(XCRUN_SCRIPT)
    (tools / "xcrun").chmod(0o755)

    def run(names, device):
        attachments = []
        for number, name in enumerate(names):
            (result / f"{number}.png").write_text(name)
            attachments.append({"exportedFileName": f"{number}.png", "suggestedHumanReadableName": name})
        (result / "manifest.json").write_text(
            json.dumps([{"testIdentifier": "PictureTests/testDark()", "attachments": attachments}])
        )
        command = [sys.executable, ROOT / "Apple/pictures.py", result, output, device]
        process = subprocess.run(command, env={"PATH": f"{tools}:/usr/bin:/bin"}, capture_output=True, text=True)
        return process.returncode, process.stderr, {path.name: path.read_text() for path in output.iterdir()}

    return run


def attachment_name(device, look):
    """Returns the name that Xcode suggests for the file of an attachment."""
    return f"{device}-{look}_0_8C9B6C34-0B7B-4F0F-9E57-6B1B7A1D2C3E.png"


@pytest.mark.parametrize("device", LOOKS)
def test_each_picture_of_a_device_is_exported(run, device):
    names = [attachment_name(device, look) for look in LOOKS[device]]
    code, error, pictures = run([*names, "Screenshot_1_8C9B6C34-0B7B-4F0F-9E57-6B1B7A1D2C3E.png"], device)
    assert (code, error) == (0, "")
    assert pictures == {f"{device}-{look}.png": attachment_name(device, look) for look in LOOKS[device]}


def test_a_missing_picture_is_reported_and_the_others_are_exported(run):
    code, error, pictures = run([attachment_name("Mac", "light"), attachment_name("iPhone", "dark")], "Mac")
    assert code == 1 and error == "missing: Mac-dark, Mac-chinese\n"
    assert pictures.keys() == {"Mac-light.png"}


def test_an_unreadable_result_is_an_error(run, tmp_path):
    (tmp_path / "tools/xcrun").write_text("#!/bin/sh\nexit 64\n")
    code, error, pictures = run([], "Mac")
    assert code == 1 and "64" in error and not pictures


@pytest.mark.parametrize("device, system", [("iPhone", "iOS"), ("iPad", "iOS"), ("Mac", "macOS")])
def test_the_user_interface_tests_take_the_expected_pictures(device, system):
    text = "\n".join(compiled_lines(path.read_text(encoding="utf-8"), system) for path in UI_TEST_FILES)
    assert sorted(re.findall(r'\battachPicture\("([\w-]+)", of: app\)', text)) == sorted(LOOKS[device])
    assert f'"{device}"' in text
