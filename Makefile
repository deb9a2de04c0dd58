# Everything a contributor types. `make help` lists it.

PYTHON ?= python3
VENV   := $(or $(UV_PROJECT_ENVIRONMENT),.venv)
BIN    := $(VENV)/bin
SYNC   := PYTHON='$(PYTHON)' ./scripts/uv.sh sync --locked --inexact
LOCKED := pyproject.toml uv.lock
PAGE   := src/greed/web/static/index.html
UI     := $(shell find ui src/greed/languages -path ui/node_modules -prune -o \
	-type f ! -name "*.py*" -print 2>/dev/null)
# What cannot be had (Node, packages, a browser) is said loudly and is no failure.
OR_SKIP = || { [ $$? = 75 ] && echo '*** SKIPPED for want of Node: $(1)'; }

SNAPSHOTS := $(addprefix tests/unit/cli/test_,$(addsuffix .py,pages play rules screen))

# Ctrl-C leaves a game or a server in good order: nothing that make should call an error. The
# shell waits for the program (trap), which gets the signal itself.
OR_LEFT = || [ $$? = 130 ]

# Who wants no bytecode beside the sources gets it in build/: without any, each command would compile
# Greed and all its libraries again.
ifdef PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX ?= $(CURDIR)/build/pycache
unexport PYTHONDONTWRITEBYTECODE
endif

COMMA := ,

.DEFAULT_GOAL := help
.PHONY: help play serve extras ui site test coverage proof sheet pictures golden check check-types \
	check-examples check-page check-lint bench figures kernel packs cards puzzles fmt wheel docs sbom clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo
	@echo "  ARGS passes arguments on:   make play ARGS='classic --players Ann,bot:bold'"

play: $(VENV)/.greed-play ## play in the terminal
	@trap : INT; GREED_FROM_MAKE=1 $(BIN)/greed play $(ARGS) $(OR_LEFT)

serve: $(VENV)/.greed-serve $(PAGE) $(if $(EXTRAS),extras) ## serve rooms to every browser in this network
	@trap : INT; $(BIN)/greed serve $(ARGS) $(OR_LEFT)

extras: ## add optional parts to the environment: make extras EXTRAS=arena,plot
	@$(SYNC) --no-default-groups $(addprefix --extra ,$(subst $(COMMA), ,$(EXTRAS)))

ui: $(PAGE) ## build the page

$(PAGE): $(UI)
	@./scripts/ui.sh build

test: $(VENV)/.greed-dev ## run the tests: what a change can break, the same on every run
	$(BIN)/python -m pytest -n auto --dist worksteal --reruns 1 $(ARGS)

coverage: $(VENV)/.greed-dev ## run the tests and show which lines of src they reach
	$(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report=term:skip-covered $(ARGS)

proof: $(VENV)/.greed-dev $(VENV)/.greed-kernel ## run every test at full size and on random examples (three hours)
	HYPOTHESIS_PROFILE=proof GREED_CRASH_GAMES=200 GREED_CRASH_KILLS=50 \
		$(BIN)/python -m pytest -m '' -n auto --dist worksteal --reruns 1 $(ARGS)

sheet: $(VENV)/.greed-play ## start a sheet of your own: make sheet NAME=mine FROM=classic
	$(if $(NAME),,$(error name it: make sheet NAME=mine FROM=classic))
	$(BIN)/greed rules new --from '$(or $(FROM),official)' 'src/greed/sheets/$(NAME).toml'
	@echo "Then write its summary, source and notes. When the rules are final, for a sheet that"
	@echo "comes with Greed (CONTRIBUTING.md, Add a sheet):"
	@echo "    make golden"
	@echo "    make cards puzzles ARGS=$(NAME)"
	@echo "and add a line to the table in README.md."

pictures: $(VENV)/.greed-dev $(PAGE) ## take the picture of the page in the README again
	$(BIN)/python -m pytest -q --write-golden tests/e2e/page/test_pictures.py

golden: $(VENV)/.greed-dev ## write the golden files and snapshots of the tests; read the difference
	$(BIN)/python -m pytest -q --write-golden tests/golden tests/tables $(ARGS)
	$(BIN)/python -m pytest -q --snapshot-update $(SNAPSHOTS)

# Side by side, for most use one core each; what each says is shown as a whole.
check: $(VENV)/.greed-dev ## format, lint, types, layers, examples in the documents
	@$(MAKE) --no-print-directory -k -j2 $(and $(filter output-sync,$(.FEATURES)),-O) \
		check-types check-examples check-page check-lint

check-types: $(VENV)/.greed-dev
	$(BIN)/mypy

check-examples: $(VENV)/.greed-dev
	$(BIN)/python -m pytest --doctest-modules --doctest-glob='*.md' \
		src README.md $(wildcard docs)

check-page:
	@./scripts/ui.sh check $(call OR_SKIP,the checks of the page)

check-lint: $(VENV)/.greed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-logo

bench: $(VENV)/.greed-bench ## measure against named baselines
	$(BIN)/python -m benchmarks $(ARGS)

figures: $(VENV)/.greed-dev ## write the figures of the documents again that are out of date
	$(BIN)/python -m benchmarks.figures $(ARGS)

cards: $(VENV)/.greed-dev ## search the strategy cards that come with Greed (an hour)
	$(BIN)/python -m scripts.school cards $(ARGS)

puzzles: $(VENV)/.greed-dev ## mine the puzzles that come with Greed (minutes a sheet)
	$(BIN)/python -m scripts.school puzzles $(ARGS)

kernel: $(VENV)/.greed-kernel ## compile the kernel for every platform, into the package (minutes)
	$(BIN)/python -m scripts.kernel $(ARGS)

packs: $(VENV)/.greed-dev ## solve the small sheets and write the values that come with Greed
	$(BIN)/python -m scripts.packs

fmt: $(VENV)/.greed-dev ## put the code into the house format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@./scripts/ui.sh fmt $(call OR_SKIP,formatting the page)

wheel: ## build the wheel and the source archive into dist/
	@./scripts/uv.sh build

docs: $(VENV)/.greed-docs ## build the documentation into build/docs, offline
	$(BIN)/python -m sphinx -W --keep-going -q -a -b dirhtml docs build/docs
	@echo "To read it: python3 -m http.server -d build/docs"

site: docs $(PAGE) ## build the page and the documentation as a folder for any web host
	$(BIN)/python scripts/site.py build/site $(ARGS)
	@echo "build/site/index.html"

sbom: ## list all packages that Greed is made of, as CycloneDX, in build/
	@mkdir -p build
	@./scripts/uv.sh export --quiet --locked --no-default-groups --all-extras --format cyclonedx1.5 \
		--output-file build/sbom-python.json
	@./scripts/ui.sh sbom > build/sbom-page.json
	@echo "build/sbom-python.json build/sbom-page.json"

clean: ## remove everything that was made or fetched here
	rm -rf .venv .uv .node ui/node_modules src/greed/web/static build dist .cache .hypothesis .import_linter_cache
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks scripts -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# A stamp says that the environment holds what the lock file asks for, so that the second
# `make play` starts at once. Each adds to the environment and takes nothing from it.
$(VENV)/.greed-play: $(LOCKED)
	@echo "Setting up (once) ..."
	@$(SYNC) --no-default-groups --extra play
	@touch $@

$(VENV)/.greed-serve: $(LOCKED)
	@echo "Setting up the server (once) ..."
	@$(SYNC) --no-default-groups --extra play --extra web
	@touch $@

$(VENV)/.greed-dev: $(LOCKED)
	@echo "Setting up for development (once) ..."
	@$(SYNC) --all-extras
	@touch $@

$(VENV)/.greed-docs: $(LOCKED)
	@echo "Setting up the documentation (once) ..."
	@$(SYNC) --all-extras --group docs
	@touch $@

$(VENV)/.greed-kernel: $(LOCKED)
	@echo "Setting up the compiler of the kernel (once, 100 MB) ..."
	@$(SYNC) --no-default-groups --group kernel
	@touch $@

$(VENV)/.greed-bench: $(LOCKED)
	@echo "Setting up the baselines of the benchmarks (once) ..."
	@$(SYNC) --all-extras --group bench
	@touch $@
