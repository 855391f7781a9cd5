"""The container image: its contents, its configuration, and its server, without and with a container engine."""

import json
import subprocess
import tarfile
import tempfile

import pytest
import release
from clean_debian import request_path, running_server
from container_image import Instructions
from release import ROOT


@pytest.fixture(scope="module")
def layout(files, tmp_path_factory):
    """The image as a folder."""
    folder = tmp_path_factory.mktemp("image")
    with tarfile.open(files.image) as archive:
        archive.extractall(folder, filter="data")
    return folder


def blob(layout, descriptor):
    return json.loads((layout / "blobs" / descriptor["digest"].replace(":", "/")).read_text())


@pytest.fixture(scope="module")
def image_config(layout):
    (manifest_descriptor,) = json.loads((layout / "index.json").read_text())["manifests"]
    return blob(layout, blob(layout, manifest_descriptor)["config"])


@pytest.fixture(scope="module")
def file_system(layout, version, tmp_path_factory):
    bundle = tmp_path_factory.mktemp("bundle") / "bundle"
    subprocess.run(
        ["umoci", "unpack", "--image", f"{layout}:word-scramble-server:{version}", bundle],
        check=True,
        capture_output=True,
    )
    return bundle / "rootfs"


def test_the_image_runs_as_the_containerfile_says(image_config, version):
    instructions = Instructions.of(ROOT / "Containerfile")
    assert image_config["config"]["Entrypoint"] == instructions.entrypoint
    assert image_config["config"]["User"] == instructions.user
    assert image_config["config"]["ExposedPorts"] == {f"{instructions.port}/tcp": {}}
    assert instructions.labels.items() <= image_config["config"]["Labels"].items()
    assert image_config["config"]["Labels"]["org.opencontainers.image.version"] == version
    assert (image_config["os"], image_config["architecture"]) == ("linux", release.architecture())


def test_the_image_has_the_program_its_libraries_and_no_other_executable(file_system):
    programs = {
        str(path.relative_to(file_system))
        for path in file_system.rglob("*")
        if path.is_file() and not path.is_symlink() and path.stat().st_mode & 0o111
    }
    programs = {path for path in programs if ".so" not in path}
    assert programs == {"usr/bin/wordscramble-server"}
    package_names = {file.name for file in (file_system / "var/lib/dpkg/status.d").iterdir()}
    assert {"libc6", "libgcc-s1", "libstdc++6"} <= package_names
    assert [name for name in package_names if not (file_system / "usr/share/doc" / name / "copyright").exists()] == []
    assert (file_system / "usr/share/doc/word-scramble/NOTICE").read_text() == (ROOT / "NOTICE").read_text()


def test_the_server_answers_as_the_image_user_with_a_read_only_root_and_no_privileges(file_system, image_config):
    user, _ = image_config["config"]["User"].split(":")
    with running_server(file_system, image_config["config"]["Entrypoint"], int(user)) as request_path:
        assert request_path("/health/live")[0] == 200
        status, body = request_path("/")
        assert status == 200 and body.startswith("<!doctype html>")


@pytest.fixture
def podman():
    """The podman command with separate storage, in which all containers are deleted at the end."""
    # The paths of the storage must be short.
    with tempfile.TemporaryDirectory() as folder:
        # Podman's default settings need kernel features that a machine without its own cgroups lacks.
        command = ["podman", "--storage-driver=vfs", f"--root={folder}/root", f"--runroot={folder}/run"]
        command += ["--runtime=runc", "--cgroup-manager=cgroupfs"]
        yield command
        subprocess.run([*command, "rm", "--all", "--force"], check=True, capture_output=True)


def test_podman_runs_the_image_read_only_without_privileges(podman, files, version):
    subprocess.run([*podman, "load", "--input", files.image], check=True, capture_output=True)
    options = [
        "--read-only",
        "--cap-drop=all",
        "--network=none",
        "--ulimit=nofile=1024:1024",
        "--ulimit=nproc=1024:1024",
    ]
    command = [*podman, "run", "--name=server", *options, f"localhost/word-scramble-server:{version}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == "Word Scramble is at http://0.0.0.0:8080/\n"
        inspect = [*podman, "inspect", "--format={{.State.Pid}}", "server"]
        process_id = subprocess.run(inspect, check=True, capture_output=True, text=True).stdout.strip()
        assert request_path(process_id, "/health/live")[0] == 200
        assert request_path(process_id, "/")[1].startswith("<!doctype html>")
        subprocess.run([*podman, "stop", "server"], check=True, capture_output=True)
        assert process.wait(timeout=20) == 0
