# Tessera. `make help` lists what there is.
# Needs Python 3.11 or newer with pip, and make; everything else is fetched into this folder.

SHELL := /bin/sh
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
UV := $(shell command -v uv 2>/dev/null || echo .tools/uv/bin/uv)
SYNC := $(UV) sync --locked $(if $(PYTHON),--python "$(PYTHON)")
RUN := .venv/bin/
export UV_COMPILE_BYTECODE = 1
unexport VIRTUAL_ENV

.DEFAULT_GOAL := help
.PHONY: help play web test check fix golden types pictures bench soak clean

help:  ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

play: .venv/ready-to-play  ## start the table and open it in a browser
	@$(RUN)tessera serve --open

web: .venv/ready-to-play  ## build the browser's part anew

test: .venv/ready-to-test  ## run every test
	$(RUN)pytest -n auto

check: .venv/ready-to-test  ## ruff, pyright and svelte-check
	$(RUN)ruff check .
	$(RUN)ruff format --check .
	$(RUN)pyright
	$(RUN)python -m tests.node svelte-check

fix: .venv/ready-to-test  ## let ruff put right what it can
	$(RUN)ruff check --fix .
	$(RUN)ruff format .

golden: .venv/ready-to-test  ## write the golden playthroughs anew and show what changed
	$(RUN)python -m tests.golden
	@git --no-pager diff -- tests/golden
	@git status --short tests/golden

types: .venv/ready-to-test  ## write the browser's types anew, from what the server says
	$(RUN)python -m tests.browser_types
	@git --no-pager diff --stat -- web

pictures: .venv/ready-to-test  ## take the documents' pictures anew, in a real browser
	$(RUN)python -m tests.browser.pictures
	@git status --short docs/pictures

bench: .venv/ready-to-test  ## measure the engines beside their peers
	$(RUN)tessera bench

soak: .venv/ready-to-test  ## what the tests do by the dozen, by the thousand: kills, nonsense, referees
	$(RUN)python bench/kills.py
	$(RUN)python bench/nonsense.py
	$(RUN)python bench/referee.py
	TESSERA_EXAMPLES=300 $(RUN)pytest tests/server/test_api.py

clean:  ## remove what was set up here
	rm -rf .venv .tools web/node_modules web/dist .pytest_cache .ruff_cache .hypothesis

# ---------------------------------------------------------------- setting up

WEB := hatch_build.py web/index.html web/package-lock.json web/vite.config.ts \
	$(shell find web/src web/public locales docs/rules -type f)

.venv/ready-to-play: pyproject.toml uv.lock $(WEB) | $(UV)
	@echo "Setting up Tessera (once; it downloads what it needs) …"
	@$(SYNC) --no-dev --inexact || $(MAKE) -s trouble
	@touch $@

.venv/ready-to-test: pyproject.toml uv.lock $(WEB) | $(UV)
	@echo "Setting up Tessera and its tests (once; it downloads what it needs) …"
	@$(SYNC) || $(MAKE) -s trouble
	@$(RUN)python -m tests.chromium || $(MAKE) -s trouble
	@touch $@ .venv/ready-to-play

.tools/uv/bin/uv:
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Tessera needs Python 3.11 or newer. Install it, or say where it is: make play PYTHON=/path/to/python3"; exit 1; }
	@"$(PYTHON)" -m pip --version >/dev/null || { echo "Python has no pip: install it (python3-pip on Debian)."; exit 1; }
	@echo "Fetching uv into .tools …"
	@"$(PYTHON)" -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --target .tools/uv uv || $(MAKE) -s trouble

.PHONY: trouble
trouble:
	@echo "Setting up did not work: see the lines above. Without a connection to the package index"
	@echo "nothing can be fetched; on a machine behind a proxy, set HTTPS_PROXY and try again."
	@exit 1
