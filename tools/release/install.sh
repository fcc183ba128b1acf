#!/bin/sh
# Installs the compiler, or removes what it installed: sh install.sh install|uninstall, with
#
#   PREFIX, DESTDIR   the folder of the installation, and one before it that is no part of it
#   MLIRC             the program
#   EXE               the extension of programs: .exe on Windows
#   PRINTER           a program of the same version that runs here (default: MLIRC)
#   LIBRARIES         the folder with the C library; empty to install the program alone
set -eu

action=$1
root=${DESTDIR:-}${PREFIX:-/usr/local}
printer=${PRINTER:-$MLIRC}
here=$(cd "$(dirname "$0")/../.." && pwd)
version=$(sed -n '/^\[workspace.package\]/,/^$/s/^version = "\(.*\)"/\1/p' "$here/Cargo.toml")
interface=${version%.*}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Installs a file with a mode under a path below the prefix, or removes it.
put() {
  mode=$1 source=$2 path=$root/$3
  if [ "$action" = uninstall ]; then
    rm -f "$path"
    return
  fi
  mkdir -p "$(dirname "$path")"
  rm -f "$path"
  cp "$source" "$path"
  chmod "$mode" "$path"
}

# Makes a link to a file in its own folder, or removes it.
link() {
  if [ "$action" = uninstall ]; then rm -f "$root/$2"; else ln -sf "$1" "$root/$2"; fi
}

# Installs a text that the compiler prints.
printed() {
  [ "$action" = uninstall ] || "$printer" "--print=$1" > "$scratch/printed"
  put 644 "$scratch/printed" "$2"
}

# Installs a template with the version in it.
versioned() {
  sed "s/@VERSION@/$version/" "$here/$1" > "$scratch/versioned"
  put 644 "$scratch/versioned" "$2"
}

# The shared library under its full version, the name that programs load, and the name that linkers search for. The
# static one without debug information, which is most of it.
libraries() {
  put 644 "$here/capi/mlirc.h" include/mlirc.h
  versioned capi/mlirc.pc.in lib/pkgconfig/mlirc.pc
  put 755 "$LIBRARIES/libmlirc_c.so" "lib/libmlirc_c.so.$version"
  link "libmlirc_c.so.$version" "lib/libmlirc_c.so.$interface"
  link "libmlirc_c.so.$interface" lib/libmlirc_c.so
  put 644 "$LIBRARIES/libmlirc_c.a" lib/libmlirc_c.a
  [ "$action" = uninstall ] || "${STRIP:-strip}" --strip-debug "$root/lib/libmlirc_c.a"
}

put 755 "$MLIRC" "bin/mlirc${EXE:-}"
put 644 "$here/cmake/mlirc-config.cmake" lib/cmake/mlirc/mlirc-config.cmake
put 644 "$here/cmake/mlirc-cache.cmake" lib/cmake/mlirc/mlirc-cache.cmake
versioned cmake/mlirc-config-version.cmake.in lib/cmake/mlirc/mlirc-config-version.cmake
put 644 "$here/LICENSE" share/doc/mlirc/LICENSE
printed man share/man/man1/mlirc.1
printed completions-bash share/bash-completion/completions/mlirc
printed completions-zsh share/zsh/site-functions/_mlirc
printed completions-fish share/fish/vendor_completions.d/mlirc.fish
[ -z "${LIBRARIES:-}" ] || libraries
if [ "$action" = uninstall ]; then
  # The folders that have the compiler's name; others are the system's.
  rmdir "$root/lib/cmake/mlirc" "$root/share/doc/mlirc" 2> /dev/null || true
fi
