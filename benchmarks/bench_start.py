"""How long programs take to start: `import greed` and the quickest command, as processes."""

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 15


def milliseconds(command: list[str]) -> float:
    """Return the median wall time of a command."""
    times = []
    for _ in range(RUNS):
        began = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(1000 * (time.perf_counter() - began))
    return statistics.median(times)


def main() -> None:
    """Print the table."""
    python = sys.executable
    greed = str(Path(python).with_name("greed"))
    # A Python that sees Greed and msgspec alone, as `pip install greed-dice` leaves it.
    import msgspec

    import greed as package

    with tempfile.TemporaryDirectory() as bare:
        for module in (msgspec, package):
            folder = Path(str(module.__file__)).parent
            (Path(bare) / folder.name).symlink_to(folder)
        program = f"import sys; sys.path.insert(0, {bare!r}); import greed"
        rows = {
            "python -c pass": milliseconds([python, "-ISc", "pass"]),
            "import greed (base install)": milliseconds([python, "-ISc", program]),
            "import greed (all extras there)": milliseconds([python, "-c", "import greed"]),
            "greed score official 1 1 5 2 3": milliseconds(
                [greed, "score", "official", "1", "1", "5", "2", "3"]
            ),
        }
    baseline = rows["python -c pass"]
    print(f"## Start: milliseconds as a process, median of {RUNS}\n")
    print("| command | ms | beyond Python itself |\n|---|---:|---:|")
    for name, ms in rows.items():
        print(f"| `{name}` | {ms:.0f} | {ms - baseline:.0f} |")


if __name__ == "__main__":
    main()
