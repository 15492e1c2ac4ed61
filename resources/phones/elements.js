// Elements. Texts are set as texts and never as markup, wherever they come from.
const SVG = "http://www.w3.org/2000/svg";
const COLOURS = ["#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7", "#f4efe6"];
const SHAPES = [
  "M0-.9A.9.9 0 1 1 0 .9 .9.9 0 1 1 0-.9Z",
  "M0-.95L1 .8H-1Z",
  "M-.82-.82H.82V.82H-.82Z",
  "M0-1L1 0 0 1-1 0Z",
  "M0-1L.29-.31 1-.28.45.18.62.9 0 .5-.62.9-.45.18-1-.28-.29-.31Z",
  "M-.36-.95H.36V-.36H.95V.36H.36V.95H-.36V.36H-.95V-.36H-.36Z",
  "M0-1L1-.22.62.9H-.62L-1-.22Z",
  "M.45-.9A.95.95 0 1 0 .45.9 1.15 1.15 0 0 1 .45-.9Z",
];
const LETTER_AT = [[0, 0], [0, 0.3], [0, 0], [0, 0], [0, 0.05], [0, 0], [0, 0.05], [-0.42, 0]];

function el(tag, options, children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(options || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "text") node.textContent = value;
    else if (name === "on") for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    else node.setAttribute(name, value === true ? "" : value);
  }
  if (tag === "button" && !node.hasAttribute("type")) node.type = "button";
  for (const child of children || []) if (child) node.append(child);
  return node;
}

function fill(node, children) {
  node.textContent = "";
  for (const child of children) if (child) node.append(child);
}

function by(id) {
  return document.getElementById(id);
}

function mark(number) {
  const which = ((number % 8) + 8) % 8;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-1.15 -1.15 2.3 2.3");
  svg.setAttribute("class", "mark");
  svg.setAttribute("aria-hidden", "true");
  const shape = document.createElementNS(SVG, "path");
  shape.setAttribute("d", SHAPES[which]);
  shape.setAttribute("fill", COLOURS[which]);
  shape.setAttribute("stroke", "#1b1a19");
  shape.setAttribute("stroke-width", ".09");
  const letter = document.createElementNS(SVG, "text");
  letter.setAttribute("x", LETTER_AT[which][0]);
  letter.setAttribute("y", LETTER_AT[which][1] + 0.27);
  letter.setAttribute("font-size", ".78");
  letter.setAttribute("font-weight", "700");
  letter.setAttribute("text-anchor", "middle");
  letter.setAttribute("fill", which === 4 ? "#ffffff" : "#1b1a19");
  letter.textContent = "ABCDEFGH"[which];
  svg.append(shape, letter);
  return svg;
}

// Answers in words have the shapes and colours that they have on the wall.
const SIGNS = [[1, 5], [3, 1], [0, 3], [2, 2], [6, 6], [4, 7]];

function sign(number) {
  const [shape, colour] = SIGNS[(number - 1) % SIGNS.length];
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-1.8 -1.8 3.6 3.6");
  svg.setAttribute("class", "shape");
  svg.setAttribute("aria-hidden", "true");
  svg.style.backgroundColor = COLOURS[colour];
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SHAPES[shape]);
  path.setAttribute("fill", "#1c1a17");
  svg.append(path);
  return svg;
}

// Somebody at the table: the face in a ring of the seat's colour, and the seat's symbol. Where no face is told, the
// symbol alone.
function portrait(one) {
  if (!one.face) return mark(one.mark);
  const image = faceImage(one.face);
  if (one.mark === undefined) return el("span", { class: "portrait" }, [image]);
  image.style.borderColor = COLOURS[((one.mark % 8) + 8) % 8];
  return el("span", { class: "portrait" }, [image, mark(one.mark)]);
}

function faceImage(face) {
  return el("img", { src: "/faces/" + encodeURIComponent(face) + ".svg", alt: "", draggable: "false" });
}

function picture(address, text) {
  const image = el("img", { src: "/p/" + address, alt: text, draggable: "false", decoding: "async" });
  let timer = 0;
  const stop = () => window.clearTimeout(timer);
  image.addEventListener("pointerdown", () => {
    timer = window.setTimeout(() => zoom(address, text), 500);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove", "pointerleave"]) image.addEventListener(end, stop);
  image.addEventListener("contextmenu", (event) => event.preventDefault());
  return image;
}

let zoomedAt = 0;
function zoom(address, text) {
  zoomedAt = Date.now();
  const shut = () => fill(by("over"), []);
  const large = el("img", { src: "/p/" + address + "/large", alt: text });
  fill(by("over"), [
    el("button", { class: "over zoom", "aria-label": text + ". " + WORDS.close, on: { click: () => Date.now() - zoomedAt > 700 && shut() } }, [large]),
  ]);
  by("over").firstChild.focus();
}

function announce(text) {
  by("live").textContent = "";
  window.setTimeout(() => { by("live").textContent = text; }, 50);
}

function notice(sign, text, kind) {
  return el("div", { class: "notice told " + (kind || "") }, [
    el("span", { class: "sign", "aria-hidden": "true", text: sign }),
    el("span", { text }),
  ]);
}

// A browser lets a page vibrate once somebody has touched it.
function buzz(pattern) {
  const touched = !navigator.userActivation || navigator.userActivation.hasBeenActive;
  if (navigator.vibrate && touched) navigator.vibrate(pattern);
}
