// @ts-check
/**
 * Replaces sw.js in an emergency (`Web/build.py --stop-worker`). It deletes all cached versions and meanings, and
 * unregisters itself, so that a broken page is loaded from the server again. Rounds are not affected.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(stop()));

async function stop() {
  const names = (await caches.keys()).filter((name) => /^(word-scramble|meanings) /.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
