# One configuration for tests and tool, so that `make test` and `make verify` share every build product. `swift test`
# would add a flag of its own and build everything again, so tests are built first and then run with --skip-build.
FLAGS := -c release -Xswiftc -enable-testing
PLACES := Sources Tests Benchmarks Package.swift
DASHPOT := .build/release/dashpot
SUITE ?= standard
RUN := Reports/runs/standard.sqlite
BASELINE := Baselines/standard.txt
TUNINGS = $(foreach file,$(sort $(wildcard Tunings/*.yaml)),--file $(file))

.DEFAULT_GOAL := help
.PHONY: help setup build verify test format lint reports reports-check baseline-check baseline-record history accuracy precision css-linear tuning tuning-check \
	css-linear-check witnesses notebooks test-notebooks strip-notebooks test-without-fma charts page page-test docs benchmark benchmark-native clean
MAKEFLAGS += --no-print-directory

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install the C libraries that are missing (Debian and Ubuntu; elsewhere say which)
	@sh scripts/setup.sh

build: setup ## build the tool, .build/release/dashpot
	@swift build $(FLAGS) --product dashpot

verify: build ## judge the engine by a suite: make verify, make verify SUITE=smoke
	@$(DASHPOT) verify $(SUITE)

test: setup ## run every test, or some: make test FILTER=SpringTests
	@swift build $(FLAGS) --build-tests --disable-xctest
	@swift test $(FLAGS) --disable-xctest --skip-build $(if $(FILTER),--filter $(FILTER))

test-without-fma: setup ## run the tests of the kernel's bits with the C library's FMA variants masked
	@swift build $(FLAGS) --build-tests --disable-xctest
	@GLIBC_TUNABLES=glibc.cpu.hwcaps=-FMA,-AVX2 swift test $(FLAGS) --disable-xctest --skip-build --filter SpringKernelBitsTests

format: ## format every Swift file in place
	@swift format format --in-place --parallel --recursive $(PLACES)

lint: ## check format and style, change nothing
	@swift format lint --strict --parallel --recursive $(PLACES)

reports: build ## run the standard suite and publish its pages in Reports/
	@mkdir -p Reports/runs
	@$(DASHPOT) verify standard --run $(RUN) > /dev/null
	@$(DASHPOT) report $(RUN) --publish Reports

reports-check: build ## run the standard suite and compare it with the published pages
	@mkdir -p Reports/runs
	@$(DASHPOT) verify standard --run $(RUN) > /dev/null
	@$(DASHPOT) report $(RUN) --against Reports

# An exceedance is told by the baseline, which knows those that are put up with; anything else that ends a run is not.
baseline-check: build ## run the standard suite and hold it against its baseline
	@mkdir -p Reports/runs
	@$(DASHPOT) verify standard --run $(RUN) > /dev/null || test $$? -eq 1
	@$(DASHPOT) baseline check $(RUN) $(BASELINE)

baseline-record: build ## run the standard suite and record its baseline anew, to be reviewed as a difference
	@mkdir -p Reports/runs
	@$(DASHPOT) verify standard --run $(RUN) > /dev/null || test $$? -eq 1
	@$(DASHPOT) baseline record $(RUN) $(BASELINE) --allow-nan

history: build ## keep a run of the standard suite under its date, prune old ones, and show how errors went
	@mkdir -p Reports/runs
	@$(DASHPOT) verify standard --run Reports/runs/standard-$$(date -u +%Y%m%dT%H%M%SZ).sqlite > /dev/null || test $$? -eq 1
	@$(DASHPOT) history --prune Reports/runs
	@$(DASHPOT) history Reports/runs

accuracy: build ## count the kernel's errors at ten million points and publish Reports/accuracy.md
	@mkdir -p Reports
	@$(DASHPOT) accuracy --points 10000000 --format markdown > Reports/accuracy.md

precision: build ## study what errors cost every method, and publish Reports/work-precision.md
	@mkdir -p Reports
	@$(DASHPOT) precision --publish Reports

css-linear: build ## draw every named spring as CSS linear() and publish Reports/css-linear.md
	@mkdir -p Reports
	@$(DASHPOT) convert --study > Reports/css-linear.md

tuning: build ## tune every engine that has constants, as Tunings/ says, and publish Reports/tuning.md
	@mkdir -p Reports
	@$(DASHPOT) tune $(TUNINGS) --publish Reports

tuning-check: build ## tune them again and compare the page with the published one
	@$(DASHPOT) tune $(TUNINGS) --against Reports

css-linear-check: build ## have Chromium play those easings and hold them against the springs
	@sh scripts/setup.sh page
	@python3 scripts/linear-in-chromium.py

witnesses: build ## let SciPy and heyoka solve a sample of the suite, and publish Reports/witnesses.md
	@swift build $(FLAGS) --product Benchmarks
	@mkdir -p Reports
	@sh scripts/witnesses.sh

notebooks: build ## run every notebook in Notebooks/ from its first cell to its last
	@sh scripts/notebooks.sh run-notebooks.py Notebooks

test-notebooks: ## plant faults in notebooks, each of which has to be caught
	@sh scripts/notebooks.sh test-run-notebooks.py

strip-notebooks: ## take outputs out of the notebooks, as they are kept
	@sh scripts/notebooks.sh run-notebooks.py --strip Notebooks

charts: ## set up what draws charts in pages and pictures, in .build/vega
	@sh scripts/setup.sh charts
	@sh scripts/charts.sh

page: build charts ## run the standard suite and write its page, Reports/runs/standard.html
	@mkdir -p Reports/runs
	@$(DASHPOT) verify $(SUITE) --run Reports/runs/$(SUITE).sqlite > /dev/null
	@$(DASHPOT) report Reports/runs/$(SUITE).sqlite --format html > Reports/runs/$(SUITE).html
	@echo "Reports/runs/$(SUITE).html"

page-test: build ## look at the page of the standard suite in headless Chromium
	@sh scripts/setup.sh page
	@sh scripts/page-test.sh

docs: build ## write the documentation of the libraries to docs/build/
	@sh scripts/docs.sh

benchmark: setup ## measure speed, by turns with the textbook in C where there is one
	@swift build $(FLAGS) --product Benchmarks
	@.build/release/Benchmarks

benchmark-native: setup ## the same in a build for this processor: make benchmark-native, make benchmark-native ONLY=field
	@swift build $(FLAGS) -Xcc -march=native --scratch-path .build/native --product Benchmarks
	@.build/native/release/Benchmarks $(ONLY)

clean: ## remove everything that was built
	@rm -rf .build docs/build
