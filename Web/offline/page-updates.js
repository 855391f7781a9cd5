// @ts-check
/**
 * Registers the service worker, which caches the page for offline use, and reports when a newer version of the page has
 * arrived.
 */

import { isSingleFile } from "../page/loading.js";

/** The least time between two checks for a newer version when the page comes into view, in milliseconds. */
const checkInterval = 3_600_000;

export class PageUpdates {
  /** @type {ServiceWorkerRegistration | undefined} */
  #registration;
  #isActivating = false;
  /** Whether a newer version is possible. On a first visit, there can be none before the first check. */
  #mayBeNewer = true;
  #checkedAt = Date.now();
  onnewer = () => {};

  /** Registers the worker, if the browser allows one. */
  async register() {
    const workers = serviceWorkers();
    if (!workers) return;
    this.#mayBeNewer = workers.controller !== null;
    workers.addEventListener("controllerchange", () => {
      if (this.#isActivating) location.reload();
      else this.#reportNewer();
    });
    // A new worker asks whether a page of the previous version is in use.
    workers.onmessage = (event) => event.ports[0]?.postMessage("yes");
    this.#registration = await workers.register(workerURL("sw.js"), { updateViaCache: "none" });
    if (this.#registration.waiting) this.#reportNewer();
    this.#registration.addEventListener("updatefound", () => this.#watchInstallation());
    document.addEventListener("visibilitychange", () => this.#checkForUpdate());
  }

  /** Activates the newer version and reloads the page. */
  activate() {
    this.#isActivating = true;
    const waiting = this.#registration?.waiting;
    if (waiting) waiting.postMessage("use");
    else location.reload();
  }

  #watchInstallation() {
    const { installing: worker, active } = this.#registration ?? {};
    // The first worker is not an update: no worker is active before it.
    if (worker && active && active !== worker) this.#mayBeNewer = true;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && navigator.serviceWorker.controller) this.#reportNewer();
    });
  }

  #reportNewer() {
    if (this.#mayBeNewer) this.onnewer();
  }

  #checkForUpdate() {
    if (document.hidden || Date.now() - this.#checkedAt < checkInterval) return;
    this.#checkedAt = Date.now();
    this.#mayBeNewer = true;
    void this.#registration?.update().catch(() => {});
  }
}

/** The single file does not use service workers, and some browsers lack them. */
const serviceWorkers = () => (isSingleFile() ? undefined : navigator.serviceWorker);

/**
 * Removes the worker and all cached versions, so that the page is loaded from the server again. Rounds are not
 * affected.
 */
export async function unregister() {
  const registration = await serviceWorkers()?.getRegistration();
  if (!registration) return false;
  const names = (await caches.keys()).filter((name) => name.startsWith("word-scramble "));
  await Promise.all(names.map((name) => caches.delete(name)));
  return registration.unregister();
}

/**
 * The address of a worker, as a type that the content security policy accepts only from this module.
 * @param {string} name
 */
function workerURL(name) {
  const url = new URL(name, document.baseURI).href;
  const { trustedTypes } = /** @type {any} */ (globalThis);
  return trustedTypes ? trustedTypes.createPolicy("sw", { createScriptURL: () => url }).createScriptURL(url) : url;
}
