// @ts-check
/**
 * Keeps one version of the page, whole or not at all, so that it opens without the server. A new version is fetched beside the one in use,
 * every file held to its digest, and waits until the player takes it or no tab is left. The version before is kept too, for the tabs that
 * still show it.
 */

// The page is built with its own digest and the digests of its files in these places.
const version = "VERSION";
/** @type {Record<string, string>} */
const files = {};

/** How long a page may take to answer, in milliseconds. */
const patience = 2000;
const family = "word-scramble ";
const own = family + version;
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(settle()));
worker.addEventListener("message", (event) => { if (event.data === "use") void worker.skipWaiting(); });
worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === location.origin) event.respondWith(answer(event.request));
});

/** Fetches every file of the version; if one is missing or not what was built, none of them counts. */
async function fill() {
  try {
    const cache = await caches.open(own);
    await Promise.all(Object.entries(files).map(([path, integrity]) => keep(cache, path, integrity)));
    if (!(await isPlayed())) await worker.skipWaiting();
  } catch (error) {
    await caches.delete(own);
    throw error;
  }
}

/** Whether a page is open that runs: one that does not could never say that it wants the new version. */
async function isPlayed() {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const answers = await Promise.all(pages.map((page) => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    page.postMessage("played?", [port2]);
    setTimeout(() => resolve(false), patience);
  })));
  return answers.includes(true);
}

/**
 * @param {Cache} cache
 * @param {string} path
 * @param {string} integrity
 */
async function keep(cache, path, integrity) {
  const response = await fetch(path, { integrity, cache: path.startsWith("v/") ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

/** Drops all versions but this one and the one before it, and looks after the tabs that are open. */
async function settle() {
  const others = (await caches.keys()).filter((name) => name.startsWith(family) && name !== own);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * Answers from what is kept; what is not kept is fetched.
 * @param {Request} request
 */
async function answer(request) {
  const isPage = request.mode === "navigate" && new URL(request.url).pathname === new URL(worker.registration.scope).pathname;
  const cache = await caches.open(own);
  const kept = await cache.match(isPage ? "./" : request, { ignoreSearch: true }) ?? await caches.match(request);
  return kept ?? fetch(request);
}
