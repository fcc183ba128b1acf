#!/bin/sh
# Runs Cargo with the patched copies of Cranelift's crates.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
cranelift="$root/build/cranelift"
sh "$root/tools/cranelift.sh" "$cranelift"
exec cargo --config "$cranelift/.cargo/config.toml" "$@"
