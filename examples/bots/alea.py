#!/usr/bin/env python3
"""A bot for duels and gauntlets of Alea in a few lines: it puts its highest die on the first card that takes it, until none does.
Try it: rubicon-lab match dice --agents 'greedy,cmd:"python3 examples/bots/alea.py"' --games 10
It plays all games of a match in one process and counts those it won: --stderr FILE keeps what it says of them."""
import json, sys

def worth(action, view):
    if "fight" in view:  # a gauntlet: its fights lie one level deeper, and between them any choice will do
        action, view = isinstance(action, dict) and action.get("Fight", 0), view["fight"]
    if not isinstance(action, dict):
        return 0  # ending the turn
    dice = view["fighters"][view["active"]]["dice"]
    return dice[action["Place"]["die"]]["value"] + 1 if "Place" in action else 1

games = won = 0
for line in sys.stdin:
    kind, message = next(iter(json.loads(line).items()))
    if kind == "hello":
        print(json.dumps({"ready": {"protocol": 2, "name": "High Roller", "games": "many"}}), flush=True)
    elif kind == "decide":
        action = max(message["actions"], key=lambda action: worth(action, message["view"]))
        print(json.dumps({"decision": {"id": message["id"], "action": action}}), flush=True)
    elif kind == "end":
        games, won = games + 1, won + (message["place"] == 1)
        print(f"{message['reason']}: won {won} of {games}", file=sys.stderr)
