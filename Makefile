# Everything a contributor types. `make help` lists it.

PYTHON ?= python3
VENV   := $(or $(UV_PROJECT_ENVIRONMENT),.venv)
BIN    := $(VENV)/bin
SYNC   := PYTHON='$(PYTHON)' ./scripts/uv.sh sync --locked --inexact
LOCKED := pyproject.toml uv.lock
PAGE   := src/greed/web/static/index.html
UI     := $(shell find ui -path ui/node_modules -prune -o -type f -print 2>/dev/null)
# What cannot be had (Node, packages, a browser) is said loudly and is no failure.
OR_SKIP = || { [ $$? = 75 ] && echo '*** SKIPPED for want of Node: $(1)'; }

# Numba's cache watches only the file of the cached function: tests start from an empty one.
export NUMBA_CACHE_DIR ?= $(CURDIR)/build/numba

.DEFAULT_GOAL := help
.PHONY: help play serve ui test golden check bench figures fmt clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo
	@echo "  ARGS passes arguments on:   make play ARGS='classic --players Ann,bot:bold'"

play: $(VENV)/.greed-play ## play in the terminal
	@$(BIN)/greed play $(ARGS)

serve: $(VENV)/.greed-serve $(PAGE) ## serve rooms to every browser in this network
	@$(BIN)/greed serve $(ARGS)

ui: $(PAGE) ## build the page

$(PAGE): $(UI)
	@./scripts/ui.sh build

test: $(VENV)/.greed-dev ## run the tests
	@rm -rf build/numba
	$(BIN)/python -m pytest $(ARGS)

golden: $(VENV)/.greed-dev ## write the golden files of the tests anew; read the difference
	$(BIN)/python -m pytest -q --write-golden tests/golden $(ARGS)

check: $(VENV)/.greed-dev ## format, lint, types, layers, examples in the documents
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m pytest --doctest-modules --doctest-glob='*.md' \
		src README.md $(wildcard docs)
	@./scripts/ui.sh check $(call OR_SKIP,the checks of the page)

bench: $(VENV)/.greed-bench ## measure against named baselines
	$(BIN)/python -m benchmarks $(ARGS)

figures: $(VENV)/.greed-dev ## write the figures of the documents again that are out of date
	$(BIN)/python -m benchmarks.figures $(ARGS)

fmt: $(VENV)/.greed-dev ## put the code into the house format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@./scripts/ui.sh fmt $(call OR_SKIP,formatting the page)

clean: ## remove everything that was made or fetched here
	rm -rf .venv .uv .node ui/node_modules src/greed/web/static build dist .cache .hypothesis .import_linter_cache
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks scripts -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# A stamp says that the environment holds what the lock file asks for, so that the second
# `make play` starts at once. Each adds to the environment and takes nothing from it.
$(VENV)/.greed-play: $(LOCKED)
	@echo "Setting up (once) ..."
	@$(SYNC) --no-default-groups --extra play --extra exact
	@touch $@

$(VENV)/.greed-serve: $(LOCKED)
	@echo "Setting up the server (once) ..."
	@$(SYNC) --no-default-groups --extra play --extra web --extra exact
	@touch $@

$(VENV)/.greed-dev: $(LOCKED)
	@echo "Setting up for development (once) ..."
	@$(SYNC) --all-extras
	@touch $@

$(VENV)/.greed-bench: $(LOCKED)
	@echo "Setting up the baselines of the benchmarks (once) ..."
	@$(SYNC) --all-extras --group bench
	@touch $@
