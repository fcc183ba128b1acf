#!/bin/sh
# Applies the patches of the folder `patches` to copies of Cranelift's crates. Cargo uses the copies with
# `--config OUT/.cargo/config.toml`. Does nothing if the copies are up to date.
#
# usage: cranelift.sh OUT
set -eu

out=$1
cd "$(dirname "$0")/.."
stamp=$(cat tools/cranelift.sh Cargo.lock patches/*/*.patch | cksum)
if [ "$(cat "$out/stamp" 2> /dev/null)" = "$stamp" ]; then
  exit
fi

# Applies a patch to the files of a folder, by git if there is no `patch`. A repository around the folder is ignored.
apply() {
  if command -v patch > /dev/null; then
    patch --quiet --no-backup-if-mismatch --strip=1 --directory="$2" < "$1"
  else
    (cd "$2" && GIT_CEILING_DIRECTORIES=$(dirname "$PWD") git apply -) < "$1"
  fi
}

cargo fetch --quiet --locked
metadata=$(cargo metadata --quiet --locked --offline --format-version 1 | tr ',' '\n')
rm -rf "$out"
mkdir -p "$out/.cargo"
paths=
for patches in patches/*/; do
  crate=$(basename "$patches")
  manifest=$(echo "$metadata" | sed -n "s|.*\"manifest_path\":\"\(.*/$crate/Cargo.toml\)\".*|\1|p")
  if [ -z "$manifest" ]; then
    echo "patches/$crate: Cargo.lock has another version of this crate; patches/README.md describes an upgrade" >&2
    exit 1
  fi
  cp -Rp "$(dirname "$manifest")" "$out/$crate"
  chmod -R u+w "$out/$crate"
  for patch in "$patches"*.patch; do
    apply "$patch" "$out/$crate"
  done
  paths="$paths\"$crate\", "
done
echo "paths = [$paths]" > "$out/.cargo/config.toml"
echo "$stamp" > "$out/stamp"
