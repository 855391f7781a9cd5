// @ts-check
/**
 * The contents of the dialogs: the settings, export and import, the other rounds, a challenge, a set, and the end of a
 * round. They also begin to check whether the player is there, and keep the screen awake. The first word needs none of
 * this, so the module is fetched once the page is drawn.
 */
import { byId } from "../page/dom.js";
import { watchPresence } from "../page/presence.js";
import { WakeLock } from "../page/wake-lock.js";
import { ChallengeDialog } from "./challenge-dialog.js";
import { CodeOpener } from "./code-opener.js";
import { Ending } from "./ending.js";
import { listenToExportImport } from "./export-import.js";
import { HandIn } from "./hand-in.js";
import { drawKeyHelp } from "./key-help.js";
import { rulesSentence } from "./result-sentence.js";
import { RoundsDialog } from "./rounds-dialog.js";
import { SetDialog } from "./set-dialog.js";
import { SetRounds } from "./set-rounds.js";
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
 *   historyEntries: import("../page/history-entries.js").HistoryEntries,
 *   store: import("../engine/saved-rounds.js").Store,
 *   isSaved: boolean,
 *   openScreen: (name: "together", code: string) => Promise<boolean>,
 * }} Dependencies `isSaved`: whether rounds are saved; if not, links to other rounds are hidden
 */

export class DialogContents {
  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    const { game, state, preferences } = dependencies;
    this.ending = new Ending(dependencies);
    this.rounds = new RoundsDialog(dependencies);
    this.setRounds = new SetRounds(dependencies);
    this.handIn = new HandIn(dependencies);
    const opener = new CodeOpener(dependencies, {
      challenge: new ChallengeDialog(dependencies),
      set: new SetDialog(dependencies),
      class: { show: (code) => dependencies.openScreen("together", code) },
    });
    new SettingsForm(state, (change) => preferences.choose(change));
    state.subscribe(
      ({ wording }) => [wording],
      ({ wording }) => drawKeyHelp(wording),
    );
    watchPresence(game);
    const wakeLock = new WakeLock();
    state.subscribe(
      ({ view }) => [view.time, view.round.phase],
      ({ view: { time, round } }) =>
        wakeLock.hold(time && !time.isPaused && round.phase === "playing" ? 100 * time.remaining : 0),
    );
    state.subscribe(
      ({ view, wording }) => [view.rules, wording],
      ({ view, wording }) => {
        byId("how-points").textContent = rulesSentence(view, wording);
      },
    );
    listenToShare(() => this.ending.shownRound, preferences, state);
    listenToExportImport(game, state);
    // The address may already have a code. The opener notices later ones itself.
    void opener.openRequestedCode();
  }
}
