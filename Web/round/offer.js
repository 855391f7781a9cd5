// @ts-check
/** The line on an empty board, which leads to yesterday's puzzle or to an unfinished round. */
import { roundAddress } from "../page/addresses.js";
import { byId, make, nodesForText } from "../page/dom.js";
import { english } from "../page/wording.js";
import { progressText } from "./sentences.js";

/** @typedef {import("../engine/exports").OfferMessage} OfferMessage */
/** @typedef {import("../page/wording.js").Wording} Wording */

export class Offer {
  /** @param {import("../page/state.js").ObservableState} state */
  constructor(state) {
    state.subscribe(
      ({ view, wording, settings }) => [view.offer, wording, settings.showsCount],
      ({ view, wording, settings }) => draw(view.offer, settings.showsCount, wording),
    );
  }
}

/**
 * @param {OfferMessage | null} offer
 * @param {boolean} showsCount whether the player wants to know how many words there are
 * @param {Wording} wording
 */
function draw(offer, showsCount, wording) {
  byId("offer").replaceChildren();
  if (!offer) return;
  const { round } = offer;
  byId("offer").append(...nodesForText(offerText(offer, showsCount, wording)));
  if (round.isWhole) return;
  const name = wording.text(round.isEnded ? "offer.seeMissed" : "offer.resume");
  byId("offer").append(" ", make("a", { href: roundAddress(round) }, name));
}

/**
 * @param {OfferMessage} offer
 * @param {boolean} showsCount
 * @param {Wording} wording
 */
function offerText({ kind, round }, showsCount, wording) {
  const progress = progressText(round.found, round.total, showsCount, wording);
  if (kind === "unfinished") {
    const name = round.daily === null ? english(round.root) : wording.text("daily.number", round.daily);
    return wording.text("sentence.labelled", name, progress);
  }
  if (round.isWhole) return wording.text("offer.yesterdayWhole", round.total);
  if (round.isEnded) return wording.text("offer.yesterdayEnded", progress, wording.text(`rank.${round.rank}`));
  return wording.text("offer.yesterdayLeft", progress);
}
