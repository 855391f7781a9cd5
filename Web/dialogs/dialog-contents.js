// @ts-check
/**
 * What the dialogs show and do: the settings, export and import, the other rounds, a challenge, and the end of a round. The first word needs
 * none of it, so it is fetched once the page is drawn.
 */
import { byId } from "../page/dom.js";
import { rulesSentence } from "../page/sentences.js";
import { drawKeyHelp } from "../round/keyboard.js";
import { ChallengeDialog } from "./challenge-dialog.js";
import { Ending } from "./ending.js";
import { listenToExportImport } from "./export-import.js";
import { RoundsDialog } from "./rounds-dialog.js";
import { SettingsForm } from "./settings-form.js";
import { listenToShare } from "./share.js";

/**
 * @typedef {{
 *   game: import("../engine/game.js").Game,
 *   state: import("../page/state.js").State,
 *   preferences: import("../page/preferences.js").Preferences,
 *   meanings: import("../round/meanings.js").Meanings,
 *   field: import("../round/field.js").Field,
 *   notice: import("../round/notice.js").Notice,
 *   roundSwitcher: import("../round/round-switcher.js").RoundSwitcher,
 *   entries: import("../page/history-entries.js").HistoryEntries,
 *   isSaved: boolean,
 * }} Dependencies `isSaved`: whether rounds are saved; without that none can be left for another
 */

export class DialogContents {
  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    const { game, state, preferences, notice, roundSwitcher, entries } = dependencies;
    this.ending = new Ending(dependencies);
    this.rounds = new RoundsDialog(dependencies);
    const challenge = new ChallengeDialog(game, state, roundSwitcher, notice, entries);
    new SettingsForm(state, (change) => preferences.choose(change));
    state.subscribe(
      ({ wording }) => [wording],
      ({ wording }) => drawKeyHelp(wording),
    );
    state.subscribe(
      ({ view, wording }) => [view.rules, wording],
      ({ view, wording }) => {
        byId("how-points").textContent = rulesSentence(view, wording);
      },
    );
    listenToShare(game, preferences, state);
    listenToExportImport(game, state);
    // The address may have a challenge already; later ones are noticed by the dialog itself.
    void challenge.take();
  }
}
