# Commands for contributors and CI. docs/testing.md describes the tests.

# Cargo with Cranelift's patched crates. `make CARGO=cargo` uses the published ones.
CARGO ?= sh $(CURDIR)/tools/cargo.sh
CC ?= cc
CXX ?= c++
TARGET_DIR = $(or $(CARGO_TARGET_DIR),target)
MLIRC = $(TARGET_DIR)/release/mlirc
OUT = build

.PHONY: build install uninstall release run test test-quick examples deps bless oracle agree corpus conformance models models-memcheck bufferization dist abi-fuzz abi-fuzz-cross fuzz-opt fuzz-tensor fuzz-compiler fuzz-reader cross fuzz bench bench-variants bench-tsvc bench-compile bench-models math-accuracy jax lint clean

# The compiler, target/release/mlirc, and its C API, target/release/libmlirc_c.a.
build:
	$(CARGO) build --release --workspace

# Installs the compiler, the C API, its files for pkg-config and CMake, the manual page and completions of shells.
# DESTDIR is a folder before PREFIX that is no part of the installation.
PREFIX ?= /usr/local
DESTDIR ?=
LIBRARIES ?= $(TARGET_DIR)/release
INSTALL = PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" MLIRC="$(MLIRC)" LIBRARIES="$(LIBRARIES)" sh tools/release/install.sh
install: build
	$(INSTALL) install

# Removes what `make install` with the same PREFIX and DESTDIR installed.
uninstall:
	$(INSTALL) uninstall

# Archives, wheels and their checksums for the TARGETS, in build/release. Fetches Rust's libraries for them and maturin.
# Compilers for C are needed (Debian: musl-tools gcc-aarch64-linux-gnu).
TARGETS ?= x86_64-unknown-linux-musl aarch64-unknown-linux-musl
release:
	CARGO="$(CARGO)" TARGET_DIR="$(TARGET_DIR)" OUT="$(OUT)/release" sh tools/release/release.sh $(TARGETS)

# The compiler as a static program, build/mlirc, for Linux of any distribution. Prints its size, and its time for a module with
# one empty function. Needs Rust's library for the target: rustup target add $(STATIC).
STATIC ?= $(shell uname -m)-unknown-linux-musl
dist:
	$(CARGO) build --profile dist --target $(STATIC) --bin mlirc
	mkdir -p $(OUT)
	cp $(TARGET_DIR)/$(STATIC)/dist/mlirc $(OUT)/mlirc
	@echo 'llvm.func @f() { llvm.return }' > $(OUT)/trivial.mlir
	@start=$$(date +%s%N); for i in $$(seq 100); do $(OUT)/mlirc $(OUT)/trivial.mlir -o $(OUT)/trivial.o; done; \
		echo "$(OUT)/mlirc: $$(stat -c %s $(OUT)/mlirc) bytes, $$((($$(date +%s%N) - start) / 100000)) us for a trivial module"

# An example: compiles gemm.mlir, links it with a C program, and runs the program.
run: build
	mkdir -p $(OUT)
	$(MLIRC) examples/gemm/gemm.mlir -o $(OUT)/gemm.o --emit-header
	$(CC) -I$(OUT) examples/gemm/main.c $(OUT)/gemm.o -lm -o $(OUT)/gemm
	$(OUT)/gemm

# Runs all tests, also after a failure, and prints the number that passed.
test:
	CARGO="$(CARGO)" sh tools/test.sh

# Runs all tests but the slow ones.
test-quick:
	CARGO="$(CARGO)" sh tools/test.sh --skip slow

# Installs the requirements of the tests and examples from Debian: compilers for other machines and their emulators, NumPy,
# CMake, Meson and so on.
deps:
	sh tools/deps.sh

# Compiles, links and runs every example, and compares its output. Prints the skipped ones; with MLIRC_REQUIRE_ALL=1 these are
# failures. PYTHON is the interpreter with NumPy.
examples: build
	CC="$(CC)" CXX="$(CXX)" CARGO="$(CARGO)" MLIRC="$(MLIRC)" OUT="$(OUT)" sh examples/run.sh

# Rewrites the expectations of the file tests, docs/ops.md and docs/options.md.
bless:
	BLESS=1 $(CARGO) test --release --test files --test coverage --bin mlirc

# Compares with MLIR and LLVM, which must be installed (Debian: mlir-22-tools llvm-22).
oracle:
	MLIRC_ORACLE=1 $(CARGO) test --release --test oracle

# Compares the interface of each converted module with that of MLIR's own conversion, and links halves of mlirc's objects with
# halves of LLVM's. Needs the same.
agree:
	MLIRC_ORACLE=1 $(CARGO) test --release --test agree

# Counts the cases in a folder of .mlir files that are read, that round-trip, and that agree with mlir-opt:
# make corpus DIR=folder.
corpus:
	$(CARGO) run --release --example corpus -- -v $(DIR)

# Runs MLIR 19's own execution tests whose path matches ONLY, with mlirc instead of mlir-cpu-runner. Fetches MLIR's tools and
# sources from Debian (apt needs a deb-src line) into build/conformance, unless CONFORMANCE_TOOLS and CONFORMANCE_TREE name
# folders with them.
ONLY ?= .
conformance: build
	sh tests/conformance/run.sh $(MLIRC) $(OUT)/conformance '$(ONLY)'

# Compiles the operator tests of ONNX whose names contain MODEL through torch-mlir, and compares the results. Installs the
# Python packages into build/models/venv. A run of all tests writes docs/models.md.
MODEL ?=
models: build $(OUT)/models/venv/ready
	PATH="$(abspath $(OUT))/models/venv/bin:$$PATH" python tools/models/onnx_operators.py --mlirc=$(MLIRC) --folder=$(OUT)/models \
		$(if $(MODEL),--only='$(MODEL)',--document=docs/models.md)

# Calls the operator tests that `make models` compiled under valgrind, which must be installed.
models-memcheck:
	$(OUT)/models/venv/bin/python tools/models/memcheck.py --folder=$(OUT)/models --only='$(MODEL)'

# Compares the allocations and copies of bufferization with MLIR's, and results in place with those of copies, over the lit
# tests in TREE, the folder mlir of LLVM's sources (`make conformance` fetches one).
TREE ?= $(wildcard $(OUT)/conformance/llvm-toolchain-*/mlir)
bufferization: build $(OUT)/models/venv/ready
	$(OUT)/models/venv/bin/python tools/models/bufferization.py --mlirc=$(MLIRC) --tree=$(TREE) --folder=$(OUT)/bufferization

# Compiles networks whose names contain MODEL, and compares results and run time with onnxruntime on one thread. OPTIONS are for
# mlirc. A run of all networks writes docs/networks.md.
bench-models: build $(OUT)/models/venv/ready
	PATH="$(abspath $(OUT))/models/venv/bin:$$PATH" python tools/models/speed.py --mlirc=$(MLIRC) --folder=$(OUT)/models \
		$(if $(MODEL),--only='$(MODEL)',--document=docs/networks.md) -- $(OPTIONS)

# Compiles programs that JAX exports as StableHLO and whose names contain PROGRAM, and compares the results with those of JAX.
# Installs JAX into build/jax/venv. OPTIONS are for mlirc.
PROGRAM ?=
jax: build $(OUT)/jax/venv/ready
	$(OUT)/jax/venv/bin/python tools/models/jax_programs.py --mlirc=$(MLIRC) --folder=$(OUT)/jax --only='$(PROGRAM)' -- $(OPTIONS)

$(OUT)/jax/venv/ready:
	python3 -m venv $(OUT)/jax/venv
	$(OUT)/jax/venv/bin/pip install --quiet jax numpy
	touch $@

$(OUT)/models/venv/ready:
	python3 -m venv $(OUT)/models/venv
	$(OUT)/models/venv/bin/pip install --quiet torch-mlir onnx onnxruntime numpy
	touch $@

# Calls functions of COUNT random signatures from SEED, with callers and callees of mlirc and of LLVM. Needs LLVM (Debian:
# mlir-22-tools llvm-22).
COUNT ?= 5000
SEED ?= 1
abi-fuzz:
	$(CARGO) run --release --example abi-fuzz -- -v --count=$(COUNT) --seed=$(SEED)

# The same for the other machines, for macOS and for Windows.
CROSS = aarch64 riscv64 s390x
abi-fuzz-cross:
	for arch in $(CROSS); do \
		$(CARGO) run --release --example abi-fuzz -- -v --count=$(COUNT) --seed=$(SEED) --cc=$$arch-linux-gnu-gcc \
			--target=$$arch-unknown-linux-gnu "--run=qemu-$$arch -L /usr/$$arch-linux-gnu" || exit 1; \
	done
	$(CARGO) run --release --example abi-fuzz -- -v --count=$(COUNT) --seed=$(SEED) --target=x86_64-apple-macosx14
	$(CARGO) run --release --example abi-fuzz -- -v --count=$(COUNT) --seed=$(SEED) --target=arm64-apple-macosx14 \
		--cc=aarch64-linux-gnu-gcc "--run=qemu-aarch64 -L /usr/aarch64-linux-gnu"
	WINEDEBUG=-all $(CARGO) run --release --example abi-fuzz -- -v --count=$(COUNT) --seed=$(SEED) \
		--cc=x86_64-w64-mingw32-gcc --target=x86_64-pc-windows-gnu --run=/usr/lib/wine/wine64

# Compares random programs over loops and memory between -O0 and every other level, or other options in FUZZ:
# --with='-O2 OPTION', or --llvm to compare with LLVM too. First checks that it would find wrong code.
FUZZ ?=
fuzz-opt: build
	$(CARGO) run --release --example fuzz-opt -- --self-test --count=200 --mlirc=$(MLIRC)
	$(CARGO) run --release --example fuzz-opt -- -v --count=$(COUNT) --seed=$(SEED) --mlirc=$(MLIRC) $(FUZZ)

# Compares random programs on tensors between results computed in place and copies at every write, and counts leaks. First
# checks that it would find wrong code.
fuzz-tensor: build
	$(CARGO) run --release --example fuzz-tensor -- --self-test --count=200 --mlirc=$(MLIRC)
	$(CARGO) run --release --example fuzz-tensor -- -v --count=$(COUNT) --seed=$(SEED) --mlirc=$(MLIRC)

# Runs tests/run on other machines, in emulators unless the host is such a machine, and prints a table: MACHINES of x86_64,
# x86_64-musl, x86_64-v3, x86_64-znver3, x86_64-v4, x86_64-v4-512, aarch64, riscv64, riscv64-v, s390x, x86_64-macos,
# aarch64-macos and x86_64-windows-gnu (default: all). Refusals must be in tests/cross/refused.txt. Then runs the tests of
# the runtime on them.
MACHINES ?=
cross:
	$(CARGO) run --release --example cross -- -v $(MACHINES)
	for machine in $(CROSS) x86_64-windows-gnu; do \
		MLIRC_MACHINE=$$machine $(CARGO) test --release --test runtime || exit 1; \
	done

# Compiles COUNT mutants of all test inputs from SEED, for every target, at every level, with options that change conversion. An
# internal error, a signal or a time-out is a bug.
fuzz-compiler: build
	$(CARGO) run --release --example fuzz-compiler -- -v --count=$(COUNT) --seed=$(SEED) --mlirc=$(MLIRC)

# Reads COUNT mutations of the bytes of test inputs from SEED, in one process.
fuzz-reader:
	MUTATIONS=$(COUNT) MUTATION_SEED=$(SEED) $(CARGO) test --release --test mutations

# Feeds the reader with mutations of all test inputs, for TIME seconds. Needs cargo-fuzz: cargo install cargo-fuzz.
TIME ?= 600
fuzz:
	sh tests/fuzz/seeds.sh
	$(CARGO) fuzz run --fuzz-dir tests/fuzz --sanitizer none read -- \
		-max_total_time=$(TIME) -timeout=10 -rss_limit_mb=2048 -max_len=8192 -dict=tests/fuzz/mlir.dict

# Measures the run time of the kernels in benches/kernels whose names match ONLY, beside LLVM and C compilers if they are
# installed. BENCH has more options: --quick, --with='OPTIONS OF MLIRC', --mlirc=PATH. A run of all kernels without options
# writes docs/performance.md.
BENCH ?=
bench:
	$(CARGO) bench --bench speed -- $(if $(filter-out .,$(ONLY)),--only='$(ONLY)') $(BENCH)

# Measures the same kernels in other spellings, which should make no difference. Writes docs/spellings.md.
bench-variants:
	$(CARGO) bench --bench speed -- --spellings $(if $(filter-out .,$(ONLY)),--only='$(ONLY)') $(BENCH)

# Measures the accuracy and speed of mathematical functions in vectors, beside the C library. Exhaustive for functions of one
# f32 with STEP=1, and with COUNT operands for others; NAME selects a function. OPTIONS are those of the compiler.
math-accuracy: build
	tools/math_accuracy/run.sh "$(OPTIONS)" $(or $(STEP),1009) $(or $(COUNT),1000000) $(NAME)

# Measures the loops of the Test Suite for Vectorizing Compilers beside clang -O3 and gcc -O3; with BENCH=--fast, all with
# -ffast-math, and with BENCH=--optimized, modules from clang's optimizer. Fetches the suite from Debian. Writes docs/tsvc.md,
# or docs/tsvc_fast.md.
bench-tsvc:
	$(CARGO) bench --bench tsvc -- $(if $(filter-out .,$(ONLY)),--only='$(ONLY)') $(BENCH)

# Measures programs of C and C++ from Debian beside clang -O2 and gcc -O2. BENCH=--profile lists the functions that lose
# most. Fetches the sources. Writes docs/programs.md.
bench-programs:
	$(CARGO) bench --bench programs -- $(if $(filter-out .,$(ONLY)),--only='$(ONLY)') $(BENCH)

# Measures compile time by the size of the input, beside LLVM's tools if they are installed. Writes docs/compile_time.md.
# BENCH=--c=FILE.c adds a C program to the inputs. Then measures the speed of the reader.
bench-compile:
	$(CARGO) bench --bench compile -- $(BENCH)
	$(CARGO) bench --bench read

# Formatting and lints, as CI checks them.
lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --release --workspace --all-targets -- -D warnings

clean:
	$(CARGO) clean
	rm -rf $(OUT)
