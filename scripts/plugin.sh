#!/bin/sh
# The build for tests leaves the command plugin out; here its types are checked, by what the toolchain says plugins can use.
set -eu

compiler=${SWIFTC:-$(command -v swiftc)}
api=$(dirname "$(dirname "$(readlink -f "$compiler")")")/lib/swift/pm/PluginAPI
[ -d "$api" ] || { echo "$api is not there: the plugin was not checked"; exit 0; }
"$compiler" -typecheck -parse-as-library -swift-version 6 -package-description-version 6.2.0 -I "$api" \
  Plugins/LCDocCommand/*.swift
