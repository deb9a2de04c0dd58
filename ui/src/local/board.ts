/**
 * The game on a table: the fold of its log, with what people are told of each entry. The log may be
 * one of this device, or that of a room on a server.
 */

import "../language/faults.ts";
import { say } from "../language/messages.ts";
import * as engine from "../engine/index.ts";
import type { Pack, State } from "../engine/types.ts";
import type { Begun } from "../lib/history.ts";
import type { By, Event, ToldStep } from "../lib/told.ts";
import { changed, moved, threw } from "./telling.ts";
import type { Entry, Game, Seat, Step } from "./types.ts";

/** How the game stood before an entry, as far as an undo has to restore it. */
interface Before {
  state: State;
  thrown: readonly number[];
  kept: readonly (readonly number[])[];
  luck: readonly number[];
  by: By;
}

export class Board {
  seq = 0;
  /** Throws, moves and undos so far, and throws so far; neither ever goes down. */
  ply = 0;
  throws = 0;
  state: State | null = null;
  /** The last throw of the turn as it fell, and the keeps since all dice were last thrown. */
  thrown: readonly number[] = [];
  kept: readonly (readonly number[])[] = [];
  /** Per seat: points above what its throws score on average. */
  luck: readonly number[] = [];
  /** The turn in which the last entry happened goes on. */
  turnGoesOn = false;
  abandoned = false;
  next: string | null = null;
  /** Throws and moves that stand. */
  played: { event: readonly number[] | string; seat: number }[] = [];
  undone = 0;
  #past: Before[] = [];

  constructor(
    /** As it was set up, with the names that people have now. */
    public game: Game,
    /** Its rules stay the same; win probabilities may be added. */
    public pack: Pack,
  ) {}

  get status(): "open" | "playing" | "over" | "abandoned" {
    if (this.abandoned) return "abandoned";
    if (!this.state) return "open";
    return this.state.phase === "over" ? "over" : "playing";
  }

  /** The state before anything happens. */
  begin(first: number): State {
    return engine.begun(this.pack, this.game.seats.length, this.game.position ?? first);
  }

  /** How many entries an undo takes back: those of bots follow from the last one of a person. */
  get undoable(): number {
    const last = this.#past.findLastIndex(({ by }) => by === "seat");
    return last < 0 ? 0 : this.#past.length - last;
  }

  /** Take a step in; what it was, as public events. */
  fold({ seq, entries }: Pick<Step, "seq" | "entries">): ToldStep {
    this.seq = seq;
    return { seq, events: entries.flatMap((entry) => this.take(entry)) };
  }

  /** Take one entry in. It throws if the entry cannot have happened. */
  take(entry: Entry): Event[] {
    switch (entry.kind) {
      case "start":
        if (entry.position) this.game = { ...this.game, position: entry.position };
        this.state = this.begin(entry.first);
        this.luck = this.state.scores.map(() => 0);
        // A position may have a throw on the table already.
        this.thrown = this.state.throw;
        return [this.#begun(this.state)];
      case "throw":
        return this.#throw(entry.dice, entry.by ?? "seat");
      case "move":
        return engine.isChange(entry.move)
          ? this.#change(entry.move)
          : this.#move(entry.move, entry.by ?? "seat");
      case "join":
        return this.#change("join", entry.name);
      case "undo":
        return this.#undo();
      case "abandon":
        this.abandoned = true;
        return [];
      case "name": {
        const { name } = entry;
        this.#sit(entry.seat, { ...this.game.seats[entry.seat]!, name });
        return [];
      }
      case "next":
        this.next = entry.game;
        return [];
      case "seat":
        this.#sit(entry.seat, { name: entry.name ?? "", bot: entry.bot ?? null });
        return [entry];
      case "call":
      case "back":
      case "host":
      case "dice":
        return [entry];
      default:
        throw new Error(`nobody knows what “${(entry as { kind: string }).kind}” is`);
    }
  }

  #sit(seat: number, who: Seat): void {
    const seats = [...this.game.seats];
    seats[seat] = who;
    this.game = { ...this.game, seats };
  }

  #begun({ first, scores }: State): Begun {
    return { kind: "start", first, ...(this.game.position === undefined ? {} : { scores }) };
  }

  #throw(dice: readonly number[], by: By): Event[] {
    const { pack, state: before } = this;
    if (!before) throw new Error(say("fault-not-started"));
    const after = engine.throwDice(pack, before, dice);
    this.#mark(before, dice, by);
    this.throws += 1;
    const told = threw(pack, before, after, dice, by, this.throws);
    const cast = engine.cast(pack, before, dice);
    const best = cast.points || Math.max(0, ...cast.keeps.map((keep) => keep.points));
    const gain = best - engine.odds(pack, before.hand).gain;
    this.luck = this.luck.map((luck, seat) => (seat === before.seat ? luck + gain : luck));
    this.thrown = dice;
    this.#advance(after, false);
    return [told, ...this.#over()];
  }

  #move(move: string, by: By): Event[] {
    const { pack, state: before } = this;
    if (!before) throw new Error(say("fault-not-started"));
    const after = engine.happen(pack, before, move);
    this.#mark(before, move, by);
    const told = moved(pack, before, after, move, by);
    if (told.kind === "keep") {
      const left = engine.hand(pack, before.hand).dice - told.dice.length;
      const hot = engine.hand(pack, after.hand).dice !== left;
      this.kept = hot ? [] : [...this.kept, told.dice];
    }
    this.#advance(after, ["roll", "accept", "decline"].includes(move));
    return [told, ...this.#over()];
  }

  /** Somebody joins, sits out or is back. */
  #change(move: string, name: string | null = null): Event[] {
    const { pack, state: before } = this;
    if (!before) throw new Error(say("fault-not-started"));
    const after = engine.happen(pack, before, move);
    this.#mark(before, move, "seat");
    const told = changed(pack, before, after, move, name);
    if (name !== null) {
      this.game = { ...this.game, seats: [...this.game.seats, { name, bot: null }] };
      this.luck = [...this.luck, 0];
    }
    if (told.ends) this.#advance(after, false);
    else [this.ply, this.state] = [this.ply + 1, after];
    return [told, ...this.#over()];
  }

  #undo(): Event[] {
    const before = this.#past.pop();
    if (!before) throw new Error(say("undo-nothing"));
    ({ state: this.state, thrown: this.thrown, kept: this.kept, luck: this.luck } = before);
    this.played.pop();
    const seats = this.game.seats.slice(0, before.state.scores.length);
    this.game = { ...this.game, seats };
    this.undone += 1;
    this.ply += 1;
    return [{ kind: "undo", seat: before.state.seat }];
  }

  #mark(state: State, event: readonly number[] | string, by: By): void {
    this.#past.push({ state, thrown: this.thrown, kept: this.kept, luck: this.luck, by });
    this.played.push({ event, seat: state.seat });
  }

  #advance(after: State, rolls: boolean): void {
    this.ply += 1;
    this.state = after;
    this.turnGoesOn = rolls || after.phase === "keep" || after.phase === "decide";
    if (!this.turnGoesOn) [this.thrown, this.kept] = [[], []];
  }

  #over(): Event[] {
    const { state } = this;
    if (state?.phase !== "over") return [];
    return [{ kind: "over", winners: state.winners, scores: state.scores }];
  }
}
