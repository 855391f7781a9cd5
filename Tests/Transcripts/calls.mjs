// Answers the calls of transcripts that play no game.

import { grades } from "../../Web/engine/constants.js";
import { clockSeconds } from "./page.mjs";

const ascii = (text) => Buffer.from(text, "latin1");

export function answerCall(page, name, argument) {
  switch (name) {
    case "day":
      return numberOfDay(page, argument);
    case "daily":
      return rootOfDaily(page, argument);
    case "draw":
      return rootOfSeed(page, argument);
  }
  const [root, number] = argument.split(" ");
  page.deal(ascii(root));
  const { lengths, hints, rankThresholds, round } = page.answer;
  switch (name) {
    case "shuffle":
      return page.decodeAnswer(page.swift.shuffle(0, BigInt(number))).letters;
    case "lengths":
      return lengths.map(({ length, found, remaining }) => `${length}:${found}+${remaining}`).join(" ");
    case "hints":
      return hints
        .flatMap(({ letter, counts }) => counts.map(({ length, remaining }) => `${letter}${length}:${remaining}`))
        .join(" ");
    case "ranks":
      return `${rankThresholds.map((rung) => rung.threshold).join(" ")}, ${round.grade}`;
    default:
      return "what is this?";
  }
}

function numberOfDay(page, date) {
  try {
    return String(page.decodeAnswer(page.swift.setDay(...date.split("-").map(Number))).today);
  } catch (error) {
    return error.code;
  } finally {
    page.swift.setDay(9999, 12, 31);
  }
}

function rootOfDaily(page, number) {
  const { asked } = page.decodeAnswer(page.swift.setRequest(2, page.writeToInbox(ascii(number))));
  return asked === "bad" ? "none" : page.start(2, ascii(number)).round.root;
}

function rootOfSeed(page, argument) {
  const [seed, grade] = argument.split(" ");
  page.deal(ascii("silkworm"));
  page.decodeAnswer(page.swift.setOptions(grades.indexOf(grade), 0));
  return page.decodeAnswer(page.swift.newWord(0, BigInt(seed), clockSeconds)).round.root;
}
