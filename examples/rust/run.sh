here=$(dirname "$0")
"$MLIRC" "$here/kernel.mlir" "--emit=archive=$OUT/libkernel.a,rust=$OUT/kernel.rs" &&
  KERNEL="$OUT/kernel.rs" rustc --edition 2024 "$here/main.rs" -L "$OUT" -lstatic=kernel -lm -o "$OUT/main" &&
  "$OUT/main"
