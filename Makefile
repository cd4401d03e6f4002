# The two commands to know are `make site` and `make test`; `make help` lists them all.

SWIFT ?= swift
NOTES ?= content
OUT ?= site

# Quizzes about all that the simulation knows belong to the site of this project.
ifeq ($(NOTES),content)
  SITE_OPTIONS ?= --canonical
endif

LCDOC := .build/release/lcdoc
LINTED := Sources Tests Package.swift $(wildcard Plugins)

# A program for others says nothing of the folder that it was built in: no debug information, files of preconditions by
# their module.
RELEASE_FLAGS := -debug-info-format none -Xswiftc -Xfrontend -Xswiftc -enable-experimental-concise-pound-file \
  -Xcc -ffile-prefix-map=$(CURDIR)=.
# A statically linked lcdoc runs where no Swift is installed; macOS has Swift in the system. It lies at another address
# at each start, as programs that read what others wrote should.
ifeq ($(shell uname -s),Linux)
  ARCHIVES := .build/archives
  RELEASE_FLAGS += --static-swift-stdlib -Xlinker -L$(ARCHIVES)
endif

.PHONY: site test accept check lcdoc wasm teach lint format set-up clean help

site: lcdoc
	$(LCDOC) build $(NOTES) -o $(OUT) $(SITE_OPTIONS)
	@echo "The site is in $(OUT)/: open $(OUT)/index.html in a browser."

test accept: export LCDOC_OPTIMISED := yes

test: set-up
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error
	@SWIFT="$(SWIFT)" sh scripts/test.sh $(if $(ONLY),--filter "$(ONLY)")
	@$(MAKE) --no-print-directory lint

# What the program says now becomes what the tests expect it to say; look at the change before it is committed.
accept: set-up
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error
	LCDOC_ACCEPT_SNAPSHOTS=yes $(SWIFT) test --skip-build --disable-xctest --filter SnapshotTests
	@git --no-pager diff --stat -- Tests/Snapshots

check: lcdoc
	$(LCDOC) check $(NOTES)
	@if command -v python3 >/dev/null; then python3 scripts/recheck-verdicts --program $(LCDOC) $(NOTES); \
	else echo "python3 is not there: the verdicts were not held against runs once more"; fi

# Pages run scenarios again where this Swift can build the simulation for them.
lcdoc: set-up $(ARCHIVES)
	@SWIFT="$(SWIFT)" sh scripts/wasm.sh --if-possible
	$(SWIFT) build -c release --product lcdoc $(RELEASE_FLAGS)
	@! grep -aqF "$(CURDIR)/" $(LCDOC) || { echo "$(LCDOC) tells where it was built" >&2; exit 1; }

# A linker takes a library from the first folder that has it, and finds the C++ library of Swift's runtime here as an
# archive alone. With it in the program a start takes a third less: its symbols need not be looked up.
.build/archives:
	@mkdir -p $@
	@archive=$$(clang -print-file-name=libstdc++.a 2>&1); case "$$archive" in /*) ln -sf "$$archive" $@/;; esac

wasm: set-up
	@SWIFT="$(SWIFT)" sh scripts/wasm.sh

# What the examples teach becomes what sentences are read by.
teach: set-up
	$(SWIFT) build -c release --product TeachReader
	.build/release/TeachReader lexicon
	@git --no-pager diff --stat -- lexicon/learned

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(LINTED)
	@sh scripts/plugin.sh

format:
	$(SWIFT) format --in-place --recursive --parallel $(LINTED)

set-up:
	@SWIFT="$(SWIFT)" sh scripts/set-up.sh

clean:
	rm -rf .build .build-wasm $(OUT)

help:
	@echo "make site    build lcdoc and turn $(NOTES)/ into the site in $(OUT)/"
	@echo "make test    build with all checks, run every test (or ONLY=those of a name), check the formatting"
	@echo "make accept  take the help texts and sample pages in Tests/Snapshots as they are now"
	@echo "make check   run what the notes in $(NOTES)/ say: scenarios, orders and claims; then hold the verdicts against runs once more"
	@echo "make lcdoc   only build $(LCDOC)"
	@echo "make teach   learn from lexicon/examples how sentences are built, after examples or words were changed"
	@echo "make wasm    build the simulation for the browser, .build-wasm/engine.wasm"
	@echo "make format  format the sources; make lint only checks"
	@echo "make clean   delete what was built"
	@echo "NOTES=folder and OUT=folder choose other notes and another output folder."
