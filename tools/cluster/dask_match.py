#!/usr/bin/env python3
"""Plays a match of rubicon-lab in shards on a Dask cluster and prints what one process would have printed.

    dask_match.py --scheduler tcp://127.0.0.1:8786 --shards 64 -- risk --agents sentinel,raider --games 4000 [--json]

What follows the two signs '--' are the arguments of 'rubicon-lab match'. Dask places the shards, and plays those of a worker that is lost
on another; a shard gives the same games wherever it is played, so nothing is lost and nothing counted twice. Every worker
needs the same rubicon-lab and its assets; needs the Python package 'distributed' here and there.
"""

import argparse
import os
import subprocess
import sys

from distributed import Client, KilledWorker, as_completed


def play(lab, match, shard, of):
    """Runs on a worker: one shard, on one thread, because Dask fills the cores."""
    command = [lab, "shard", "match", *match, "--threads", "1", "--shard", f"{shard}/{of}"]
    run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise RuntimeError(f"shard {shard}/{of}: {run.stderr.strip()}")
    return run.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scheduler", required=True, metavar="ADDRESS", help="where the Dask scheduler listens")
    parser.add_argument("--shards", required=True, type=int, metavar="K", help="parts; several for every core are good")
    parser.add_argument("--lab", default="rubicon-lab", metavar="PROGRAM", help="rubicon-lab, on the workers and here")
    parser.add_argument("--keep", metavar="FILE", help="write every shard here as soon as it is there")
    parser.add_argument("match", nargs=argparse.REMAINDER, help="-- and the arguments of 'rubicon-lab match'")
    args = parser.parse_args()
    match = [word for word in args.match if word not in ("--", "--json")]
    with Client(args.scheduler) as client:
        shards = range(1, args.shards + 1)
        tasks = [client.submit(play, args.lab, match, shard, args.shards, retries=2, pure=True) for shard in shards]
        lines = []
        with open(args.keep or os.devnull, "w", encoding="utf-8") as keep:
            try:
                for _, line in as_completed(tasks, with_results=True):
                    lines.append(line)
                    print(line, end="", file=keep, flush=True)
                    print(f"{len(lines)} of {args.shards} shards", file=sys.stderr)
            except (RuntimeError, KilledWorker) as failure:
                print(f"error: {failure}", file=sys.stderr)
                return 1
    merge = [args.lab, "merge", "-", *(["--json"] if "--json" in args.match else [])]
    return subprocess.run(merge, input="".join(lines), text=True, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
