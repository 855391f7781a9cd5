"""Words that the list does not know, kept by the player, and what else the lines have to say: forward, and what words are worth."""


def test_a_word_is_kept_listed_and_still_there_the_next_time(play_plain):
    game = play_plain("--root", "silkworm").until("spell words").ask("wilk", "Word not recognized")
    game.ask("/word", "wilk is in your word book now, among the missing words.")
    game.ask("/word", "Missing words: wilk").leave()
    play_plain("--root", "silkworm").until("spell words").ask("/word", "Missing words: wilk").leave()


def test_an_insult_is_not_kept(play_plain):
    game = play_plain("--root", "aboriginals").until("spell words").ask("abos", "Word not recognized")
    game.ask("/word", "When our word list lacks a word, you can keep it here.").leave()


def test_forward_leads_to_the_word_that_back_has_left(play_plain):
    game = play_plain("--root", "silkworm").until("spell words").ask("/new", ": spell words")
    game.ask("/back", "silkworm: spell words").ask("/forward", ": spell words")
    game.ask("/forward", "There is no word to go forward to.").leave()


def test_the_help_tells_what_words_are_worth(play_plain):
    rules = "A word of three letters earns 1 point, a longer one 2 points."
    play_plain("--root", "silkworm").until("spell words").ask("/help", rules).leave()
