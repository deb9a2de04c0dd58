/** The buttons under the tray: which there are, what they promise, and why one cannot be pressed. */

import { choiceOf, whyNotKeep } from "./choosing.ts";
import { percent, plural, points, sentence } from "./format.ts";
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
  const risk = game.turn.bust ? `${percent(game.turn.bust.chance)} bust` : "";
  return {
    id: "throw",
    label: `Roll ${plural(game.turn.dice, "die")}`,
    detail: game.turn.points ? `${risk}, ${points(game.turn.points)} points at stake` : "",
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
      label: `Take ${points(offer.points)}`,
      detail: `roll ${plural(offer.dice, "die")}: ${percent(offer.risk)} bust`,
      why: why(game, "accept"),
      kind: "roll",
      key: "A",
      move: "accept",
    },
    {
      id: "decline",
      label: "Start fresh",
      detail: `roll ${plural(offer.fresh, "die")}: ${percent(offer.fresh_risk)} bust`,
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
        label: `Keep ${points(choice.points ?? 0)}`,
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
      label: choice?.left ? `Roll ${plural(choice.left, "die")}` : "Roll",
      detail: choice ? risked(choice) : "",
      why: none ?? worded(choice?.why_no_roll),
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

function risked(choice: Choice): string {
  const risk = `${percent(choice.risk ?? 0)} bust`;
  return choice.hot ? `hot dice! ${risk}` : risk;
}

function decided(game: GameView): Control[] {
  const bust = game.turn.bust;
  return [
    {
      id: "roll",
      label: `Roll ${plural(game.turn.dice, "die")}`,
      detail: bust ? `${percent(bust.chance)} bust` : "",
      why: why(game, "roll"),
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
  const amount = does?.kind === "nothing" ? "nothing" : points(turn ?? 0);
  const label = turn === undefined ? "Bank" : `Bank ${amount}`;
  return { label, detail: shortly(does), kind: kindOf(does) };
}

/** "Bank nothing" says already what "scores nothing: 300 needed" begins with. */
const shortly = (does: Consequence | undefined | null): string =>
  (does?.words ?? "").replace(/^scores nothing: /, "");

const kindOf = (does: Consequence | undefined | null): Control["kind"] =>
  does?.tone === "bad" ? "poor" : does?.tone === "plain" ? "plain" : "bank";

function why(game: GameView, move: string): string | null {
  return worded(game.why_not[move]);
}

function worded(reason: string | null | undefined): string | null {
  return reason ? sentence(reason) : null;
}
