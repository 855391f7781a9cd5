// @ts-check
/**
 * The offers beside the round, one on each line: yesterday's puzzle until its missed words have been viewed, and a
 * round that was left unfinished.
 */
import { roundAddress } from "../page/addresses.js";
import { byId, make } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { english } from "../page/wording.js";
import { progressText } from "./sentences.js";

/** @typedef {import("../page/state.js").PageState} PageState */
/** @typedef {import("../engine/exports").OpenRoundMessage} OpenRound */

export class Offers {
  #isSaved;
  #showMissed;

  /**
   * @param {import("../page/state.js").ObservableState} state
   * @param {boolean} isSaved whether rounds are saved; if they are not, there are no offers
   * @param {(yesterday: {root: string, isEnded: boolean}) => void} showMissed shows the words missed in yesterday's
   *   puzzle
   */
  constructor(state, isSaved, showMissed) {
    this.#isSaved = isSaved;
    this.#showMissed = showMissed;
    state.subscribe(
      ({ overview, view, wording, settings }) => [overview, view.round.key, wording, settings.showsCount],
      (current) => this.#draw(current),
    );
  }

  /** @param {PageState} current */
  #draw({ overview, view, wording, settings }) {
    const { unseen = null, offered = null } = this.#isSaved && overview ? overview : {};
    /** @param {{found: number, total: number}} round */
    const progress = ({ found, total }) => progressText(found, total, settings.showsCount, wording);
    const lines = [];
    if (unseen) {
      const resume = unseen.isEnded ? [] : [link(unseen, wording.text("offer.resume"))];
      const missedButton = make("button", { type: "button", class: "text-button" }, wording.text("offer.seeMissed"));
      missedButton.addEventListener("click", () => this.#showMissed(unseen));
      const text = wording.text("offer.yesterday", progress(unseen));
      lines.push({ round: unseen, parts: [text, ...resume, missedButton] });
    }
    if (offered && offered.key !== unseen?.key) {
      const name = offered.daily === null ? english(offered.root) : wording.text("daily.number", offered.daily);
      const text = settings.showsCount
        ? wording.text("offer.goOnWithCount", name, progress(offered))
        : wording.text("offer.goOn", name);
      lines.push({ round: offered, parts: [link(offered, text)] });
    }
    drawList(
      byId("offers"),
      lines.filter(({ round }) => round.key !== view.round.key),
      ({ round, parts }) =>
        [round.key, ...parts.map((part) => (typeof part === "string" ? part : part.textContent))].join(" "),
      ({ parts }) => make("p", { class: "offer" }, ...parts.flatMap((part) => [" ", part])),
    );
  }
}

/**
 * @param {{key: string}} round
 * @param {import("../page/wording.js").PlayerText} text
 */
const link = (round, text) => make("a", { href: roundAddress(round) }, text);
