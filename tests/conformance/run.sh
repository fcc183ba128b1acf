#!/bin/sh
# Runs MLIR 19's execution tests with mlirc instead of mlir-cpu-runner: run.sh MLIRC OUT [FILTER].
# Fetches MLIR's tools and sources from Debian into OUT, unless CONFORMANCE_TOOLS (a prefix with bin and lib) and
# CONFORMANCE_TREE (the folder mlir of the sources) say where they are. Nothing is installed.
set -eu
mlirc=$(realpath "$1") out=$2 filter=${3:-.}
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$out"
out=$(realpath "$out")
packages="mlir-19-tools llvm-19-tools llvm-19 libmlir-19 libllvm19"

if [ -z "${CONFORMANCE_TOOLS:-}" ]; then
  CONFORMANCE_TOOLS=$out/root/usr/lib/llvm-19
  if [ ! -e "$CONFORMANCE_TOOLS/bin/FileCheck" ]; then
    mkdir -p "$out/debs"
    (cd "$out/debs" && apt-get -q download $packages)
    for deb in "$out"/debs/*.deb; do dpkg-deb -x "$deb" "$out/root"; done
  fi
fi
if [ -z "${CONFORMANCE_TREE:-}" ]; then
  # Needs a deb-src line in the sources of apt.
  (cd "$out" && [ -e llvm-toolchain-19_*.orig.tar.xz ] || apt-get -q source --download-only llvm-toolchain-19)
  CONFORMANCE_TREE=$(echo "$out"/llvm-toolchain-19*/mlir)
  if [ ! -d "$CONFORMANCE_TREE/test" ]; then
    tar -C "$out" -xf "$out"/llvm-toolchain-19_*.orig.tar.xz --wildcards '*/mlir/test'
    CONFORMANCE_TREE=$(echo "$out"/llvm-toolchain-19*/mlir)
  fi
fi
[ -x "$CONFORMANCE_TOOLS/bin/mlir-opt" ] || { echo "no mlir-opt in $CONFORMANCE_TOOLS/bin" >&2; exit 1; }

# Only the folders whose tests execute something.
mkdir -p "$out/tests"
cp "$here/lit.cfg.py" "$out/tests/"
for folder in Integration mlir-cpu-runner; do ln -sfn "$CONFORMANCE_TREE/test/$folder" "$out/tests/$folder"; done
export CONFORMANCE_TOOLS CONFORMANCE_TREE MLIRC="$mlirc"
export CONFORMANCE_HERE="$here" CONFORMANCE_TESTS="$out/tests" CONFORMANCE_OUT="$out/work"
python3 "$CONFORMANCE_TOOLS/build/utils/lit/lit.py" -v -j"$(nproc)" --filter="$filter" \
  -o "$out/results.json" "$out/tests"
