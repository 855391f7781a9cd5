// @ts-check
/**
 * Runs before all modules. It requests the texts in the browser's language, and the starter, the part of the word list that the player's month
 * needs, unless the address names a root, which needs the full list; and it shows a message if the browser cannot run the modules. A plain
 * script that even old browsers understand.
 */
(function () {
  var script = /** @type {HTMLScriptElement} */ (document.currentScript);

  addEventListener(
    "error",
    function (event) {
      var target = event.target;
      if (target === window || target instanceof HTMLScriptElement) showUnsupported();
    },
    true,
  );
  if (isTooOld()) addEventListener("DOMContentLoaded", showUnsupported);

  var isOwnRoot = /[?&]root=/.test(location.search);
  if (isOwnRoot) document.documentElement.className = "own";
  var language = preferredLanguage(navigator.languages || []);
  /** @type {import("./page/loading.js").Preloaded} */
  var preloaded = {
    folder: script.src.replace("preload.js", ""),
    language: language,
    strings: request("strings/" + language + ".json"),
    isTooOld: isTooOld(),
  };
  /** @type {any} */ (window).preloaded = preloaded; // Read by loading.js.
  var isCached = navigator.serviceWorker && navigator.serviceWorker.controller;
  var month = thisMonth();
  if (hasStarter(month) && !isCached && !isOwnRoot) preloaded.starter = request("starters/" + month + ".lex");

  /** Whether the browser is older than Chromium 117, Firefox 121 or Safari 16.4: what style and scripts need, and nothing newer. */
  function isTooOld() {
    return !(
      "noModule" in HTMLScriptElement.prototype &&
      window.CSS &&
      CSS.supports("selector(:has(*))") &&
      CSS.supports("grid-template-columns", "subgrid")
    );
  }

  function showUnsupported() {
    var game = document.getElementById("game");
    var message = document.getElementById("unsupported");
    if (!game || !message || !game.hasAttribute("inert")) return;
    message.hidden = false;
    game.hidden = true;
  }

  /**
   * The first of the browser's languages that the game has, or else English.
   * @param {readonly string[]} accepted
   */
  function preferredLanguage(accepted) {
    for (var index = 0; index < accepted.length; index++) {
      if (/^en/i.test(accepted[index])) return "en";
      if (/^zh(?!-(tw|hk|mo|hant))/i.test(accepted[index])) return "zh-Hans";
    }
    return "en";
  }

  /** The player's month as YYYY-MM. */
  function thisMonth() {
    var today = new Date();
    return today.getFullYear() + "-" + ("0" + (today.getMonth() + 1)).slice(-2);
  }

  /**
   * Whether the build has made a starter for a month.
   * @param {string} month
   */
  function hasStarter(month) {
    var months = script.getAttribute("data-months");
    return months && months.slice(0, 7) <= month && month <= months.slice(8);
  }

  /**
   * Requests a file of this version of the page.
   * @param {string} path
   */
  function request(path) {
    var response = fetch(script.src.replace("preload.js", path));
    response.catch(function () {}); // A failure is handled where the response is needed.
    return response;
  }
})();
