here=$(dirname "$0")
command -v meson > /dev/null || { echo "meson is not installed" >&2; exit 77; }
# Meson refuses this option for a new folder, and an old folder without it.
again=
[ -d "$OUT/meson-private" ] && again=--reconfigure
meson setup $again "$OUT" "$here" "-Dmlirc=$MLIRC" > "$OUT/log.txt" &&
  meson compile -C "$OUT" >> "$OUT/log.txt" && "$OUT/squares"
