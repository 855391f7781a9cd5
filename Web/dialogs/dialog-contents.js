// @ts-check
/**
 * What the dialogs show and do: the settings, export and import, the other rounds, a challenge, and the end of a round. The first word needs
 * none of it, so it is fetched once the page is drawn.
 */

import * as Settings from "../page/settings.js";
import { drawKeyHelp } from "../round/keyboard.js";
import { ChallengeDialog } from "./challenge-dialog.js";
import { Ending } from "./ending.js";
import { listenToExportImport } from "./export-import.js";
import { RoundsDialog } from "./rounds-dialog.js";
import { listenToShare } from "./share.js";

/**
 * @typedef {import("./ending.js").Dependencies & {
 *   roundSwitcher: import("../round/round-switcher.js").RoundSwitcher,
 *   isSaved: boolean,
 *   notify: (key: string) => void,
 *   change: (change: Partial<Settings.Settings>) => void,
 *   drawOverview: () => void,
 * }} Dependencies `isSaved`: whether rounds are saved; without that none can be left for another
 */

export class DialogContents {
  #dependencies;

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    const { game, preferences, wording, roundSwitcher, isSaved, notify, redraw, drawOverview } = (this.#dependencies =
      dependencies);
    this.ending = new Ending(dependencies);
    this.rounds = new RoundsDialog(
      game,
      preferences,
      wording,
      isSaved,
      (minutes) => void roundSwitcher.newWord(minutes),
    );
    this.challenge = new ChallengeDialog(game, wording, roundSwitcher, notify);
    listenToShare(game, preferences, wording);
    listenToExportImport(game, wording, () => {
      redraw();
      drawOverview();
    });
    this.draw();
    // The address may have a challenge already; later ones are noticed by `Challenge` itself.
    void this.challenge.take();
  }

  /** Draws the settings and the list of keys in the language that is chosen. */
  draw() {
    const { preferences, wording, change } = this.#dependencies;
    Settings.draw(preferences.settings, wording(), change);
    drawKeyHelp(wording());
  }
}
