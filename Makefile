# The two commands: `make play` and `make test`. Everything they need is set up in .venv on the way.

PYTHON ?= python3
BIN := .venv/bin
ENGINE := $(shell find src -name '*.py')

.PHONY: play test bench rules check clean

play: .venv/built
	$(BIN)/feldberg play burgundy

test: .venv/built check
	$(BIN)/python -m pytest -n auto
	FELDBERG_PURE=1 $(BIN)/python -m pytest -n auto tests/rulebook tests/core tests/games

check: .venv/built
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/built
	$(BIN)/pip install --quiet --constraint constraints.txt --group peers
	$(BIN)/feldberg bench

rules: .venv/built
	$(BIN)/python -m tests.rulebook.trace

.venv/tools: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt pip
	$(BIN)/pip install --quiet --constraint constraints.txt --group dev
	touch $@

.venv/built: .venv/tools setup.py $(ENGINE)
	@echo "Building the engine..."
	@$(BIN)/pip install --quiet --constraint constraints.txt --no-build-isolation --editable .
	@$(BIN)/python -m feldberg.engine
	@touch $@

clean:
	rm -rf .venv build src/*.egg-info
	find src -name '*.so' -delete
