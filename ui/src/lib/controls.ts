/** The buttons under the tray: which there are, what they promise, and why one cannot be pressed. */

import { say } from "../language/messages.ts";
import { choiceOf, whyNotKeep } from "./choosing.ts";
import { percent, sentence } from "./format.ts";
import type { Choice, Consequence, GameView } from "./game.ts";

export interface Control {
  id: "throw" | "accept" | "decline" | "keep" | "roll" | "bank";
  label: string;
  detail: string;
  why: string | null;
  kind: "roll" | "bank" | "plain" | "poor";
  key: string;
  move: string;
  then?: "roll" | "bank";
}

type Chosen = ReadonlySet<number>;

/** `asked` is the server's answer about chosen dice on which the view says nothing. */
export function controls(
  game: GameView,
  chosen: Chosen,
  real: boolean,
  asked: string | null = null,
): Control[] {
  switch (game.phase) {
    case "throw":
      // Once the roll has been asked for, the dice wait for the devices.
      return real || !game.choices.length ? [] : [thrown(game)];
    case "offer":
      return offered(game);
    case "keep":
      return kept(game, chosen, asked);
    case "decide":
      return decided(game);
    case "over":
      return [];
  }
}

function thrown(game: GameView): Control {
  const risk = game.turn.bust ? risked(game.turn.bust.chance) : "";
  return {
    id: "throw",
    label: say("button-roll", { dice: game.turn.dice }),
    detail: game.turn.points ? say("risk-stake", { risk, points: game.turn.points }) : "",
    why: null,
    kind: "roll",
    key: "R",
    move: "throw",
  };
}

function offered(game: GameView): Control[] {
  const offer = game.offer;
  if (!offer) return [];
  return [
    {
      id: "accept",
      label: say("button-take", { points: offer.points }),
      detail: say("risk-roll", { dice: offer.dice, risk: risked(offer.risk) }),
      why: why(game, "accept"),
      kind: "roll",
      key: "A",
      move: "accept",
    },
    {
      id: "decline",
      label: say("button-fresh"),
      detail: say("risk-roll", { dice: offer.fresh, risk: risked(offer.fresh_risk) }),
      why: why(game, "decline"),
      kind: "plain",
      key: "D",
      move: "decline",
    },
  ];
}

function kept(game: GameView, chosen: Chosen, asked: string | null): Control[] {
  const choice = choiceOf(game, chosen);
  if (choice?.ends) {
    return [
      {
        id: "keep",
        label: say("button-keep", { points: choice.points ?? 0 }),
        detail: choice.does?.words ?? choice.why_no_roll ?? "",
        why: null,
        kind: kindOf(choice.does),
        key: "B",
        move: choice.move,
      },
    ];
  }
  const none = choice ? null : sentence(whyNotKeep(game, chosen) ?? asked ?? "…");
  const both = { move: choice?.move ?? "", why: none };
  return [
    {
      ...both,
      id: "roll",
      label: choice?.left ? say("button-roll", { dice: choice.left }) : say("button-roll-any"),
      detail: choice ? riskOf(choice) : "",
      why: none ?? whyNoRoll(game, choice?.why_no_roll),
      kind: "roll",
      key: "R",
      then: "roll",
    },
    {
      ...both,
      id: "bank",
      ...banking(choice?.turn, choice?.does),
      why: none ?? worded(choice?.why_no_bank),
      key: "B",
      then: "bank",
    },
  ];
}

const risked = (chance: number): string => say("risk", { chance: percent(chance) });

function riskOf(choice: Choice): string {
  const risk = risked(choice.risk ?? 0);
  return choice.hot ? say("risk-hot", { risk }) : risk;
}

function decided(game: GameView): Control[] {
  const bust = game.turn.bust;
  return [
    {
      id: "roll",
      label: say("button-roll", { dice: game.turn.dice }),
      detail: bust ? risked(bust.chance) : "",
      why: whyNoRoll(game, game.why_not["roll"]),
      kind: "roll",
      key: "R",
      move: "roll",
    },
    {
      id: "bank",
      ...banking(game.turn.points, game.choices.find((choice) => choice.move === "bank")?.does),
      why: why(game, "bank"),
      key: "B",
      move: "bank",
    },
  ];
}

/** What a bank would do here: green only where it is good for the player who banks. */
function banking(
  turn: number | undefined,
  does: Consequence | undefined | null,
): Pick<Control, "label" | "detail" | "kind"> {
  // Where nothing is recorded, no number is promised either.
  const key = turn === undefined ? "" : does?.kind === "nothing" ? "-nothing" : "-points";
  const label = say(`button-bank${key}`, { points: turn ?? 0 });
  return { label, detail: shortly(does), kind: kindOf(does) };
}

/** "Bank nothing" says already what "scores nothing: 300 needed" begins with. */
const shortly = (does: Consequence | undefined | null): string =>
  (does?.words ?? "").replace(say("does-nothing-reason", { reason: "" }), "");

const kindOf = (does: Consequence | undefined | null): Control["kind"] =>
  does?.tone === "bad" ? "poor" : does?.tone === "plain" ? "plain" : "bank";

function why(game: GameView, move: string): string | null {
  return worded(game.why_not[move]);
}

/** Dice may lie there, and yet none can be rolled: the turn that opens the game has one throw. */
function whyNoRoll(
  { turn: { entry } }: GameView,
  reason: string | null | undefined,
): string | null {
  return reason && entry?.scope === "throw" ? say("why-one-roll") : worded(reason);
}

function worded(reason: string | null | undefined): string | null {
  return reason ? sentence(reason) : null;
}
