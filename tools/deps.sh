#!/bin/sh
# Installs the missing requirements of the tests and examples from Debian: compilers, also for other machines, their
# emulators, MLIR and LLVM to compare with, NumPy, and the build systems of the examples. A Rust toolchain must be there.
set -eu

missing=
# Adds a package to the missing ones, unless its program is there.
need() { command -v "$1" > /dev/null || missing="$missing $2"; }

need cc gcc
need c++ g++
need make make
need gfortran gfortran
need go golang-go
need clang-22 clang-22
need mlir-opt-22 mlir-22-tools
need llc-22 llvm-22
need ld64.lld-22 lld-22
need cmake cmake
need bazel "bazel-bootstrap bazel-rules-java"
need pkg-config pkg-config
need gdb gdb
need gdb-multiarch gdb-multiarch
need valgrind valgrind
need perf linux-perf
need addr2line binutils
need lldb-22 "lldb-22 python3-lldb-22"
need meson meson
need ninja ninja-build
need musl-gcc musl-tools
for machine in aarch64 riscv64 s390x; do
  need "$machine-linux-gnu-gcc" "gcc-$machine-linux-gnu"
  need "$machine-linux-gnu-g++" "g++-$machine-linux-gnu"
  need "qemu-$machine" qemu-user
done
need x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64
need /usr/lib/wine/wine64 wine64
need lld-link-22 lld-22
[ -e /usr/lib/llvm-22/include/c++/v1/mdspan ] || missing="$missing libc++-22-dev libc++abi-22-dev"
python3 -c 'import numpy' 2> /dev/null || /usr/bin/python3 -c 'import numpy' 2> /dev/null ||
  missing="$missing python3-numpy"

if [ -z "$missing" ]; then
  exit
fi
echo "installing$missing"
root=
[ "$(id -u)" -eq 0 ] || root=sudo
$root apt-get update -qq
# shellcheck disable=SC2086
$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing > /dev/null
