#!/bin/sh
# Builds releases for the targets that the arguments name: for each an archive of the installed program and a wheel for
# Python, and SHA256SUMS. The same commit gives the same bytes.
#
#   CARGO, TARGET_DIR   Cargo, and the folder that it builds in
#   OUT                 the folder of the results
set -eu

here=$(cd "$(dirname "$0")/../.." && pwd)
cargo=${CARGO:-cargo}
build=$(mkdir -p "${TARGET_DIR:-target}" && cd "${TARGET_DIR:-target}" && pwd)
mkdir -p "$OUT"
out=$(cd "$OUT" && pwd)
cd "$here"
version=$(sed -n '/^\[workspace.package\]/,/^$/s/^version = "\(.*\)"/\1/p' Cargo.toml)
host=$(rustc -vV | sed -n 's/^host: //p')

# The time of files in archives: that of the commit.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2> /dev/null || echo 315532800)}
export SOURCE_DATE_EPOCH
# A commit during the release must not change the version, nor cause a new build.
MLIRC_COMMIT=${MLIRC_COMMIT:-$(git describe --tags --always 2> /dev/null || true)}
export MLIRC_COMMIT
# Panic messages have the paths of sources, also of those that Cargo fetched.
cargo_home=${CARGO_HOME:-$HOME/.cargo}
export RUSTFLAGS="--remap-path-prefix=$here=. --remap-path-prefix=$cargo_home=cargo"

# Names the compiler and the linker for a target, unless the environment does.
toolchain() {
  case $1 in
    x86_64-unknown-linux-musl)
      export CC_x86_64_unknown_linux_musl="${CC_x86_64_unknown_linux_musl:-musl-gcc}"
      ;;
    aarch64-unknown-linux-musl)
      # Rust has musl and a linker for it. The C compiler is for one library, which must not need the one of GCC.
      export CC_aarch64_unknown_linux_musl="${CC_aarch64_unknown_linux_musl:-aarch64-linux-gnu-gcc}"
      export CFLAGS_aarch64_unknown_linux_musl="-mno-outline-atomics -U_FORTIFY_SOURCE"
      linker=${CARGO_TARGET_AARCH64_UNKNOWN_LINUX_MUSL_LINKER:-rust-lld}
      export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_MUSL_LINKER="$linker"
      ;;
  esac
}

# Returns the names of the platforms whose Python installs the wheel. A static program needs no C library.
platforms() {
  case $1 in
    *-linux-musl) echo manylinux2014 musllinux_1_1 ;;
    *) echo pypi ;;
  esac
}

# Packs a folder: sorted, and without owners and times of this machine.
pack() {
  tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode=u+rw,go-w,go+r --format=ustar \
    -C "$1" -cf - "$2" | xz -9 -T1 > "$out/$2.tar.xz"
}

release() {
  target=$1 name=mlirc-$version-$1 stage=$out/stage
  rustup target list --installed | grep -qx "$target" || rustup target add "$target"
  toolchain "$target"
  $cargo build --locked --profile dist --target "$target" --bin mlirc
  rm -rf "$stage"
  # maturin moves the program away.
  [ -x "$printer" ] || cp "$build/$target/dist/mlirc" "$printer"
  DESTDIR="$stage" PREFIX="/$name" MLIRC="$build/$target/dist/mlirc" PRINTER="$printer" LIBRARIES='' \
    sh tools/release/install.sh install
  # The archive is a repository of Bazel.
  cp bazel/* "$stage/$name"
  pack "$stage" "$name"
  # shellcheck disable=SC2046 # A list of words.
  (cd capi/python && CARGO_TARGET_DIR="$build" "$out/venv/bin/maturin" build --locked --target "$target" --out "$out" \
    --compatibility $(platforms "$target"))
  rm -rf "$stage"
}

if [ ! -x "$out/venv/bin/maturin" ]; then
  python3 -m venv "$out/venv"
  "$out/venv/bin/pip" install --quiet 'maturin>=1.5,<2'
fi
rm -f "$out"/*.tar.xz "$out"/*.whl "$out/SHA256SUMS"
# The manual page and completions of each target are written by the program that was built first: it must run here.
first=$1
case $first in
  "${host%%-*}"-*) ;;
  *) echo "the first target must be one that this machine executes" >&2 && exit 1 ;;
esac
printer=$out/printer
rm -f "$printer"
for target in "$@"; do release "$target"; done
rm -f "$printer"
(cd "$out" && sha256sum -- *.tar.xz *.whl > SHA256SUMS && cat SHA256SUMS)
