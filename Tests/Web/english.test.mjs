// The English words in a sentence of another language: node --test Tests/Web

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { resultSentence } from "../../Web/dialogs/result-sentence.js";
import { Announcer } from "../../Web/page/announcer.js";
import { make, nodesForText } from "../../Web/page/dom.js";
import { asIs, english, Wording } from "../../Web/page/wording.js";
import { clueText } from "../../Web/round/meanings.js";
import { refusalText } from "../../Web/round/refusal-text.js";
import { foundSentence } from "../../Web/round/sentences.js";
import { meaningLines, spokenMeanings } from "../../Web/round/word-list.js";

/** An element that records its attributes and children. */
class Element {
  attributes = {};
  children = [];
  setAttribute(name, value) {
    this.attributes[name] = value;
  }
  append(...children) {
    this.children.push(...children);
  }
  replaceChildren(...children) {
    this.children = children;
  }
}

const document = { createElement: () => new Element() };
beforeEach(() => {
  globalThis.document = document;
});
afterEach(() => {
  delete globalThis.document;
});

/** The parts of a text that are marked as English, so that screen readers speak them in English. */
const englishParts = (text) =>
  nodesForText(text)
    .filter((node) => node instanceof Element && node.attributes.lang === "en")
    .map(({ children }) => children.join(""));
const plainText = (text) =>
  nodesForText(text)
    .map((node) => node.children?.join("") ?? node)
    .join("");

const german = new Wording("de", {
  "clue.letters": "%@, beginnt mit %@",
  "clue.text": "%@, %@: %@",
  "found.announced": "%@, plus %lld",
  "letters.count": { one: "%lld Buchstabe", other: "%lld Buchstaben" },
  "meaning.noun": "Substantiv",
  "meaning.none": "Keine Bedeutung bekannt.",
  "meaning.plural": "Plural von %@",
  "points.count": { one: "%lld Punkt", other: "%lld Punkte" },
  "rank.fair": "Ordentlich",
  "rank.reached": "%@ erreicht",
  "refusal.lettersNotInRoot.detailNone": "In %@ ist kein %@.",
  "refusal.lettersNotInRoot.message": "Das geht nicht mit „%@“!",
  "refusal.lettersNotInRoot.title": "Wort nicht möglich",
  "result.found": "%lld von %lld Wörtern",
  "result.free": "%@: %@, %@, %@.",
  "result.foundAndOthers": "%@, %@",
  "found.bonusCount": "%lld extra",
  "sentence.joined": "%@. %@",
  "sentence.labelled": "%@: %@",
});
const view = { standing: { score: 8, found: 2, total: 40, bonus: 1, rank: "fair", clues: 0 }, time: null };

test("in a German sentence only the words of the game are English", () => {
  const foundWord = { word: "man", points: 2, isBonus: false, isNewRank: true };
  const found = foundSentence(foundWord, view, { showsCount: true, saysCount: false }, german);
  assert.deepEqual(englishParts(found), ["man"]);
  assert.equal(plainText(found), "man, plus 2. Ordentlich erreicht");

  const { title, message, detail } = refusalText("lettersNotInRoot", [110, 0], "silkworm", german);
  assert.deepEqual([title, message, detail].map(englishParts), [[], ["silkworm"], ["silkworm", "n"]]);
  assert.equal(plainText(detail), "In silkworm ist kein n.");
});

test("meanings and clues are English, and their labels are not", () => {
  const meaning = { form: "plural", headword: "mouse", kind: "noun", text: "a small rodent", clue: "a small ___" };
  const spoken = spokenMeanings(meaningLines([meaning, { ...meaning, text: "a device" }], german));
  assert.deepEqual(englishParts(spoken), ["mouse", "a small rodent", "mouse", "a device"]);
  assert.equal(
    plainText(spoken),
    "Plural von mouse, Substantiv: a small rodent; Plural von mouse, Substantiv: a device",
  );
  assert.deepEqual(englishParts(clueText("mice", [meaning], german)), ["m", "a small ___"]);
  assert.equal(plainText(clueText("mice", [], german)), "4 Buchstaben, beginnt mit m: Keine Bedeutung bekannt.");
  assert.deepEqual(meaningLines([], german), [["", "Keine Bedeutung bekannt."]]);
});

test("text that is copied or sent has no marks", () => {
  const sent = resultSentence({ ...view, round: { root: "silkworm", daily: null } }, german);
  assert.equal(sent, "silkworm: 2 von 40 Wörtern, 1 extra, 8 Punkte, Ordentlich.");
});

test("an element and an announcement show the words between marks as English", async () => {
  const paragraph = make("p", {}, asIs(`${english("milk")} und Butter`), make("b"));
  const [before, word, after, bold] = paragraph.children;
  assert.equal(before + after, " und Butter");
  assert.deepEqual([word.attributes, word.children], [{ lang: "en", translate: "no" }, ["milk"]]);
  assert.ok(bold instanceof Element);
  const region = new Element();
  new Announcer(region).announce(german.text("rank.reached", english("milk")));
  await null;
  assert.equal(region.children[1].attributes.lang, "en");
  assert.equal(region.children.at(-1), " erreicht");
});

test("a list has the separators of its language", () => {
  const list = (language) => new Wording(language, {}).list(["a", "b", "c"].map(asIs));
  assert.deepEqual(["en", "zh-Hans", "de"].map(list), ["a, b, c", "a、b、c", "a, b und c"]);
});
