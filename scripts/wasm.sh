#!/bin/sh
# Builds the simulation for the browser, and with it once more what explains logs, and says how large they are. More than
# a reader should wait for is an error.
# `--if-possible`: says it where this Swift cannot, and ends well; a site is complete without it.
# The compiler is called directly: what makes the module small, optimisation of the whole at link time, is nothing
# that `swift build` can be told for WebAssembly. Bounds and overflows are not checked in the module, which costs 5 % of
# it: the native tests run the same scenarios with the checks, and what happens in a module stays in its own memory.
set -eu

triple=wasm32-unknown-none-wasm
folder=.build-wasm
engine=$folder/engine.wasm
# With the reading of logs, for the one page that explains them.
explainer=$folder/explainer.wasm
# The modules as scripts, for pages that are opened from a disk may fetch nothing; lcdoc is built with them inside.
scripts="$folder/engine.js $folder/explainer.js"
# What they may be, which is said of modules that wasm-opt has gone over: without it they are a twentieth larger.
most_raw=330000
most_zipped=120000
# With the scripts that show its runs.
most_loaded=133120
# The module that explains logs, alone. A page loads it only when a log is pasted.
most_explainer=346500

fail() { printf 'wasm: %s\n' "$*" >&2; exit 1; }

cd "$(dirname "$0")/.."

libraries=$("${SWIFT:-swift}" -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
tools=$libraries/../../bin
if ! [ -d "$libraries/embedded/$triple" ] || ! [ -x "$tools/wasm-ld" ]; then
  [ "${1:-}" = --if-possible ] || fail "this Swift cannot build for WebAssembly: there is no" \
    "$libraries/embedded/$triple or no $tools/wasm-ld. The toolchains of https://www.swift.org/install have both."
  # One of an earlier Swift would not be the simulation that lcdoc has.
  # shellcheck disable=SC2086 # names without spaces
  rm -f $scripts
  echo "wasm: this Swift cannot build for WebAssembly: pages will show runs, and not run them again" >&2
  exit 0
fi

# The name of `Array.append`, which stands once for each kind of element, and not in each of a hundred places.
append=Sa6appendyyxnF

# Compiles one module out of files; further arguments say what becomes of it. What is small is written into its caller as
# long as that stays small too: functions that grow and grow were an eighth of the module.
compile() {
  module=$1
  files=$2
  shift 2
  # shellcheck disable=SC2086 # no path here has spaces
  "$tools/swiftc" -target $triple -enable-experimental-feature Embedded -module-name "$module" -package-name lcdoc \
    -swift-version 6 -parse-as-library -warnings-as-errors \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -wmo -Osize -Xfrontend -remove-runtime-asserts \
    -Xllvm -inline-threshold=0 -Xllvm -sil-disable-pass=closure-specialize \
    -Xllvm -sil-inline-overall-caller-block-limit=8 -Xllvm -sil-inline-never-functions=$append \
    -Xfrontend -function-sections -Xfrontend -mergeable-traps -Xfrontend -disable-stack-protector \
    -I $folder -module-cache-path $folder/cache "$@" $files
}

# The sources of a target, or of a part of one.
sources() { find "$@" -name '*.swift' | sort; }

# Of a module that is not the last only the interface is needed: what the last uses is compiled with it.
interface() { compile "$1" "$2" -emit-module -emit-module-path "$folder/$1.swiftmodule"; }

# A stack that lies first ends in a trap when it is used up, and not in other data.
link() {
  "$tools/wasm-ld" --no-entry --gc-sections --strip-all --compress-relocations --stack-first -z stack-size=1048576 \
    -mllvm -inline-threshold=0 -mllvm -sink-common-insts "$1" $folder/runtime.o -o "$2"
  ! has_optimiser || shrink "$2"
}

has_optimiser() { command -v wasm-opt >/dev/null 2>&1; }

# Binaryen sees what the linker has put together as WebAssembly. The three features are those that the compiler uses. No
# function is written into its only caller, which zips worse; addresses below 1024 are the far end of the stack, so that
# no sum of an address and an offset begins there. Arguments that nobody reads go first, for later their places serve other
# values: each function of Swift's has one, for what it might throw.
shrink() {
  wasm-opt --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --dae \
    -Oz --always-inline-max-function-size=4 --one-caller-inline-max-function-size=0 --low-memory-unused "$1" -o "$1.small"
  mv "$1.small" "$1"
}

build_engine() {
  interface LifecycleEngine "$(sources Sources/LifecycleEngine)"
  interface Verify "$(sources Sources/Verify)"
  compile LifecycleWasm "$(sources Sources/LifecycleWasm ! -path '*/Explain/*')" \
    -lto=llvm-full -c -o $folder/LifecycleWasm.o
  "$tools/clang" --target=$triple -O2 -mbulk-memory -fno-builtin -ffreestanding \
    -c Sources/CWasmRuntime/runtime.c -o $folder/runtime.o
  link $folder/LifecycleWasm.o "$engine"
}

# Of Diagnostics and Notes what reads a log and nothing of Markdown.
notes="Sources/Notes/Bytes Sources/Notes/Names Sources/Notes/Lines Sources/Notes/Code Sources/Notes/Text/NoteText.swift
  Sources/Notes/Text/Setting.swift Sources/Notes/Outline/Logs/LineGrammar.swift Sources/Notes/Outline/Logs/Log.swift
  Sources/Notes/Mention.swift Sources/Notes/Ordering.swift Sources/Notes/Ordering+Judged.swift
  Sources/Notes/Outline/ListEvidence.swift Sources/Notes/Scenarios/ScenarioGuess.swift"
diagnostics="Sources/Diagnostics/SourceFile.swift Sources/Diagnostics/Language.swift
  Sources/Diagnostics/EditDistance.swift Sources/Diagnostics/Text/ByteScan.swift
  Sources/Diagnostics/Text/SortedSearch.swift"

build_explainer() {
  # The words of two languages, put into Reading as the build of the program does it: what other words would tell is
  # whether a line of a log denies a call. All of them would make the module half as large again; and what was learned
  # of sentences is left out, for a log has none.
  words=$folder/EmbeddedLexicons.swift
  "$tools/swiftc" -parse-as-library Sources/EmbedFiles/EmbedFiles.swift -o $folder/embed-files
  $folder/embed-files $words lexicon EmbeddedLexicons code.lex en.lex zh.lex
  interface Diagnostics "$diagnostics"
  interface Reading "$(sources Sources/Reading) $words"
  # shellcheck disable=SC2086
  interface Notes "$(sources $notes)"
  compile LifecycleWasm "$(sources Sources/LifecycleWasm)" -lto=llvm-full -c -o $folder/Explainer.o
  link $folder/Explainer.o "$explainer"
  # For the tests, which compare no module that is older than what it is made of.
  # shellcheck disable=SC2086
  sources $of_engine Sources/Reading $notes $diagnostics >$folder/explainer.sources
}

# Whether a module is older than what it is made of.
is_old() { [ ! -f "$1" ] || [ -n "$(find scripts/wasm.sh "$@" -newer "$1" 2>/dev/null | head -n 1)" ]; }

mkdir -p $folder
of_engine="Sources/LifecycleEngine Sources/Verify Sources/LifecycleWasm Sources/CWasmRuntime"
# shellcheck disable=SC2086
if is_old $engine $of_engine; then
  rm -f $engine $explainer $scripts
  build_engine
fi
# shellcheck disable=SC2086
if is_old $explainer $of_engine Sources/Reading Sources/EmbedFiles $notes $diagnostics \
  lexicon/code.lex lexicon/en.lex lexicon/zh.lex; then
  rm -f $explainer $folder/explainer.js
  build_explainer
fi
for module in $engine $explainer; do
  script=${module%.wasm}.js
  [ -f "$script" ] && continue
  # Text of letters alone, so that no server and no editor changes it; zipped first, for letters zip badly.
  { printf '(window.lcdocLive ||= {}).engine = "'; gzip -9nc "$module" | base64 | tr -d '\n'; printf '";\n'; } >"$script.new"
  mv "$script.new" "$script"
done

# An error only where the module is as small as it can be made.
too_large() {
  ! has_optimiser || fail "$*"
  echo "wasm: $*; wasm-opt, which makes it smaller, is not there (Debian and Homebrew: binaryen)" >&2
}

raw=$(wc -c <$engine)
zipped=$(gzip -9c $engine | wc -c)
printf '%s: %d bytes of at most %d, gzipped %d of %d\n' $engine "$raw" $most_raw "$zipped" $most_zipped
[ "$raw" -le $most_raw ] && [ "$zipped" -le $most_zipped ] || too_large "the module is too large"
loaded=0
# Without the comments, which are not embedded.
for file in $folder/engine.js templates/assets/live*; do
  loaded=$((loaded + $(grep -v '^ *//' "$file" | gzip -9c | wc -c)))
done
printf 'What a page loads to run it: %d bytes gzipped of at most %d\n' "$loaded" $most_loaded
[ "$loaded" -le $most_loaded ] || too_large "a page loads too much"
zipped=$(gzip -9c $explainer | wc -c)
printf '%s: %d bytes, gzipped %d of at most %d\n' $explainer "$(wc -c <$explainer)" "$zipped" $most_explainer
[ "$zipped" -le $most_explainer ] || too_large "the module that explains logs is too large"
