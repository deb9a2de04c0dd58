"""Put Python beside the page, for house rules without a server.

`python scripts/browser_python.py build/site` writes `python/` into the site: Pyodide (from the npm
package), the wheel of msgspec for it (from PyPI, with the hash of uv.lock), and those modules of
Greed that `greed.web.editing` loads. Nothing of it belongs to the first visit: the page fetches it
when somebody edits rules. Its folder is named after its content, so that browsers can keep it.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYODIDE = ROOT / "ui" / "node_modules" / "pyodide"
FETCHED = ROOT / "build" / "browser-python"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK, MSGSPEC, GREED = "pyodide-lock.json", "msgspec.zip", "greed.zip"
DAY = (2020, 1, 1, 0, 0, 0)
DATA = {
    "sheets": ("*.toml",),
    "rulebook": ("*.txt",),
    "languages": ("core.ftl", "rules.ftl", "sheets.ftl", "schema.ftl", "flaws.ftl"),
}
"""What those modules read, by the folder."""
LOADS = """
import sys
for absent in ("numpy", "starlette", "platformdirs"):
    sys.modules[absent] = None
from greed.web import editing
rules = editing.preset("official")
editing.check(rules), editing.schema(), editing.packed('{"title": "x"}', "{}")
import json
editing.packed(json.dumps(json.loads(rules)["rules"]), "{}")
print(*(m.__file__ for n, m in sys.modules.items() if n.split(".")[0] == "greed"), sep="\\n")
"""


def add_python(folder: Path) -> None:
    """Write Python into a site.

    Raises:
        subprocess.CalledProcessError: what it needs can't be fetched.
    """
    subprocess.run([str(ROOT / "scripts" / "ui.sh"), "packages"], check=True)
    info = json.loads((PYODIDE / LOCK).read_text("utf-8"))["info"]
    files = {name: (PYODIDE / name).read_bytes() for name in RUNTIME}
    files[LOCK] = json.dumps({"info": info, "packages": {}}).encode()
    files[MSGSPEC] = msgspec_wheel(info).read_bytes()
    files[GREED] = greed_modules()
    digest = hashlib.sha256(b"".join(map(bytes, files.values()))).hexdigest()[:16]
    home = folder / "python" / digest
    shutil.rmtree(folder / "python", ignore_errors=True)
    home.mkdir(parents=True)
    for name, body in files.items():
        (home / name).write_bytes(body)
    index = {
        "folder": f"python/{digest}/",
        "files": {name: len(body) for name, body in files.items()},
        # What a host that compresses sends.
        "bytes": sum(len(gzip.compress(body, 6, mtime=0)) for body in files.values()),
    }
    (folder / "python" / "index.json").write_text(json.dumps(index), "utf-8")
    with (folder / "notices.txt").open("a", encoding="utf-8") as file:
        file.write(notices())


def notices() -> str:
    """Return whose work the site contains besides the page's, and on what terms."""
    about = json.loads((PYODIDE / "package.json").read_text("utf-8"))
    info = json.loads((PYODIDE / LOCK).read_text("utf-8"))["info"]
    with zipfile.ZipFile(msgspec_wheel(info)) as wheel:
        texts = [name for name in wheel.namelist() if "LICENSE" in name.upper()]
        msgspec = "\n\n".join(wheel.read(name).decode() for name in texts)
    source = "https://github.com/pyodide/pyodide"
    licence = "PSF-2.0, https://docs.python.org/3/license.html"
    parts = (
        f"pyodide {about['version']}\n\nLicence: {about['license']}\n\nSource: {source}",
        f"Python {info['python']}, as it comes with Pyodide\n\nLicence: {licence}",
        f"msgspec\n\n{msgspec}",
    )
    return "".join(f"\n{'-' * 72}\n\n{part}\n" for part in parts)


def msgspec_wheel(info: dict[str, str]) -> Path:
    """Return the wheel of msgspec for this Pyodide, checked by the hash of uv.lock."""
    packages = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]
    wheels = next(package["wheels"] for package in packages if package["name"] == "msgspec")
    version = "".join(info["python"].split(".")[:2])
    ending = f"cp{version}-cp{version}-pyemscripten_{info['abi_version']}_wasm32.whl"
    wheel = next((file for file in wheels if file["url"].endswith(ending)), None)
    if wheel is None:
        sys.exit(f"uv.lock has no msgspec for this Pyodide ({ending}): take another version of it")
    name = wheel["url"].rpartition("/")[2]
    path = FETCHED / name
    if not path.is_file():
        fetch = [
            "tool", "run", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:",
            "--dest", str(FETCHED), "--python-version", info["python"].rpartition(".")[0],
            "--implementation", "cp", "--abi", f"cp{version}",
            "--platform", f"pyemscripten_{info['abi_version']}_wasm32",
            f"msgspec=={name.split('-')[1]}",
        ]  # fmt: skip
        subprocess.run([str(ROOT / "scripts" / "uv.sh"), *fetch], check=True)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    if f"sha256:{digest}" != wheel["hash"]:
        path.unlink()
        sys.exit(f"{name} has another hash than uv.lock says: run this again")
    return path


def greed_modules() -> bytes:
    """Return a zip of the modules that house rules need, and of what they read."""
    loaded = subprocess.run(
        [sys.executable, "-c", LOADS], check=True, capture_output=True, text=True, cwd=ROOT
    )
    paths = {Path(line) for line in loaded.stdout.splitlines()}
    source = next(path for path in paths if path.parent.name == "greed").parent
    for folder, data in DATA.items():
        paths |= {path for kind in data for path in (source / folder).rglob(kind)}
    zipped = io.BytesIO()
    with zipfile.ZipFile(zipped, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(paths):
            name = zipfile.ZipInfo(f"greed/{path.relative_to(source).as_posix()}", DAY)
            name.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(name, path.read_bytes())
    return zipped.getvalue()


if __name__ == "__main__":
    add_python(Path(sys.argv[1]))
