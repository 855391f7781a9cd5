// @ts-check
/** A day in the list of the last seven days and in the calendar: its bead, and the progress in its puzzle. */
import { ranks } from "../engine/constants.js";
import { make } from "./dom.js";

/** @typedef {import("../engine/exports").DayMessage | import("../engine/exports").DateMessage} Day */

/**
 * The bead of a day: empty, filled up to the reached rank, or full.
 * @param {Pick<Day, "progress" | "rank">} day
 */
export function dayBead({ progress, rank }) {
  const bead = make("i", { class: progress });
  if (progress === "begun")
    bead.style.setProperty("--fill", String((ranks.indexOf(rank ?? "start") + 1) / (ranks.length + 1)));
  return bead;
}

/**
 * The progress as text: "Superb", "started", "not played".
 * @param {Pick<Day, "progress" | "rank">} day
 * @param {import("./wording.js").Wording} wording
 */
export function dayText({ progress, rank }, wording) {
  if (progress === "whole") return wording.text("rank.allWords");
  return wording.text(progress === "begun" && rank && rank !== "start" ? `rank.${rank}` : `calendar.${progress}`);
}
