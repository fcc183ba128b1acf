here=$(dirname "$0")
command -v meson > /dev/null || { echo "meson is not installed" >&2; exit 77; }
meson setup --reconfigure "$OUT" "$here" "-Dmlirc=$MLIRC" > "$OUT/log.txt" &&
  meson compile -C "$OUT" >> "$OUT/log.txt" && "$OUT/squares"
