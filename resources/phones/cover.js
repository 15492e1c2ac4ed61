// A phone that is left on the table covers itself. What is under the cover is taken from the page's sight altogether.
const COVER_AFTER = 30000;

const cover = {
  timer: 0,
  isOn: () => store.get("cover") !== "off",
  turn() {
    store.set("cover", cover.isOn() ? "off" : "on");
    cover.touched();
  },
  touched() {
    window.clearTimeout(cover.timer);
    if (cover.isOn()) cover.timer = window.setTimeout(cover.close, COVER_AFTER);
  },
  hasSecrets() {
    const sheet = app.sheet;
    return app.page === "seat" && app.me && !app.me.visitor && sheet && !sheet.closed && !sheet.over &&
      (sheet.hands.length > 0 || sheet.facts.length > 0 || sheet.ways.some((way) => way.secret));
  },
  close() {
    if (!cover.hasSecrets() || document.body.classList.contains("covered")) return;
    document.body.classList.add("covered");
    for (const id of ["head", "main", "foot"]) by(id).style.visibility = "hidden";
    fill(by("over"), [el("button", { class: "over cover", on: { click: cover.open } }, [
      portrait(app.me),
      el("span", { class: "name", text: app.me.name }),
      el("span", { text: WORDS.tapToLook }),
      el("span", { class: "quiet", text: WORDS.coverHint }),
    ])]);
    by("over").firstChild.focus();
  },
  open() {
    document.body.classList.remove("covered");
    for (const id of ["head", "main", "foot"]) by(id).style.visibility = "";
    fill(by("over"), []);
    cover.touched();
  },
};

for (const event of ["pointerdown", "keydown", "input", "scroll"]) document.addEventListener(event, cover.touched, { passive: true });
