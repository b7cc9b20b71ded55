"""What docs/hosting.md says of the files in deploy/ can be read in them."""

from __future__ import annotations

import re
import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[1] / "deploy"


def test_the_service_writes_to_its_own_folder_and_nowhere_else() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string((DEPLOY / "spinney.service").read_text("utf-8"))
    service = unit["Service"]
    assert (service["DynamicUser"], service["StateDirectory"]) == ("yes", "spinney")
    assert service["Environment"] == "SPINNEY_HOME=/var/lib/spinney"
    assert service["ProtectSystem"] == "strict"
    assert service["EnvironmentFile"] == "-/etc/spinney.env"
    for other in ("ReadWritePaths", "BindPaths", "CacheDirectory", "LogsDirectory", "ConfigurationDirectory"):
        assert other not in service


def test_the_image_has_no_compiler_an_ordinary_user_and_one_volume() -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    _, _client, build, final = re.split(r"^FROM ", text, flags=re.M)
    assert "useradd --system --uid 10001" in final
    for required in ("SPINNEY_REQUIRE_COMPILED=1", "SPINNEY_REQUIRE_CLIENT=1"):
        assert required in build, "an image without it would be built and nobody told"
    assert "gcc" in build
    assert not re.search(r"gcc|apt-get|build-essential", final)
    assert re.findall(r"^USER (.*)$", final, re.M) == ["10001"], "the number of the user that was made"
    assert re.findall(r"^VOLUME (.*)$", final, re.M) == ["/data"]
    assert "SPINNEY_HOME=/data" in final


def test_the_proxies_pass_on_what_the_server_needs() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text("utf-8")
    for line in ("proxy_set_header Host", "proxy_set_header Upgrade", "X-Forwarded-Proto", "X-Forwarded-For"):
        assert line in nginx
    for file in ("nginx.conf", "Caddyfile"):
        assert "/metrics" in (DEPLOY / file).read_text("utf-8"), "not for the world"


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("NO SYSTEMD")
    units = [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]
    assert len(units) == 3
    for unit in units:
        # The program must exist for the check.
        text = unit.read_text("utf-8").replace("/opt/spinney/venv/bin/spinney", "/bin/true")
        (tmp_path / unit.name).write_text(text)
    line = ["systemd-analyze", "verify", "--man=no", *sorted(str(tmp_path / unit.name) for unit in units)]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    # It also reads the machine's own units, which are none of ours.
    about_ours = [said for said in done.stderr.splitlines() if "spinney" in said]
    assert (done.returncode, about_ours) == (0, []), done.stderr


def test_the_backup_reads_what_the_server_writes() -> None:
    service, backup = ((DEPLOY / f"{name}.service").read_text("utf-8") for name in ("spinney", "spinney-backup"))
    for line in (
        "Environment=SPINNEY_HOME=/var/lib/spinney\n",
        "EnvironmentFile=-/etc/spinney.env\n",
        "DynamicUser=yes\n",
    ):
        assert line in service
        assert line in backup
    assert "User=spinney\n" in backup, "the name that systemd gives the user of spinney.service"
    assert "spinney backup /var/lib/spinney-backups --keep 14\n" in backup
