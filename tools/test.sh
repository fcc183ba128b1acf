#!/bin/sh
# Runs all tests, also after a failure. Ends with a list of the failures and a line with the numbers of tests. Arguments, such
# as `--skip slow`, select tests.
set -eu

log=$(mktemp)
trap 'rm -f "$log" "$log.failed"' EXIT

selection=$*
run() {
  # shellcheck disable=SC2086 # The selection is a list of words.
  ${CARGO:-cargo} test --release --no-fail-fast "$@" -- $selection 2>&1 || echo "$*" >> "$log.failed"
}

{
  # The unit tests need a build of their own. They are small, so it is not optimized.
  run --package mlirc --lib --config profile.release.package.mlirc.opt-level=0
  run --package cabi --package mlirc-c --lib
  run --package mlirc --doc
  run --workspace --bins --test '*'
} | tee "$log"

# Cargo names a binary before its tests.
broken=0
[ ! -s "$log.failed" ] || broken=1
awk -v broken="$broken" '
  /^ *Running / { binary = $2 == "unittests" ? $3 : $2 }
  /^test .* \.\.\. FAILED$/ { sub(/^test /, ""); sub(/ +\.\.\. FAILED$/, ""); failed[++count] = binary ": " $0 }
  /^test result: / { passed += $4; bad += $6 }
  END {
    print ""
    for (at = 1; at <= count; at++) print "failed: " failed[at]
    if (broken && bad == 0) { print "failed: a test binary could not be built or ended early"; bad = 1 }
    print passed + 0 " passed, " bad + 0 " failed"
  }' "$log"
exit "$broken"
