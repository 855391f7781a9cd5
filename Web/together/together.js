// @ts-check
/**
 * Playing together: shares the round, shows what somebody else's code contains, and shows the table of a shared round.
 * The functions for this are in the engine of the screens for a class. That engine gets a copy of the game, and the
 * game imports its changes.
 */
import { make } from "../page/dom.js";
import { InvitationForm } from "./invitation.js";
import { ShareForm } from "./share-form.js";
import { TableOfPlayers } from "./table-of-players.js";

/** @typedef {import("../class/class-screens.js").Context} Context */
/** @typedef {import("../engine/exports").TogetherMessage} Together */
/** @typedef {{name: string, color: number}} Player */

/** @type {import("../class/class-screens.js").OpenScreen} */
export async function openTogether(context, code) {
  const element = make("div", { class: "together" });
  const screen = new TogetherScreen(context, element);
  await (code === "" ? screen.showRound() : screen.showInvitation(code));
  return { heading: (wording) => wording.text("together.title"), element };
}

/**
 * Gives the game the words that others have found in a shared list, because they are not saved with the round.
 * @param {Pick<Context, "game" | "engine" | "roundSwitcher">} context
 */
export async function restoreOthersWords({ game, engine, roundSwitcher }) {
  await game.copyGameTo(engine);
  await roundSwitcher.openRound(game.view.round.key, othersWords(engine.askClass("sharedRound", "")));
}

/** @param {Together} together */
const othersWords = ({ others }) => others.map(({ word, name }) => `${word} ${name}`);

class TogetherScreen {
  #context;
  #element;
  /** The prefix of the keys of rounds that the screen needs. */
  #prefix = "g-";
  #isBusy = false;

  /**
   * @param {Context} context
   * @param {HTMLElement} element
   */
  constructor(context, element) {
    this.#context = context;
    this.#element = element;
  }

  /** Shows the current round: its table if it is shared, or else the form that shares it. */
  async showRound() {
    const { game, engine } = this.#context;
    await game.copyGameTo(engine);
    const together = engine.askClass("sharedRound", "");
    if (together.shared) await this.#change("saveShared");
    else this.#draw(together);
  }

  /**
   * Shows what a code contains, or why it cannot be read, before anything is changed.
   * @param {string} code
   */
  async showInvitation(code) {
    const { game, engine } = this.#context;
    await game.copyGameTo(engine);
    const firstAnswer = engine.askClass("readShared", code);
    if (!firstAnswer.reason) {
      this.#prefix = firstAnswer.prefix;
      await game.copyGameTo(engine, firstAnswer.prefix);
    }
    const invitation = new InvitationForm(
      this.#context,
      firstAnswer.reason ? firstAnswer : engine.askClass("readShared", code),
      {
        play: (player, id) => this.#change("playShared", `${code}\n${id}\n${player.name}`, player.color),
      },
    );
    this.#element.replaceChildren(invitation.element);
  }

  /**
   * Changes the copy of the game, unless another change is in progress. The game imports the changes, and continues
   * with the current round of the copy.
   * @template {"share" | "playShared" | "saveShared" | "addSharedWords" | "playAgainTogether"} Name
   * @param {Name} name
   * @param {import("../engine/engine.js").Actions[Name]} values
   */
  async #change(name, ...values) {
    // A second press would apply to the result of the first one.
    if (this.#isBusy) return;
    this.#isBusy = true;
    await this.#act(name, ...values).finally(() => {
      this.#isBusy = false;
    });
  }

  /**
   * @template {"share" | "playShared" | "saveShared" | "addSharedWords" | "playAgainTogether"} Name
   * @param {Name} name
   * @param {import("../engine/engine.js").Actions[Name]} values
   */
  async #act(name, ...values) {
    const { game, engine, roundSwitcher, screens } = this.#context;
    // Another tab may have changed the game since the screen was opened.
    await game.copyGameTo(engine, this.#prefix);
    const { round, records } = engine.act(name, ...values);
    await game.applyRecords(records);
    const together = engine.askClass("sharedRound", "");
    const isOtherRound = round.key !== game.view.round.key;
    await roundSwitcher.openRound(round.key, othersWords(together));
    if (name === "playShared" || name === "playAgainTogether") return screens.close();
    // A switch to another round has closed the screen.
    if (isOtherRound) return screens.open("together");
    this.#draw(together);
  }

  /** @param {Together} together */
  #draw(together) {
    const content = together.shared
      ? new TableOfPlayers(this.#context, together, together.shared, {
          takeWords: () => void this.#change("addSharedWords"),
          playAgain: () => void this.#change("playAgainTogether"),
        })
      : new ShareForm(this.#context, together, {
          share: ({ name, color }, mode) => void this.#change("share", name, mode, color),
        });
    this.#element.replaceChildren(content.element);
  }
}
