make -s -f "$(dirname "$0")/Makefile" && "$OUT/squares"
