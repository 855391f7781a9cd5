# Word Scramble. `make help` says what can be done here.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup build page play steps terminal install install-server uninstall dist dist-test test test-all mutants browser apple-check gallery docs symbols check lint types format lexicon wasm bench bench-web clean

# Every build for this machine has all traits. It has a folder of its own, so that it and a plain `swift build`, which has none, do not build
# each other's again.
TRAITS := Terminal,Server
BUILT := .build-make
BUILD := swift build --traits $(TRAITS) --scratch-path $(BUILT)
# Debug builds are for the tests and for playing here: what computes is optimized in them, because the tests start the programs a thousand
# times.
export OPTIMIZED := yes
# On Linux the Swift libraries become part of the program, which then starts faster and needs nothing beside it.
# Then it has no reason to look for libraries in its own folder either. No program names the folder that it was built in.
RELEASE := -c release -Xcc '-ffile-prefix-map=$(CURDIR)/=' \
  $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib --disable-local-rpath)
# Elsewhere, changing a program would break its signature.
STRIP := $(if $(filter Linux,$(shell uname -s)),-s)
SOURCES := Package.swift Plugins Sources Tests Benchmarks Examples Apple
PYTHON := .build/venv/bin/python
BIOME := .build/venv/bin/biome
CHECK_SCHEMA := .build/venv/bin/check-jsonschema --quiet --builtin-schema
LINKED := .build-wasm/wasm32-unknown-none-wasm/release/scramble-web.wasm
WASM := .build-wasm/scramble-web.wasm
# The engine of the screens for a class, which the page loads when one of them is opened.
CLASS_LINKED := .build-wasm/wasm32-unknown-none-wasm/release/scramble-class.wasm
CLASS_WASM := .build-wasm/scramble-class.wasm
# How binaryen makes the engine smaller: what it may use, and that no function becomes part of the only one that calls it.
WASM_OPT := wasm-opt --dae-optimizing -Os --optimize-level 3 --one-caller-inline-max-function-size=0 --low-memory-unused \
  --enable-bulk-memory --enable-mutable-globals --enable-nontrapping-float-to-int --enable-sign-ext --enable-simd
PAGE := .build-page
PORT ?= 8080
PREFIX ?= /usr/local
# The files of an installed program: itself, its manual page and its completions; then those that only the server has.
installed = bin/$(1) share/man/man1/$(1).1 share/bash-completion/completions/$(1) share/zsh/site-functions/_$(1) \
  share/fish/vendor_completions.d/$(1).fish
UNIT := lib/systemd/system/wordscramble-server.service
INSTALLED_PAGE := share/wordscramble/page
# What opens a browser, where there is one.
OPEN := $(if $(filter Darwin,$(shell uname -s)),open,$(if $(DISPLAY)$(WAYLAND_DISPLAY),xdg-open,:))

# Builds a product of the package with some options. In a terminal a count that moves says how far it is; elsewhere only errors are told.
define build_quietly
@if [ -t 2 ]; then $(BUILD) $(2) --product $(1) >&2; \
else $(BUILD) $(2) --product $(1) >.build-play.log 2>&1 || { cat .build-play.log >&2; exit 1; }; rm -f .build-play.log; fi
endef

define build_engine
@swift build -c release --experimental-lto-mode full --triple wasm32-unknown-none-wasm \
  --toolset Sources/ScrambleWeb/toolset.json --product $(1) --scratch-path .build-wasm
endef

define optimize
@if command -v wasm-opt >/dev/null; then $(WASM_OPT) $(1) -o $(2); else cp $(1) $(2); fi
endef

help: ## Say what can be done here
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-14s %s\n", $$1, $$2 }'

setup: ## Install what building and testing need (Debian, Ubuntu; SETUP=no: only in this folder)
	@.ci/setup all

build: swift-is-there ## Build all that this platform can run, for release
	$(BUILD) $(RELEASE)

# STATIC=yes: for a host that sends no headers; REPORT=…: where missing words are sent; SITE=https://…: with a picture for chats;
# COMPLETE=yes: as for a release, nothing if something is missing that a part of the page needs.
page: wasm ## Put the page together (STATIC=yes, REPORT=…, SITE=…: Documentation/Hosting.md)
	@python3 Web/build.py $(if $(STATIC),--static) $(if $(COMPLETE),--complete) $(if $(REPORT),--report=$(REPORT)) $(if $(SITE),--site '$(SITE)') $(WASM) $(PAGE)

play: swift-is-there ## Play in the browser (PORT=8080; BROWSER=none opens none)
	@echo "Building the page and its server; the first time this takes some minutes." >&2
	@$(MAKE) --no-print-directory -j 2 page-quietly server-quietly
	@[ "$(BROWSER)" = none ] || (sleep 1; $(OPEN) http://127.0.0.1:$(PORT)/ >/dev/null 2>&1) & \
	exec $(BUILT)/debug/wordscramble-server --web $(PAGE) --port $(PORT)

.PHONY: page-quietly server-quietly
# The server of one player need not be optimized, which takes twice as long; its build is the one that shows a count.
server-quietly:
	$(call build_quietly,wordscramble-server)

# What makes the page smaller is installed while the server is being built, which takes longer.
page-quietly:
	@.ci/setup play
	@$(MAKE) --no-print-directory page >.build-page.log || { cat .build-page.log >&2; exit 1; }; rm -f .build-page.log

steps: swift-is-there ## Show the tutorial through the six steps of the app (PORT=8080)
	@$(if $(filter Darwin,$(shell uname -s)),xcrun) docc preview Apple/Steps/Steps.docc --port $(PORT) --output-path .build-steps

terminal: swift-is-there ## Play in the terminal
	@echo "Building the game; the first time this takes a minute or two." >&2
	$(call build_quietly,wordscramble,$(RELEASE))
	@exec "$$($(BUILD) $(RELEASE) --show-bin-path)/wordscramble"

# Installs a program with its manual page, which names its version, and its completions. A release gives its date.
define install_program
@set -e; built="$$($(BUILD) $(RELEASE) --show-bin-path)"; target="$(DESTDIR)$(PREFIX)"; made="$$(mktemp -d)"; \
trap 'rm -rf "$$made"' EXIT; \
"$$built/generate-manual" "$$built/$(1)" $(if $(MANUAL_DATE),--date $(MANUAL_DATE)) --output-directory "$$made" >/dev/null; \
sed -i.bak "s/^\.Os$$/.Os $$("$$built/$(1)" --version)/" "$$made/$(1).1"; \
for shell in bash zsh fish; do "$$built/$(1)" --generate-completion-script $$shell >"$$made/$$shell"; done; \
set -- "$$built/$(1)" "$$made/$(1).1" "$$made/bash" "$$made/zsh" "$$made/fish"; \
for file in $(call installed,$(1)); do \
  install -d "$$target/$$(dirname "$$file")"; \
  case $$file in bin/*) install $(STRIP) -m 755 "$$1" "$$target/$$file" ;; *) install -m 644 "$$1" "$$target/$$file" ;; esac; \
  shift; \
done
endef

install: swift-is-there ## Install the terminal game, its manual page and completions (PREFIX=/usr/local, DESTDIR)
	@echo "Building the game; the first time this takes a minute or two." >&2
	$(call build_quietly,wordscramble,$(RELEASE))
	@# The tool that the parser's plug-in runs; the plug-in would build the server too.
	$(call build_quietly,generate-manual,$(RELEASE))
	$(call install_program,wordscramble)

install-server: page ## Install the server, its page, manual page and completions, and its service (PREFIX=/usr/local, DESTDIR)
	@echo "Building the server; the first time this takes some minutes." >&2
	$(call build_quietly,wordscramble-server,$(RELEASE))
	$(call build_quietly,generate-manual,$(RELEASE))
	$(call install_program,wordscramble-server)
	@set -e; target="$(DESTDIR)$(PREFIX)"; install -d "$$target/$(dir $(UNIT))" "$$target/$(dir $(INSTALLED_PAGE))"; \
	install -m 644 Deployment/wordscramble-server.service "$$target/$(UNIT)"; \
	rm -rf "$$target/$(INSTALLED_PAGE).new" && cp -r $(PAGE) "$$target/$(INSTALLED_PAGE).new"; \
	rm -rf "$$target/$(INSTALLED_PAGE)" && mv "$$target/$(INSTALLED_PAGE).new" "$$target/$(INSTALLED_PAGE)"

uninstall: ## Remove what make install and make install-server have installed (PREFIX=/usr/local, DESTDIR)
	@cd "$(DESTDIR)$(PREFIX)" && rm -f $(call installed,wordscramble) $(call installed,wordscramble-server) $(UNIT) && \
	rm -rf $(INSTALLED_PAGE)

dist: swift-is-there ## Make all files of a release in dist/
	@.ci/setup dist
	@python3 Deployment/dist.py

dist-test: swift-is-there ## Make and test those files: install, run and remove them in a clean Debian, as root
	@.ci/setup dist-test
	@python3 Deployment/dist.py
	@$(PYTHON) -m pytest -q Tests/Distribution

test: swift-is-there ## Run all tests that decide, in minutes (SETUP=no: install nothing; PARTS="server terminal": only these)
	@.ci/setup test
	@$(MAKE) --no-print-directory run-tests

test-all: swift-is-there ## Run every test, also in Firefox and WebKit (ORDER=any: in random order; PARTS=...)
	@.ci/setup all
	@$(MAKE) --no-print-directory run-tests ALL=--all

.PHONY: run-tests build-tests build-views page-and-views page-if-possible
run-tests:
	@# The builds of the page and of the views use one core for most of their time, so the other core builds the tests.
	@$(MAKE) --no-print-directory -j 2 page-and-views build-tests $(if $(ALL),SYSTEMS="iOS macOS")
	@$$([ -x $(PYTHON) ] && echo $(PYTHON) || echo python3) Tests/run.py $(ALL) $(if $(ORDER),--order $(ORDER)) $(PARTS)

wants_views = $(if $(PARTS),$(findstring views,$(PARTS)),yes)
page-and-views: page-if-possible
	@$(if $(wants_views),$(MAKE) --no-print-directory build-views)

build-tests: swift-is-there
	$(BUILD) --build-tests

# The views have a package of their own for each system, and a stand-in for SwiftUI: Tests/Views/README.md.
SYSTEMS ?= iOS
build-views: swift-is-there
	@# Elsewhere the doubles would meet the frameworks that they stand for.
	@set -e; [ "$$(uname -s)" = Linux ] || exit 0; for system in $(SYSTEMS); do \
	python3 Tests/Views/prepare.py $$system; cd .build-app/$$system; \
	swift build --product ViewTests --scratch-path .build --disable-index-store; cd ../..; done

# The Swift of Xcode cannot link WebAssembly; then the parts of the tests that need the page are skipped.
can_link_wasm = test -x "$$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin/wasm-ld"

page-if-possible:
	@! $(can_link_wasm) || $(MAKE) --no-print-directory page

mutants: setup page ## Make deliberate mistakes, each of which a test must see (NAMES="..."; takes hours)
	@$(PYTHON) Tests/Mutants/run.py $(NAMES)

browser: setup page ## Test the page alone, in a browser (BROWSER=chromium or firefox)
	$(BUILD) --product wordscramble-server
	$(PYTHON) -m pytest -q -n 3 Tests/Browser --browser $(or $(BROWSER),chromium)

# README=yes: also draw Documentation/app.png, with the page beside the app.
gallery: swift-is-there $(if $(README),page server-quietly) ## Draw and check all previews and screens of the app (README=yes: and its picture)
	@.ci/setup gallery
	@python3 Tests/Views/prepare.py iOS
	@cd .build-app/iOS && swift build --product Gallery --scratch-path .build --disable-index-store
	@$(PYTHON) Tests/Views/gallery.py $(if $(README),--readme)

# BASE=word-scramble: for a host that has it at this path.
docs: swift-is-there ## Build the documentation of core and kit, a page of each type (BASE=…)
	swift build --scratch-path $(DEBUG) --target ScrambleKit
	@python3 Documentation/docs.py $(if $(BASE),--base '$(BASE)') $(DEBUG)/debug .build-docs

# RELEASED=1.2.3: also as what this version has, with which CHANGELOG.md is compared from then on.
symbols: swift-is-there ## Write what is public to Documentation/PublicSymbols.txt (RELEASED=…)
	swift build --scratch-path $(DEBUG) --target ScrambleKit
	@python3 Documentation/public_symbols.py $(if $(RELEASED),--released '$(RELEASED)') $(DEBUG)/debug

# MUTANTS=yes: also make deliberate mistakes in the views, each of which must be refused.
apple-check: swift-is-there ## Type-check the app for iOS and macOS (INTERFACES=…: Tests/Apple/TypeCheck/README.md)
	@python3 Tests/Apple/TypeCheck/check.py $(or $(INTERFACES),$(error INTERFACES is missing: Tests/Apple/TypeCheck/README.md)) $(if $(MUTANTS),--mutants)

check: setup lint build test ## Lint, build, build the wasm, run the tests that decide: before each commit

lint: setup swift-is-there types ## Check the format of all sources, likely errors, and the types of the page
	swift format lint --strict --parallel --recursive $(SOURCES)
	$(PYTHON) -m ruff format --check
	$(PYTHON) -m ruff check
	$(BIOME) check --colors=off Web Tests
	.build/venv/bin/zizmor --offline --pedantic --strict-collection --quiet --no-progress .github
	$(CHECK_SCHEMA) vendor.github-workflows .github/workflows/*.yml
	$(CHECK_SCHEMA) custom.github-workflows-require-timeout .github/workflows/*.yml
	$(CHECK_SCHEMA) vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	$(CHECK_SCHEMA) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml

types: ## Check the types of the page, and those of its border to the engine
	python3 Web/declare.py
	tsc -p Web
	tsc -p Web/offline/worker

format: setup swift-is-there ## Format all sources
	swift format --in-place --parallel --recursive $(SOURCES)
	$(PYTHON) -m ruff format
	$(BIOME) check --write Web Tests

lexicon: setup ## Rebuild the words and their meanings from SCOWL, WordNet and the hand lists
	$(BUILD) $(RELEASE) --product WordLists
	$(BUILT)/release/WordLists collect
	$(BUILT)/release/WordLists pack
	cd Data && sha256sum words.tsv roots.tsv daily.txt $(addprefix ../Sources/ScrambleKit/Resources/,start.txt english.lex english.sensitive english.glosses) ../Web/starters/*.lex >SHA256SUMS

wasm: swift-is-there ## Build the core as WebAssembly
	@echo "Building the engine; the first time this takes a minute." >&2
	@# The package manager plans again only if the package changes, not if the toolset does.
	@[ ! Sources/ScrambleWeb/toolset.json -nt .build-wasm/release.yaml ] || rm -f .build-wasm/*.yaml
	$(call build_engine,scramble-web)
	$(call build_engine,scramble-class)
	$(call optimize,$(LINKED),$(WASM))
	$(call optimize,$(CLASS_LINKED),$(CLASS_WASM))
	@command -v wasm-opt >/dev/null || echo "Going on without wasm-opt: the engine is larger; make setup installs it." >&2
	@! command -v brotli >/dev/null || echo "The engine has $$(brotli --best --stdout $(WASM) | wc -c) bytes as it is sent." >&2

bench: swift-is-there ## Measure speed beside the obvious ways
	$(BUILD) $(RELEASE) --product wordscramble
	$(BUILD) $(RELEASE) --product Benchmarks
	@$(BUILT)/release/Benchmarks

bench-web: setup page ## Measure the server beside one as it comes, and the page on a slow phone
	$(BUILD) $(RELEASE) --product wordscramble
	$(BUILD) $(RELEASE) --product wordscramble-server
	$(BUILD) $(RELEASE) --product HelloServer
	@# A missed target of one does not keep the other from running.
	@code=0; $(PYTHON) Benchmarks/page.py $(BUILT)/release/wordscramble-server $(PAGE) || code=1; \
	$(PYTHON) Benchmarks/web.py $(BUILT)/release $(PAGE) || code=1; exit $$code

clean: ## Delete everything that was built
	rm -rf .build .build-* dist

.PHONY: swift-is-there
swift-is-there:
	@command -v swift >/dev/null || { echo "Swift 6.3 or later is needed: https://www.swift.org/install" >&2; exit 1; }
