# Compiles the kernel for other machines, links it with the C compilers for them, and runs the programs in emulators. This is
# what workflow.yml does in CI, a job for each machine.
# Needs (Debian): gcc-aarch64-linux-gnu gcc-riscv64-linux-gnu gcc-s390x-linux-gnu qemu-user.
set -eu
here=$(dirname "$0")
for arch in aarch64 riscv64 s390x; do
  for tool in "$arch-linux-gnu-gcc" "qemu-$arch"; do
    command -v "$tool" > /dev/null || { echo "$tool is not installed" >&2; exit 77; }
  done
done
for arch in aarch64 riscv64 s390x; do
  "$MLIRC" "$here/kernel.mlir" "--target=$arch-linux-gnu" -o "$OUT/kernel.o" --emit-header
  "$arch-linux-gnu-gcc" -std=c99 -Wall -Wextra -Werror -I"$OUT" "$here/main.c" "$OUT/kernel.o" -lm -o "$OUT/program"
  echo "$arch: $("qemu-$arch" -L "/usr/$arch-linux-gnu" "$OUT/program")"
done
