// @ts-check
/**
 * The message if the page cannot start, or no longer works properly. Its texts are in the page itself, because the
 * wording may be what is missing.
 */

import { byId } from "./dom.js";
import { saveFile } from "./files.js";
import { NotServedError, scriptsAddress } from "./loading.js";

/** Whether a message has been shown. Later errors are not shown, because they may be consequences of the first one. */
let isShown = false;

/**
 * Shows what is wrong, a button to reload the page and, if there are saved rounds, one to export them.
 * @param {"not-loaded" | "no-webassembly" | "not-working"} reason
 * @param {string} language
 * @param {() => Promise<string[]>} readRounds
 * @param {unknown} [error]
 */
export function showFatalError(reason, language, readRounds, error) {
  if (isShown) return;
  isShown = true;
  const message = byId("fatal-error");
  for (const text of message.querySelectorAll("span")) text.hidden = text.lang !== language;
  for (const paragraph of message.querySelectorAll("p")) paragraph.hidden = paragraph.id !== reason;
  byId("not-served").hidden = !(error instanceof NotServedError);
  byId("not-served-file").textContent = String(error instanceof Error ? error.message : "");
  message.hidden = false;
  byId("reload").onclick = () => location.reload();
  byId("close-error").hidden = reason !== "not-working";
  byId("close-error").onclick = () => {
    message.hidden = true;
  };
  void offerExport(readRounds);
  byId("game").hidden = byId("game").hasAttribute("inert");
  byId("unsupported").hidden = true;
}

/** @param {() => Promise<string[]>} readRounds */
async function offerExport(readRounds) {
  const records = await readRounds().catch(() => []);
  byId("export-saved").hidden = records.length === 0;
  byId("export-saved").onclick = async () => saveFile(await readRounds());
}

/**
 * From now on, reports errors that nothing else handles. The game stays on screen, because parts of it may still work.
 * @param {() => string} language of the page
 * @param {() => Promise<string[]>} readRounds
 */
export function watchErrors(language, readRounds) {
  const show = (/** @type {unknown} */ error) => {
    console.error(error);
    showFatalError("not-working", language(), readRounds);
  };
  addEventListener("error", ({ error, filename }) => {
    if (isFromPage(error, filename)) show(error);
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    if (isFromPage(reason)) show(reason);
  });
}

/** The script in a line of a stack: "at f (https://…/main.js:1:2)" in Chromium, "f@https://…/main.js:1:2" elsewhere. */
const stackLineScript = /(?:@|\(|\bat (?:async )?)([^@(\n]*?):\d+:\d+\)?$/m;

/**
 * Whether one of the page's own scripts threw an error: the first line of its stack names one. Extensions and their
 * scripts in the page throw errors as well.
 * @param {unknown} error
 * @param {string} [filename] the script, used if the error has no stack
 */
function isFromPage(error, filename = "") {
  const { stack, message } = /** @type {Partial<Error>} */ (error ?? {});
  // The message may contain any address.
  const [, throwingScript] = stackLineScript.exec(String(stack ?? "").replace(String(message), "")) ?? [];
  return (throwingScript ?? filename).startsWith(scriptsAddress());
}
