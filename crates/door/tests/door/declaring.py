"""A bot for Pig that speaks a version of the protocol and declares what its arguments say, in its second request."""
import json, sys

version, wanted, answer = int(sys.argv[1]), sys.argv[2], sys.argv[3]


def say(**message):
    print(json.dumps(message), flush=True)


asked = 0
for line in sys.stdin:
    kind, message = next(iter(json.loads(line).items()))
    if kind == "hello":
        asked = 0
        say(ready={"protocol": version})
    elif kind == "decide":
        asked += 1
        if asked == 2 and (wanted in message.get("declarations", []) or wanted == "AcceptDraw"):
            say(declaration={"id": message["id"], "declaration": wanted})
        else:
            say(decision={"id": message["id"], "action": "Hold" if message["view"]["pot"] > 8 else "Roll"})
    elif kind == "offer":
        say(declaration={"id": message["id"], "declaration": answer})
