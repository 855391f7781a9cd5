// @ts-check
/**
 * Runs in 404.html, which a host shows for any address below it that does not exist. It finds the folder of the game,
 * and opens a code there if a chat has escaped the `#` in the address.
 */
(async () => {
  // The build replaces this by the digest of the version.
  const version = "VERSION";
  const code = /%23([a-z]\d[^/]*)\/*$/i.exec(location.pathname)?.[1];
  // A page that redirects at once shows nothing.
  document.documentElement.hidden = code !== undefined;
  const gameAddress = await findGame();
  if (gameAddress && code) return location.replace(`${gameAddress}#${code}`);
  document.documentElement.hidden = false;
  if (document.readyState === "loading") await new Promise((done) => addEventListener("DOMContentLoaded", done));
  if (gameAddress) /** @type {HTMLAnchorElement} */ (document.getElementById("game")).href = gameAddress;

  /** The address of the nearest parent folder with this version of the game, or an empty text. */
  async function findGame() {
    for (let path = location.pathname; path !== ""; path = path.replace(/[^/]*\/?$/, "")) {
      if (!path.endsWith("/")) continue;
      const response = await fetch(`${location.origin + path}v/${version}/icon.svg`, { method: "HEAD" }).catch(
        () => null,
      );
      if (response?.ok) return location.origin + path;
    }
    return "";
  }
})();
