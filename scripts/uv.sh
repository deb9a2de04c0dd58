#!/bin/sh
# Runs uv with the arguments given: the one on PATH, else one fetched from PyPI into .uv/.
#
# It only ever writes inside this folder (and uv's own cache), so it never needs root.
# PYTHON names the interpreter to start from (default: python3).
set -eu
cd "$(dirname "$0")/.."

: "${PYTHON:=python3}"
VENV=${UV_PROJECT_ENVIRONMENT:-.venv}
# One version of uv, and only the files of it whose hashes are known here.
HASHED='--require-hashes --only-binary :all: --requirement scripts/uv-requirements.txt'

say() { printf 'greed: %s\n' "$*" >&2; }

python_is_new_enough() {
    "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

# Puts uv into .uv/bin/uv, by a private environment or, where Python lacks one, by pip alone.
fetch_uv() {
    if ! python_is_new_enough; then
        say "Python 3.11 or newer is needed, and '$PYTHON' is not one."
        say "Name another with 'make PYTHON=python3.12 ...', or install uv, which brings its own."
        exit 1
    fi
    say "fetching uv into .uv/ (once)"
    rm -rf .uv
    if "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null; then
        "$PYTHON" -m venv .uv
        .uv/bin/python -m pip install --quiet --disable-pip-version-check $HASHED || return 1
    elif "$PYTHON" -m pip --version >/dev/null 2>&1; then
        "$PYTHON" -m pip install --quiet --disable-pip-version-check --target .uv $HASHED || return 1
    else
        say "this Python has neither 'venv' nor 'pip', so uv cannot be fetched."
        say "On Debian or Ubuntu 'sudo apt install python3-venv' adds them; or install uv yourself."
        exit 1
    fi
}

if uv --version >/dev/null 2>&1; then
    UV=uv
else
    UV=.uv/bin/uv
    if [ ! -x "$UV" ] && ! fetch_uv; then
        rm -rf .uv
        say "uv could not be fetched: see pip's message above."
        exit 1
    fi
fi

# An environment that already exists keeps its Python; a new one gets $PYTHON, never a download
# that nobody asked for.
if [ -z "${UV_PYTHON:-}" ] && [ ! -e "$VENV/bin/python" ] && python_is_new_enough; then
    UV_PYTHON=$("$PYTHON" -c 'import sys; print(sys.executable)')
    export UV_PYTHON
fi
# uv trusts its own list of certificates; behind a company's proxy only the machine's will do:
# trust the bundle that pip was given, else the one that Python itself trusts.
if [ -z "${SSL_CERT_FILE:-}" ]; then
    SSL_CERT_FILE=${PIP_CERT:-$("$PYTHON" -c '
import ssl
print(ssl.get_default_verify_paths().cafile or "")' 2>/dev/null || true)}
    if [ -f "$SSL_CERT_FILE" ]; then export SSL_CERT_FILE; else unset SSL_CERT_FILE; fi
fi
# Another project's active environment is not ours to change.
unset VIRTUAL_ENV

exec "$UV" "$@"
