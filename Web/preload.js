// @ts-check
/**
 * Runs before all modules. It requests the texts in the browser's language, which word-scramble.html has in the page.
 * If the browser cannot run the modules, a message says so. This is a plain script that even old browsers understand.
 */
(function () {
  var script = /** @type {HTMLScriptElement} */ (document.currentScript);

  addEventListener(
    "error",
    function (event) {
      var target = event.target;
      if (
        target === window
          ? isPageScript(event.filename)
          : target instanceof HTMLScriptElement && isPageScript(target.src)
      )
        showUnsupported();
    },
    true,
  );
  if (isTooOld()) addEventListener("DOMContentLoaded", showUnsupported);

  document.documentElement.className = /[?&]root=/.test(location.search) ? "scripted own" : "scripted";
  var languages = String(script.getAttribute("data-languages")).split(" ");
  var language = preferredLanguage(navigator.languages || []);
  /** @type {import("./page/loading.js").Preloaded} */
  var preloaded = {
    folder: script.src.replace("preload.js", ""),
    languages: languages,
    language: language,
    isTooOld: isTooOld(),
  };
  if (script.src) preloaded.strings = request("strings/" + language + ".json");
  /** @type {any} */ (window).preloaded = preloaded; // Read by loading.js.

  /**
   * Whether a script at an address is one of the page's own, and not of an extension. Those of word-scramble.html are
   * in the page.
   * @param {string} address
   */
  function isPageScript(address) {
    return address.indexOf(script.src.replace("preload.js", "") || location.href.split(/[?#]/)[0]) === 0;
  }

  /**
   * Whether the browser is older than Chromium 117, Firefox 121 or Safari 16.4, the oldest versions that style and
   * scripts support.
   */
  function isTooOld() {
    return !(
      "noModule" in HTMLScriptElement.prototype &&
      window.CSS &&
      CSS.supports("selector(:has(*))") &&
      CSS.supports("grid-template-columns", "subgrid") &&
      supportsVectors()
    );
  }

  /**
   * Whether WebAssembly supports vector instructions, which the engine uses: the smallest module with one is valid. A
   * browser that forbids WebAssembly is not too old, and gets another message.
   */
  function supportsVectors() {
    var module = [
      0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
    ];
    return typeof WebAssembly !== "object" || WebAssembly.validate(new Uint8Array(module));
  }

  function showUnsupported() {
    var game = document.getElementById("game");
    var message = document.getElementById("unsupported");
    if (!game || !message || !game.hasAttribute("inert")) return;
    message.hidden = false;
    game.hidden = true;
  }

  /**
   * The first of the browser's languages that the game has, or else the game's first. The region may differ, but not
   * the script: traditional Chinese is not simplified Chinese.
   * @param {readonly string[]} accepted
   */
  function preferredLanguage(accepted) {
    var languageScripts = languages.map(languageAndScript);
    for (var index = 0; index < accepted.length; index++) {
      var exact = languages.indexOf(accepted[index]);
      var position = exact < 0 ? languageScripts.indexOf(languageAndScript(accepted[index])) : exact;
      if (position >= 0) return languages[position];
    }
    return languages[0];
  }

  /**
   * A language and its most likely script: "pl-Latn" for "pl".
   * @param {string} tag
   */
  function languageAndScript(tag) {
    try {
      var likely = new Intl.Locale(tag).maximize();
      return likely.language + "-" + likely.script;
    } catch (_error) {
      return tag; // An old browser, which only shows a message, or an invalid tag.
    }
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
