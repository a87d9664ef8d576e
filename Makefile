# Tessera. `make help` lists what there is.
# Needs Python 3.11 or newer with pip, and make; everything else is fetched into this folder. The caches of uv and
# npm, compiled code and, for tests, a browser lie where the system keeps them.

SHELL := /bin/sh
ifndef PYTHON
PYTHON := $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
endif
SET_UP = "$(PYTHON)" set_up.py
RUN := .venv/bin/
unexport VIRTUAL_ENV
ifdef PYTHONDONTWRITEBYTECODE  # not beside sources, then: without any, every start takes seconds more
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX ?= $(CURDIR)/.tools/bytecode
endif

.DEFAULT_GOAL := help
.PHONY: help play web test quick check python-check web-check fix golden types pictures bench soak clean

help:  ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

play: python  ## start the table and open it in a browser
	@$(SET_UP) play

web: .venv/ready-to-play  ## build the browser's part anew

test: .venv/ready-to-test  ## run every test
	$(RUN)pytest -n auto

quick: .venv/ready-to-test  ## run the tests that need no browser, no PostgreSQL, no kills and no patience
	$(RUN)pytest -n auto -m "not browser and not postgresql and not kills and not slow"

check: .venv/ready-to-test  ## ruff and pyright, svelte-check, Prettier and ESLint
	@$(MAKE) --no-print-directory --jobs=2 python-check web-check

python-check:
	$(RUN)ruff check .
	$(RUN)ruff format --check .
	$(RUN)pyright

web-check:
	$(RUN)python -m tests.node svelte-check
	$(RUN)python -m tests.node prettier --check --log-level warn .
	$(RUN)python -m tests.node eslint .

fix: .venv/ready-to-test  ## let ruff, Prettier and ESLint put right what they can
	$(RUN)ruff check --fix .
	$(RUN)ruff format .
	$(RUN)python -m tests.node eslint --fix .
	$(RUN)python -m tests.node prettier --write --log-level warn .

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

# `set_up.py` sees by itself whether anything has changed.
.PHONY: python .venv/ready-to-play .venv/ready-to-test

.venv/ready-to-play: python
	@$(SET_UP) web

.venv/ready-to-test: python
	@$(SET_UP) test

python:
	@command -v "$(PYTHON)" >/dev/null || { \
		echo "Tessera needs Python 3.11 or newer. Install it, or say where it is: make play PYTHON=/path/to/python3"; exit 1; }
