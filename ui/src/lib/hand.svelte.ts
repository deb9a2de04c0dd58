/** The seat's hand at the table: which dice are chosen, what the buttons say, and what they do. */

import { say } from "../language/messages.ts";
import { chosenFaces, choiceOf, keepText, pressFace, takeAll, whyNotKeep } from "./choosing.ts";
import { refusalOf, type Room } from "./room/room.svelte.ts";
import { controls, type Control } from "./controls.ts";
import { Declaring } from "./declaring.svelte.ts";
import { sentence } from "./format.ts";
import type { Choice } from "./game.ts";
import * as memory from "./memory.ts";
import { potOf, type Pot } from "./pot.ts";
import { standing, undoable } from "./history.ts";
import { play } from "./sound.ts";
import { sceneOf, type Scene } from "./stage.svelte.ts";
import { part } from "./part.svelte.ts";

type Chosen = ReadonlySet<number>;

/** For this long after a skip a press isn't taken for a move, in ms. */
const SLIP = 350;

export class Hand {
  chosen = $state.raw<Chosen>(new Set());
  /** Real dice, as far as they have been tapped in. */
  entered = $state.raw<readonly number[]>([]);
  /** A turn that is being entered again, and what is to follow it by itself. */
  #correcting: { seat: number; turn: number; later: readonly string[] } | null = null;
  /** The move that was made last, until it is answered. */
  #answered: Promise<void> = Promise.resolve();
  /** What was refused, or why a button that was pressed does nothing. */
  said = $state("");
  #asked = $state<string | null>(null);

  /** A whole turn as its points, where that is entered instead of dice. */
  readonly declaring: Declaring;
  byPoints = $state(memory.byPoints());

  constructor(readonly client: Room) {
    this.declaring = new Declaring(client, (move) => this.enter(move));
  }

  readonly game = $derived.by(() => this.client.stage.game);
  readonly real = $derived.by(() => this.client.room?.dice.mode === "real");
  readonly scene: Scene = $derived.by(
    () =>
      this.client.stage.scene ??
      sceneOf(this.game, this.client.stage.events, { lingers: !this.real }),
  );
  readonly over = $derived.by(
    () => this.client.room?.status !== "playing" && !this.client.stage.busy,
  );
  /** We may act for the seat to move, and nothing is being shown. */
  readonly active = $derived.by(
    () => this.#mine() && !this.client.silenced && !this.client.stage.busy && !this.over,
  );
  /** There is something to choose, dice included. */
  readonly deciding = $derived.by(
    () => this.active && ["keep", "decide", "offer"].includes(this.game?.phase ?? ""),
  );
  readonly choosing = $derived.by(() => this.active && this.game?.phase === "keep");
  /** What the chosen dice are, where they can be kept. */
  readonly choice: Choice | undefined = $derived.by(() =>
    this.choosing && this.game ? choiceOf(this.game, this.chosen) : undefined,
  );
  readonly pot: Pot = $derived.by(() =>
    potOf(this.game, this.scene.points, this.choice, this.active),
  );
  readonly buttons: Control[] = $derived.by(() =>
    this.active && this.game ? controls(this.game, this.chosen, this.real, this.#asked) : [],
  );
  /** The button that takes an offer, where whatever else is entered passes it up. */
  readonly taking: Control | undefined = $derived.by(() =>
    this.real && this.game?.phase === "offer" && !this.#forBot && !this.game.why_not["decline"]
      ? this.buttons.find(({ id }) => id === "accept")
      : undefined,
  );
  /** People have rolled, and what fell is to be entered. */
  readonly entering = $derived.by(
    () => this.active && this.real && (this.game?.phase === "throw" || Boolean(this.taking)),
  );
  /** How many dice are rolled by those who enter what fell. */
  readonly falling = $derived.by(() => this.game?.offer?.fresh ?? this.game?.turn.dice ?? 0);
  /** The turn begins, so that it can be entered as its points; a bot decides by its dice. */
  readonly wholeTurn = $derived.by(
    () =>
      this.entering && !this.#forBot && standing(this.client.stage.events).at(-1)?.kind !== "roll",
  );

  /** A whole turn is entered as its points. */
  readonly pointing = $derived.by(() => this.wholeTurn && this.byPoints);

  /** What speaks against every button: it is said once, beside them. */
  readonly shared: string | null = $derived.by(() => {
    const [first, ...others] = this.buttons;
    const same = others.length > 0 && others.every((button) => button.why === first?.why);
    return same ? (first?.why ?? null) : null;
  });

  /** With real dice, something of ours can be taken back. */
  readonly undoable = $derived.by(() => this.real && undoable(this.client.stage.events));

  get #forBot(): boolean {
    return this.client.room?.seats[this.game!.seat]?.kind === "bot";
  }

  /** With real dice the host keeps the score for everybody, and everybody for a bot. */
  #mine(): boolean {
    const { you, room } = this.client;
    if (!this.game) return false;
    if (you.seats.includes(this.game.seat)) return true;
    const bot = room?.seats[this.game.seat]?.kind === "bot" && you.seats.length > 0;
    return this.real && (you.host || bot);
  }

  /** A choice is made for one throw. */
  clear(): void {
    this.chosen = new Set();
    this.said = "";
    this.#asked = null;
    this.declaring.clear();
  }

  /** Enter turns as points from now on, or as dice. */
  enterBy(points: boolean): void {
    this.byPoints = points;
    memory.setByPoints(points);
    this.said = "";
    this.declaring.clear();
  }

  choose(next: Chosen): void {
    this.clear();
    this.chosen = next;
    const game = this.game;
    if (!game || !next.size || choiceOf(game, next) || whyNotKeep(game, next)) return;
    const text = keepText(chosenFaces(game.throw?.dice ?? [], next));
    void this.client.whyNot(text).then((why) => {
      if (this.chosen === next) this.#asked = why;
    });
  }

  pick(index: number): void {
    const next = new Set(this.chosen);
    if (!next.delete(index)) next.add(index);
    play("pick");
    this.choose(next);
  }

  takeAll(): void {
    if (this.game) this.choose(takeAll(this.game));
  }

  /** Put a die down that fell on the real table; the last one makes the throw. */
  put(face: number): void {
    if (!this.entering || this.entered.length >= this.falling) return;
    play("pick");
    this.entered = [...this.entered, face];
    if (this.entered.length < this.falling) return;
    const fell = this.entered.join(" ");
    this.entered = [];
    void this.enter(`throw ${fell}`);
  }

  /**
   * Make a move that was typed: as soon as the one before is answered, which comes last of all.
   * Points and dice are those of a turn that begins fresh, so an offer is passed up first.
   */
  enter(move: string): Promise<void> {
    const { ply } = this.game ?? {};
    const made = async (): Promise<void> => {
      if (this.game?.ply !== ply) return;
      if (this.taking) {
        await this.#act({ move: "decline" });
        await this.client.stage.settled();
        if (this.game?.phase !== "throw") return;
      }
      await this.#act({ move });
    };
    return (this.#answered = this.#answered.then(made));
  }

  act(control: Pick<Control, "move" | "then">): Promise<void> {
    return (this.#answered = this.#act(control));
  }

  async #act(control: Pick<Control, "move" | "then">): Promise<void> {
    this.said = "";
    try {
      await this.client.move(control.move, control.then);
      if (control.move !== "undo") await this.#follow();
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal.stale) this.said = sentence(refusal.message);
    }
  }

  undo(): void {
    if (this.undoable && !this.client.stage.busy) void this.act({ move: "undo" });
  }

  /** Undo as far as a turn, so that it can be entered again; what came later follows by itself. */
  async correct(seat: number, turn: number): Promise<void> {
    const { stage } = this.client;
    const { correction } = await part(() => import("./correcting.ts"));
    const plan = correction(stage.events, this.game?.scores.length ?? 0, seat, turn);
    if (!plan || !this.real) return;
    this.#correcting = null;
    while (standing(stage.events).length > plan.left) {
      const before = standing(stage.events).length;
      await this.act({ move: "undo" });
      await stage.settled();
      if (standing(stage.events).length >= before) return;
    }
    for (const move of plan.first) {
      await this.act({ move });
      await stage.settled();
    }
    if (plan.later.length) this.#correcting = { seat, turn, later: plan.later };
    this.said = plan.later.length ? say("enter-turn-later") : say("enter-turn");
  }

  /** Enter what came after a corrected turn, as far as it still goes. */
  async #follow(): Promise<void> {
    const { stage } = this.client;
    const plan = this.#correcting;
    if (plan) await stage.settled();
    if (!plan || (stage.history.turns[plan.seat]?.length ?? 0) <= plan.turn) return;
    this.#correcting = null;
    for (const move of plan.later) {
      const { ply } = this.game ?? {};
      await this.#act({ move });
      await stage.settled();
      if (this.game?.ply !== ply) continue;
      this.said = say("enter-rest");
      return;
    }
  }

  press(control: Control): void {
    // A press that was meant to skip what was shown must not roll the dice.
    if (performance.now() - this.client.stage.skippedAt < SLIP) return;
    if (control.why) this.said = control.why;
    else void this.act(control);
  }

  /** Do what a key stands for; false if it stands for nothing now. */
  key(pressed: string): boolean {
    const key = pressed.toUpperCase();
    const control = this.buttons.find((button) => button.key === key);
    if (this.client.stage.busy && ["R", "B", "S", "ESCAPE"].includes(key)) this.client.stage.skip();
    else if (control) this.press(control);
    else if (this.pointing && this.declaring.key(key)) return true;
    else if (this.entering && this.#dieKey(key)) return true;
    else if (key === "U" && this.real) this.undo();
    else if (key === "P" && this.wholeTurn) this.enterBy(!this.byPoints);
    else if (this.choosing && key === "A") this.takeAll();
    else if (this.choosing && key === "ESCAPE") this.choose(new Set());
    else if (this.choosing && /^[1-9]$/.test(key))
      this.choose(pressFace(this.scene.dice, this.chosen, Number(key)));
    else return false;
    return true;
  }
  #dieKey(key: string): boolean {
    const face = Number(key);
    if (face >= 1 && face <= (this.client.room?.sheet.faces ?? 0)) this.put(face);
    else if (key === "BACKSPACE") this.entered = this.entered.slice(0, -1);
    else return false;
    return true;
  }
}
