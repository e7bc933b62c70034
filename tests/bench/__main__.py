"""Run benchmarks by name, or all; each in its own process, so that none warms another's caches."""

import subprocess
import sys
from pathlib import Path

NAMES = tuple(
    p.stem for p in sorted(Path(__file__).parent.glob("*.py")) if "if __name__ == " in p.read_text() and p != Path(__file__)
)


def run_all(chosen: list[str]) -> int:
    """Run all; return the number of failed benchmarks."""
    unknown = [name for name in chosen if name not in NAMES]
    if unknown:
        print(f"no benchmark '{unknown[0]}'; there are: {', '.join(NAMES)}")
        return 2
    failed = 0
    for name in chosen or NAMES:
        print(f"\n== {name}", flush=True)
        failed += subprocess.run([sys.executable, "-m", f"tests.bench.{name}"], check=False).returncode != 0
    return failed


if __name__ == "__main__":
    raise SystemExit(run_all(sys.argv[1:]))
