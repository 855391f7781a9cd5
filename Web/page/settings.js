// @ts-check
/** The settings: their values, and how they are read and applied. */

import { listOrders } from "../engine/constants.js";
import { withStorage } from "../engine/storage.js";
import { byId } from "./dom.js";
import { preloaded } from "./loading.js";

/** @typedef {import("./wording.js").Wording} Wording */
/**
 * @typedef {{grade: -1 | 0 | 1 | 2, showsCount: boolean, moves: boolean, look: "auto" | "light" | "dark",
 *   language: string, sort: import("../engine/exports").FoundOrder, welcomed: boolean, keepsMeanings: boolean,
 *   meaningsOpened: number, dailyEnded: boolean, saysCount: boolean, sharesBeads: boolean, sound: boolean,
 *   vibration: boolean, name: string}} Settings
 */

/** Other pages of the same host may store something too. */
const storageKey = "word-scramble settings";

/** @type {Settings} */
const defaults = {
  grade: -1,
  showsCount: true,
  moves: true,
  look: "auto",
  language: "auto",
  sort: "newest",
  welcomed: false,
  keepsMeanings: false,
  meaningsOpened: 0,
  dailyEnded: false,
  saysCount: false,
  sharesBeads: false,
  sound: false,
  vibration: false,
  name: "",
};

/** The choices and switches by group, in display order. Each value of a choice has the key of its name. */
export const settingGroups = /** @type {const} */ ([
  {
    title: "settings.game",
    choices: [
      {
        name: "grade",
        values: [
          [-1, "grade.any"],
          [0, "grade.easy"],
          [1, "grade.medium"],
          [2, "grade.hard"],
        ],
      },
    ],
    switches: ["showsCount", "keepsMeanings"],
  },
  {
    title: "settings.display",
    choices: [
      {
        name: "look",
        values: [
          ["auto", "settings.auto"],
          ["light", "settings.light"],
          ["dark", "settings.dark"],
        ],
      },
      {
        name: "language",
        values: [["auto", "settings.auto"]],
      },
    ],
    switches: ["moves"],
  },
  {
    title: "settings.soundAndTouch",
    choices: [],
    switches: ["sound", "vibration", "saysCount"],
  },
]);

/** @typedef {typeof settingGroups[number]["choices"][number]} Choice */
/** @typedef {typeof settingGroups[number]["switches"][number]} Switch */
/**
 * @typedef {"name" | "sort" | "sharesBeads" | "welcomed" | "meaningsOpened" | "dailyEnded"} NotInGroups settings chosen
 *   or noted elsewhere
 */
/** @typedef {Record<Exclude<keyof Settings, Choice["name"] | Switch | NotInGroups>, true>} UngroupedSetting */
/** @typedef {AssertNone<{}>} AllSettingsGrouped here `tsc` reports settings that are missing from the groups */
/**
 * @template {UngroupedSetting} Type
 * @typedef {Type} AssertNone
 */

/** The saved settings. Defaults replace what is missing or invalid. */
export function load() {
  const stored = withStorage("localStorage", (storage) => JSON.parse(storage.getItem(storageKey) ?? "null"));
  const entries = Object.entries(defaults).map(([name, value]) => [
    name,
    isValid(name, stored?.[name]) ? stored[name] : value,
  ]);
  return /** @type {Settings} */ (Object.fromEntries(entries));
}

/**
 * Saves the settings; returns whether that succeeded.
 * @param {Settings} settings
 */
export const save = (settings) =>
  withStorage("localStorage", (storage) => {
    storage.setItem(storageKey, JSON.stringify(settings));
    return true;
  }) ?? false;

/**
 * @param {string} name
 * @param {unknown} value
 */
function isValid(name, value) {
  if (name === "sort") return listOrders.some((order) => order === value);
  if (name === "language" && preloaded().languages.some((known) => known === value)) return true;
  const choice = settingGroups
    .flatMap(({ choices }) => /** @type {readonly Choice[]} */ (choices))
    .find((candidate) => candidate.name === name);
  if (choice) return choice.values.some(([known]) => known === value);
  const valueType = typeof defaults[/** @type {keyof Settings} */ (name)];
  return valueType === "number" ? Number.isSafeInteger(value) : typeof value === valueType;
}

/**
 * Applies the settings of look, motion and order.
 * @param {Settings} settings
 */
export function apply({ look, moves, sort }) {
  const page = document.documentElement;
  page.dataset.look = look;
  const isMotionReduced = !moves || matchMedia("(prefers-reduced-motion: reduce)").matches;
  page.classList.toggle("no-motion", isMotionReduced);
  /** @type {HTMLSelectElement} */ (byId("sort")).value = sort;
}

/**
 * The language of the page: the chosen one, or else the browser's.
 * @param {Settings} settings
 */
export const language = ({ language: chosen }) => (chosen === "auto" ? preloaded().language : chosen);
