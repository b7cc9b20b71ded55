"""Whole games through the proxies of deploy/, as they are there: only names, ports and certificates are changed.

What a proxy must do for Spinney is in docs/hosting.md, "Behind a proxy".
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.server.client import BOT, ROOT, Person, Server, free_port, play_to_the_end
from tests.waiting import PATIENCE

DEPLOY = ROOT / "deploy"
SITE = "localhost"

pytestmark = pytest.mark.process


class Front(Server):
    """The server as visitors reach it, through a proxy."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.guests = ExitStack()

    @property
    def url(self) -> str:
        return self.address


def find(program: str) -> str:
    # Debian puts servers where only root looks.
    found = shutil.which(program, path=os.pathsep.join([os.environ["PATH"], "/usr/sbin"]))
    if found is None:
        pytest.skip(f"NO {program.upper()}: apt-get install {program}")
    return found


def replaced(text: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def proxy(line: list[str], address: str, log: Path, **environment: str) -> Iterator[Front]:
    """A running proxy that answers at this address."""
    with log.open("wb") as out:
        process = subprocess.Popen(line, stdout=out, stderr=out, env=os.environ | environment, start_new_session=True)
    front = Front(address)
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            with suppress(httpx.TransportError):
                if httpx.get(address + "/health", timeout=PATIENCE).status_code == 200:
                    break
            assert process.poll() is None, log.read_text()[-2000:]
            assert time.monotonic() < deadline, log.read_text()[-2000:]
            time.sleep(0.05)
        yield front
    finally:
        front.guests.close()
        process.kill()
        process.wait()


@contextmanager
def nginx(server: Server, folder: Path) -> Iterator[Front]:
    program, (plain, secure) = find("nginx"), (free_port(), free_port())
    site = replaced(
        (DEPLOY / "nginx.conf").read_text("utf-8"),
        {
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{secure} ssl http2;",
            "server 127.0.0.1:8765;": f"server 127.0.0.1:{server.port};",
            "games.example.org;": f"{SITE};",
            "/etc/letsencrypt/live/games.example.org": str(folder),
        },
    )
    (folder / "site.conf").write_text(site)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    # One process, so that nothing is left when it is killed.
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {paths} include {folder}/site.conf; }}\n"
    )
    line = [program, "-p", str(folder), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]
    with proxy(line, f"https://{SITE}:{secure}", folder / "nginx.log") as front:
        moved = httpx.get(f"http://{SITE}:{plain}/learn")
        assert (moved.status_code, moved.headers["location"]) == (301, f"https://{SITE}/learn")
        yield front


@contextmanager
def caddy(server: Server, folder: Path) -> Iterator[Front]:
    program, port = find("caddy"), free_port()
    # Without the interface for changes, whose port is always the same.
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text("utf-8"))
    line = [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    address = f"http://{SITE}:{port}"
    own = {name: str(folder / name) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    upstream = f"127.0.0.1:{server.port}"
    with proxy(line, address, folder / "caddy.log", SPINNEY_SITE=address, SPINNEY_UPSTREAM=upstream, **own) as front:
        yield front


@pytest.fixture
def trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A certificate for this machine that every client in this test trusts."""
    if shutil.which("openssl") is None:
        pytest.skip("NO OPENSSL: apt-get install openssl")
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    names = ["-subj", f"/CN={SITE}", "-addext", f"subjectAltName=DNS:{SITE}"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names]
    subprocess.run([*made, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))


@pytest.mark.parametrize("kind", [nginx, caddy])
def test_a_whole_game_is_played_through_the_proxy(kind: type, sqlite_url: str, tmp_path: Path, trusted: None) -> None:
    with Server(sqlite_url, SPINNEY_HOSTS=SITE) as server, kind(server, tmp_path) as front:
        olena = Person(front)
        match = olena.make("treehouse", [{"who": "anyone"}, BOT])["table"]["id"]
        olena.do(match, "sit", seat=0)
        olena.do(match, "start")
        socket = olena.socket(match)
        assert play_to_the_end(socket)["table"]["status"] == "finished"
        check_what_docs_hosting_asks_of_a_proxy(front, olena)


def check_what_docs_hosting_asks_of_a_proxy(front: Front, olena: Person) -> None:
    secure = front.url.startswith("https")
    set_cookie = httpx.post(front.url + "/api/me", json={"name": "Marco"}).headers["set-cookie"]
    assert ("secure" in set_cookie.lower()) == secure
    assert httpx.get(front.url + "/metrics").status_code == 404, "not for the world"
    foreign = olena.http.post("/api/me", json={"name": "Eve"}, headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    own = olena.http.post("/api/me", json={"name": "Olena"}, headers={"origin": front.url})
    assert own.status_code == 200, "the proxy has changed the name under which browsers know the server"
    assert httpx.head(front.url + "/").status_code == 200
    assert "max-age" in httpx.get(front.url + "/").headers["strict-transport-security"]
    for path in ("/", "/api/games"):
        answer = httpx.get(front.url + path, headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip", path
