// @ts-check
/**
 * Asks for the part of the word list that the player's month needs, before any module is there; a root in the address needs the full list.
 * And says so where the modules of the page cannot run at all. A plain script, in words that a browser of any age understands.
 */
(function () {
  var months = document.currentScript && document.currentScript.getAttribute("data-months");
  var today = new Date();
  var month = today.getFullYear() + "-" + ("0" + (today.getMonth() + 1)).slice(-2);
  var isKept = navigator.serviceWorker && navigator.serviceWorker.controller;
  if (months && months.slice(0, 7) <= month && month <= months.slice(8) && !isKept && !/[?&]root=/.test(location.search)) {
    // @ts-ignore: read by files.js
    window.starter = fetch(/** @type {HTMLScriptElement} */ (document.currentScript).src.replace("early.js", "starters/" + month + ".lex"));
    // @ts-ignore
    window.starter.catch(function () {});
  }

  if (/[?&]root=/.test(location.search)) document.documentElement.className = "own";

  function say() {
    var game = document.getElementById("game");
    var old = document.getElementById("old");
    if (!game || !old || !game.hasAttribute("inert")) return;
    old.hidden = false;
    game.hidden = true;
  }

  addEventListener("error", function (event) {
    var target = event.target;
    if (target === window || (target instanceof HTMLScriptElement)) say();
  }, true);
  if (!("noModule" in HTMLScriptElement.prototype)) addEventListener("DOMContentLoaded", say);
})();
