# Everything a newcomer needs: `make test`. PYTHON=… chooses the interpreter, VENV=… the environment's folder.
.DEFAULT_GOAL := help
.PHONY: help test lint run games proof redis fuzz soak audit bench strength fit gallery gif mutants types docs dist lock clean environment
.SUFFIXES:

VENV ?= .venv
PYTHON ?=
ROWS ?=
FIT ?=
TAG ?=
DIALOGUES ?= 3000
GAMES ?= 1000
KILLS ?= 500
PRESSES ?= 10000
ROUNDS ?= build/kills
SEED ?=
AUDIT ?=
REDIS_SERVER ?= redis-server
PYTEST_ARGS ?= -n auto --dist loadgroup
BIN := $(VENV)/bin
PIP := $(VENV)/bin/python -m pip --quiet --disable-pip-version-check
STAMP := $(VENV)/.installed
CODE := bot carcassonne_bot renderer tests
# What is compiled is kept, whatever the environment says: else each process compiles all that it imports.
export PYTHONDONTWRITEBYTECODE :=

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{printf "%-16s%s\n", $$1, $$2}'

test: lint ## lint, types, import contracts and the usual tests; creates the environment
	$(BIN)/python -m pytest $(PYTEST_ARGS)

lint: environment ## ruff, mypy and import contracts, without running any test
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m mypy $(CODE)
	$(BIN)/lint-imports

run: environment ## start the bot, with the settings from the environment and carcassonne-bot.toml
	$(BIN)/carcassonne-bot run

games: environment ## long tests: whole games on the platforms, weeks of play, hundreds of random games
	$(BIN)/python -m pytest -m long $(PYTEST_ARGS)

soak: environment ## play weeks of games on both platforms in minutes, with refusals, outages and power cuts: GAMES=1000
	$(BIN)/python -m tests.soak --games $(GAMES)

fuzz: environment ## send thousands of random inputs to every input of the bot, new ones each time
	EXAMPLES=long $(BIN)/python -m pytest -n auto tests/fuzz

audit: environment ## check dependencies for known vulnerabilities; AUDIT=--where-reachable tolerates an unreachable index
	$(BIN)/python -m tests.audit $(AUDIT)

bench: environment ## run the benchmarks
	$(BIN)/python -m tests.bench

strength: environment ## measure the computer players, for hours; resumes where it was stopped: ROWS="base all4-hard-medium"
	$(BIN)/python -m tests.strength $(ROWS)

fit: environment ## fit the prices of the computers' judgement by self-play, for hours; resumes where it was stopped: FIT="--modules all --seats 4"
	$(BIN)/python -m tests.strength.fit $(FIT)

proof: environment ## prove fault tolerance: KILLS=500 kills each, PRESSES=10000 faulted presses, DIALOGUES=3000 random dialogues
	for part in tables cluster platforms process; do \
	    $(BIN)/python -m tests.kills $$part --kills $(KILLS) --folder $(ROUNDS) $(SEED:%=--seed %) || exit 1; \
	done
	$(BIN)/python -m tests.kills presses --presses $(PRESSES) --folder $(ROUNDS) $(SEED:%=--seed %)
	DIALOGUES=$(DIALOGUES) $(BIN)/python -m pytest tests/table/test_dialogues.py

redis: environment ## test store and tables against another server: REDIS_SERVER=/usr/bin/redis-server
	REDIS_SERVER="$(REDIS_SERVER)" $(BIN)/python -m pytest $(PYTEST_ARGS) tests/store tests/table

gallery: environment ## draw all pictures in all themes: build/gallery/index.html
	$(BIN)/carcassonne-bot gallery --out build/gallery --atlas build/atlas

gif: environment ## redraw the README's animation from its recorded game
	$(BIN)/carcassonne-bot replay --check docs/examples/game.json --names Ann,Ben,Cleo --gif docs/images/game.gif

mutants: environment ## break the rules' code in small ways and count the breaks a test notices
	$(BIN)/python -m tests.mutants

types: environment build/types/.installed ## check the board page's scripts against the server's data, and the workflows; needs npm
	$(BIN)/python -m pytest tests/web/test_types.py tests/project/test_workflows.py

build/types/.installed: tests/web/types/package-lock.json
	mkdir -p build/types && cp tests/web/types/package.json tests/web/types/package-lock.json build/types
	npm ci --prefix build/types --ignore-scripts --no-audit --no-fund
	@touch $@

docs: environment ## build the documents as a site, in build/site; a link that leads nowhere fails
	$(BIN)/python -m tests.project.site

dist: environment ## build a release into dist: TAG=v0.1.0, which must be the version in bot/__init__.py and have a section in CHANGELOG.md
	$(BIN)/python -m tests.project.release $(TAG)

lock: environment ## update requirements.txt and requirements-dev.txt to the newest versions
	@for file in requirements requirements-dev; do \
	    case $$file in *-dev) more="--group dev --constraint requirements.txt" ;; *) more="" ;; esac; \
	    $(BIN)/python -m uv pip compile pyproject.toml $$more --output-file $$file.txt --upgrade --universal --python-version 3.11 \
	        --generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" --quiet || exit 1; \
	done

clean: ## remove the environment, build results and caches
	if [ -e "$(VENV)/pyvenv.cfg" ]; then rm -rf "$(VENV)"; fi
	rm -rf build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

environment: $(STAMP)
	@[ -z "$(PYTHON)" ] || for python in "$(PYTHON)" "$(BIN)/python"; do \
	    "$$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])'; \
	done | uniq | { read -r asked; if read -r there; then \
	    echo "PYTHON asks for $$asked, $(VENV) has $$there: add VENV=another-folder, or make clean first" >&2; exit 1; fi; }

# A Python that is new enough, an environment that works, and exactly what the lock says: renewed when one of these files changes.
$(STAMP): requirements-dev.txt pyproject.toml
	@set -eu; \
	if ! "$(BIN)/python" -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    for name in "$(PYTHON)" python3.13 python3.12 python3.11 python3.14 python3 python; do \
	        if [ -n "$$name" ] && "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$name; break; fi; \
	        [ -z "$(PYTHON)" ] || { echo "PYTHON=$(PYTHON) is not a Python 3.11 or newer that runs" >&2; exit 1; }; \
	    done; \
	    [ -n "$${found:-}" ] || { echo "No Python 3.11 or newer found. Install one, or name it: make test PYTHON=/path/to/python3.12" >&2; exit 1; }; \
	    "$$found" -c 'import venv, ensurepip' 2>/dev/null || { \
	        echo "$$found cannot make an environment: its venv package is missing. On Debian and Ubuntu: apt install python3-venv" \
	             "(or $$("$$found" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'))" >&2; exit 1; }; \
	    [ ! -e "$(VENV)" ] || [ -e "$(VENV)/pyvenv.cfg" ] || { echo "$(VENV) is there and is no environment: it is left as it is" >&2; exit 1; }; \
	    echo "Making $(VENV) with $$("$$found" --version)"; \
	    "$$found" -m venv --clear "$(VENV)"; \
	fi
	@# uv installs all of it in seconds. Where it cannot be had, or finds nothing (it does not read pip's own settings), pip does the same.
	@awk '/^[a-z]/ { wanted = /^uv==/ } wanted' requirements-dev.txt >"$(VENV)/uv.txt"
	@$(PIP) install --require-hashes --requirement "$(VENV)/uv.txt" && \
	    $(BIN)/python -m uv pip install --quiet --python $(BIN)/python --require-hashes --requirement requirements-dev.txt || \
	    { echo "uv did not install the libraries; pip does it, which takes longer" >&2; $(PIP) install --require-hashes --requirement requirements-dev.txt; }
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@
