const MOST_ON_BUTTON = 30;

// The answer in the making: which of the choices, and what was said to its fields. Fields of one name share what was
// said, so that whoever turns to another choice loses nothing.
function makeAnswer(sheet, begun, changed) {
  const said = Object.assign({}, begun ? begun.answers : {});
  let way = begun && sheet.ways[begun.way] ? begun.way : firstWay(sheet.ways);
  let path = way === null ? [] : pathTo(sheet.ways, way);
  let controls = [];
  const node = el("div", { class: "part asked" });

  const missing = () => (waySteps(sheet.ways, path).some((step) => step.chosen === null && step.title) ? WORDS.chooseOne : WORDS.choose);
  const tell = () => changed({ way: way === null ? -1 : way, answers: said });
  const choose = (step, text) => {
    path = path.slice(0, step).concat([text]);
    way = null;
    const steps = waySteps(sheet.ways, path);
    path = steps.map((one) => one.chosen).filter((one) => one !== null);
    const left = matching(sheet.ways, path);
    if (!nextStep(sheet.ways, left)) way = left[0];
    paint();
    tell();
  };
  const paint = () => {
    const steps = waySteps(sheet.ways, path);
    const groups = steps.map((step, place) => stepNode(step, (text) => choose(place, text)));
    const fields = way === null ? [] : sheet.ways[way].fields;
    controls = fields.map((field) => FIELDS[field.form](field, valueOf(said, field), (value) => {
      said[field.name] = value;
      tell();
    }));
    const titled = fields.length > 1 || steps.length > 0;
    fill(node, groups.concat(controls.map((control, place) => el("div", { class: "part" }, [
      titled && el("h2", { text: fields[place].label }), control.node,
    ]))));
  };
  paint();
  return {
    node,
    way: () => way,
    answers: () => said,
    problem: () => (way === null ? missing() : controls.map((control) => control.problem()).find(Boolean) || ""),
    pictured: () => controls.some((control) => control.pictured),
    label: () => {
      if (way === null) return WORDS.lockIn;
      const told = controls.map((control) => control.said());
      const chosen = sheet.ways[way];
      if (!controls.length) return path.length ? words(WORDS.lockInWhat, { what: wayText(chosen) }) : chosen.label;
      const what = told.length === 1 ? listed(told[0]) : "";
      return what && what.length <= MOST_ON_BUTTON ? words(WORDS.lockInWhat, { what }) : WORDS.lockIn;
    },
  };
}

function valueOf(said, field) {
  const value = said[field.name];
  if (field.form === "pick" || field.form === "order") return Array.isArray(value) ? value : [];
  return value;
}

function wayText(way) {
  return [way.label].concat(way.given.map(([name, value]) => (name.endsWith("?") ? value : name + " " + value))).join(" · ");
}

// Where there is only one choice, or several that read the same, or where the first one has something to fill in, nobody
// has to choose it first.
function firstWay(ways) {
  if (!ways.length) return null;
  return (ways[0].fields.length && !ways[0].given.length) || !nextStep(ways, ways.map((_, place) => place)) ? 0 : null;
}

// Many finished actions are not one long list: first what, then each thing that is settled about it.
function waySteps(ways, path) {
  const steps = [];
  let left = ways.map((_, place) => place);
  for (let depth = 0; depth < 12 && left.length > 1; depth += 1) {
    const step = nextStep(ways, left);
    if (!step) break;
    const chosen = path[steps.length];
    step.chosen = step.options.includes(chosen) ? chosen : null;
    steps.push(step);
    if (step.chosen === null) break;
    left = left.filter((place) => step.of(ways[place]) === step.chosen);
  }
  return steps;
}

// What tells those that are left apart; null where they read the same, as two dice that show one number.
function nextStep(ways, left) {
  const keys = [...new Set(left.flatMap((place) => ways[place].given.map(([name]) => name)))];
  const among = (of, title) => {
    const options = [...new Set(left.map((place) => of(ways[place])))];
    return options.length > 1 ? { title, of, options, chosen: null } : null;
  };
  const value = (name) => (way) => (way.given.find(([other]) => other === name) || ["", WORDS.own])[1];
  const same = (field) => left.every((place) => ways[place].fields.some((one) => one.name === field.name && one.min === field.min));
  const more = (way) => way.fields.filter((field) => !same(field)).map(fieldText).join(", ") || WORDS.nothingMore;
  return among((way) => way.label, "") || keys.map((name) => among(value(name), name)).find(Boolean) || among(more, "");
}

function fieldText(field) {
  return field.form === "pick" ? field.label + " · " + field.max : field.label;
}

function matching(ways, path) {
  let left = ways.map((_, place) => place);
  for (const chosen of path) {
    const step = nextStep(ways, left);
    if (step) left = left.filter((place) => step.of(ways[place]) === chosen);
  }
  return left;
}

function pathTo(ways, way) {
  const path = [];
  let left = ways.map((_, place) => place);
  for (let depth = 0; depth < 12 && left.length > 1; depth += 1) {
    const step = nextStep(ways, left);
    if (!step) break;
    path.push(step.of(ways[way]));
    left = left.filter((place) => step.of(ways[place]) === path[path.length - 1]);
  }
  return path;
}

function stepNode(step, choose) {
  return el("div", { class: "part" }, [
    step.title && el("h2", { text: step.title }),
    el("div", { class: "tiles " + textsKind(step.options), role: "radiogroup", "aria-label": step.title || WORDS.choose }, step.options.map((text) => el("button", {
      class: "tile", role: "radio", "aria-checked": String(text === step.chosen), on: { click: () => choose(text) },
    }, [el("span", { class: "tick", "aria-hidden": "true", text: "✓" }), el("span", { text })]))),
  ]);
}
