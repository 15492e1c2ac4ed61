// What stands on the phone. Each page fills head, main and foot.
const app = {
  me: null, sheet: null, answer: null, shown: "", sending: false, locked: false, vote: null, seats: null,
  result: null, final: false, doorSay: "", page: "connecting", hint: "", hintTimer: 0,
};

function show(page) {
  app.page = page;
  PAGES[page]();
}

function setPage(head, main, foot, split) {
  fill(by("head"), head);
  fill(by("main"), main);
  fill(by("foot"), foot);
  by("main").className = split ? "split" : "";
}

function header() {
  const sheet = app.sheet || {};
  const told = [sheet.progress, pointsText(app.me.visitor ? app.me.points : sheet.points)].filter(Boolean).join(" · ");
  return [
    app.me.visitor && !app.me.face ? null : portrait(app.me),
    el("div", { class: "who" }, [
      el("span", { class: "name", text: app.me.name || WORDS.watch }),
      el("span", { class: "progress", id: "progress", text: told }),
    ]),
    el("button", { class: "menu", "aria-label": WORDS.menu, text: "⋯", on: { click: openMenu } }),
  ];
}

function pointsText(points) {
  if (points === null || points === undefined) return "";
  return points === "1" ? WORDS.onePoint : words(WORDS.points, { count: points });
}

// The door

function doorPage() {
  const box = el("input", {
    class: "write code", id: "code", type: "text", "aria-label": WORDS.code, placeholder: WORDS.codeExample, autocomplete: "off",
    autocapitalize: "characters", spellcheck: "false", maxlength: "24", enterkeyhint: "go",
  });
  const go = () => box.value.trim() && send({ type: "hello", key: box.value.trim() });
  const form = el("form", { class: "door", on: { submit: (event) => { event.preventDefault(); app.typed = true; go(); } } }, [
    el("img", { class: "emblem", src: "/icon.svg", alt: "" }),
    el("h1", { text: WORDS.title }),
    el("p", { text: WORDS.codeHint }),
    app.typed && app.doorSay && notice("!", app.doorSay, "bad"),
    box,
    el("button", { class: "big", type: "submit", text: WORDS.come }),
    el("p", { class: "soft", text: WORDS.sleeps }),
  ]);
  setPage([], [form], []);
  if (app.typed && app.doorSay) announce(app.doorSay);
}

function seatsPage() {
  const welcome = app.seats.faces && !app.seats.locked;
  if (welcome && (app.isNew || !app.seats.seats.length)) { newcomerPage(); return; }
  app.isNew = false;
  const seats = app.seats.seats.map((one) => el("button", {
    class: "tile seat", on: { click: () => send({ type: "sit", seat: one.seat }) },
  }, [
    portrait(one),
    el("span", { class: "name", text: one.name }),
    el("span", { class: "soft", text: one.taken ? WORDS.taken : WORDS.free }),
  ]));
  setPage([], [el("div", { class: "door" }, [
    el("h1", { text: WORDS.whichSeat }),
    app.seats.locked ? notice("!", WORDS.lockedDoor, "bad") : el("p", { text: seats.length ? WORDS.seatHint : WORDS.noSeats }),
    app.doorSay && notice("…", app.doorSay),
    el("div", { class: "part" }, seats),
    welcome && el("button", { class: "big", text: WORDS.someoneElse, on: { click: () => turnNew(true) } }),
    !app.seats.locked && el("button", { class: "big second", text: WORDS.watch, on: { click: () => send({ type: "visit" }) } }),
    el("p", { class: "soft", text: WORDS.sleeps }),
  ])], []);
}

function elsewherePage() {
  const again = () => { app.key = store.get("key"); connect(); };
  setPage([], [el("div", { class: "door" }, [
    el("h1", { text: app.closedSay || WORDS.elsewhere }),
    el("button", { class: "big", text: app.wasRemoved ? WORDS.joinAgain : WORDS.useHere, on: { click: again } }),
  ])], []);
}

function connectingPage() {
  setPage([], [el("div", { class: "door" }, [el("h1", { text: WORDS.connecting }), el("p", { class: "soft", text: WORDS.sleeps })])], []);
}

// A seat, or the audience

function seatPage() {
  const sheet = app.sheet;
  if (!sheet || sheet.closed) {
    app.shown = "";
    app.answer = null;
    const wait = !app.me.visitor ? WORDS.soon : !isPupil() ? WORDS.voteWait : app.vote ? WORDS.watchScreen : WORDS.pupilWait;
    const news = app.result ? resultNotes() : [el("h1", { text: wait }), app.vote && notice("✓", WORDS.locked, "good")];
    setPage(header(), [el("div", { class: "door" }, news.concat([el("p", { class: "soft", text: WORDS.sleeps })]))], remoteNode());
    return;
  }
  const key = [sheet.run, sheet.question, sheet.asked, sheet.ways.length].join("/");
  if (key === app.shown) { refresh(); return; }
  const isNew = app.shown !== "" && sheet.ways.length > 0;
  app.shown = key;
  app.hint = "";  // it was about another question
  const pressed = buzzers(sheet);
  app.answer = sheet.ways.length && !pressed.length ? makeAnswer(sheet, begunFor(sheet), changedAnswer) : null;
  setPage(header(), [
    el("h1", { class: "told", id: "status", tabindex: "-1" }),
    el("div", { id: "state", class: "told" }),
    el("div", { id: "facts", class: "told part" }),
    app.answer && app.answer.node,
    el("div", { id: "hands", class: "told part" }),
    el("ul", { class: "lines told", id: "lines" }),
    pressed.length > 0 && el("div", { class: "buzzers part asked" }, pressed.map(({ text, answers }, place) => el("button", {
      class: place ? "big second" : "big buzzer", id: place ? null : "buzzer", text, on: { click: () => buzzIn(answers) },
    }))),
  ], [], sheet.ways.length > 0);
  refresh();
  if (isNew) {
    window.scrollTo(0, 0);
    buzz(60);
  }
}

// Nothing to fill in, while others are asked as well: the whole page is the button. To know something or not is one
// press, too: whoever has to lock it in is never first.
function buzzers(sheet) {
  const [way, ...others] = sheet.ways;
  if (!way || others.length) return [];
  const [field, ...more] = way.fields;
  if (!field) return sheet.waiting ? [{ text: way.label, answers: {} }] : [];
  if (more.length || field.form !== "number" || !field.texts || field.high - field.low !== 1) return [];
  return [field.high, field.low].map((value) => ({ text: field.texts[value - field.low], answers: { [field.name]: value } }));
}

function buzzIn(answers) {
  if (app.sending) return;
  app.sending = !app.me.visitor || isPupil();
  by("buzzer").textContent = WORDS.sending;
  send({ type: "answer", question: app.sheet.question, way: 0, answers });
}

// The same question, and perhaps other news: what somebody is writing stays as it is.
function refresh() {
  const sheet = app.sheet;
  fill(by("head"), header());
  if (by("status").textContent !== sheet.status) {
    by("status").textContent = sheet.status;
    announce(sheet.status);
  }
  fill(by("state"), stateNotes(sheet));
  fill(by("facts"), sheet.facts.map(factNode));
  const hands = JSON.stringify(sheet.hands);
  if (by("hands").dataset.shown !== hands) {  // paintings that stay are not loaded again
    fill(by("hands"), sheet.hands.map(handNode));
    by("hands").dataset.shown = hands;
  }
  fill(by("lines"), sheet.lines.map((line) => el("li", { text: line })));
  paintFoot();
}

// Right or wrong, in a word, a sign and a colour, and what is right.
function resultNotes() {
  const { right, say } = app.result;
  const verdict = right === null ? WORDS.unanswered : right ? WORDS.right : WORDS.wrong;
  return [el("h1", { class: "verdict", text: verdict }), say && notice(right ? "✓" : right === null ? "…" : "✗", say, right ? "good" : right === null ? "" : "bad")].filter(Boolean);
}

function stateNotes(sheet) {
  if (isAnswered()) return [notice("✓", WORDS.locked + ". " + WORDS.watchScreen, "good")];
  if (app.me.visitor && app.vote) return [notice("✓", words(WORDS.voted, { what: listed(votedTexts(sheet)) || WORDS.none }) + ". " + WORDS.voteHint, "good")];
  if (sheet.ways.length || sheet.over) return [];
  const waiting = sheet.waiting || WORDS.nothing;
  return [sheet.locked || app.locked === sheet.run + "/" + sheet.question ? notice("✓", WORDS.locked + ". " + waiting, "good") : notice("…", waiting)];
}

// What was voted for, as it stands on the page.
function votedTexts(sheet) {
  const options = sheet.ways.flatMap((way) => way.fields).flatMap((field) => field.of || []);
  const called = (number) => (options.find((option) => option.value === number) || {}).text;
  return app.vote.map((number) => called(number) || String(number));
}

// After a reload, or on another phone: the tiles show what counts.
function showVote() {
  const [value] = app.answer ? Object.values(app.answer.answers()) : [];
  if (JSON.stringify(value) !== JSON.stringify(app.vote)) app.shown = "";
  seatPage();
}

function factNode(fact) {
  return el("p", { class: "fact" }, [el("b", { text: fact.label + ":" }), el("span", { text: fact.text })]);
}

function handNode(hand) {
  return el("div", { class: "part" }, [
    el("h2", { text: hand.label }),
    el("div", { class: "tiles many shown" }, hand.pictures.map(([address, caption], place) => el("div", { class: "tile pictured" }, [
      picture(address, words(WORDS.painting, { number: place + 1 }) + (caption ? ": " + caption : "")),
      caption && el("span", { class: "caption", text: caption }),
    ]))),
  ]);
}

function remoteNode() {
  if (!app.me || !app.me.remote) return [];
  return [el("div", { class: "remote" }, Object.entries(WORDS.remote).map(([key, text]) => el("button", {
    class: "small", text, on: { click: () => { send({ type: "press", key }); buzz(20); } },
  })))];
}

// Somebody in the audience with a name, who answers alone and once.
function isPupil() {
  return Boolean(app.me && app.me.visitor && app.me.name);
}

function isAnswered() {
  return Boolean(isPupil() && app.final && app.vote);
}

function paintFoot() {
  const answer = isAnswered() ? null : app.answer;
  for (const tile of by("main").querySelectorAll(".asked .tile")) tile.disabled = isAnswered();
  const focused = document.activeElement && document.activeElement.id === "lock";
  if (!answer) { fill(by("foot"), remoteNode()); return; }
  const problem = answer.problem();
  const hint = app.hint || problem || (answer.pictured() ? WORDS.hold : "");
  const button = el("button", {
    class: "big", id: "lock", "aria-disabled": String(Boolean(problem) || app.sending), text: app.sending ? WORDS.sending : answer.label(), on: { click: lockIn },
  });
  fill(by("foot"), [hint && el("p", { class: app.hint ? "" : "soft", id: "hint", text: hint }), button].concat(remoteNode()));
  if (focused) button.focus();
}

function flash(text) {
  app.hint = text;
  window.clearTimeout(app.hintTimer);
  app.hintTimer = window.setTimeout(() => { app.hint = ""; if (by("lock")) paintFoot(); }, 4000);
  if (app.page === "seat" && app.sheet && !app.sheet.closed) paintFoot();
}

function lockIn() {
  if (app.sending) return;
  const problem = app.answer.problem();
  if (problem) { flash(problem); announce(problem); return; }
  app.sending = !app.me.visitor || isPupil();
  send({ type: "answer", question: app.sheet.question, way: app.answer.way(), answers: wanted() });
  paintFoot();
}

// Only what the chosen one asks for.
function wanted() {
  const said = app.answer.answers();
  const fields = app.sheet.ways[app.answer.way()].fields;
  return Object.fromEntries(fields.filter((field) => said[field.name] !== undefined).map((field) => [field.name, said[field.name]]));
}

// Half-written answers are kept here at once, and at the table a moment later.
let draftTimer = 0;
function changedAnswer(now) {
  if (!app.answer) return;
  const draft = { asked: app.sheet.asked, question: app.sheet.question, run: app.sheet.run, way: now.way, answers: Object.assign({}, now.answers), at: Date.now() };
  store.set("draft", JSON.stringify(draft));
  paintFoot();
  window.clearTimeout(draftTimer);
  draftTimer = window.setTimeout(() => {
    if (app.answer && draft.way >= 0 && draft.asked === app.sheet.asked && !app.sending && !app.me.visitor) {
      send({ type: "begun", asked: draft.asked, way: draft.way, answers: wanted(), at: draft.at });
    }
  }, 400);
}

function begunFor(sheet) {
  let own = null;
  try { own = JSON.parse(store.get("draft") || "null"); } catch (problem) { own = null; }
  const isOther = own && own.run === sheet.run && own.question !== sheet.question;
  if (!own || own.asked !== sheet.asked || isOther) own = null;
  const kept = sheet.draft;
  if (own && kept) return own.at >= kept.at ? own : kept;
  if (app.me.visitor && app.vote && (!own || isAnswered())) return { way: 0, answers: Object.fromEntries(sheet.ways[0].fields.map((field) => [field.name, app.vote])) };
  return own || kept;
}

// This phone

function openMenu() {
  const shut = () => { fill(by("over"), []); by("head").querySelector(".menu").focus(); };
  const name = el("input", { class: "write", type: "text", "aria-label": WORDS.newName, placeholder: WORDS.newName, maxlength: "24", autocomplete: "off" });
  const wish = (text) => { if (text.trim()) { send({ type: "wish", name: text }); shut(); } };
  const leave = el("button", { class: "big second", text: WORDS.leave, on: { click: () => {
    if (leave.textContent === WORDS.leaveSure) { store.drop("token"); send({ type: "leave" }); shut(); } else leave.textContent = WORDS.leaveSure;
  } } });
  const covering = el("button", { class: "big second", text: cover.isOn() ? WORDS.coverOn : WORDS.coverOff, on: { click: () => {
    cover.turn();
    covering.textContent = cover.isOn() ? WORDS.coverOn : WORDS.coverOff;
  } } });
  const seated = !app.me.visitor;
  fill(by("over"), [el("div", { class: "over", role: "dialog", "aria-label": WORDS.menuTitle }, [
    el("h1", { text: WORDS.menuTitle }),
    seated && el("h2", { text: WORDS.rename }),
    seated && el("p", { class: "soft", text: WORDS.renameHint }),
    seated && app.me.free_names && name,
    seated && app.me.free_names && el("button", { class: "big second", text: WORDS.send, on: { click: () => wish(name.value) } }),
    seated && !app.me.free_names && el("div", { class: "tiles few" }, app.me.names.map((one) => el("button", { class: "tile", text: one, on: { click: () => wish(one) } }))),
    seated && covering,
    seated && leave,
    el("button", { class: "big", text: WORDS.back, on: { click: shut } }),
  ])]);
  by("over").querySelector("button, input").focus();
}

const PAGES = { connecting: connectingPage, door: doorPage, seats: seatsPage, elsewhere: elsewherePage, seat: seatPage };
