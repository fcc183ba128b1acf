#!/bin/sh
# Builds and runs every example at -O0 and -O2 and compares what it prints with its expected.txt.
# MLIRC, CC, CXX and OUT (a folder for the results) come from the Makefile.
set -eu

failed=0
count=0
for folder in examples/*/; do
  name=$(basename "$folder")
  for level in 0 2; do
    out="$OUT/$name-O$level"
    mkdir -p "$out"
    "$MLIRC" "$folder$name.mlir" -O$level -o "$out/$name.o" --emit-header
    if [ -f "${folder}main.cpp" ]; then
      $CXX -std=c++17 -Wall -Wextra -Wpedantic -Werror -I"$out" "${folder}main.cpp" "$out/$name.o" -lm -o "$out/$name"
    else
      $CC -std=c99 -Wall -Wextra -Wpedantic -Werror -I"$out" "${folder}main.c" "$out/$name.o" -lm -o "$out/$name"
    fi
    if "$out/$name" > "$out/output.txt" && diff -u "${folder}expected.txt" "$out/output.txt"; then
      echo "ok    $name -O$level"
    else
      echo "FAIL  $name -O$level"
      failed=$((failed + 1))
    fi
    count=$((count + 1))
  done
done
echo "$count runs, $failed failed"
[ "$failed" -eq 0 ]
