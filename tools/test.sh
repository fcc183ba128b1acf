#!/bin/sh
# Runs all tests, also behind ones that fail, and ends with a list of those that failed and one line with their numbers.
set -eu

log=$(mktemp)
trap 'rm -f "$log" "$log.status"' EXIT

# The tests of a crate's own modules need another build of it, which is not optimised: they are small.
unit_tests() {
  ${CARGO:-cargo} test --release --workspace --lib --bins --no-fail-fast \
    --config profile.release.package.mlirc.opt-level=1
}

status=0
{
  ${CARGO:-cargo} test --release --workspace --no-fail-fast 2>&1 || echo $? > "$log.status"
} | tee "$log"
[ ! -s "$log.status" ] || status=$(cat "$log.status")

# Cargo names the binary before its tests, and each says how many passed.
awk -v status="$status" '
  /^ *(Running|Doc-tests) / { binary = $2; if ($1 == "Running" && $2 == "unittests") binary = $3 }
  /^test .* \.\.\. FAILED$/ { failed[++count] = binary ": " $2 }
  /^test result: / { passed += $4; bad += $6 }
  END {
    print ""
    for (at = 1; at <= count; at++) print "failed: " failed[at]
    if (status != 0 && bad == 0) { print "failed: a test binary could not be built or ended early"; bad = 1 }
    print passed + 0 " passed, " bad + 0 " failed"
  }' "$log"
exit "$status"
