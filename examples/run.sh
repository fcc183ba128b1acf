#!/bin/sh
# Builds and runs every example, and compares its output with its expected.txt. Examples with a script run it; the others are
# compiled at -O0 and -O2. A script exits with status 77 if a requirement is not installed; with MLIRC_REQUIRE_ALL in the
# environment that is a failure.
# The Makefile sets MLIRC, CC, CXX and OUT, a folder for the results.
set -eu

CARGO=${CARGO:-cargo}
failed=0
skipped=
count=0
MLIRC=$(realpath "$MLIRC")
mkdir -p "$OUT"
OUT=$(realpath "$OUT")
export MLIRC CC CXX CARGO

# Counts a run whose output is in output.txt: name, exit status, file with the expected text.
ended() {
  count=$((count + 1))
  if [ "$2" -eq 77 ]; then
    echo "skip  $1"
    skipped="$skipped $1"
  elif [ "$2" -eq 0 ] && diff -u "$3" "$out/output.txt"; then
    echo "ok    $1"
  else
    echo "FAIL  $1"
    failed=$((failed + 1))
  fi
}

compile_main() {
  if [ -f "${folder}main.cpp" ]; then
    $CXX -std=c++17 -Wall -Wextra -Wpedantic -Werror -I"$out" "${folder}main.cpp" "$out/$name.o" -lm -o "$out/$name"
  else
    $CC -std=c99 -Wall -Wextra -Wpedantic -Werror -I"$out" "${folder}main.c" "$out/$name.o" -lm -o "$out/$name"
  fi
}

build_and_run() {
  "$MLIRC" "$folder$name.mlir" -O$1 -o "$out/$name.o" --emit-header && compile_main && "$out/$name" > "$out/output.txt"
}

for folder in examples/*/ examples/build_systems/*/; do
  name=$(basename "$folder")
  if [ -f "${folder}run.sh" ]; then
    out="$OUT/$name"
    mkdir -p "$out"
    status=0
    OUT="$out" sh "${folder}run.sh" > "$out/output.txt" || status=$?
    expected="${folder}expected.txt"
    [ -f "$expected" ] || expected="${folder}../expected.txt"
    ended "$name" "$status" "$expected"
  elif [ -f "$folder$name.mlir" ]; then
    for level in 0 2; do
      out="$OUT/$name-O$level"
      mkdir -p "$out"
      status=0
      build_and_run $level || status=$?
      ended "$name -O$level" "$status" "${folder}expected.txt"
    done
  fi
done
echo "$count runs, $failed failed, skipped:${skipped:- none}"
[ "$failed" -eq 0 ] && [ -z "${MLIRC_REQUIRE_ALL:+$skipped}" ]
