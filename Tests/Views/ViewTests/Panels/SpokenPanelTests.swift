import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// Everything that a screen reader reads of a panel, from its title to its end.
@MainActor struct SpokenPanelTests {
  @Test func `the settings are read with their notes`() async throws {
    #expect(
      try await FullPanel.settings.show().spokenTexts == [
        "Settings, heading", "Done, button",
        "Shortest word, Letters in the shortest word, 3 letters, picker",
        "Points, Classic: 1 for three letters, 2 for more. By letters: 1 a letter, 7 more for an anagram, Classic, picker",
        "Difficulty, Puzzles with fewer everyday words are harder, Any, picker",
        "Starting words, All: rarer ones too, Familiar, picker",
        "Extra time for timed rounds, 3 and 10 minutes, or several times as long, as it is, picker",
        "Changes to words and points apply from the next round.",
        "Your rounds, heading", "Export, button", "Import, button", "Forget everything, button",
        "A file with all your rounds. Importing adds; nothing is deleted.",
        "Number of words, Show how many there are to find, on, toggle",
        "Say the count, After each word a screen reader also says how many you have found, off, toggle",
        "System dictionary, In free rounds, words this device knows count as a bonus. Never in the daily puzzle, off, "
          + "toggle",
        "Animation, Also off when your device reduces motion, on, toggle",
        "Haptics, A light tap for each find, on, toggle",
        "Select a word you found to see its definition, in English.",
        "No account, no ads, no tracking. Everything stays on this device.",
        "Sources and licenses of the word list, button",
      ])
  }

  @Test func `the panel for handing in is read with the code`() async throws {
    #expect(
      try await FullPanel.handIn.show().spokenTexts == [
        "Hand in, heading", "Done, button", "Seat number, 7, field", "A number from 1 to 40",
        "3 rounds are still open. You can hand in again later.", "Seat 7, 1 of 3 rounds. Hand in this code:",
        "Your code", "Copy, button", "Share, button", "Save as a file, button",
        "The code has your seat number and what you found, and no name. The game sends nothing: give the code to your "
          + "teacher.",
      ])
  }

  @Test func `a set is read with its rounds`() async throws {
    #expect(
      try await FullPanel.set.show().spokenTexts == [
        "Puzzles for a class, heading", "Done, button", "Set silkworm + 2, heading",
        "3 puzzles, one after the other.", "3 minutes for each.", "3 words of the unit are hidden in them.",
        "Resume, button", "Rounds of the set, heading", "silkworm, 1 of 40, being played, button",
        "planters, 0 of 212, not started, button", "notebook, 0 of 28, not started, button", "Hand in, button",
      ])
  }

  @Test func `the form that shares a round is read with its options`() async throws {
    #expect(
      try await FullPanel.sharing.show().spokenTexts == [
        "Play together, heading", "Done, button",
        "Each of you plays and then sends the link on. It holds what all of you have found.", "Your name, field",
        "Color 1, button, selected", "Color 2, button", "Color 3, button", "Color 4, button", "Color 5, button",
        "Color 6, button", "Color 7, button", "Color 8, button",
        "Race, button, selected, (Each of you looks for all the words. You see the others' words when you have finished.)",
        "One list, button, (You look for the words of one list together, and each word counts once.)",
        "Make the link, button", "The link has your name and your words.",
      ])
  }

  @Test func `an invitation is read with the question who the player is`() async throws {
    #expect(
      try await FullPanel.invitation.show().spokenTexts == [
        "Play together, heading", "Done, button", "silkworm · Race, heading",
        "Ana invites you to play silkworm together.", "Ana",
        "Each of you looks for all the words. You see the others' words when you have finished.",
        "Your name, Ana, field",
        "Color 1, button, selected", "Color 2, button", "Color 3, button", "Color 4, button", "Color 5, button",
        "Color 6, button", "Color 7, button", "Color 8, button", "Are you Ana?", "Yes, that is me, button",
        "No, somebody else, button", "The link has your name and your words.",
      ])
  }

  @Test func `a shared table is read with one sentence per player`() async throws {
    let spoken = try await FullPanel.sharedTable.show().spokenTexts
    #expect(
      spoken.prefix(9) == [
        "Play together, heading", "Done, button", "silkworm · Race, heading",
        "1. Ana: 15 words, 26 points, still playing", "2. You: 4 words, 8 points, finished",
        "Ana found 11 more words than you.", "So far: somebody is still playing.", "Send on, button",
        "Copy link, button",
      ])
    #expect(spoken.contains("mirk, bonus, button, (4 letters)"))
    #expect(spoken.last == "Play today's puzzle with the same people, button")
  }

  @Test func `the rules are read with the keys`() async throws {
    #expect(
      try await FullPanel.howToPlay.show().spokenTexts == [
        "How to play, heading", "Done, button",
        "Spell words of three letters or more. Use each letter only as many times as it appears.",
        "Tap letters or type", "Your newest word goes on top, with its length beside it.",
        "Rare words count too. They are a bonus; you never need them to finish.",
        "Select a word in your list to see its definition.",
        "A word of three letters earns 1 point, a longer one 2 points. A word of all 8 letters is an anagram: it earns 8 "
          + "points.",
        "Points take you along the cord, rank by rank. Cord makes a daily puzzle a good day; the last rank takes every common word.",
        "A hint shows how many words are left, a clue what one of them means.",
        "A new puzzle comes at midnight, the same for everybody. Three of them make a week, and weeks in a row are counted.",
        "Share your round, and others can play against it. At the end you see who won.",
        "All keys, heading", "Return, play the word", "Delete, take a letter back", "Space, shuffle the letters",
      ])
  }
}
