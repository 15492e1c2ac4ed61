// The socket. When it is gone the page says so, keeps what was begun, and comes back by itself.
const PAUSES = [500, 1000, 2000, 4000];
const GONE_FOR_GOOD = { elsewhere: 4001, removed: 4002 };
let socket = null;
let tries = 0;
let retry = 0;
let unsent = [];

function connect() {
  window.clearTimeout(retry);
  if (socket) { socket.onclose = socket.onmessage = null; socket.close(); }
  socket = new WebSocket("ws://" + window.location.host + "/ws");
  const mine = socket;
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: store.get("token"), key: store.get("key") }));
  socket.onmessage = (event) => { if (mine === socket) hear(JSON.parse(event.data)); };
  socket.onclose = (event) => { if (mine === socket) closed(event); };
}

function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  else if (message.type === "answer" || message.type === "begun") unsent = [Object.assign({ run: app.sheet.run }, message)];
}

function closed(event) {
  socket = null;
  if (event.code === GONE_FOR_GOOD.elsewhere || event.code === GONE_FOR_GOOD.removed) {
    app.closedSay = event.reason;
    app.wasRemoved = event.code === GONE_FOR_GOOD.removed;
    if (app.wasRemoved) store.drop("token");
    app.sheet = null;
    app.shown = "";
    cover.open();
    lost(false);
    show("elsewhere");
    return;
  }
  lost(true);
  const pause = PAUSES[Math.min(tries, PAUSES.length - 1)];
  tries += 1;
  retry = window.setTimeout(connect, pause * (0.8 + Math.random() * 0.4));
}

function lost(is) {
  const there = by("lost");
  if (there) there.remove();
  if (!is) return;
  const node = notice("…", WORDS.waiting + " " + WORDS.waitingHint, "bad");
  node.id = "lost";
  node.classList.add("lost");
  document.body.append(node);
  announce(WORDS.waiting);
}

// Phones sleep. Whoever wakes one does not wait for the next try.
function wake() {
  if (document.visibilityState === "hidden" || app.page === "elsewhere") return;
  if (!socket || socket.readyState > WebSocket.OPEN) { tries = 0; connect(); }
}
document.addEventListener("visibilitychange", wake);
window.addEventListener("online", wake);
window.addEventListener("pageshow", wake);
