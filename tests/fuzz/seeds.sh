#!/bin/sh
# Writes each case of the file tests, without its expectations, into the corpus of the fuzz target.
set -e
cd "$(dirname "$0")/.."
out=fuzz/corpus/read
mkdir -p "$out"
for file in parse/*.mlir verify/*.mlir convert/*.mlir run/*.mlir codegen/*.mlir; do
    name=$(echo "$file" | tr / - | sed 's/\.mlir$//')
    awk -v prefix="$out/$name" '
        /^\/\/ -----/ { number++; next }
        !/^\/\// { print > (prefix "-" number + 0 ".mlir") }
    ' "$file"
done
