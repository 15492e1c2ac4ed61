// What the table says, and where the page begins.
const HEARD = {
  door(told) {
    if (told.say && !app.typed) { store.drop("token"); store.drop("key"); }
    app.doorSay = told.say;
    show("door");
  },
  seats(told) {
    if (!told.seats.length && !told.faces && !told.locked && !app.hasVisited) {  // nobody sits here: all are the audience
      app.hasVisited = true;
      keepCode();
      send({ type: "visit" });
      return;
    }
    keepCode();
    app.seats = told;
    app.doorSay = app.page === "seats" ? app.doorSay : "";
    const isTyping = app.page === "seats" && document.activeElement && document.activeElement.id === "ownName";
    if (!isTyping) show("seats");
  },
  asking(told) { app.doorSay = told.say; announce(told.say); show("seats"); },
  token(told) { store.set("token", told.token); },
  me(told) {
    app.me = told;
    app.doorSay = "";
    app.typed = false;
    if (app.page === "seat") { if (app.sheet && !app.sheet.closed) refresh(); else seatPage(); } else { app.shown = ""; show("seat"); }
  },
  sheet(told) {
    app.sheet = told;
    if (!app.me) return;  // whose it is comes in a moment
    app.sending = told.sending === true;
    if (told.closed && !isPupil()) app.vote = null;
    if (!told.closed) app.result = null;
    const asked = told.run + "/" + told.question;  // every match counts from one
    if (!told.closed && app.me && app.me.visitor && app.votedOn !== asked) { app.vote = null; app.votedOn = asked; }
    sendAgain(told);
    show("seat");
  },
  locked(told) {
    answered();
    app.sending = false;
    app.locked = app.sheet && app.sheet.run + "/" + told.question;
    store.drop("draft");
    buzz([30, 40, 30]);
    announce(WORDS.locked);
    if (app.page === "seat" && app.sheet && !app.sheet.closed) refresh();
  },
  refused(told) {
    answered();
    app.sending = false;
    announce(told.say);
    if (app.page === "seat" && app.sheet && !app.sheet.closed) {
      if (by("buzzer")) by("buzzer").textContent = buzzers(app.sheet)[0].text;
      flash(told.say);
    } else { app.doorSay = told.say; if (app.page === "seats") show("seats"); }
  },
  vote(told) {
    answered();
    app.vote = told.numbers;
    app.final = told.final === true;
    app.sending = false;
    if (app.final) announce(WORDS.locked);
    buzz(30);
    if (app.page === "seat" && app.sheet && !app.sheet.closed) showVote();
  },
  result(told) {
    app.result = told;
    if (!app.me) return;
    app.me.points = told.points;
    buzz(told.right ? [30, 40, 30] : 30);
    if (app.page === "seat") show("seat");
    announce(resultNotes().map((node) => node.textContent).join(" "));
  },
  note(told) { announce(told.say); flash(told.say); },
  nudge() {
    buzz([120, 60, 120]);
    announce(WORDS.nudge);
    flash(WORDS.nudge);
    by("main").classList.add("pulse");
    window.setTimeout(() => by("main").classList.remove("pulse"), 2000);
  },
};

function keepCode() {
  const key = by("code") && by("code").value.trim();
  if (key) store.set("key", key);
}

function hear(told) {
  tries = 0;
  heardAt = Date.now();
  lost(false);
  const answer = HEARD[told.type];
  if (answer) answer(told);
}

const secret = window.location.hash.slice(1);
if (secret) {
  store.set("key", secret);
  window.history.replaceState(null, "", "/");  // nobody reads it off this phone
}
show("connecting");
connect();
cover.touched();
