// One control for each form a field can have. Each one is {node, problem(), said()}; `changed` is called with the value.
function pickField(field, value, changed) {
  let chosen = value.filter((one) => field.of.some((option) => option.value === one));
  const only = field.max === 1;
  const pictured = field.of.some((option) => option.picture);
  const signed = only && app.me.visitor && tilesKind(field.of, pictured) === "words" && field.of.every((option) => Number.isInteger(option.value));
  const nodes = new Map();
  const paint = () => nodes.forEach((node, one) => node.setAttribute("aria-checked", String(chosen.includes(one))));
  const press = (one) => {
    if (Date.now() - zoomedAt < 700) return;
    if (chosen.includes(one) && only && field.min) return;
    if (chosen.includes(one)) chosen = chosen.filter((other) => other !== one);
    else if (only) chosen = [one];
    else if (chosen.length >= field.max) { announce(field.hint); flash(field.hint); return; }
    else chosen = chosen.concat([one]);
    paint();
    changed(chosen);
  };
  field.of.forEach((option, place) => {
    const named = optionText(option, place);
    nodes.set(option.value, el("button", {
      class: "tile" + (option.picture ? " pictured" : "") + (signed ? " signed" : ""), role: only ? "radio" : "checkbox", "aria-label": named,
      on: { click: () => press(option.value) },
    }, [
      el("span", { class: "tick", "aria-hidden": "true", text: "✓" }),
      signed && sign(option.value),
      option.text && el("span", { class: option.picture ? "figure" : "", text: option.text }),
      option.picture && picture(option.picture, named),
    ]));
  });
  paint();
  const node = el("div", { class: "tiles " + tilesKind(field.of, pictured), role: only ? "radiogroup" : "group", "aria-label": field.label }, [...nodes.values()]);
  const said = () => field.of.filter((option) => chosen.includes(option.value)).map((option) => option.text).filter(Boolean);
  const problem = () => (chosen.length < field.min || chosen.length > field.max ? field.hint : "");
  const counted = () => (chosen.length === 1 ? WORDS.onePainting : words(WORDS.paintings, { count: chosen.length }));
  return { node, said: () => (!chosen.length ? (field.min ? [] : [WORDS.none]) : said().length ? said() : [counted()]), problem, pictured };
}

function optionText(option, place) {
  if (option.text && !option.picture) return option.text;
  return words(WORDS.painting, { number: option.text || place + 1 });
}

function tilesKind(options, pictured) {
  if (pictured) return options.length > 10 ? "many" : "";
  return textsKind(options.map((option) => option.text));
}

// Numbers stand close together, a few letters side by side, and anything longer in lines of its own.
function textsKind(texts) {
  const longest = Math.max(...texts.map((text) => text.length));
  if (longest <= 3) return texts.every((text) => /\d/.test(text)) ? "figures" : "few";
  return texts.length > 4 && longest <= 14 ? "few" : "words";
}

function orderField(field, value, changed) {
  let order = value.filter((one) => field.of.some((option) => option.value === one));
  const node = el("div", { class: "part" });
  const option = (one) => field.of.find((other) => other.value === one);
  const name = (one) => optionText(option(one), field.of.indexOf(option(one)));
  const set = (next, focus) => {
    order = next;
    paint();
    changed(order);
    const again = focus && node.querySelector(focus);
    if (again && !again.disabled) again.focus();
  };
  const move = (place, by_) => {
    const next = order.slice();
    next.splice(place + by_, 0, next.splice(place, 1)[0]);
    set(next, "[data-key='" + (by_ < 0 ? "up" : "down") + (place + by_) + "']");
    announce(words("{name}: {place}", { name: name(order[place + by_]), place: place + by_ + 1 }));
  };
  const key = (id, verb, one, sign, disabled, press) => el("button", {
    class: "small", "data-key": id, disabled, "aria-label": verb + ": " + name(one), text: sign, on: { click: press },
  });
  const row = (one, place) => el("li", { class: "row" }, [
    el("span", { class: "figure", text: String(place + 1) }),
    option(one).picture ? picture(option(one).picture, name(one)) : el("span", { class: "said", text: option(one).text }),
    option(one).picture && option(one).text && el("span", { class: "soft", text: words(WORDS.hung, { number: option(one).text }) }),
    el("div", { class: "keys" }, [
      key("up" + place, WORDS.up, one, "▲", place === 0, () => move(place, -1)),
      key("down" + place, WORDS.down, one, "▼", place === order.length - 1, () => move(place, 1)),
      key("away" + place, WORDS.away, one, "✕", false, () => set(order.filter((other) => other !== one))),
    ]),
  ]);
  const paint = () => {
    const left = field.of.filter((other) => !order.includes(other.value));
    const tile = (other) => el("button", {
      class: "tile" + (other.picture ? " pictured" : ""), "aria-label": name(other.value),
      on: { click: () => Date.now() - zoomedAt > 700 && set(order.concat([other.value])) },
    }, [
      other.text && el("span", { class: other.picture ? "figure" : "", text: other.text }),
      other.picture && picture(other.picture, name(other.value)),
    ]);
    fill(node, [
      order.length && el("h2", { text: WORDS.yourOrder }),
      order.length && el("ol", { class: "rows" }, order.map(row)),
      left.length && order.length && el("h2", { text: WORDS.toPlace }),
      left.length && el("div", { class: "tiles " + tilesKind(field.of, field.of.some((other) => other.picture)) }, left.map(tile)),
      order.length > 1 && el("button", { class: "small", text: WORDS.again, on: { click: () => set([]) } }),
    ]);
  };
  paint();
  return { node, said: () => [], problem: () => (order.length < field.of.length ? WORDS.order : ""), pictured: true };
}

function numberField(field, value, changed) {
  const size = field.high - field.low + 1;
  if (size <= 12) {
    const truth = field.low === 0 && field.high === 1;
    const text = (one) => (field.texts ? field.texts[one - field.low] : truth ? [WORDS.no, WORDS.yes][one] : String(one).replace("-", "−"));
    const of = Array.from({ length: size }, (_, place) => ({ value: field.low + place, text: text(field.low + place), picture: null }));
    const chosen = Number.isInteger(value) ? [value] : [];
    const inner = { name: field.name, label: field.label, of: truth ? of.reverse() : of, min: 1, max: 1, hint: WORDS.chooseOne };
    return pickField(inner, chosen, (now) => changed(now.length ? now[0] : null));
  }
  let now = Number.isInteger(value) ? value : field.low;
  const output = el("output", { text: String(now) });
  const step = (by_) => {
    now = Math.min(field.high, Math.max(field.low, now + by_));
    output.textContent = String(now).replace("-", "−");
    announce(output.textContent);
    changed(now);
  };
  const node = el("div", { class: "stepper", role: "group", "aria-label": field.label }, [
    el("button", { class: "small", text: "−", "aria-label": WORDS.less, on: { click: () => step(-1) } }),
    output,
    el("button", { class: "small", text: "+", "aria-label": WORDS.more, on: { click: () => step(1) } }),
  ]);
  return { node, said: () => [String(now)], problem: () => "" };
}

function textField(field, value, changed) {
  const long = field.max > 60;
  const counter = el("p", { class: "counter" });
  const box = el(long ? "textarea" : "input", {
    class: "write", "aria-label": field.label, maxlength: String(field.max), autocomplete: "off", autocapitalize: "sentences",
    spellcheck: "true", type: long ? null : "text", enterkeyhint: "done",
  });
  box.value = value || "";
  const count = () => {
    const left = field.max - box.value.length;
    counter.textContent = words(WORDS.left, { count: left });
    counter.className = "counter" + (left <= 0 ? " full" : "");
  };
  box.addEventListener("input", () => { count(); changed(box.value); });
  if (!long) box.addEventListener("keydown", (event) => event.key === "Enter" && box.blur());
  count();
  const problem = () => {
    const said = box.value.trim();
    if (!said) return WORDS.writeFirst;
    return field.one_word && /\s/.test(said) ? WORDS.oneWord : "";
  };
  return { node: el("div", { class: "part" }, [box, counter]), said: () => [], problem };
}

const FIELDS = { pick: pickField, order: orderField, number: numberField, text: textField };
