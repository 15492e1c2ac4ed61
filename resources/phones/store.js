// What this phone remembers. Where a browser keeps nothing, it is remembered as long as the page is open.
const memory = new Map();

const store = {
  get(name) {
    try {
      const kept = window.localStorage.getItem("artgames." + name);
      if (kept !== null) return kept;
    } catch (problem) { /* a browser that keeps nothing */ }
    return memory.has(name) ? memory.get(name) : "";
  },
  set(name, value) {
    memory.set(name, value);
    try { window.localStorage.setItem("artgames." + name, value); } catch (problem) { /* the same */ }
  },
  drop(name) {
    memory.delete(name);
    try { window.localStorage.removeItem("artgames." + name); } catch (problem) { /* the same */ }
  },
};
