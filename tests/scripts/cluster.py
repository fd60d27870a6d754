#!/usr/bin/env python3
"""A match in shards on a Dask cluster of two workers on this machine, one of which is killed while it plays: no shard is lost, and
what comes out is the match of one process. Where GNU parallel is there, the recipe of docs/cluster.md for it too.

Needs the Python package 'distributed'; tools/dev/cluster.sh brings it. Exits with 0 when all of it is so, else with 1 and one line.
"""

import argparse
import json
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
MATCH = ["risk", "--agents", "sentinel,raider", "--games", "96", "--seed", "7", "--setup", "(round_limit: 60)"]
SHARDS = 24
PATIENCE = 240


class Failure(Exception):
    """What is not so."""


def wait(what, so, patience=30):
    """Waits until something is so, and returns it."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if found := so():
            return found
        time.sleep(0.05)
    raise Failure(f"{what} did not come about in {patience} s")


def timeless(report):
    """A report without the one figure that is a time."""
    report = json.loads(report)
    del report["games_per_cpu_second"]
    return report


def dask(lab, work, started):
    """The adapter on two workers; one is killed with shards under way."""

    def start(*words, **how):
        started.append(subprocess.Popen([sys.executable, *words], cwd=ROOT, **how))
        return started[-1]

    address = work / "scheduler.json"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    start("-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard",
          "--scheduler-file", str(address), **quiet)
    wait("a scheduler", lambda: address.exists() and address.stat().st_size > 0)
    scheduler = json.loads(address.read_text())["address"]
    workers = [start("-m", "distributed.cli.dask_worker", scheduler, "--nthreads", "1", "--no-nanny", "--no-dashboard",
                     "--host", "127.0.0.1", "--local-directory", str(work / f"worker-{number}"), **quiet)
               for number in range(2)]
    from distributed import Client  # noqa: PLC0415 - only here is it needed

    with Client(scheduler) as client:
        wait("two workers", lambda: len(client.scheduler_info()["workers"]) == 2)
    kept = work / "shards.jsonl"
    with open(work / "merged.json", "w", encoding="utf-8") as out:
        adapter = start("tools/cluster/dask_match.py", "--scheduler", scheduler, "--shards", str(SHARDS), "--lab", lab,
                        "--keep", str(kept), "--", *MATCH, "--json", stdout=out, stderr=subprocess.DEVNULL)
        lines = wait("the first shards", lambda: kept.exists() and kept.read_text().count("\n") >= 3 and kept.read_text(), 90)
        if lines.count("\n") >= SHARDS - 2:
            raise Failure("the match was over before a worker could be killed")
        workers[0].send_signal(signal.SIGKILL)
        print(f"a worker was killed after {lines.count(chr(10))} of {SHARDS} shards")
        if adapter.wait(PATIENCE) != 0:
            raise Failure(f"the adapter ended with {adapter.returncode}")
    played = sorted(json.loads(line)["shard"] for line in kept.read_text().splitlines())
    if played != list(range(1, SHARDS + 1)):
        raise Failure(f"shards are lost or counted twice: {played}")
    return (work / "merged.json").read_text()


def parallel(lab, work):
    """The recipe for GNU parallel."""
    shards = work / "parallel.jsonl"
    command = ["parallel", "--jobs", "2", "--joblog", str(work / "joblog"), lab, "shard", "match", *(f"'{word}'" for word in MATCH),
               "--threads", "1", "--shard", f"{{}}/{SHARDS}"]
    numbers = "".join(f"{number}\n" for number in range(1, SHARDS + 1))
    with open(shards, "w", encoding="utf-8") as out:
        subprocess.run(command, cwd=ROOT, input=numbers, text=True, stdout=out, check=True)
    return subprocess.run([lab, "merge", str(shards), "--json"], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lab", help="the program rubicon-lab")
    lab = str(pathlib.Path(parser.parse_args().lab).resolve())
    started = []
    whole = subprocess.run([lab, "match", *MATCH, "--json"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        try:
            if timeless(dask(lab, work, started)) != timeless(whole):
                raise Failure("what Dask put together is not the match of one process")
            print("Dask: no shard is lost, and the report is that of one process")
            if not shutil.which("parallel"):
                print("GNU parallel: skipped, it is not installed")
            elif timeless(parallel(lab, work)) != timeless(whole):
                raise Failure("what GNU parallel put together is not the match of one process")
            else:
                print("GNU parallel: the report is that of one process")
        except (Failure, subprocess.SubprocessError, OSError, ValueError) as failure:
            print(f"error: {failure}", file=sys.stderr)
            return 1
        finally:
            for process in started:
                process.kill()
            for process in started:
                process.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
