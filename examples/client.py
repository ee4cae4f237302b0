"""A bot in thirty lines: joins a table by its code, sits down, and makes random legal moves.

curl -d '{"game": "diamant", "seats": 2}' -H "Content-Type: application/json" SITE/api/tables
python examples/client.py SITE CODE NAME    with SITE as in http://127.0.0.1:8000
"""

import json
import random
import sys
import time
import urllib.request

from websockets.sync.client import connect


def post(url: str, body: dict[str, object]) -> dict[str, str]:
    request = urllib.request.Request(url, json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    answer: dict[str, str] = json.load(urllib.request.urlopen(request))
    return answer


site, code, name = sys.argv[1:]
path = f"/api/tables/{post(f'{site}/api/codes', {'code': code})['table']}"
seat = post(f"{site}{path}/seats", {"name": name, "bearer": True})
address = f"ws{site.removeprefix('http')}{path}/socket"
token = {"Authorization": f"Bearer {seat['token']}"}
table, choice = {"status": "open", "seats": [{}]}, {}
with connect(address, additional_headers=token) as socket:
    while table["status"] != "over":
        message = json.loads(socket.recv())
        if message["type"] == "news":
            table = message.get("table", table)
            print(*(event["event"] for event in message["events"]), flush=True)
            if moves := [legal["move"] for legal in message["legal"] if legal["move"] != "back"]:
                choice = {"move": random.choice(moves), "expected": message["version"]}
                socket.send(json.dumps({"type": "move", **choice}))
            elif table["status"] == "open" and all(table["seats"]):  # and somebody has to start
                socket.send(json.dumps({"type": "start"}))
        elif message["type"] == "refused" and message["problem"]["reason"] == "too-fast":
            time.sleep(1)
            socket.send(json.dumps({"type": "move", **choice}))
