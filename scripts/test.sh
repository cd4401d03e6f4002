#!/bin/sh
# Runs the tests that were built, and says at the end what failed: thousands of lines may stand before it.
set -eu

log=.build/tests.log
ended=.build/tests.ended
mkdir -p .build
rm -f "$ended"
# What tests keep is not for the user's own runs.
export XDG_CACHE_HOME="$PWD/.build/cache"
{ "${SWIFT:-swift}" test --skip-build --disable-xctest "$@" && : >"$ended"; } 2>&1 | tee "$log"
[ -e "$ended" ] && exit 0
printf '\nWhat failed:\n'
grep -e '✘' -e ': error:' -e 'Fatal error' "$log" || tail -n 40 "$log"
exit 1
