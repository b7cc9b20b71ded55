# make play         set up everything and play
# make test         set up everything and run all checks and tests; INSTALL=0 or 1: whether to install programs by apt-get
# make test-quick   run the quick tests from the source, without a build
# make test-long    run with more games and new deals, and print figures of kills, faults and floods; takes hours
# make constraints  pin the newest versions of all packages; with CONSTRAINTS= any other target installs without pins
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml hatch_build.py README.md $(shell find src -type f -not -name '*.pyc' -not -name '*.so' -not -path '*/static/*') \
	$(shell find web -type f -not -path '*/node_modules/*')
# One more than two cores: a test that waits for a server or a browser leaves its core to another.
WORKERS ?= 3
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
CONSTRAINTS ?= constraints.txt
PINNED := $(CONSTRAINTS:%=--constraint %)
# Dependency groups need pip 25.1, build constraints 25.3. A new environment upgrades pip; an older one may have neither.
CHECK_PIP := $(BIN)/python -c 'import pip, sys; tuple(map(int, pip.__version__.split(".")[:2])) >= (25, 3) or \
	sys.exit(f"pip {pip.__version__} is too old, 25.3 is needed: $(BIN)/python -m pip install --upgrade pip")'

.PHONY: play test test-quick test-long lint web-test programs install dev constraints bench clean

play: install
	@$(BIN)/spinney play

test: dev programs lint web-test
	$(BIN)/pytest -n $(WORKERS)
	SPINNEY_INTERPRETED=1 $(BIN)/pytest -n $(WORKERS) -m "not slow" tests/games tests/contract tests/core

test-quick: $(VENV)/tools
	SPINNEY_INTERPRETED=1 PYTHONPATH=src $(BIN)/pytest -n $(WORKERS) -m "not browser and not postgres and not process and not slow"

# A new seed each time. It is printed before the tests and, with the command to run again, after failures.
test-long: export SPINNEY_TEST_SEED := $(or $(SPINNEY_TEST_SEED),$(shell $(PYTHON) -c 'import secrets; print(secrets.randbelow(10**6))'))
test-long: dev programs
	SPINNEY_TEST_SCALE=20 $(BIN)/pytest -n $(WORKERS) --hypothesis-seed=$$SPINNEY_TEST_SEED tests/games tests/contract; games=$$?; \
	SPINNEY_TEST_SCALE=40 $(BIN)/pytest -n $(WORKERS) --hypothesis-seed=$$SPINNEY_TEST_SEED tests/server; server=$$?; \
	$(BIN)/pytest -n $(WORKERS) tests/browser tests/cli && [ $$games = 0 ] && [ $$server = 0 ]

lint: dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python web/wire_types.py --check
	$(BIN)/python web/tests/choices.py --check
	$(BIN)/python tools/english.py

web-test: dev
	@if npm --version >/dev/null 2>&1; then cd web && npm run --silent check && npm run --silent lint && npm test --silent; \
	else echo "WARNING: no npm on PATH: the client's own checks are SKIPPED"; fi

programs:
	@tests/programs.sh

bench: install
	$(BIN)/spinney bench

install: $(VENV)/installed
dev: $(VENV)/dev

# The package is installed compiled, not editable, so that the tests run what people get.
$(VENV)/installed: $(SOURCES) $(CONSTRAINTS) | $(VENV)/bin/python
	@$(CHECK_PIP)
	@rm -rf build/wheel
	$(PIP) wheel $(CONSTRAINTS:%=--build-constraint %) --no-deps --wheel-dir build/wheel .
# The distribution was once called `spinney`; pip would mix its files with the new ones.
	@$(PIP) --quiet uninstall --yes spinney
	$(PIP) install --force-reinstall --no-deps build/wheel/*.whl
	$(PIP) install $(PINNED) build/wheel/*.whl
	@$(BIN)/spinney --version
	@$(BIN)/python -c 'import spinney, sys; spinney.is_compiled() or sys.stderr.write("NOTE: the engine was not compiled (SPINNEY_REQUIRE_COMPILED=1 shows why; usually there is no C compiler). Everything works, but slower.\n")'
	@touch $@

# A game in its own distribution, like one that others would publish.
TOY := $(shell find tests/toy -type f -not -name '*.pyc')
INSTALL_TOY := $(PIP) install --no-deps --no-build-isolation --force-reinstall ./tests/toy

# What tests of the source need; no package is built.
$(VENV)/tools: pyproject.toml $(CONSTRAINTS) $(TOY) | $(VENV)/bin/python
	@$(CHECK_PIP)
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")' \
		> $(VENV)/dependencies.txt
	$(PIP) install $(PINNED) -r $(VENV)/dependencies.txt --group dev
	$(INSTALL_TOY)
	@touch $@

# Adapters are tested if their packages can be installed.
EXTRAS := pettingzoo openspiel ray

$(VENV)/dev: $(VENV)/installed $(TOY)
	$(PIP) install $(PINNED) --group dev
	$(INSTALL_TOY)
	@for extra in $(EXTRAS); do \
		$(PIP) install $(PINNED) "$$(ls build/wheel/*.whl)[$$extra]" || \
		echo "NOTE: spinney-games[$$extra] cannot be installed here: its adapter will NOT BE TESTED." >&2; \
	done
	@touch $@

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Spinney needs Python 3.11 or newer; set PYTHON=/path/to/python3"; exit 2; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 2; }
	$(PIP) install --upgrade pip

# The newest versions for the oldest Python that we support. Commit the file if `make test` passes.
NEWEST := build/newest
constraints:
	rm -rf $(NEWEST)
	$(MAKE) VENV=$(NEWEST) CONSTRAINTS= dev
	$(NEWEST)/bin/python -m tests.constraints

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
