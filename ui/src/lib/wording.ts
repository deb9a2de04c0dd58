// The sentences that tell a game, as templates.
// Made from src/greed/core/sentences.py by scripts/protocol_types.py: change them there.

export interface Template {
  readonly text: string;
  readonly tone?: "good" | "bad" | "big";
  readonly when?: string;
}

export const SENTENCES: Readonly<Record<string, readonly Template[]>> = {
  "Started": [
    {
      "text": "{player} {goes|go} first."
    }
  ],
  "Threw": [
    {
      "text": "{player} {rolls|roll} {dice}."
    }
  ],
  "Kept": [
    {
      "text": "{player} {keeps|keep} {dice} for {points}."
    }
  ],
  "WentSilent": [
    {
      "text": "{player} went silent after asking for the roll."
    }
  ],
  "Bust": [
    {
      "text": "Bust! {lost} points lost.",
      "tone": "bad",
      "when": "lost"
    },
    {
      "text": "Bust! No points to lose.",
      "tone": "bad"
    }
  ],
  "MissedOpening": [
    {
      "text": "Less than {needed} in the opening roll: the turn is over.",
      "tone": "bad"
    }
  ],
  "Saved": [
    {
      "text": "Nothing scores, and that is worth {points}: go on with {dice:die}.",
      "tone": "good",
      "when": "points"
    },
    {
      "text": "Nothing scores, but the turn goes on with {dice:die}.",
      "tone": "good"
    }
  ],
  "HotDice": [
    {
      "text": "Hot dice! All {dice} are back.",
      "tone": "good"
    }
  ],
  "BonusTurn": [
    {
      "text": "All dice scored: {points} banked, and a bonus turn.",
      "tone": "good",
      "when": "points"
    },
    {
      "text": "All dice scored, but too few points to bank: a bonus turn.",
      "tone": "good"
    }
  ],
  "Banked": [
    {
      "text": "No points banked: {reason}.",
      "tone": "bad",
      "when": "reason"
    },
    {
      "text": "{player} {banks|bank} {points}: {score} in all.",
      "tone": "good"
    }
  ],
  "Forfeited": [
    {
      "text": "{player} {forfeits|forfeit} the turn and {lost} points.",
      "tone": "bad",
      "when": "lost"
    },
    {
      "text": "{player} {forfeits|forfeit} the turn.",
      "tone": "bad"
    }
  ],
  "Joined": [
    {
      "text": "{player} {joins|join} the game, and {plays|play} when the turn comes round."
    }
  ],
  "SatOut": [
    {
      "text": "{player} {sits|sit} out: {lost} points lost.",
      "tone": "bad",
      "when": "lost"
    },
    {
      "text": "{player} {sits|sit} out."
    }
  ],
  "CameBack": [
    {
      "text": "{player} {is|are} back.",
      "tone": "good"
    }
  ],
  "Entered": [
    {
      "text": "{player} {is|are} back on the board.",
      "tone": "good",
      "when": "again"
    },
    {
      "text": "{player} {is|are} on the board.",
      "tone": "good"
    }
  ],
  "Strike": [
    {
      "text": "That is bust {busts} in a row; bust {limit} costs {penalty} points.",
      "tone": "bad",
      "when": "penalty"
    },
    {
      "text": "That is bust {busts} in a row; bust {limit} costs the whole score.",
      "tone": "bad"
    }
  ],
  "Spared": [
    {
      "text": "{player} {has|have} {busts} busts in a row, which cost nothing this time.",
      "tone": "bad"
    }
  ],
  "Fine": [
    {
      "text": "{player} {loses|lose} {lost} points after {busts} busts in a row.",
      "tone": "bad"
    }
  ],
  "Reset": [
    {
      "text": "{player} {loses|lose} all {lost} points after {busts} busts in a row, and {is|are} off the board.",
      "tone": "bad",
      "when": "off_board"
    },
    {
      "text": "{player} {loses|lose} all {lost} points after {busts} busts in a row.",
      "tone": "bad"
    }
  ],
  "OfferMade": [
    {
      "text": "{player} may take over {points} points and {dice:die}."
    }
  ],
  "OfferTaken": [
    {
      "text": "{player} {takes|take} over {points} points and {dice:die}.",
      "tone": "good"
    }
  ],
  "OfferPassed": [
    {
      "text": "{player} {passes|pass} and {starts|start} with all dice."
    }
  ],
  "FinalRound": [
    {
      "text": "Final round! {player} {has|have} {score}, the score to beat.",
      "tone": "big"
    }
  ],
  "ScoreToBeat": [
    {
      "text": "{player} {raises|raise} the score to beat to {score}.",
      "tone": "big",
      "when": "raised"
    },
    {
      "text": "{player} {leads|lead} now: {score} is the score to beat.",
      "tone": "big"
    }
  ],
  "Won": [
    {
      "text": "{players} {wins|win} with {score}!",
      "tone": "big"
    }
  ]
};

// What the coach says; made from src/greed/coach/_sentences.py.

export const ADVICE = {
  "rolling": "rolling {dice:die} busts {bust} of the time",
  "rolling, no bust": "rolling {dice:die} never busts",
  "banking": "banking {points}",
  "banking nothing": "banking nothing",
  "offer": "{player} an offer worth {gain} to them",
  "poor offer": "{player} only an offer not worth taking",
  "only": "{move} is the only legal move.",
  "then": "{move}, then {rest}",
  "take": "Take it: rolling {dice:die} for {points} points fails {bust} of the time, and the other choice costs {cost}.",
  "pass": "Pass: rolling {dice:die} for {points} points fails {bust} of the time, and the other choice costs {cost}.",
  "keep": "{move} leaves {dice:die} to roll; {second} would cost {cost}.",
  "keep and bank": "{move} banks at once; {second} would cost {cost}.",
  "points": "{move}: rolling {dice:die} brings {worth} on average, and busts {bust} of the time.",
  "roll": "Roll: {rolling}, but {banking} wins only {worth}.",
  "roll, not offer": "Roll: {rolling}, but {banking} leaves {offer}.",
  "bank": "Bank: {rolling}, and {banking} wins {worth}.",
  "bank and offer": "Bank: {rolling}, and {banking} wins {worth}, even though it leaves {offer}."
} as const;

// Why a tempting answer to a puzzle is wrong; from there as well.

export const LESSONS = {
  "take": "Starting fresh gives away a good chance: rolling {dice:die} for {points} fails {bust} of the time, yet taking over wins {right} and starting fresh {wrong}.",
  "pass": "The points look good, but rolling {dice:die} for {points} fails {bust} of the time: taking over wins {wrong}, starting fresh {right}.",
  "keep": "{tempting} scores {scored} and leaves {left:die} ({risk} bust); {best} scores {better}, leaves {stays:die} ({safer} bust), and wins {right} instead of {wrong}.",
  "bank": "Rolling {dice:die} busts {bust} of the time and wins only {wrong}; banking {points} wins {right}.",
  "roll": "Banking wins only {wrong}, because {reason}; rolling {dice:die} busts {bust} of the time, but wins {right}.",
  "roll, no bust": "Banking wins only {wrong}, because {reason}; rolling {dice:die} never busts, and wins {right}.",
  "close": "your opponent needs only {needed} more",
  "dice": "the points are worth less than the dice you still have",
  "gift": "it leaves your opponent points and dice to take over",
  "nothing": "it records nothing",
  "missed": "About {missed} of {bots} bots get this wrong.",
  "sure": "\"{move}\" costs {games}. {why}",
  "moment": "Round {round}, {player}, with {points} points: \"{move}\" cost {games}. {why}"
} as const;

/** What is added to the caveat of a review. */
export const NOTES = {
  "few": "; luck and skill are separated only for up to {most} players",
  "drift": "; drift is error of the estimate"
} as const;

// What a room says; made from src/greed/web/protocol/words.py.

export const ROOM = {
  "over": "the game is over",
  "turn ends": "the turn ends with this keep",
  "no throw: offer": "first accept or decline the carryover",
  "no throw: keep": "first keep one or more scoring dice of the throw",
  "no throw: decide": "roll to throw on, or bank"
} as const;
