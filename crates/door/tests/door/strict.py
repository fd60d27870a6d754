"""A bot for Pig of the first version of the protocol, which takes nothing for granted: whatever it does not know ends it."""
import json, sys

for line in sys.stdin:
    kind, message = next(iter(json.loads(line).items()))
    if kind == "hello":
        if message["protocol"] != 1:
            sys.exit(f"unknown version {message['protocol']}")
        print(json.dumps({"ready": {"protocol": 1, "name": "Strict"}}), flush=True)
    elif kind == "decide":
        action = "Hold" if message["view"]["pot"] >= 8 else "Roll"
        print(json.dumps({"decision": {"id": message["id"], "action": action}}), flush=True)
    else:
        sys.exit(f"unknown message {kind}")
