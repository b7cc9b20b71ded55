"""What docs/hosting.md says of the files in deploy/ can be read in them."""

from __future__ import annotations

import re
from configparser import RawConfigParser
from pathlib import Path

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
    _, build, final = re.split(r"^FROM ", text, flags=re.M)
    assert "gcc" in build
    assert not re.search(r"gcc|apt-get|build-essential", final)
    assert re.findall(r"^USER (.*)$", final, re.M) == ["spinney"]
    assert re.findall(r"^VOLUME (.*)$", final, re.M) == ["/data"]
    assert "SPINNEY_HOME=/data" in final


def test_the_proxies_pass_on_what_the_server_needs() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text("utf-8")
    for line in ("proxy_set_header Host", "proxy_set_header Upgrade", "X-Forwarded-Proto", "X-Forwarded-For"):
        assert line in nginx
    for file in ("nginx.conf", "Caddyfile"):
        assert "/metrics" in (DEPLOY / file).read_text("utf-8"), "not for the world"
