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
      "text": "All dice scored, {over} too many: back to {score}, and a bonus turn.",
      "tone": "bad",
      "when": "over"
    },
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
      "text": "{player} {overshoots|overshoot} by {over}: back to {score}.",
      "tone": "bad",
      "when": "over"
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

/** What the end of a turn does, from the same place. */
export const CONSEQUENCES: Readonly<Record<string, readonly Template[]>> = {
  "wins": [
    {
      "text": "wins the game!",
      "tone": "big"
    }
  ],
  "shares": [
    {
      "text": "shares the win",
      "tone": "big"
    }
  ],
  "loses": [
    {
      "text": "loses: {short} short",
      "tone": "bad",
      "when": "short"
    },
    {
      "text": "loses: the same score was reached first",
      "tone": "bad"
    }
  ],
  "nothing": [
    {
      "text": "scores nothing: {reason}",
      "tone": "bad",
      "when": "reason"
    },
    {
      "text": "scores nothing",
      "tone": "bad"
    }
  ],
  "behind": [
    {
      "text": "{short} short of the score to beat",
      "tone": "bad",
      "when": "short"
    },
    {
      "text": "not enough: the same score was reached first",
      "tone": "bad"
    }
  ],
  "bounces": [
    {
      "text": "{over} too many: back to {score}",
      "tone": "bad"
    }
  ],
  "level": [
    {
      "text": "draws level with the score to beat"
    }
  ],
  "final": [
    {
      "text": "starts the final round: {score} to beat",
      "tone": "big"
    }
  ],
  "leads": [
    {
      "text": "raises the score to beat to {score}",
      "tone": "big",
      "when": "raised"
    },
    {
      "text": "takes the lead: {score} to beat",
      "tone": "big"
    }
  ],
  "bonus": [
    {
      "text": "banks {points}, then a bonus turn",
      "tone": "good",
      "when": "points"
    },
    {
      "text": "a bonus turn, but too few points to bank"
    }
  ],
  "enters": [
    {
      "text": "on the board, but offers {offered} and {dice:die}",
      "tone": "good",
      "when": "offered"
    },
    {
      "text": "safe, and on the board",
      "tone": "good"
    }
  ],
  "banks": [
    {
      "text": "safe, but offers {offered} and {dice:die}",
      "tone": "good",
      "when": "offered"
    },
    {
      "text": "safe, and the turn ends",
      "tone": "good"
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
  "poor offer": "{player} an offer that isn't worth taking",
  "only": "{move} is the only legal move.",
  "then": "{move}, then {rest}",
  "take": "Take it: rolling {dice:die} for {points} points fails {bust} of the time, and the other choice costs {cost}.",
  "pass": "Pass: rolling {dice:die} for {points} points fails {bust} of the time, and the other choice costs {cost}.",
  "keep": "{move} leaves {dice:die} to roll; {second} would cost {cost}.",
  "keep that ends": "{move} ends the turn: {does}; {second} would cost {cost}.",
  "points": "{move}: rolling {dice:die} brings {worth} on average, and busts {bust} of the time.",
  "roll": "Roll: that wins {rolls}, {banking} {worth}, although {rolling}.",
  "roll, no bust": "Roll: that wins {rolls}, {banking} {worth}, and {rolling}.",
  "roll, not offer": "Roll: that wins {rolls}, although {rolling}; {banking} wins {worth}, and leaves {offer}.",
  "bank": "Bank: {banking} wins {worth}, rolling {rolls}, because {rolling}.",
  "bank, no bust": "Bank: {banking} wins {worth}, rolling {rolls}.",
  "bank and offer": "Bank: {banking} wins {worth}, even though it leaves {offer}; rolling wins {rolls}, because {rolling}.",
  "bank, poor offer": "Bank: {banking} wins {worth}, rolling {rolls}, because {rolling}. It leaves {offer}.",
  "against": "You wanted \"{yours}\" ({wrong}); \"{best}\" {is} {right}, because {because}.",
  "because of dice": "it leaves {dice:die} to roll instead of {other}",
  "because of points": "it makes {points} points instead of {less}",
  "because of more": "what can follow is worth more",
  "because it goes on": "your turn goes on",
  "because it ends": "it ends the turn: {does}",
  "because of risk": "rolling {dice:die} busts {bust} of the time",
  "because it is worth it": "the risk is worth it: rolling {dice:die} busts {bust} of the time"
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

// What a room says; made from src/greed/wire/errors.py.

export const ROOM = {
  "over": "the game is over",
  "turn ends": "the turn ends with this keep",
  "rolling": "the roll is on its way: it waits for the other devices",
  "no throw: offer": "first accept or decline the carryover",
  "no throw: keep": "first keep one or more scoring dice of the throw",
  "no throw: decide": "roll to throw on, or bank"
} as const;
