"""A bot for Pig that misbehaves as its argument says, from its second request on, or at once where that is about the beginning."""
import json, os, signal, subprocess, sys, time

how = sys.argv[1]
asked = 0
greeted = 0
many = how.startswith("many")


def say(text):
    sys.stdout.buffer.write(text if isinstance(text, bytes) else text.encode() + b"\n")
    sys.stdout.buffer.flush()


def answer(id, action="Roll", **more):
    return json.dumps({"decision": {"id": id, "action": action, **more}})


def reasons(terms):
    return {"headline": "So be it", "candidates": [{"label": "roll", "chosen": True, "score": 1, "terms": terms}]}


if how == "exit at once":
    sys.exit(3)
if how == "complain and exit":
    sys.exit("NameError: name 'strategy' is not defined")
if how == "silent":
    time.sleep(60)
if how == "decide before hello":
    say(answer(1))
if how == "hold pipes":
    subprocess.Popen(["sleep", "60"])
for line in sys.stdin:
    kind, message = next(iter(json.loads(line).items()))
    if kind == "end":
        if "report end" in how:
            print(line, file=sys.stderr, flush=True)
        elif "sleep after end" in how:
            time.sleep(60)
        elif "print after end" in how:
            for text in ("", "good game", "{}", answer(1), "[" * 9000):
                say(text)
        elif "flood after end" in how:
            while True:
                say("good game")
        elif "exit at end" in how:
            sys.exit(7)
    if kind == "hello":
        asked = 0
        greeted += 1
        if "work" in how:
            # Half of it in a child that it waits for.
            busy = "import time\nwhile time.process_time() < 0.3: pass"
            exec(busy)
            subprocess.run([sys.executable, "-c", busy])
        if greeted > 1 and "refuse second hello" in how:
            say('{"error": {"reason": "one game is enough"}}')
        elif greeted > 1 and "die at second hello" in how:
            sys.exit(8)
        elif greeted > 1 and "silent at second hello" in how:
            continue
        elif how == "games in version 1":
            say('{"ready": {"protocol": 1, "games": "many"}}')
        elif how == "several games":
            say('{"ready": {"protocol": 2, "games": "several"}}')
        elif many or "end" in how:
            ready = {"protocol": 2, "name": "Unruly", "events": "events" in how, "games": "many" if many else "one"}
            say(json.dumps({"ready": ready}))
        elif how == "wrong version":
            say('{"ready": {"protocol": 99}}')
        elif how == "greeting is text":
            say("Hello there!")
        elif how == "refuse hello":
            say('{"error": {"reason": "I play chess only"}}')
        else:
            say(json.dumps({"ready": {"protocol": 1, "name": "Unruly\u001b[2J", "events": how == "event hoarder"}}))
    if kind != "decide":
        continue
    asked += 1
    id = message["id"]
    good = answer(id, "Hold" if message["view"]["pot"] >= 8 else "Roll")
    if asked < 2 and how not in ("hang", "bad reasons"):
        say(good)
    elif how == "empty line":
        say("")
    elif how == "text":
        say("I think I shall roll")
    elif how == "two values":
        say(good + " " + good)
    elif how == "list":
        say("[1, 2]")
    elif how == "unknown message":
        say('{"move": "Roll"}')
    elif how == "unknown field":
        say(answer(id, explanaton="x"))
    elif how == "missing id":
        say('{"decision": {"action": "Roll"}}')
    elif how == "wrong id":
        say(answer(id + 5))
    elif how == "wrong type":
        say(answer(id, 7))
    elif how == "unknown action":
        say(answer(id, "Fly"))
    elif "one forfeit" in how and asked == 2:
        say(answer(id, "Fly"))
    elif how == "illegal action":
        say(answer(id, "Hold"))
    elif how == "nan":
        say(answer(id, explanation=reasons([{"name": "x", "value": float("nan")}])))
    elif how == "bad reasons":
        say(answer(id, explanation=reasons([{"name": "x", "value": 4}])))
    elif how == "huge line":
        say("x" * (3 << 20))
    elif how == "endless line":
        while True:
            say(b"x" * 65536)
    elif how == "flood":
        while True:
            say(answer(1))
    elif how == "deep":
        say('{"decision": {"id": 2, "action": "Roll", "explanation": ' + "[" * 100000)
    elif how == "not utf-8":
        say(b'{"decision": "\xff\xfe"}\n')
    elif how == "nul bytes":
        say(b"\0\0\0\n")
    elif how == "two answers":
        say(good)
        say(good)
    elif how == "ready again":
        say('{"ready": {"protocol": 1}}')
    elif how == "error":
        say('{"error": {"line": 3, "reason": "what is a pot?"}}')
    elif how == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    elif how == "hang":
        time.sleep(60)
    elif how == "asleep":
        time.sleep(1.5)
        say(good)
    elif how == "spin":
        while True:
            pass
    elif how == "spin in a child":
        subprocess.run([sys.executable, "-c", "while True: pass"])
    elif how == "close output":
        sys.stdout.flush()
        os.close(1)
        time.sleep(60)
    else:
        say(good)
