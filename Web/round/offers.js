// @ts-check
/** What is offered beside the round, a line each: yesterday's puzzle until its missed words were seen, and the round that was left unfinished. */
import { roundAddress } from "../page/addresses.js";
import { byId, make } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { progressText } from "../page/sentences.js";
import { english } from "../page/wording.js";

/** @typedef {import("../page/state.js").Shown} Shown */
/** @typedef {import("../engine/reply.js").OpenRound} OpenRound */

export class Offers {
  #isSaved;

  /**
   * @param {import("../page/state.js").State} state
   * @param {boolean} isSaved whether rounds are saved; without that none can be left for another
   */
  constructor(state, isSaved) {
    this.#isSaved = isSaved;
    state.subscribe(
      ({ overview, view, wording, settings }) => [overview, view.round.key, wording, settings.showsCount],
      (shown) => this.#draw(shown),
    );
  }

  /** @param {Shown} shown */
  #draw({ overview, view, wording, settings }) {
    const { unseen = null, offered = null } = this.#isSaved && overview ? overview : {};
    /** @param {OpenRound} round */
    const count = ({ found, total }) => progressText(found, total, settings.showsCount, wording);
    const lines = [];
    if (unseen) {
      lines.push({
        round: unseen,
        text: wording.text("offer.yesterday", count(unseen)),
        links: [
          { href: roundAddress(unseen), text: wording.text("offer.resume") },
          { href: roundAddress(unseen, { ends: true }), text: wording.text("offer.seeMissed") },
        ],
      });
    }
    if (offered && offered.key !== unseen?.key) {
      const name = offered.daily === null ? english(offered.root) : wording.text("daily.number", offered.daily);
      const text = settings.showsCount
        ? wording.text("offer.goOnWithCount", name, count(offered))
        : wording.text("offer.goOn", name);
      lines.push({ round: offered, text: "", links: [{ href: roundAddress(offered), text }] });
    }
    drawList(
      byId("offers"),
      lines.filter(({ round }) => round.key !== view.round.key),
      ({ text, links }) => [text, ...links.map((link) => link.text)].join(" "),
      ({ text, links }) =>
        make(
          "p",
          { class: "offer" },
          text,
          ...links.flatMap((link) => [" ", make("a", { href: link.href }, link.text)]),
        ),
    );
  }
}
