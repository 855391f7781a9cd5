# Word Scramble. `make help` lists the targets.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup build page play steps terminal install uninstall dist test test-all browser apple-check gallery docs check lint types format lexicon keys wasm bench bench-web clean

# Builds have their own folder, so that they and a plain `swift build`, which optimizes nothing, do not rebuild each
# other's products.
BUILD_FOLDER := .build-make
SWIFT_BUILD := swift build --scratch-path $(BUILD_FOLDER)
# In CI, nobody debugs what was built.
WITHOUT_DEBUG_INFO := $(if $(CI),-debug-info-format none)
SWIFT_BUILD += $(WITHOUT_DEBUG_INFO)
# Debug builds are for the tests and for playing on this machine. Code that computes is optimized in them, because the
# tests start the programs a thousand times.
export OPTIMIZED := yes
# On Linux the Swift libraries are linked statically. The program then starts faster, needs no other files, and has no
# reason to look for libraries in its folder. No program contains the path of its build folder.
RELEASE := -c release -Xcc '-ffile-prefix-map=$(CURDIR)/=' \
  $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib --disable-local-rpath)
# On other systems, stripping a program would break its signature.
STRIP := $(if $(filter Linux,$(shell uname -s)),-s)
SOURCES := Package.swift Sources Tests Benchmarks Examples Apple
PYTHON := .build/venv/bin/python
BIOME := .build/venv/bin/biome
CHECK_SCHEMA := .build/venv/bin/check-jsonschema --quiet --builtin-schema
LINKED_WASM := .build-wasm/wasm32-unknown-none-wasm/release/scramble-web.wasm
WASM := .build-wasm/scramble-web.wasm
# Options of binaryen that make the engine smaller: the functions with the most calls come first, which shortens the
# calls; functions with one caller are not inlined; the last line is the allowed instructions.
WASM_OPT := wasm-opt --reorder-functions --dae-optimizing -Os --optimize-level 3 \
  --one-caller-inline-max-function-size=0 --low-memory-unused \
  --enable-bulk-memory --enable-mutable-globals --enable-nontrapping-float-to-int --enable-sign-ext --enable-simd
PAGE := .build-page
PORT ?= 8080
PREFIX ?= /usr/local
# The files of the installed game: the program, its manual page and its completions.
INSTALLED_FILES := bin/wordscramble share/man/man1/wordscramble.1 share/bash-completion/completions/wordscramble \
  share/zsh/site-functions/_wordscramble share/fish/vendor_completions.d/wordscramble.fish
# The command that opens a browser, if there is one.
OPEN_BROWSER := $(if $(filter Darwin,$(shell uname -s)),open,$(if $(DISPLAY)$(WAYLAND_DISPLAY),xdg-open,:))

# Builds a product of the package with some options. A terminal shows the progress. Elsewhere, only errors are printed.
define build_quietly
@if [ -t 2 ]; then $(SWIFT_BUILD) $(2) --product $(1) >&2; \
else $(SWIFT_BUILD) $(2) --product $(1) >.build-play.log 2>&1 || { cat .build-play.log >&2; exit 1; }; rm -f .build-play.log; fi
endef

help: ## List the targets of this Makefile
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-14s %s\n", $$1, $$2 }'

setup: ## Install the tools for building and testing (Debian, Ubuntu; SETUP=no: only in this folder)
	@.ci/setup all

build: swift-is-there ## Build everything that this platform can run, for release
	$(SWIFT_BUILD) $(RELEASE)

page: page-tools-are-there wasm ## Build the page in .build-page
	@python3 Web/build.py $(WASM) $(PAGE)

play: swift-is-there ## Play in the browser (PORT=8080; BROWSER=none: do not open a browser)
	@echo "Building the page; the first time this takes a minute." >&2
	@.ci/setup play
	@$(MAKE) --no-print-directory page >.build-page.log || { cat .build-page.log >&2; exit 1; }; rm -f .build-page.log
	@[ "$(BROWSER)" = none ] || (sleep 1; $(OPEN_BROWSER) http://127.0.0.1:$(PORT)/ >/dev/null 2>&1) & \
	exec python3 Web/serve.py $(PAGE) $(PORT)

steps: swift-is-there ## Show the tutorial through the six steps of the app (PORT=8080)
	@$(if $(filter Darwin,$(shell uname -s)),xcrun) docc preview Apple/Steps/Steps.docc --port $(PORT) --output-path .build-steps

terminal: swift-is-there ## Play in the terminal
	@echo "Building the game; the first time this takes a minute or two." >&2
	$(call build_quietly,wordscramble,$(RELEASE))
	@exec "$$($(SWIFT_BUILD) $(RELEASE) --show-bin-path)/wordscramble"

install: swift-is-there ## Install the terminal game, its manual page and completions (PREFIX=/usr/local, DESTDIR)
	@echo "Building the game; the first time this takes a minute or two." >&2
	$(call build_quietly,wordscramble,$(RELEASE))
	@# The tool that the parser's plug-in runs. It writes the version into the manual page.
	$(call build_quietly,generate-manual,$(RELEASE))
	@set -e; built="$$($(SWIFT_BUILD) $(RELEASE) --show-bin-path)"; made="$$(mktemp -d)"; \
	trap 'rm -rf "$$made"' EXIT; \
	"$$built/generate-manual" "$$built/wordscramble" --output-directory "$$made" >/dev/null; \
	sed -i.bak "s/^\.Os$$/.Os $$("$$built/wordscramble" --version)/" "$$made/wordscramble.1"; \
	for shell in bash zsh fish; do "$$built/wordscramble" --generate-completion-script $$shell >"$$made/$$shell"; done; \
	set -- "$$built/wordscramble" "$$made/wordscramble.1" "$$made/bash" "$$made/zsh" "$$made/fish"; \
	for file in $(INSTALLED_FILES); do \
	  target="$(DESTDIR)$(PREFIX)/$$file"; \
	  install -d "$$(dirname "$$target")"; \
	  case $$file in bin/*) install $(STRIP) -m 755 "$$1" "$$target" ;; *) install -m 644 "$$1" "$$target" ;; esac; \
	  shift; \
	done

uninstall: ## Remove everything installed by make install (PREFIX=/usr/local, DESTDIR)
	@cd "$(DESTDIR)$(PREFIX)" && rm -f $(INSTALLED_FILES)

dist: swift-is-there ## Make the game in one file and a zip of the page, in dist/
	@.ci/setup play
	@$(MAKE) --no-print-directory page PAGE=.build-dist
	@mkdir -p dist && cp .build-dist/word-scramble.html dist/
	@python3 -c 'import shutil; shutil.make_archive("dist/word-scramble-page", "zip", ".build-dist")'

test: swift-is-there ## Run the required tests (SETUP=no: install nothing; PARTS="swift terminal": only these)
	@.ci/setup test
	@$(MAKE) --no-print-directory run-tests

test-all: swift-is-there ## Run all tests, including Firefox and WebKit (ORDER=any: in random order; PARTS=...)
	@.ci/setup all
	@$(MAKE) --no-print-directory run-tests ALL=--all

.PHONY: run-tests build-tests build-views page-and-views page-if-possible
run-tests:
	@# The builds of the page and of the views mostly use one core, so the other core builds the tests.
	@$(MAKE) --no-print-directory -j 2 page-and-views build-tests
	@$$([ -x $(PYTHON) ] && echo $(PYTHON) || echo python3) Tests/run.py $(ALL) $(if $(ORDER),--order $(ORDER)) $(PARTS)

wants_views = $(if $(PARTS),$(findstring views,$(PARTS)),yes)
page-and-views: page-if-possible
	@$(if $(wants_views),$(MAKE) --no-print-directory build-views)

build-tests: swift-is-there
	$(SWIFT_BUILD) --build-tests

# The views have a separate package with a stand-in for SwiftUI: Tests/Views/README.md.
build-views: swift-is-there
	@# On other systems the test doubles would conflict with the real frameworks.
	@[ "$$(uname -s)" != Linux ] || { python3 Tests/Views/prepare.py iOS && cd .build-app/iOS && \
	swift build --product ViewTests --scratch-path .build --disable-index-store $(WITHOUT_DEBUG_INFO); }

# Without esbuild or brotli, or with Xcode's Swift, which cannot link WebAssembly, there is no page, and the parts of the
# tests that need it are skipped.
has_page_tools = command -v esbuild >/dev/null && command -v brotli >/dev/null
can_link_wasm = test -x "$$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin/wasm-ld"

page-if-possible:
	@! { $(has_page_tools) && $(can_link_wasm); } || $(MAKE) --no-print-directory page

browser: setup page ## Test only the page, in a browser (BROWSER=chromium or firefox)
	$(PYTHON) -m pytest -q -n 3 Tests/Browser --browser $(or $(BROWSER),chromium) $(if $(filter firefox,$(BROWSER)),-m every_browser)

# README=yes: also draw Documentation/app.png, with the page beside the app.
gallery: swift-is-there $(if $(README),page) ## Draw and check the app (README=yes: also its picture)
	@.ci/setup gallery
	@python3 Tests/Views/prepare.py iOS
	@cd .build-app/iOS && swift build --product Gallery --scratch-path .build --disable-index-store
	@$(PYTHON) Tests/Views/gallery.py $(if $(README),--readme)

# BASE=word-scramble: the path on the host.
docs: swift-is-there ## Build the documentation of core and kit, with a page for each type (BASE=…)
	$(SWIFT_BUILD) --target ScrambleKit
	@python3 Documentation/docs.py $(if $(BASE),--base '$(BASE)') $(BUILD_FOLDER)/debug .build-docs

apple-check: swift-is-there ## Type-check the app for iOS and macOS (INTERFACES=…: Tests/Apple/TypeCheck/README.md)
	@python3 Tests/Apple/TypeCheck/check.py $(or $(INTERFACES),$(error INTERFACES is missing: Tests/Apple/TypeCheck/README.md))

check: setup lint test ## Lint and run the required tests: before each commit

lint: setup swift-is-there types ## Check all sources for format and likely errors, and the types of the page
	swift format lint --strict --parallel --recursive $(SOURCES)
	$(PYTHON) -m ruff format --check
	$(PYTHON) -m ruff check
	$(BIOME) check --colors=off Web Tests
	.build/venv/bin/zizmor --offline --pedantic --strict-collection --quiet --no-progress .github
	$(CHECK_SCHEMA) vendor.github-workflows .github/workflows/*.yml
	$(CHECK_SCHEMA) custom.github-workflows-require-timeout .github/workflows/*.yml
	$(CHECK_SCHEMA) vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	$(CHECK_SCHEMA) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml

types: ## Check the types of the page and of its interface to the engine
	python3 Web/declare.py
	tsc -p Web
	tsc -p Web/offline/worker

format: setup swift-is-there ## Format all sources
	swift format --in-place --parallel --recursive $(SOURCES)
	$(PYTHON) -m ruff format
	$(BIOME) check --write Web Tests

lexicon: swift-is-there ## Check the words and their meanings, and pack the words into english.lex
	@$(SWIFT_BUILD) --product WordLists
	@$(BUILD_FOLDER)/debug/WordLists

keys: ## Write WordingKey.swift, the keys of the texts in the catalog
	@python3 Sources/ScrambleKit/Wording/wording_key.py

wasm: swift-is-there ## Build the core as WebAssembly
	@echo "Building the engine; the first time this takes a minute." >&2
	@# The package manager notices changes of the package, but not of the toolset.
	@[ ! Sources/ScrambleWeb/toolset.json -nt .build-wasm/release.yaml ] || rm -f .build-wasm/*.yaml
	@swift build -c release --experimental-lto-mode full --triple wasm32-unknown-none-wasm \
	  --toolset Sources/ScrambleWeb/toolset.json --product scramble-web --scratch-path .build-wasm
	@if command -v wasm-opt >/dev/null; then $(WASM_OPT) $(LINKED_WASM) -o $(WASM); else cp $(LINKED_WASM) $(WASM); fi
	@command -v wasm-opt >/dev/null || echo "Going on without wasm-opt: the engine is larger; make setup installs it." >&2
	@! command -v brotli >/dev/null || echo "The engine has $$(brotli --best --stdout $(WASM) | wc -c) bytes as it is sent." >&2

bench: swift-is-there ## Measure speed against simple implementations
	$(SWIFT_BUILD) $(RELEASE) --product Benchmarks
	@$(BUILD_FOLDER)/release/Benchmarks

bench-web: setup page ## Measure the page on a slow phone
	$(SWIFT_BUILD) $(RELEASE) --product wordscramble
	@$(PYTHON) Benchmarks/page.py $(BUILD_FOLDER)/release/wordscramble $(PAGE)

clean: ## Delete all build products
	rm -rf .build .build-* dist

.PHONY: swift-is-there
swift-is-there:
	@command -v swift >/dev/null || { echo "Swift 6.3 or later is needed: https://www.swift.org/install" >&2; exit 1; }

# Asked before the engine is compiled.
.PHONY: page-tools-are-there
page-tools-are-there:
	@$(has_page_tools) || { echo "The page needs esbuild and brotli; on Debian, as root, .ci/setup play installs them." >&2; exit 1; }
