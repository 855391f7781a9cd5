// @ts-check
/** Draws the result of a round: the necklace, the figures and, if it has ended, the missed words. */
import { byId, make, nodesForText, setText } from "../page/dom.js";
import { asIs, english } from "../page/wording.js";
import { heading } from "../round/heading.js";
import { foundCountText, listFacts, rankName } from "../round/sentences.js";
import { clearFinale, drawFinale } from "./finale.js";
import { drawNecklace } from "./necklace.js";
import { drawShareButtons } from "./share.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("../engine/engine.js").View} View */
/** @typedef {import("../round/word-list.js").WordList} WordList */

/**
 * @param {View} view
 * @param {Wording} wording
 * @param {WordList} list of the missed words
 * @param {boolean} showsCount whether the player wants to know how many words there are
 * @param {boolean} isJustCompleted whether the last common word was just found, so that the beads of the whole string
 *   are threaded
 */
export function drawResult(view, wording, list, showsCount, isJustCompleted) {
  const { isEnded } = view.round;
  const showsTotal = showsCount || isEnded;
  drawHead(view, wording, showsTotal);
  drawFigures(view, wording, showsTotal);
  byId("copy-status").textContent = "";
  drawNextSteps(view, wording);
  if (isEnded) drawWordLists(view, wording, list);
  drawString(view, wording, showsTotal, isJustCompleted);
}

/**
 * Names the round, and says in a sentence how it ended.
 * @param {View} view
 * @param {Wording} wording
 * @param {boolean} showsTotal
 */
function drawHead(view, wording, showsTotal) {
  const { root } = view.round;
  const { kind } = heading(view, wording, new Date());
  const isTimeUp = view.time?.remaining === 0;
  const timeUpText = wording.text("time.up");
  setText("end-kind", isTimeUp ? wording.text("sentence.labelled", asIs(kind), timeUpText) : kind);
  byId("end-title").textContent = root;
  byId("end").setAttribute("aria-label", wording.text("result.label", asIs(root)));
  const summary = summaryText(view, wording, showsTotal);
  // The summary describes the dialog, so a screen reader reads it when the dialog opens.
  byId("end-summary").replaceChildren(
    ...nodesForText(isTimeUp ? wording.text("sentence.joined", timeUpText, summary) : summary),
  );
}

/**
 * @param {View} view
 * @param {Wording} wording
 * @param {boolean} showsTotal
 */
function summaryText(view, wording, showsTotal) {
  const { rank, found, total } = view.standing;
  if (rank === "allWords") {
    const longest = longestSentence(view, wording);
    return wording.text("result.wholeSummary", rankName(view, wording), found, total, longest);
  }
  return showsTotal
    ? wording.text("result.summary", rankName(view, wording), found, total)
    : foundCountText(view, false, wording);
}

/**
 * Shows the next steps: another round and sharing.
 * @param {View} view
 * @param {Wording} wording
 */
function drawNextSteps({ round, standing, challenge }, wording) {
  const hasOthers = (challenge?.rows.length ?? 0) > 1;
  const isWhole = standing.rank === "allWords";
  byId("end-new").textContent = wording.text(round.daily === null ? "newWord.title" : "round.free");
  byId("end-whole").hidden = !isWhole || round.isEnded;
  byId("end-whole").textContent = wording.text("found.whole", standing.total);
  byId("end-words").hidden = !round.isEnded;
  byId("end-friend").hidden = hasOthers;
  byId("end-table").hidden = !hasOthers || !round.isEnded;
  byId("send-back").hidden = !hasOthers;
  drawShareButtons(isWhole, hasOthers);
}

/**
 * Draws the whole string with its longest word and the bonus words, or the necklace of any other round.
 * @param {View} view
 * @param {Wording} wording
 * @param {boolean} showsTotal
 * @param {boolean} isJustCompleted
 */
function drawString(view, wording, showsTotal, isJustCompleted) {
  const { rank, found, total, longest = "" } = view.standing;
  const isWhole = rank === "allWords";
  byId("end").classList.toggle("finale", isWhole);
  for (const id of /** @type {const} */ (["end-longest", "end-named"])) byId(id).hidden = !isWhole;
  if (!isWhole) {
    clearFinale(byId("stage"));
    return drawNecklace(byId("necklace"), found, showsTotal ? total : found);
  }
  byId("necklace").querySelector(".necklace-drawing")?.remove();
  byId("stage").style.setProperty("--letters", String(Math.max(6, view.round.root.length)));
  byId("end-longest").replaceChildren(...[...(longest ?? "")].map((letter) => make("i", {}, letter)));
  byId("end-named").replaceChildren(...nodesForText(longestSentence(view, wording)));
  drawFinale(byId("stage"), view.foundWords, isJustCompleted);
}

/**
 * Names the longest word of a whole string and the bonus words in alphabetical order.
 * @param {View} view
 * @param {Wording} wording
 */
function longestSentence({ standing, foundWords }, wording) {
  const longest = english(standing.longest ?? "");
  const bonus = foundWords.filter(({ isBonus }) => isBonus).map(({ word }) => word);
  return bonus.length > 0
    ? wording.text("result.longestAndBonus", longest, wording.list(bonus.sort().map(english)))
    : wording.text("result.longest", longest);
}

/**
 * @param {View} view
 * @param {Wording} wording
 * @param {boolean} showsTotal
 */
function drawFigures(view, wording, showsTotal) {
  const { score, bonus, clues, anagrams } = view.standing;
  byId("end-points").textContent = String(score);
  byId("end-rank").textContent = wording.text("result.pointsAndRank", score, rankName(view, wording));
  byId("end-found").textContent = foundCountText(view, showsTotal, wording);
  const extras = [
    anagrams > 0 ? wording.text("anagram.count", anagrams) : "",
    bonus > 0 ? wording.text("found.bonusCount", bonus) : "",
    clues > 0 ? wording.text("clue.count", clues) : "",
  ];
  byId("end-bonus").textContent = extras
    .filter((text) => text !== "")
    .map((text) => `· ${text}`)
    .join(" ");
}

/**
 * @param {View} view
 * @param {Wording} wording
 * @param {WordList} list
 */
function drawWordLists(view, wording, list) {
  const { foundWords, missed } = view;
  const bonus = foundWords.filter((foundWord) => foundWord.isBonus).map((foundWord) => foundWord.word);
  byId("missed-title").textContent =
    missed.length > 0 ? wording.text("missed.count", missed.length) : wording.text("missed.none");
  list.wording = wording;
  const isFirstOfLength = (/** @type {number} */ index) => missed[index].length !== missed[index - 1]?.length;
  list.draw(
    missed.map((word, index) => ({ word, key: `${word} ${isFirstOfLength(index)} ${wording.language}` })),
    (word, button, index) => missedItem(word, button, isFirstOfLength(index), wording),
  );
  byId("bonus-title").hidden = bonus.length === 0;
  byId("end-bonus-words").textContent = wording.list(bonus.map(asIs));
  byId("all-found-title").textContent = wording.text("result.words", foundWords.length);
  byId("all-found").textContent = wording.list(foundWords.map((foundWord) => asIs(foundWord.word)));
}

/**
 * @param {string} word
 * @param {HTMLElement} button
 * @param {boolean} isFirstOfLength whether the word is the first one of its length
 * @param {Wording} wording
 */
function missedItem(word, button, isFirstOfLength, wording) {
  const circle = make("span", { class: "circle", "aria-hidden": "true" }, String(word.length));
  return make(
    "li",
    { class: `${isFirstOfLength ? "first" : ""}${word.length > 5 ? " wide" : ""}` },
    ...(isFirstOfLength ? [circle] : []),
    button,
    make("span", { class: "unseen" }, listFacts("", [wording.text("letters.count", word.length)], wording), " "),
    " ",
  );
}
