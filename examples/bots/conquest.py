#!/usr/bin/env python3
"""A bot for Conquest in forty lines: it masses where it is strongest and attacks while it has the upper hand.
Try it: rubicon-lab match risk --agents 'raider,cmd:"python3 examples/bots/conquest.py"' --games 10
It plays all games of a match in one process and counts those it won: --stderr FILE keeps what it says of them."""
import json, sys

def decide(view, primer, request):
    board, me = view["board"], view["board"]["active"]
    lands, places, phase = board["lands"], primer["territories"], board["phase"]
    name = phase if isinstance(phase, str) else next(iter(phase))
    mine = [at for at, land in enumerate(lands) if land["owner"] == me]
    # Every attack there is, by how many armies it has more than the territory it goes against.
    attacks = [(lands[at]["armies"] - lands[to]["armies"], at, to)
               for at in mine for to in places[at]["neighbours"] if lands[to]["owner"] != me]
    edge, at, to = max(attacks, default=(0, mine[0] if mine else 0, 0))
    if name == "Attack" and edge > 1 and lands[at]["armies"] > 2:
        return {"Blitz": {"from": at, "to": to, "stop": 1}}, f"{places[at]['name']} attacks {places[to]['name']}", edge
    if name in ("Attack", "Fortify"):
        return "EndTurn", "Nothing more is worth a battle", edge
    if name == "Occupy":
        return {"Occupy": lands[phase["Occupy"]["from"]]["armies"] - 1}, "Everybody moves in", edge
    trade = next((action for action in request["samples"] if "Trade" in action), None)
    if name == "Reinforce" and not trade:
        return {"Place": [[at, board["to_place"]]]}, f"All of them go to {places[at]['name']}", edge
    legal = [trade] if trade else request["actions"] or request["samples"]
    return legal[0], "As the rules propose", edge

games = won = 0
for line in sys.stdin:
    kind, message = next(iter(json.loads(line).items()))
    if kind == "hello":
        primer = message["primer"]
        print(json.dumps({"ready": {"protocol": 2, "name": "Upper Hand", "games": "many"}}), flush=True)
    elif kind == "decide":
        action, headline, edge = decide(message["view"], primer, message)
        reasons = {"headline": headline, "candidates": [{"label": headline, "score": edge, "chosen": True,
                   "terms": [{"name": "armies more than the weakest neighbour", "value": edge}]}]}
        print(json.dumps({"decision": {"id": message["id"], "action": action, "explanation": reasons}}), flush=True)
    elif kind == "end":
        games, won = games + 1, won + (message["place"] == 1)
        print(f"{message['reason']}: won {won} of {games}", file=sys.stderr)
