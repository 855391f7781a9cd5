// @ts-check
/** Limits of sets and classes, which the core decides; the types are its numbers. */

/** @type {import("./exports").MaxRounds} */
export const maxRounds = 30;
/** @type {import("./exports").MaxMinutes} */
export const maxMinutes = 100;
/** @type {import("./exports").MaxSeats} */
export const maxSeats = 40;
/** @type {import("./exports").MaxTeams} */
export const maxTeams = 6;
/** @type {import("./exports").MaxListLength} */
export const maxListLength = 131072;
/** @type {import("./exports").MostFindable} */
export const mostFindable = 100;
