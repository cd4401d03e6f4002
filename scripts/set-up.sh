#!/bin/sh
# Installs what lcdoc needs and this machine lacks, and nothing else. Silent when all is there.
set -eu

say() { printf 'set-up: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

swift_command=${SWIFT:-swift}
wanted_major=6
wanted_minor=3

check_swift() {
  where="Get it from https://www.swift.org/install (on macOS also with Xcode 26 or later)."
  command -v "$swift_command" >/dev/null 2>&1 \
    || fail "no \`$swift_command\` found; lcdoc needs Swift $wanted_major.$wanted_minor or later. $where"
  version=$("$swift_command" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' | head -n 1)
  [ -n "$version" ] || fail "\`$swift_command --version\` names no version; is it the Swift compiler? $where"
  major=${version%%.*}
  minor=${version#*.}
  if [ "$major" -lt "$wanted_major" ] || { [ "$major" -eq "$wanted_major" ] && [ "$minor" -lt "$wanted_minor" ]; }; then
    fail "Swift $version is too old; lcdoc needs $wanted_major.$wanted_minor or later. $where"
  fi
}

has_pkg_config() { command -v pkg-config >/dev/null 2>&1; }
has_library() { has_pkg_config && pkg-config --exists "$1"; }

# The names of the packages that are missing: first argument for pkg-config, second for cmark, third for SQLite, fourth for libyaml.
missing_packages() {
  has_pkg_config || printf ' %s' "$1"
  has_library libcmark || printf ' %s' "$2"
  has_library sqlite3 || printf ' %s' "$3"
  has_library yaml-0.1 || printf ' %s' "$4"
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo "$@"
  else
    fail "not root and no sudo: please run this as root: $*"
  fi
}

install_with_apt() {
  say "installing$1 with apt-get"
  # A machine whose package lists are old or empty needs an update first; others are spared it.
  # shellcheck disable=SC2086 # the list of packages is meant to be split
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $1 >/dev/null 2>&1 || {
    as_root apt-get update
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $1
  }
}

install_missing() {
  if command -v apt-get >/dev/null 2>&1; then
    missing=$(missing_packages pkg-config libcmark-dev libsqlite3-dev libyaml-dev)
    [ -z "$missing" ] || install_with_apt "$missing"
  elif command -v brew >/dev/null 2>&1; then
    missing=$(missing_packages pkg-config cmark sqlite libyaml)
    # Homebrew keeps SQLite out of pkg-config's way because macOS has its own, which serves as well.
    [ "$(uname -s)" != Darwin ] || missing=$(printf '%s' "$missing" | sed 's/ sqlite//')
    if [ -n "$missing" ]; then
      say "installing$missing with Homebrew"
      # shellcheck disable=SC2086
      brew install $missing
    fi
  else
    missing=$(missing_packages pkg-config cmark sqlite libyaml)
    [ -z "$missing" ] || fail "please install$missing with headers and pkg-config files" \
      "(Debian: pkg-config libcmark-dev libsqlite3-dev libyaml-dev; Fedora: pkgconf cmark-devel sqlite-devel" \
      "libyaml-devel; Arch: pkgconf cmark sqlite libyaml; Homebrew: pkg-config cmark sqlite libyaml)."
  fi
}

# Makes the modules for the browser a twentieth smaller; they are built without it too.
install_optimiser() {
  if command -v apt-get >/dev/null 2>&1; then
    install_with_apt " binaryen"
  elif command -v brew >/dev/null 2>&1; then
    say "installing binaryen with Homebrew"
    brew install binaryen
  else
    fail "please install binaryen"
  fi
}

check_swift
install_missing
command -v wasm-opt >/dev/null 2>&1 || (install_optimiser) || say "going on without wasm-opt: pages load a little more"
