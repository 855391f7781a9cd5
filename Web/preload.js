// @ts-check
/**
 * Runs before all modules. It requests the starter, the part of the word list that the player's month needs, unless the address names a root,
 * which needs the full list; and it shows a message if the browser cannot run the modules. A plain script that even old browsers understand.
 */
(function () {
  var months = document.currentScript && document.currentScript.getAttribute("data-months");
  var today = new Date();
  var month = today.getFullYear() + "-" + ("0" + (today.getMonth() + 1)).slice(-2);
  var isCached = navigator.serviceWorker && navigator.serviceWorker.controller;
  if (months && months.slice(0, 7) <= month && month <= months.slice(8) && !isCached && !/[?&]root=/.test(location.search)) {
    // @ts-ignore: read by loading.js
    window.starter = fetch(/** @type {HTMLScriptElement} */ (document.currentScript).src.replace("preload.js", "starters/" + month + ".lex"));
    // @ts-ignore
    window.starter.catch(function () {});
  }

  if (/[?&]root=/.test(location.search)) document.documentElement.className = "own";

  function showUnsupported() {
    var game = document.getElementById("game");
    var message = document.getElementById("unsupported");
    if (!game || !message || !game.hasAttribute("inert")) return;
    message.hidden = false;
    game.hidden = true;
  }

  addEventListener("error", function (event) {
    var target = event.target;
    if (target === window || (target instanceof HTMLScriptElement)) showUnsupported();
  }, true);
  if (!("noModule" in HTMLScriptElement.prototype)) addEventListener("DOMContentLoaded", showUnsupported);
})();
