# make play   set up everything and play
# make test   set up everything and run all checks and tests
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml hatch_build.py README.md $(shell find src -type f -not -name '*.pyc' -not -name '*.so' -not -path '*/static/*') \
	$(shell find web -type f -not -path '*/node_modules/*')
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: play test test-long lint web-test programs install dev bench clean

play: install
	@$(BIN)/spinney play

test: dev programs lint web-test
	$(BIN)/pytest -n 2
	SPINNEY_INTERPRETED=1 $(BIN)/pytest -n 2 tests/games tests/contract tests/core

test-long: dev programs
	SPINNEY_TEST_SCALE=20 $(BIN)/pytest -n 2 tests/games tests/contract
	SPINNEY_TEST_SCALE=40 $(BIN)/pytest -n 2 tests/server

lint: dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python web/wire_types.py --check

web-test: dev
	@if npm --version >/dev/null 2>&1; then cd web && npm run --silent check && npm run --silent lint && npm test --silent; \
	else echo "WARNING: no npm on PATH: the client's own checks are SKIPPED"; fi

# What the tests need beside Python: installed where that is possible, loudly missed where it is not.
define fetch
{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(1) >/dev/null; } || \
	echo "WARNING: $(1) is missing and cannot be installed here: the tests that need it are SKIPPED"
endef

programs:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || $(call fetch,postgresql)
	@command -v chromium >/dev/null || $(call fetch,chromium)

bench: install
	$(BIN)/spinney bench

install: $(VENV)/installed
dev: $(VENV)/dev

# The package goes in compiled, not editable: what is tested is what people get.
$(VENV)/installed: $(SOURCES) | $(VENV)/bin/python
	@rm -rf build/wheel
	$(PIP) wheel --no-deps --wheel-dir build/wheel .
	$(PIP) install --force-reinstall --no-deps build/wheel/*.whl
	$(PIP) install build/wheel/*.whl
	@$(BIN)/spinney --version
	@$(BIN)/python -c 'import spinney, sys; spinney.is_compiled() or sys.stderr.write("NOTE: the engine was not compiled (SPINNEY_REQUIRE_COMPILED=1 shows why; mostly there is no C compiler). Everything works, more slowly.\n")'
	@touch $@

# Adapters are tested where their packages can be had.
EXTRAS := pettingzoo openspiel ray

$(VENV)/dev: $(VENV)/installed
	$(PIP) install "$$(ls build/wheel/*.whl)[dev]"
	@for extra in $(EXTRAS); do \
		$(PIP) install "$$(ls build/wheel/*.whl)[$$extra]" || \
		echo "NOTE: spinney[$$extra] cannot be installed here: what adapts to it will NOT BE TESTED." >&2; \
	done
	@touch $@

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Spinney needs Python 3.11 or newer; set PYTHON=/path/to/python3"; exit 2; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 2; }
	$(PIP) install --upgrade pip

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
