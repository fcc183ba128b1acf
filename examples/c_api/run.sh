here=$(dirname "$0")
library=$(dirname "$MLIRC")/libmlirc_c.a
[ -f "$library" ] || { echo "$library was not built: cargo build --workspace" >&2; exit 77; }
$CC -std=c99 -Wall -Wextra -Wpedantic -Werror -I"$here/../../capi" "$here/main.c" "$library" -lm -lpthread -ldl \
  -o "$OUT/main" && cd "$OUT" && ./main
