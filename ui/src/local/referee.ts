/** One game on this device: who may do what, whose turn a bot plays, and each step on the disk first. */

import "../language/faults.ts";
import { say } from "../language/messages.ts";
import * as engine from "../engine/index.ts";
import type { Pack, State } from "../engine/types.ts";
import type { Advice, Reviewed } from "../lib/coached.ts";
import type { Rulebook } from "../lib/room/room.svelte.ts";
import type { By, ToldStep } from "../lib/told.ts";
import { COMING, whyCannotThrow, whyNotIn } from "./asking.ts";
import { Board } from "./board.ts";
import { drawDice, random } from "./dice.ts";
import { distinct, entriesOf } from "./entries.ts";
import { Overtaken, type Shelf } from "./shelf.ts";
import type {
  Entry,
  Game,
  GameInBrief,
  News,
  Opened,
  Played,
  Seat,
  Step,
  Weighed,
} from "./types.ts";
import { gameView, roomView } from "./view.ts";

/** What the first throw doesn't need comes when it is asked for. */
export const whole = () => import("../engine/whole.ts");
export const coach = () => import("./coach.ts");

/** Most entries of a bot's turn in one step; after that it continues in another. */
const LONGEST = 60;

/** What is asked cannot be done; the message says why. */
export class Refusal extends Error {
  override name = "illegal";
}

/** The game has gone on meanwhile. */
export class Stale extends Error {
  override name = "stale";
}

export class Referee {
  readonly board: Board;
  readonly #log: ToldStep[];
  #hear: ((news: News) => void) | null = null;
  #trouble = "";
  /** One thing after the other. */
  #busy: Promise<unknown> = Promise.resolve();

  constructor(
    readonly game: Game,
    pack: Pack,
    readonly shelf: Shelf,
    steps: readonly Step[],
    /** Called after each step that was made here, for other tabs. */
    readonly announce: () => void = () => {},
  ) {
    this.board = new Board(game, pack);
    this.#log = steps.map((step) => this.board.fold(step));
  }

  get pack(): Pack {
    return this.board.pack;
  }

  /** Go on with the same pack, to which win probabilities were added. */
  learn(pack: Pack): void {
    if (pack.hash === this.pack.hash) this.board.pack = pack;
  }

  /** The game as it stands; every step from now on goes to `hear`. */
  open(hear: (news: News) => void): Opened {
    this.#hear = hear;
    this.#goOn();
    this.#prepare();
    const { board } = this;
    return { seq: board.seq, room: roomView(board), steps: this.#log, game: gameView(board) };
  }

  close(): void {
    this.#hear = null;
  }

  /** Begin, unless it has begun. */
  start(): Promise<void> {
    return this.#next(async () => {
      if (this.board.status !== "open") return;
      await this.#keep([{ kind: "start", first: this.game.first }]);
      await this.#bots();
    });
  }

  /** Make a move; the step that it became. */
  move(move: string, ply: number, then: "roll" | "bank" | null): Promise<number> {
    return this.#next(async () => {
      const board = this.board;
      if (board.status !== "playing" && move !== "undo") throw new Refusal(say("reason-over"));
      const { state } = board;
      const mine =
        COMING.test(move) || this.game.dice === "real" || !this.game.seats[state?.seat ?? 0]?.bot;
      if (!mine)
        throw new Refusal(say("fault-turn-of", { player: this.game.seats[state!.seat]!.name }));
      if (ply !== board.ply) throw new Stale(say("fault-look-again"));
      const [word = "", ...rest] = move.split(" ");
      const entries =
        word === "undo"
          ? this.#undo()
          : word === "throw"
            ? this.#throw(rest)
            : word === "join"
              ? this.#joins(rest.join(" "))
              : this.#made(move);
      if (then) entries.push({ kind: "move", move: then, by: "seat" });
      await this.#keep(this.#checked(entries));
      const { seq } = board;
      this.#goOn();
      return seq;
    });
  }

  /** Take in a game that was played elsewhere; `later` are the names of those who join. */
  replay(
    events: readonly (readonly number[] | string)[],
    later: readonly string[] = [],
  ): Promise<void> {
    return this.#next(() =>
      this.#keep([{ kind: "start", first: this.game.first }, ...entriesOf(events, later)]),
    );
  }

  abandon(): Promise<void> {
    return this.#next(async () => {
      if (this.board.status === "over") throw new Refusal(say("reason-over"));
      await this.#keep([{ kind: "abandon" }]);
    });
  }

  rename(seat: number, name: string): Promise<void> {
    return this.#next(async () => {
      const { seats } = this.board.game;
      if (!seats[seat] || seats[seat].bot) throw new Refusal(say("fault-only-people"));
      const others = seats.filter((_, index) => index !== seat);
      await this.#keep([{ kind: "name", seat, name: unlike(name, others) }]);
    });
  }

  /** Note the game in which the same people play again; that of another tab stands. */
  follow(game: string): Promise<string> {
    return this.#next(async () => {
      if (!this.board.next) await this.#keep([{ kind: "next", game }]);
      return this.board.next!;
    });
  }

  /** The game as it was set up, with the names that people have now. */
  get setup(): Game {
    return this.board.game;
  }

  get following(): string | null {
    return this.board.next;
  }

  /** Who begins a rematch: the seat after the one that began. */
  get first(): number {
    return ((this.board.state?.first ?? 0) + 1) % this.board.game.seats.length;
  }

  async advice(ply: number): Promise<Advice> {
    const { adviceOf } = await coach();
    if (!this.game.coach) throw new Refusal(say("fault-no-coach"));
    if (ply !== this.board.ply) throw new Stale(say("fault-gone-on"));
    return adviceOf(this.board);
  }

  async review(): Promise<Reviewed> {
    const { reviewOf } = await coach();
    return reviewOf(this.board);
  }

  /** What happened and stands. */
  get played(): Played {
    const { state, played } = this.board;
    const events = played.map(({ event }) => event);
    const first = state?.first ?? this.game.first;
    return { game: this.setup, from: this.game.position ?? first, first, events };
  }

  /** What the first of these moves that costs something costs; null where the coach is off. */
  async weigh(moves: readonly string[]): Promise<Weighed | null> {
    const { weighed } = await coach();
    const { state } = this.board;
    return this.game.coach && state ? weighed(this.board, state, moves) : null;
  }

  async record(): Promise<string> {
    const { status, undone } = this.board;
    const taken = status === "over" && !undone ? this.game.record : undefined;
    return taken ?? (await import("./recording.ts")).recordOf(this.board);
  }

  rulebook(): Rulebook {
    const { sheet, page, card } = this.pack;
    return { sheet, page, card };
  }

  /** Take in what another tab has done. */
  refresh(): Promise<void> {
    return this.#next(() => this.#catchUp());
  }

  #next<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#busy.then(act);
    this.#busy = done.catch(() => {});
    return done;
  }

  #throw(words: readonly string[]): Entry[] {
    const state = this.board.state!;
    if (state.phase !== "throw") throw new Refusal(whyCannotThrow(state));
    if (this.game.dice === "real") return [{ kind: "throw", dice: words.map(Number), by: "seat" }];
    return [this.#drawn(state, "seat")];
  }

  #drawn(state: State, by: By): Entry {
    const dice = drawDice(engine.hand(this.pack, state.hand).dice, this.pack.sheet.faces);
    return { kind: "throw", dice, by };
  }

  /** A move, its dice in order. */
  #made(move: string): Entry[] {
    const [word = "", ...faces] = move.split(" ");
    const ordered = word === "keep" ? [word, ...faces.sort()].join(" ") : move;
    return [{ kind: "move", move: ordered, by: "seat" }];
  }

  #joins(name: string): Entry[] {
    return [{ kind: "join", name: unlike(name, this.board.game.seats) }];
  }

  #undo(): Entry[] {
    if (this.game.dice !== "real") throw new Refusal(say("fault-undo"));
    const count = this.board.undoable;
    if (!count) throw new Refusal(say("undo-nothing"));
    return Array.from({ length: count }, () => ({ kind: "undo" }));
  }

  /** Entries that can be made one after the other, with the dice that fall after a roll. */
  #checked(entries: readonly Entry[]): Entry[] {
    const made: Entry[] = [];
    let state = this.board.state!;
    for (const entry of entries) {
      if (entry.kind === "throw") state = engine.throwDice(this.pack, state, entry.dice);
      else if (entry.kind === "move" || entry.kind === "join") {
        const move = entry.kind === "join" ? "join" : entry.move;
        const why = whyNotIn(this.board, state, move);
        if (why !== null) throw new Refusal(why);
        state = engine.happen(this.pack, state, move);
      }
      made.push(entry);
      if (entry.kind === "move" && ["roll", "accept", "decline"].includes(entry.move)) {
        if (this.game.dice === "device") made.push(this.#drawn(state, entry.by ?? "seat"));
      }
    }
    return made;
  }

  /** See to it that bots play, while people look at what has happened. */
  #goOn(): void {
    this.#next(() => this.#bots()).catch((error: unknown) => {
      // Another tab has let the bot play: what came of it is shown already.
      if (error instanceof Stale) return;
      this.#trouble = say("fault-stuck", { why: (error as Error).message });
      this.#tell([]);
    });
  }

  /** Let bots play until a person is to act, or to throw. */
  async #bots(): Promise<void> {
    for (;;) {
      const { status, state } = this.board;
      const bot = state && this.game.seats[state.seat]?.bot;
      if (status !== "playing" || !bot || !this.#hear) return;
      const { choose } = await whole();
      const entries = this.#turn(state, (at) => choose(this.pack, bot, at, random));
      if (!entries.length) return;
      await this.#keep(entries);
    }
  }

  /** A bot's turn as far as it goes without anybody else. */
  #turn(begin: State, chosen: (state: State) => string): Entry[] {
    const { pack } = this;
    const entries: Entry[] = [];
    let state = begin;
    while (state.phase !== "over" && entries.length < LONGEST) {
      if (state.phase === "throw") {
        if (this.game.dice === "real") break;
        const thrown = this.#drawn(state, "bot");
        entries.push(thrown);
        if (thrown.kind === "throw") state = engine.throwDice(pack, state, thrown.dice);
        if (state.phase !== "keep" && state.phase !== "decide") break;
      } else {
        const move = chosen(state);
        entries.push({ kind: "move", move, by: "bot" });
        state = engine.apply(pack, state, move);
        const goes = ["roll", "accept", "decline"].includes(move);
        if (!goes && state.phase !== "keep" && state.phase !== "decide") break;
      }
    }
    return entries;
  }

  /** Store a step, and only then let it be true. */
  async #keep(entries: readonly Entry[]): Promise<void> {
    const step = { game: this.game.id, seq: this.board.seq + 1, at: Date.now(), entries };
    try {
      await this.shelf.append(step, known(this.board.game, this.#ends(entries)));
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      await this.#catchUp();
      throw new Stale(say("fault-other-tab"));
    }
    this.#tell([step]);
    this.announce();
  }

  async #catchUp(): Promise<void> {
    const steps = await this.shelf.steps(this.game.id, this.board.seq);
    if (steps.length) this.#tell(steps);
  }

  #tell(steps: readonly Step[]): void {
    const told = steps.map((step) => this.board.fold(step));
    this.#log.push(...told);
    this.#hear?.({
      steps: told,
      game: gameView(this.board),
      room: roomView(this.board),
      warning: this.#trouble || this.shelf.trouble,
    });
    this.#prepare();
  }

  /**
   * While people look at what has happened, work out what the coach is asked next. Before anybody has
   * chosen anything there is a game to be fetched and laid out first.
   */
  #prepare(): void {
    if (!this.game.coach || !this.board.played.some(({ event }) => typeof event === "string"))
      return;
    void whole().then(({ prepare }) => {
      const { pack, state } = this.board;
      if (state && this.#hear) prepare(pack, state);
    });
  }

  /** Whether nothing is left to play once these entries have happened. */
  #ends(entries: readonly Entry[]): boolean {
    if (entries.some(({ kind }) => kind === "abandon" || kind === "next")) return true;
    if (entries.some(({ kind }) => kind === "name")) return this.board.status === "over";
    let state = this.board.state;
    for (const entry of entries) {
      if (entry.kind === "start") state = this.board.begin(entry.first);
      if (!state || entry.kind === "undo") return false;
      if (entry.kind === "throw") state = engine.throwDice(this.pack, state, entry.dice);
      if (entry.kind === "move") state = engine.happen(this.pack, state, entry.move);
      if (entry.kind === "join") state = engine.happen(this.pack, state, "join");
    }
    return state?.phase === "over";
  }
}

/** A name as it stands on the sheet, unlike those of others. */
function unlike(name: string, others: readonly Seat[]): string {
  const cleaned = name.trim().replace(/\s+/g, " ");
  if (!cleaned || cleaned.length > 24) throw new Refusal(say("fault-name"));
  return distinct([...others.map((other) => other.name), cleaned]).at(-1)!;
}

/** A game in brief. */
export function known(game: Game, over = false): GameInBrief {
  const seats = game.seats.map(({ name, bot }, at) => ({
    name: name === `Player ${at + 1}` ? say("seat", { seat: at + 1 }) : name,
    bot,
  }));
  const people = seats.filter(({ bot }) => !bot);
  const others = people.length > 1 ? people : seats.filter(({ bot }) => bot);
  return {
    id: game.id,
    title: game.title,
    who: others.map(({ name }) => name).join(", "),
    real: game.dice === "real",
    at: Date.now(),
    over,
  };
}
