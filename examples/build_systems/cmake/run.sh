here=$(dirname "$0")
command -v cmake > /dev/null || { echo "cmake is not installed" >&2; exit 77; }
cmake -S "$here" -B "$OUT" -Dmlirc_DIR="$(realpath "$here/../../../cmake")" -DMLIRC_EXECUTABLE="$MLIRC" > "$OUT/log.txt" &&
  cmake --build "$OUT" >> "$OUT/log.txt" && "$OUT/squares"
