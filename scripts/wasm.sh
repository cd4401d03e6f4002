#!/bin/sh
# Builds the simulation for the browser and says how large it is. More than a reader should wait for is an error.
# `--if-possible`: says it where this Swift cannot, and ends well; a site is complete without it.
# The compiler is called directly: what makes the module small, optimisation of the whole at link time, is nothing
# that `swift build` can be told for WebAssembly. Bounds and overflows are not checked in the module, which costs 5 % of
# it: the native tests run the same scenarios with the checks, and what happens in a module stays in its own memory.
set -eu

triple=wasm32-unknown-none-wasm
folder=.build-wasm
engine=$folder/engine.wasm
# The module as a script, for pages that are opened from a disk may fetch nothing; lcdoc is built with it inside.
script=$folder/engine.js
most_raw=330000
most_zipped=120000
# With the scripts that show its runs.
most_loaded=130000

fail() { printf 'wasm: %s\n' "$*" >&2; exit 1; }

cd "$(dirname "$0")/.."

libraries=$("${SWIFT:-swift}" -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
tools=$libraries/../../bin
if ! [ -d "$libraries/embedded/$triple" ] || ! [ -x "$tools/wasm-ld" ]; then
  [ "${1:-}" = --if-possible ] || fail "this Swift cannot build for WebAssembly: there is no" \
    "$libraries/embedded/$triple or no $tools/wasm-ld. The toolchains of https://www.swift.org/install have both."
  # One of an earlier Swift would not be the simulation that lcdoc has.
  rm -f "$script"
  echo "wasm: this Swift cannot build for WebAssembly: pages will show runs, and not run them again" >&2
  exit 0
fi

# The name of `Array.append`, which stands once for each kind of element, and not in each of a hundred places.
append=Sa6appendyyxnF

# Compiles one module; further arguments say what becomes of it. What is small is written into its caller as long as that
# stays small too: functions that grow and grow were an eighth of the module.
compile() {
  module=$1
  shift
  # shellcheck disable=SC2046 # no path here has spaces
  "$tools/swiftc" -target $triple -enable-experimental-feature Embedded -module-name "$module" -package-name lcdoc \
    -swift-version 6 -parse-as-library -warnings-as-errors \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -wmo -Osize -Xfrontend -remove-runtime-asserts \
    -Xllvm -inline-threshold=0 -Xllvm -sil-disable-pass=closure-specialize \
    -Xllvm -sil-inline-overall-caller-block-limit=8 -Xllvm -sil-inline-never-functions=$append \
    -Xfrontend -function-sections -Xfrontend -mergeable-traps -Xfrontend -disable-stack-protector \
    -I $folder -module-cache-path $folder/cache "$@" $(find "Sources/$module" -name '*.swift' | sort)
}

# What the last module uses of the others is compiled with it; of them only the interfaces are needed.
build() {
  compile LifecycleEngine -emit-module -emit-module-path $folder/LifecycleEngine.swiftmodule
  compile Verify -emit-module -emit-module-path $folder/Verify.swiftmodule
  compile LifecycleWasm -lto=llvm-full -c -o $folder/LifecycleWasm.o
  "$tools/clang" --target=$triple -O2 -mbulk-memory -fno-builtin -ffreestanding \
    -c Sources/CWasmRuntime/runtime.c -o $folder/runtime.o
  # A stack that lies first ends in a trap when it is used up, and not in other data.
  "$tools/wasm-ld" --no-entry --gc-sections --strip-all --compress-relocations --stack-first -z stack-size=1048576 \
    -mllvm -inline-threshold=0 -mllvm -sink-common-insts \
    $folder/LifecycleWasm.o $folder/runtime.o -o "$engine"
}

mkdir -p $folder
changed=$(find scripts/wasm.sh Sources/LifecycleEngine Sources/Verify Sources/LifecycleWasm Sources/CWasmRuntime \
  -newer $engine 2>/dev/null | head -n 1)
if [ ! -f $engine ] || [ -n "$changed" ]; then
  rm -f $engine $script
  build
fi
if [ ! -f $script ]; then
  # Text of letters alone, so that no server and no editor changes it; zipped first, for letters zip badly.
  { printf '(window.lcdocLive ||= {}).engine = "'; gzip -9nc $engine | base64 | tr -d '\n'; printf '";\n'; } >$script.new
  mv $script.new $script
fi

raw=$(wc -c <$engine)
zipped=$(gzip -9c $engine | wc -c)
printf '%s: %d bytes of at most %d, gzipped %d of %d\n' $engine "$raw" $most_raw "$zipped" $most_zipped
[ "$raw" -le $most_raw ] && [ "$zipped" -le $most_zipped ] || fail "the module is too large"
loaded=0
for file in $script templates/assets/live*; do loaded=$((loaded + $(gzip -9c "$file" | wc -c))); done
printf 'What a page loads to run it: %d bytes gzipped of at most %d\n' "$loaded" $most_loaded
[ "$loaded" -le $most_loaded ] || fail "a page loads too much"
