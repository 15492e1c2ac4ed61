// The socket. When it is gone the page says so, keeps what was begun, and comes back by itself.
const PAUSES = [500, 1000, 2000, 4000];
const GONE_FOR_GOOD = { elsewhere: 4001, removed: 4002 };
let socket = null;
let tries = 0;
let retry = 0;
let unsent = null;  // the last answer, until the table has said what became of it
let watch = 0;
let heardAt = 0;
let isFresh = false;
const SILENCE = 6000;
const ASLEEP = 20000;

function connect() {
  window.clearTimeout(retry);
  window.clearTimeout(watch);
  isFresh = true;
  if (socket) { socket.onclose = socket.onmessage = null; socket.close(); }
  socket = new WebSocket("ws://" + window.location.host + "/ws");
  const mine = socket;
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: store.get("token"), key: store.get("key") }));
  socket.onmessage = (event) => { if (mine === socket) hear(JSON.parse(event.data)); };
  socket.onclose = (event) => { if (mine === socket) closed(event); };
}

function send(message) {
  if (message.type === "answer") {
    unsent = { run: app.sheet.run, message };
    window.clearTimeout(watch);
    watch = window.setTimeout(connect, SILENCE);  // a network can be gone without a word
  }
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function answered() {
  unsent = null;
  window.clearTimeout(watch);
}

// The first page after a line was lost: an answer that has not arrived is given again, if that is still asked.
function sendAgain(sheet) {
  const again = isFresh ? unsent : null;
  isFresh = false;
  if (!again || sheet.closed || sheet.sending || sheet.locked) return;
  if (again.run !== sheet.run || again.message.question !== sheet.question || !sheet.ways.length) { answered(); return; }
  app.sending = !app.me.visitor || isPupil();
  send(again.message);
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
  node.style.top = by("head").offsetHeight + 8 + "px";  // below who you are, above what is asked, and over neither
  by("head").after(node);
  announce(WORDS.waiting);
}

// Phones sleep. Whoever wakes one does not wait for the next try.
function wake() {
  if (document.visibilityState === "hidden" || app.page === "elsewhere") return;
  const isOld = Date.now() - heardAt > ASLEEP;
  if (!socket || socket.readyState > WebSocket.OPEN || (isOld && socket.readyState === WebSocket.OPEN)) { tries = 0; connect(); }
}
document.addEventListener("visibilitychange", wake);
window.addEventListener("online", wake);
window.addEventListener("pageshow", wake);
