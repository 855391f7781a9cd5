// @ts-check
/** Fetches the parts of the game, hands rounds to the player as a file, and says so where a part is missing. */
import { make, the } from "./page.js";
import { exported } from "./records.js";
import { Store } from "./store.js";

/**
 * Shows the one sentence that is left to say; lets the page be loaded again, and what was kept be saved to a file all the same.
 * @param {string} text
 * @param {import("./wording.js").Wording} [wording] what the buttons say
 */
export function sorry(text, wording) {
  const button = (/** @type {string} */ key, /** @type {() => unknown} */ act) => {
    const made = make("button", { type: "button", class: "button" }, wording?.text(key) ?? "");
    made.addEventListener("click", act);
    return made;
  };
  const buttons = wording ? [
    button("page.reload", () => location.reload()),
    button("page.export", async () => save(await Store.open().then(exported).catch(() => []))),
  ] : [];
  the("sorry").replaceChildren(make("span", {}, text), ...buttons);
  the("sorry").hidden = false;
  the("game").hidden = the("game").hasAttribute("inert");
  the("old").hidden = true;
}

/**
 * Hands records to the player as a file.
 * @param {string[]} parts
 */
export function save(parts) {
  const url = URL.createObjectURL(new Blob(parts, { type: "text/plain" }));
  make("a", { href: url, download: "word-scramble.txt" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** How long a large file may take, in milliseconds. */
const patience = 60_000;

/** @param {string} path */
export async function loadBytes(path) {
  // One that stalls is given up, so that it can be asked for again.
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), patience);
  try {
    return new Uint8Array(await (await load(path, control.signal)).arrayBuffer());
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The part of the word list for the player's month, which early.js has asked for; nothing where there is none. Where the page is kept for
 * offline, the full list is as near.
 * @returns {Promise<Uint8Array | null>}
 */
export async function starter() {
  const { starter: asked } = /** @type {{starter?: Promise<Response>}} */ (globalThis);
  const response = await asked?.catch(() => null);
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}

/**
 * @param {string} path
 * @param {AbortSignal} [signal]
 */
export async function load(path, signal) {
  const response = await fetch(new URL(path, import.meta.url), { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}
