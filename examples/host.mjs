// A host in JavaScript, for Node 22 or later, with nothing to install: opens a table, fills it with
// bots, plays to the end and tells how it ended.
//
//   node examples/host.mjs SITE [GAME] [BOT]      with SITE as in http://127.0.0.1:8000

const [site, game = "diamant", bot = "novice"] = process.argv.slice(2);
if (!site) {
  console.error("usage: node examples/host.mjs SITE [GAME] [BOT]");
  process.exit(2);
}

/** Sends a request over HTTP; a refusal says why. */
async function post(path, body, token = "") {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(site + path, { method: "POST", headers, body: JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${told.reason}: ${JSON.stringify(told)}`);
  return told;
}

// With a name the host sits down at once. The token is the seat: keep it secret.
const opened = { game, name: "Node", bearer: true, clocking: {} };
const { table, code, link, token } = await post("/api/tables", opened);
console.log(`table ${code}: ${link}`);

// The browser's WebSocket cannot send headers; Node's can.
const address = `${site.replace(/^http/, "ws")}/api/tables/${table}/socket`;
const socket = new WebSocket(address, { headers: { Authorization: `Bearer ${token}` } });
const send = (request) => socket.send(JSON.stringify(request));

let facts = {};
let last = null; // the move that was sent last

function move({ legal, version }) {
  const moves = legal.map((each) => each.move).filter((each) => each !== "back");
  if (moves.length === 0) return;
  const chosen = moves[Math.floor(Math.random() * moves.length)];
  last = { type: "move", move: chosen, expected: version };
  send(last);
}

function news(message) {
  facts = message.table ?? facts;
  for (const { event } of message.events) console.log(event);
  if (facts.status === "open") send({ type: "start", fill: bot });
  else if (facts.status === "over") socket.close(1000);
  else move(message);
}

function refused({ problem }) {
  // A stale move was overtaken by news, which bring the next choice.
  if (problem.reason === "stale") return;
  if (problem.reason !== "too-fast" || !last) throw new Error(JSON.stringify(problem));
  setTimeout(() => send(last), 1000);
}

socket.addEventListener("message", ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "news") news(message);
  else if (message.type === "refused") refused(message);
});
socket.addEventListener("error", ({ message }) => console.error(`the socket failed: ${message}`));
socket.addEventListener("close", ({ code: reason }) => {
  if (facts.status !== "over") {
    console.error(`the server closed the socket: ${reason}`);
    process.exit(1);
  }
  const { scores, winners } = facts.result;
  console.log(`scores ${scores.join(" ")}, winners ${winners.join(" ") || "-"}`);
});
