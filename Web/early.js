// @ts-check
/** Says so where the modules of the page cannot run at all. A plain script, in words that a browser of any age understands. */
(function () {
  function say() {
    var game = document.getElementById("game");
    var old = document.getElementById("old");
    if (game && old && game.hidden) old.hidden = false;
  }

  addEventListener("error", function (event) {
    var target = event.target;
    if (target === window || (target instanceof HTMLScriptElement)) say();
  }, true);
  if (!("noModule" in HTMLScriptElement.prototype)) addEventListener("DOMContentLoaded", say);
})();
