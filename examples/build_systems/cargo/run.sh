$CARGO run --quiet --manifest-path "$(dirname "$0")/Cargo.toml" --target-dir "$OUT/target"
