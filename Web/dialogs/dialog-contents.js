// @ts-check
/**
 * The contents of the dialogs: the settings, export and import, the other rounds, the end of a round, and the challenge. They
 * also keep the screen awake. The first word needs none of this, so the module is fetched once the page is drawn.
 */

import { Challenge } from "../challenge/challenge.js";
import { byId } from "../page/dom.js";
import { WakeLock } from "../page/wake-lock.js";
import { isClockRunning } from "../round/timer.js";
import { Ending } from "./ending.js";
import { listenToExportImport } from "./export-import.js";
import { drawKeyHelp } from "./key-help.js";
import { listenToPastedLink } from "./pasted-link.js";
import { rulesSentence } from "./result-sentence.js";
import { RoundsDialog } from "./rounds-dialog.js";
import { SettingsForm } from "./settings-form.js";
import { listenToShare } from "./share.js";

/**
 * @typedef {{
 *   game: import("../engine/game.js").Game,
 *   state: import("../page/state.js").ObservableState,
 *   preferences: import("../page/preferences.js").Preferences,
 *   meanings: import("../round/meanings.js").Meanings,
 *   field: import("../round/field.js").Field,
 *   notice: import("../round/notice.js").Notice,
 *   roundSwitcher: import("../round/round-switcher.js").RoundSwitcher,
 * }} Dependencies
 */

export class DialogContents {
  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    const { game, state, preferences, roundSwitcher } = dependencies;
    this.ending = new Ending(dependencies);
    this.rounds = new RoundsDialog(dependencies);
    this.challenge = new Challenge(dependencies);
    new SettingsForm(state, (change) => preferences.choose(change));
    state.subscribe(
      ({ wording }) => [wording],
      ({ wording }) => drawKeyHelp(wording),
    );
    const wakeLock = new WakeLock();
    state.subscribe(
      ({ view }) => [view.round.key, isClockRunning(view)],
      ({ view }) => wakeLock.hold(view.time && isClockRunning(view) ? 1000 * view.time.remaining : 0),
    );
    state.subscribe(
      ({ view, wording }) => [view.round.root, wording],
      ({ view, wording }) => {
        byId("how-points").textContent = rulesSentence(view.round.root, wording);
      },
    );
    listenToShare(preferences, state);
    listenToPastedLink(game, state, roundSwitcher);
    listenToExportImport(game, state);
  }
}
