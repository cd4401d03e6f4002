#!/bin/sh
# Installs what the tests of pages in a browser need and this machine lacks, on Debian alone: Chromium, and axe-core, whose
# licence keeps it out of the repository, from a package of PyPI. Prints the variables that name them, for `eval`.
set -eu

say() { printf 'browser: %s\n' "$*" >&2; }

find_chromium() {
  command -v chromium && return
  say "installing chromium with apt-get"
  # The fonts that the style sheet names first: what is measured depends on them.
  { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    chromium fonts-liberation fonts-noto-cjk; } >&2
  command -v chromium
}

axe=axe_playwright_python/axe.min.js
folder=.build/axe

fetch_axe() {
  say "fetching axe-core"
  mkdir -p $folder
  python3 -m pip download --quiet --no-deps --dest $folder axe-playwright-python==0.1.8 >&2
  python3 -m zipfile -e $folder/*.whl $folder
}

path=$(find_chromium)
[ -f $folder/$axe ] || fetch_axe
printf 'export LCDOC_CHROMIUM=%s LCDOC_AXE=%s\n' "$path" "$PWD/$folder/$axe"
