// @ts-check
/** What lets the page be opened without its server, and tells when a newer version of it has arrived. */

/** At most so often a page that is looked at again asks for a newer version, in milliseconds. */
const pause = 3_600_000;

export class Versions {
  /** @type {ServiceWorkerRegistration | undefined} */
  #registration;
  #isTaken = false;
  #asked = Date.now();
  /** Whether a newer version waits to be used. */
  isNewer = false;
  /** Called when one has arrived. */
  onnewer = () => {};

  /** Keeps the page for later, where the browser can and the address is safe enough for it. */
  async keep() {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const isFirst = !workers.controller;
    workers.addEventListener("controllerchange", () => {
      if (this.#isTaken) location.reload();
      else if (!isFirst) this.#tell();
    });
    workers.onmessage = (event) => event.ports[0]?.postMessage("yes");
    this.#registration = await workers.register(address("sw.js"), { updateViaCache: "none" });
    if (this.#registration.waiting) this.#tell();
    this.#registration.addEventListener("updatefound", () => this.#watch());
    document.addEventListener("visibilitychange", () => this.#ask());
  }

  /** Lets the newer version take over; the page begins anew with it. */
  use() {
    this.#isTaken = true;
    const waiting = this.#registration?.waiting;
    if (waiting) waiting.postMessage("use");
    else location.reload();
  }

  #watch() {
    const worker = this.#registration?.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && navigator.serviceWorker.controller) this.#tell();
    });
  }

  #tell() {
    this.isNewer = true;
    this.onnewer();
  }

  #ask() {
    if (document.hidden || Date.now() - this.#asked < pause) return;
    this.#asked = Date.now();
    void this.#registration?.update().catch(() => {});
  }
}

/** Forgets what was kept of the page, so that it comes from the server again. Rounds are not touched. */
export async function forget() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return false;
  const names = (await caches.keys()).filter((name) => name.startsWith("word-scramble "));
  await Promise.all(names.map((name) => caches.delete(name)));
  return registration.unregister();
}

/**
 * The address of a worker beside the page, as the page's policy wants it: only this module may make one.
 * @param {string} name
 */
function address(name) {
  const url = new URL(name, document.baseURI).href;
  const { trustedTypes } = /** @type {any} */ (globalThis);
  return trustedTypes ? trustedTypes.createPolicy("sw", { createScriptURL: () => url }).createScriptURL(url) : url;
}
