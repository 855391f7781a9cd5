// @ts-check
/**
 * The service worker. It caches one version of the page, completely or not at all, so that the page opens without the
 * server. A new version is fetched while another is in use, and every file is checked against its digest. The new
 * version then waits until the player activates it or no tab is left. The previous version stays cached for tabs that
 * still show it.
 */

// The build replaces these with the digests of the version and of its files.
const version = "VERSION";
/** @type {Record<string, string>} */
const files = {};

/** How long a page may take to answer, in milliseconds. */
const answerTimeout = 2000;
const cachePrefix = "word-scramble ";
const ownCache = cachePrefix + version;
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if (event.data === "use") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  if (isFileRequest(event.request)) event.respondWith(respond(event.request));
});

/**
 * Whether a file of the page is requested.
 * @param {Request} request
 */
function isFileRequest({ method, url }) {
  return method === "GET" && new URL(url).origin === location.origin;
}

/** Caches every file of the version. If one is missing or does not match its digest, none is cached. */
async function install() {
  try {
    const cache = await caches.open(ownCache);
    await Promise.all(Object.entries(files).map(([path, integrity]) => addToCache(cache, path, integrity)));
    if (!(await isPageRunning())) await worker.skipWaiting();
  } catch (error) {
    await caches.delete(ownCache);
    throw error;
  }
}

/** Whether an open page answers. A page whose version does not run could never activate a new one. */
async function isPageRunning() {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const answers = await Promise.all(
    pages.map(
      (page) =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(true);
          page.postMessage("played?", [port2]);
          setTimeout(() => resolve(false), answerTimeout);
        }),
    ),
  );
  return answers.includes(true);
}

/**
 * @param {Cache} cache
 * @param {string} path
 * @param {string} integrity
 */
async function addToCache(cache, path, integrity) {
  const response = await fetch(path, { integrity, cache: path.startsWith("v/") ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

/** Deletes all versions except this one and the previous one, and takes control of the open tabs. */
async function activate() {
  const otherCaches = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== ownCache);
  await Promise.all(otherCaches.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * Responds from the caches, or else from the network.
 * @param {Request} request
 */
async function respond(request) {
  const { pathname } = new URL(request.url);
  const isPage = request.mode === "navigate" && pathname === new URL(worker.registration.scope).pathname;
  const cache = await caches.open(ownCache);
  const cachedResponse =
    (await cache.match(isPage ? "./" : request, { ignoreSearch: true })) ?? (await caches.match(request));
  return cachedResponse ?? fetch(request);
}
