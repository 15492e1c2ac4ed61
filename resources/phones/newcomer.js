// A table that is still being laid has a seat for whoever comes, and a class a place: a name, a face, and one press.
const FEW_NAMES = 6;
const newcomer = { face: "", name: "", typed: "", offered: [] };

function newcomerPage() {
  const { faces, names, free_names: isFree, visit: isClass } = app.seats;
  offerNames(names);
  if (!faces.includes(newcomer.face)) newcomer.face = faces[Math.floor(Math.random() * faces.length)] || "";
  const box = nameBox();
  const faceTiles = faces.map((face) => tileOf(WORDS.faces[face] || face, faceImage(face), () => { newcomer.face = face; paint(); }));
  const nameTiles = newcomer.offered.map((name) => tileOf(name, null, () => { newcomer.name = name; newcomer.typed = box.value = ""; paint(); }));
  const go = el("button", { class: "big", id: "sit", text: isClass ? WORDS.comeIn : WORDS.sitDown, on: { click: () => sitDown(go, box) } });
  const paint = () => {
    faceTiles.forEach((tile, place) => tile.setAttribute("aria-checked", String(faces[place] === newcomer.face)));
    nameTiles.forEach((tile, place) => tile.setAttribute("aria-checked", String(newcomer.offered[place] === newcomer.name)));
    go.setAttribute("aria-disabled", String(!chosenName()));
  };
  box.addEventListener("input", () => { newcomer.typed = box.value; if (box.value.trim()) newcomer.name = ""; paint(); });
  setPage([], [el("div", { class: "door" }, [
    el("h1", { text: isClass ? WORDS.newPupil : WORDS.newcomer }),
    app.doorSay && notice("!", app.doorSay, "bad"),
    el("h2", { text: WORDS.chooseName }),
    el("div", { class: "tiles few", role: "radiogroup", "aria-label": WORDS.chooseName }, nameTiles),
    isFree && box,
    isFree && !isClass && el("p", { class: "soft", text: WORDS.renameHint }),
    isClass && el("p", { class: "soft", text: WORDS.pupilHint }),
    faces.length > 0 && el("h2", { text: WORDS.chooseFace }),
    faces.length > 0 && el("div", { class: "tiles faces", role: "radiogroup", "aria-label": WORDS.chooseFace }, faceTiles),
    app.seats.seats.length > 0 && el("button", { class: "big second", text: WORDS.back, on: { click: () => turnNew(false) } }),
    !isClass && el("button", { class: "big second", text: WORDS.watch, on: { click: () => send({ type: "visit" }) } }),
  ])], [go]);
  paint();
}

function turnNew(isNew) {
  app.isNew = isNew;
  app.doorSay = "";
  show("seats");
}

// Names that are still free; those that somebody is looking at stay.
function offerNames(names) {
  newcomer.offered = newcomer.offered.filter((name) => names.includes(name));
  const others = names.filter((name) => !newcomer.offered.includes(name));
  while (newcomer.offered.length < FEW_NAMES && others.length) {
    newcomer.offered.push(others.splice(Math.floor(Math.random() * others.length), 1)[0]);
  }
  if (!newcomer.offered.includes(newcomer.name)) newcomer.name = "";
}

function nameBox() {
  const box = el("input", {
    class: "write", id: "ownName", type: "text", "aria-label": WORDS.typeName, placeholder: WORDS.typeName, maxlength: "24", autocomplete: "off",
  });
  box.value = newcomer.typed;
  return box;
}

function chosenName() {
  return newcomer.name || newcomer.typed.trim();
}

function sitDown(go, box) {
  if (!chosenName()) { announce(WORDS.chooseNameFirst); box.focus(); return; }
  go.textContent = WORDS.waitSeat;
  send({ type: app.seats.visit ? "visit" : "join", name: chosenName(), face: newcomer.face });
}

function tileOf(text, image, press) {
  return el("button", { class: "tile", role: "radio", "aria-label": image && text, on: { click: press } }, [
    el("span", { class: "tick", "aria-hidden": "true", text: "✓" }), image || el("span", { text }),
  ]);
}
