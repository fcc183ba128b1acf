# Verbs; each is one command.

CARGO ?= cargo
CC ?= cc
CXX ?= c++
TARGET_DIR = $(or $(CARGO_TARGET_DIR),target)
MLIRC = $(TARGET_DIR)/release/mlirc
OUT = build

.PHONY: build run test examples deps bless oracle agree corpus conformance dist abi-fuzz abi-fuzz-cross fuzz-opt fuzz-compiler fuzz-reader cross fuzz bench bench-variants bench-tsvc bench-compile lint clean

# The compiler, target/release/mlirc, and its C API, target/release/libmlirc_c.a.
build:
	$(CARGO) build --release --workspace

# The compiler in one file that needs no library, build/mlirc, for Linux of any distribution; says how large it is and how long
# it takes for a module with one empty function. Needs Rust's library for the target: rustup target add $(STATIC).
STATIC ?= $(shell uname -m)-unknown-linux-musl
dist:
	$(CARGO) build --profile dist --target $(STATIC) --bin mlirc
	mkdir -p $(OUT)
	cp $(TARGET_DIR)/$(STATIC)/dist/mlirc $(OUT)/mlirc
	@echo 'llvm.func @f() { llvm.return }' > $(OUT)/trivial.mlir
	@start=$$(date +%s%N); for i in $$(seq 100); do $(OUT)/mlirc $(OUT)/trivial.mlir -o $(OUT)/trivial.o; done; \
		echo "$(OUT)/mlirc: $$(stat -c %s $(OUT)/mlirc) bytes, $$((($$(date +%s%N) - start) / 100000)) us for a trivial module"

# The main job on a real example: compile gemm.mlir, link it with a C program, run that.
run: build
	mkdir -p $(OUT)
	$(MLIRC) examples/gemm/gemm.mlir -o $(OUT)/gemm.o --emit-header
	$(CC) -I$(OUT) examples/gemm/main.c $(OUT)/gemm.o -lm -o $(OUT)/gemm
	$(OUT)/gemm

# All tests, also behind ones that fail, and how many passed.
test:
	CARGO="$(CARGO)" sh tools/test.sh

# Installs from Debian what the tests and examples need: compilers for other machines and their emulators, NumPy, CMake,
# Meson and so on.
deps:
	sh tools/deps.sh

# Compiles, links and runs every example and compares what it prints, and says which it had to leave out; with
# MLIRC_REQUIRE_ALL=1 that is a failure. PYTHON says which interpreter has NumPy.
examples: build
	CC="$(CC)" CXX="$(CXX)" CARGO="$(CARGO)" MLIRC="$(MLIRC)" OUT="$(OUT)" sh examples/run.sh

# Writes what came out of the file tests into them, and docs/ops.md.
bless:
	BLESS=1 $(CARGO) test --release --test files --test coverage --bin mlirc

# Compares with MLIR and LLVM, which must be installed (Debian: mlir-22-tools llvm-22).
oracle:
	MLIRC_ORACLE=1 $(CARGO) test --release --test oracle

# Compares what other objects see of each converted module with MLIR's own conversion, and links half of our code with half
# of LLVM's. Needs the same.
agree:
	MLIRC_ORACLE=1 $(CARGO) test --release --test agree

# What of a folder of .mlir files is read, printed back, and agrees with mlir-opt: make corpus DIR=folder.
corpus:
	$(CARGO) run --release --example corpus -- -v $(DIR)

# MLIR 19's own execution tests with mlirc instead of mlir-cpu-runner, those whose path matches ONLY. Fetches MLIR's tools
# and sources from Debian (apt needs a deb-src line) into build/conformance, or takes them from where CONFORMANCE_TOOLS and
# CONFORMANCE_TREE say.
ONLY ?= .
conformance: build
	sh tests/conformance/run.sh $(MLIRC) $(OUT)/conformance '$(ONLY)'

# Random signatures, callers and callees compiled by mlirc and by LLVM and linked with one another; COUNT of them from SEED.
# Needs LLVM (Debian: mlir-22-tools llvm-22).
COUNT ?= 5000
SEED ?= 1
abi-fuzz:
	$(CARGO) run --release --example abi-fuzz -- -v --count=$(COUNT) --seed=$(SEED)

# The same for the other machines, and for Windows.
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

# Random programs over loops and memory, compiled at -O0 and at every other level, or with what FUZZ says: --with='-O2 OPTION',
# --llvm to compare with LLVM too. First whether wrong code would be found.
FUZZ ?=
fuzz-opt: build
	$(CARGO) run --release --example fuzz-opt -- --self-test --count=200 --mlirc=$(MLIRC)
	$(CARGO) run --release --example fuzz-opt -- -v --count=$(COUNT) --seed=$(SEED) --mlirc=$(MLIRC) $(FUZZ)

# All of tests/run on other machines, which emulators stand for, with a table at the end: MACHINES of x86_64, x86_64-musl,
# aarch64, riscv64, riscv64-v, s390x, x86_64-macos, aarch64-macos and x86_64-windows-gnu, by default all. What is refused must be in
# tests/cross/refused.txt. Then the runtime on them.
MACHINES ?=
cross:
	$(CARGO) run --release --example cross -- -v $(MACHINES)
	for machine in $(CROSS) x86_64-windows-gnu; do \
		MLIRC_MACHINE=$$machine $(CARGO) test --release --test runtime || exit 1; \
	done

# Mutants of all test inputs, compiled for every target, at every level, with options that change conversion: an internal
# error, a signal or a time-out is a bug. COUNT of them from SEED.
fuzz-compiler: build
	$(CARGO) run --release --example fuzz-compiler -- -v --count=$(COUNT) --seed=$(SEED) --mlirc=$(MLIRC)

# Mutations of the bytes of test inputs, read in one process; COUNT of them from SEED.
fuzz-reader:
	MUTATIONS=$(COUNT) MUTATION_SEED=$(SEED) $(CARGO) test --release --test mutations

# Feeds the reader with mutations of all test inputs, for TIME seconds. Needs cargo-fuzz: cargo install cargo-fuzz.
TIME ?= 600
fuzz:
	sh tests/fuzz/seeds.sh
	$(CARGO) fuzz run --fuzz-dir tests/fuzz --sanitizer none read -- \
		-max_total_time=$(TIME) -timeout=10 -rss_limit_mb=2048 -max_len=8192 -dict=tests/fuzz/mlir.dict

# How fast the code of the kernels in benches/kernels is, those whose names match ONLY, and how it compares with LLVM and C
# compilers if they are installed. BENCH has more options: --quick, --with='OPTIONS OF MLIRC', --mlirc=PATH. All kernels
# without options: writes docs/performance.md.
BENCH ?=
bench:
	$(CARGO) bench --bench speed -- $(if $(filter-out .,$(ONLY)),--only='$(ONLY)') $(BENCH)

# The same kernels in other spellings, which should make no difference; writes docs/spellings.md.
bench-variants:
	$(CARGO) bench --bench speed -- --spellings $(if $(filter-out .,$(ONLY)),--only='$(ONLY)') $(BENCH)

# How fast the loops are by which vectorisers are compared, beside clang -O3 and gcc -O3: BENCH=--fast with -ffast-math. Fetches
# them from Debian. Writes docs/tsvc.md, or docs/tsvc_fast.md.
bench-tsvc:
	$(CARGO) bench --bench tsvc -- $(if $(filter-out .,$(ONLY)),--only='$(ONLY)') $(BENCH)

# How compile time grows with the input, and how it compares with LLVM's tools if they are installed; writes
# docs/compile_time.md. BENCH has options: --c=FILE.c for a C program to be among the inputs. And how fast text is read.
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
