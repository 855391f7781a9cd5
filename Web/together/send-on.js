// @ts-check
/** Sends on the link of a shared round, or its code if the page is a file, which has no link. */

import { copyResultText, reachText } from "../dialogs/link-reach.js";
import { isOnWeb, pageAddress } from "../page/addresses.js";
import { copyText } from "../page/clipboard.js";
import { makeButton } from "../page/controls.js";
import { make } from "../page/dom.js";
import { canDrawQRCode } from "../page/qr.js";
import { asIs } from "../page/wording.js";
import { puzzleName } from "./invitation.js";

/** @typedef {import("../engine/exports").SharedMessage} Shared */
/** @typedef {import("../page/wording.js").Wording} Wording */

export class SendOn {
  #wording;
  #textAndAddress;
  #status = make("p", { class: "quiet", role: "status" });
  element;

  /**
   * @param {Shared} shared
   * @param {Wording} wording
   * @param {import("../class/class-screens.js").ClassScreens} screens
   */
  constructor(shared, wording, screens) {
    this.#wording = wording;
    this.#textAndAddress = [chatText(shared, wording), address(shared.code)];
    const canShare = typeof navigator.share === "function";
    const send = makeButton(wording.text("together.sendOn"), () => void this.#send(), "button act");
    const copy = makeButton(wording.text(isOnWeb() ? "share.copyLink" : "class.copyCode"), () => void this.#copy());
    this.element = make(
      "div",
      { class: "send-on" },
      make("div", { class: "row" }, ...(canShare ? [send, copy] : [copy]), ...qrButton(shared.code, wording, screens)),
      this.#status,
    );
    if (!canShare) copy.classList.add("act");
  }

  async #send() {
    const [text, url] = this.#textAndAddress;
    // Sharing also fails if the player closes the menu, and then there is nothing to show.
    await navigator
      .share(isOnWeb() ? { text, url } : { text: this.#textAndAddress.join("\n") })
      .catch((error) => console.info(error));
  }

  async #copy() {
    const text = this.#textAndAddress.join("\n");
    const reach = isOnWeb() ? reachText(this.#wording) : "";
    this.#status.textContent = copyResultText(await copyText(text), text, reach, this.#wording);
  }
}

/** The longest code that a camera can still read from a screen as a QR code. */
const maxQRCodeLength = 800;

/**
 * A button that shows the link as a QR code, if the code is short enough and the page can draw QR codes.
 * @param {string} code
 * @param {Wording} wording
 * @param {import("../class/class-screens.js").ClassScreens} screens
 */
function qrButton(code, wording, screens) {
  if (code.length > maxQRCodeLength || !canDrawQRCode()) return [];
  return [makeButton(wording.text("class.showQR"), () => void screens.open("qr", code))];
}

/** @param {string} code */
const address = (code) => (isOnWeb() ? `${pageAddress()}#${code}` : `#${code}`);

/**
 * What a chat shows above the link: who plays, and which puzzle.
 * @param {Shared} shared
 * @param {Wording} wording
 */
function chatText(shared, wording) {
  const names = shared.names.map(({ number, text }) =>
    text === "" ? wording.text("together.player", number) : asIs(text),
  );
  const puzzle = shared.daily === null ? asIs(shared.root) : puzzleName(shared, wording);
  return wording.text("together.chat", wording.list(names, "long"), puzzle);
}
