// @ts-check
/** Loads the files of the game. They are in a folder beside the page or, in word-scramble.html, in the page itself. */
import { make } from "./dom.js";

/**
 * What preload.js knows and has requested before the modules run: the folder of this version, its languages, the texts
 * in the browser's language, whether the browser is too old, and the source of files, if it is not the folder.
 * @typedef {{folder: string, languages: string[], language: string, strings?: Promise<Response>, isTooOld: boolean,
 *   source?: Source}} Preloaded
 */
export const preloaded = () => /** @type {{preloaded: Preloaded}} */ (/** @type {unknown} */ (globalThis)).preloaded;

/** How long a download may take before it is aborted, in milliseconds. */
const downloadTimeout = 60_000;

/**
 * The address of a file of this version of the page.
 * @param {string} path
 */
export const fileAddress = (path) => new URL(path, preloaded().folder).href;

/**
 * Where files come from. `style` resolves once a style sheet is in the page or has failed.
 * @typedef {{ open: (path: string, signal?: AbortSignal) => Promise<Response>, module: (path: string) => Promise<any>,
 *   style: (path: string) => Promise<unknown> }} Source
 */

/** @type {Source} */
const serverSource = {
  open: (path, signal) => fetch(fileAddress(path), { signal }),
  module: (path) => import(fileAddress(path)),
  style(path) {
    const link = make("link", { rel: "stylesheet", href: fileAddress(path) });
    const settled = new Promise((resolve) => {
      link.onload = link.onerror = () => resolve(null);
    });
    document.head.append(link);
    return settled;
  },
};
const source = () => preloaded().source ?? serverSource;

/** Whether the whole game is in one file. If so, nothing is cached, updated or installed. */
export const isSingleFile = () => preloaded().source !== undefined;

/** The common start of the addresses of the page's own scripts. */
export const scriptsAddress = () => (isSingleFile() ? location.href.split(/[?#]/)[0] : preloaded().folder);

/** Thrown if the server answers, but does not send the requested file. */
export class NotServedError extends Error {
  /**
   * @param {string} path
   * @param {number} status
   */
  constructor(path, status) {
    super(`${path}: ${status}`);
  }
}

/**
 * Whether a response has the requested file. Some hosts send a page of their own with status 200 instead.
 * @param {Response} response
 */
export const isServed = ({ ok, headers }) => ok && !headers.get("Content-Type")?.startsWith("text/html");

/**
 * @param {string} path
 * @param {AbortSignal} [signal]
 */
export async function load(path, signal) {
  const response = await source().open(path, signal);
  if (!isServed(response)) throw new NotServedError(path, response.status);
  return response;
}

/**
 * Loads WebAssembly. Browsers compile it while it arrives, but only if the host sends its media type.
 * @param {string} path
 */
export async function loadWebAssembly(path) {
  const response = await load(path);
  const hasWasmType = response.headers.get("Content-Type") === "application/wasm";
  return hasWasmType ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** @param {string} path */
export async function loadBytes(path) {
  // A stalled download is aborted, so that the page can say that it failed.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), downloadTimeout);
  try {
    return new Uint8Array(await (await load(path, controller.signal)).arrayBuffer());
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a module that the first word does not need.
 * @param {string} path
 */
export const loadModule = (path) => source().module(path);

/**
 * Loads a style sheet that the first word does not need.
 * @param {string} path
 */
export const loadStyle = (path) => source().style(path);
