#!/bin/sh
# Compiles the kernels with options of the compiler, and measures them: run.sh OPTIONS STEP COUNT [NAME [f32|f64]].
set -eu
tool=$(cd "$(dirname "$0")" && pwd)
compiler=$tool/../../target/release/mlirc
options=$1
shift
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 "$tool/kernels.py" > kernels.mlir
# shellcheck disable=SC2086
"$compiler" kernels.mlir -O3 $options -o kernels.o --emit-header
library=
case $options in *libmvec*) library=-lmvec ;; esac
cc -O2 -fno-builtin -I. "$tool/accuracy.c" kernels.o $library -lquadmath -lm -o accuracy
./accuracy "$@"
