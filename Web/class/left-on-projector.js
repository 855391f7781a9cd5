// @ts-check
/** Offers to resume the round that a class left on the projector, on this day or another. */

import { makeButton } from "../page/controls.js";
import { make } from "../page/dom.js";
import { english } from "../page/wording.js";
import { setName } from "../round/played-set.js";
import { isRoot } from "./puzzles.js";
import { latestGame } from "./saved-games.js";

/** @typedef {import("./class-screens.js").Context} Context */

/**
 * @param {Context} context
 * @returns {Promise<HTMLElement[]>} empty if there is no such round
 */
export async function offerLeftRound(context) {
  const { store, screens, state } = context;
  const { wording } = state.current;
  const leftGame = await latestGame(store);
  const name = leftGame && (await roundName(leftGame, context));
  if (!name) return [];
  const { code, number, wordCount } = leftGame;
  const resumeButton = makeButton(wording.text("projector.goOn", wordCount), () =>
    screens.open("projector", code, number),
  );
  const item = make(
    "li",
    {},
    make("p", {}, make("b", {}, name)),
    make("div", { class: "puzzle-buttons" }, resumeButton),
  );
  const title = make("h3", { id: "left-on-projector" }, wording.text("projector.title"));
  const list = make("ul", { class: "open saved-sets", role: "list", "aria-labelledby": "left-on-projector" }, item);
  return [make("section", {}, title, list)];
}

/**
 * The name of the round, such as "Minerals, round 3 of 12", the name of a set with a single round, or the root of a
 * round without a set; empty if the set cannot be read.
 * @param {{code: string, number: number}} leftGame
 * @param {Context} context
 */
async function roundName({ code, number }, { game, state }) {
  if (isRoot(code)) return english(code);
  const answer = await game.readSet(code).catch(() => null);
  if (answer?.set.kind !== "set") return "";
  const [{ root }, ...others] = answer.rounds;
  const { wording, overview } = state.current;
  const name = overview?.savedSets.find((savedSet) => savedSet.code === code)?.name ?? "";
  const count = 1 + others.length;
  const shownName = setName({ name, root, count }, wording);
  return count > 1 ? wording.text("playedSet.place", shownName, number, count) : shownName;
}
