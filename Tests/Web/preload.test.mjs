// What is requested before the modules run: node --test Tests/Web

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const source = readFileSync(new URL("../../Web/preload.js", import.meta.url), "utf8");

/** Runs the script in a simulated page; returns what it has found out, its requests, and the events it listens to. */
function preload({ languages = ["en"], siteLanguages = "en zh-Hans", missingFeature = "", hasLocales = true } = {}) {
  const paths = [];
  const listenedEvents = [];
  const page = {
    WebAssembly:
      missingFeature === "WebAssembly"
        ? undefined
        : { validate: (module) => missingFeature !== "vectors" && WebAssembly.validate(module) },
    CSS: missingFeature === "CSS" ? undefined : { supports: (...feature) => feature.join(": ") !== missingFeature },
    HTMLScriptElement: class {
      get noModule() {
        return false;
      }
    },
    document: {
      currentScript: {
        src: "https://example.org/v/1/preload.js",
        getAttribute: (name) => ({ "data-languages": siteLanguages })[name],
      },
      documentElement: {},
    },
    navigator: { languages },
    location: { search: "" },
    addEventListener(event) {
      listenedEvents.push(event);
    },
    fetch(address) {
      paths.push(address.replace("https://example.org/v/1/", ""));
      return Promise.resolve({});
    },
  };
  page.window = page;
  if (!hasLocales) page.Intl = {};
  runInContext(source, createContext(page));
  assert.equal(page.preloaded.languages.join(" "), siteLanguages);
  const { language, isTooOld } = page.preloaded;
  return { language, isTooOld, listenedEvents, paths };
}

for (const [languages, chosen] of [
  [["en-US"], "en"],
  [["en-GB"], "en"],
  [["zh-CN"], "zh-Hans"],
  [["zh-SG"], "zh-Hans"],
  [["zh"], "zh-Hans"],
  [["zh-TW"], "en"],
  [["zh-Hant-HK", "zh-CN"], "zh-Hans"],
  [["de-DE"], "en"],
  [["tr-TR", "zh-CN", "en"], "zh-Hans"],
  [[], "en"],
]) {
  test(`for ${languages.join(", ") || "no language"} it is ${chosen}`, () => {
    const { language, paths } = preload({ languages });
    assert.equal(language, chosen);
    assert.deepEqual(paths, [`strings/${chosen}.json`]);
  });
}

test("a language is chosen in its script, whatever its region, and in English if it is not in the list", () => {
  const siteLanguages = "en de en-XA he pl pt-BR sr-Latn zh-Hans zh-Hant";
  for (const [accepted, chosen] of Object.entries({
    "de-AT": "de",
    "en-AU": "en",
    "en-XA": "en-XA",
    iw: "he",
    "pt-PT": "pt-BR",
    "sr-Latn-RS": "sr-Latn",
    sr: "en",
    "zh-HK": "zh-Hant",
    "zh-MO": "zh-Hant",
    "zh-Hans-HK": "zh-Hans",
    eng: "en",
    plt: "en",
    "pl_PL.UTF-8": "en",
  })) {
    assert.equal(preload({ languages: [accepted], siteLanguages }).language, chosen, accepted);
  }
  assert.equal(preload({ languages: ["*", "pl"], siteLanguages }).language, "pl");
  assert.equal(preload({ languages: ["en"], siteLanguages: "de" }).language, "de");
});

test("a browser that knows no scripts finds the languages that it asks for by name", () => {
  assert.equal(preload({ languages: ["zh-Hans"], hasLocales: false }).language, "zh-Hans");
  assert.equal(preload({ languages: ["zh-TW"], hasLocales: false }).language, "en");
});

test("a browser that lacks what the style needs is too old, which is shown once the page is parsed", () => {
  for (const missingFeature of ["CSS", "selector(:has(*))", "grid-template-columns: subgrid", "vectors"]) {
    const { isTooOld, listenedEvents } = preload({ missingFeature });
    assert.ok(isTooOld, missingFeature);
    assert.deepEqual(listenedEvents, ["error", "DOMContentLoaded"], missingFeature);
  }
  const { isTooOld, listenedEvents } = preload();
  assert.ok(!isTooOld);
  assert.deepEqual(listenedEvents, ["error"]);
});
