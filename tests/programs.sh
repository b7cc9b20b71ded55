#!/bin/sh
# Sees to the programs that the tests need beside Python, and says what it does before it does it.
#   INSTALL=1  install what is missing by apt-get, with sudo unless root      INSTALL=0  never install
# Without it root installs, and anybody else is told what is missing.
set -u
missing=
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="postgresql"
# As in tests/browser/chromium.py.
for browser in chromium-headless-shell chromium chromium-browser google-chrome; do
	command -v $browser >/dev/null && break
done || missing="${missing:+$missing }chromium-headless-shell"
# The proxies of deploy/, each in a package of its name. Debian puts them where only root looks.
for proxy in nginx caddy; do
	command -v $proxy >/dev/null || [ -x /usr/sbin/$proxy ] || missing="${missing:+$missing }$proxy"
done
[ -n "$missing" ] || exit 0

sudo=sudo
[ "$(id -u)" = 0 ] && sudo=
case ${INSTALL:-} in
"") [ -z "$sudo" ] && INSTALL=1 || INSTALL=0 ;;
0 | 1) ;;
*) echo "INSTALL must be 0 or 1, not '$INSTALL'" >&2 && exit 2 ;;
esac

if [ "$INSTALL" = 1 ]; then
	echo "Installing by apt-get: $missing (INSTALL=0 leaves them out)"
	# shellcheck disable=SC2086 # the words of $missing are packages, and no sudo is no word
	$sudo apt-get update -qq &&
		$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null &&
		exit 0
	echo "WARNING: apt-get could not install $missing: the tests that need them are SKIPPED" >&2
else
	echo "WARNING: missing: $missing. The tests that need them are SKIPPED; make test INSTALL=1 installs them by apt-get" >&2
fi
