/**
 * What is shown of a game, a little behind what has happened: a bot's whole turn arrives as one
 * step, and people want to see it fall die by die. Whatever is waiting can be skipped.
 */

import { indexesOf } from "./choosing.ts";
import { history, type History } from "./history.ts";
import { momentOf, type Moment } from "./moments.ts";
import { standing, tumbling } from "./pace.ts";
import type { GameView } from "./game.ts";
import type { Event, ToldStep, ToldThrow } from "./told.ts";
import { tell, type Line, type DeviceOf, type NameOf } from "./words.ts";

/** The tray while something is being shown. */
export interface Scene {
  seat: number;
  /** Changes with every throw: dice tumble when it does. */
  fall: number;
  dice: readonly number[];
  chosen: ReadonlySet<number>;
  kept: readonly (readonly number[])[];
  points: number;
  bust: boolean;
  /** How long the dice roll, in ms. */
  tumble: number;
}

export interface LogLine extends Line {
  key: number;
  seat: number | null;
}

/** A longer absence is not played back. */
const CATCH_UP = 60;

export class Stage {
  /** The game as it stands where the showing has got to. */
  game = $state.raw<GameView | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** Something has been shown: dice that lie already when we come do not fall again. */
  arrived = $state(false);
  events = $state.raw<readonly Event[]>([]);
  lines = $state.raw<readonly LogLine[]>([]);
  /** What was just shown that deserves a beat; a new object each time. */
  moment = $state.raw<Moment | null>(null);
  history: History = $derived(history(this.events, this.#seats()));

  skippedAt = -Infinity;

  #queue: { steps: readonly ToldStep[]; game: GameView | null }[] = [];
  #running = false;
  #shown: Promise<void> = Promise.resolve();
  #wake: (() => void) | null = null;
  #hurry = false;
  /** It was a person who didn't want to wait. */
  #pressed = false;

  constructor(
    readonly nameOf: NameOf,
    readonly mine: (seat: number) => boolean,
    readonly deviceName: DeviceOf = (device) => `device ${device}`,
  ) {}

  #seats(): number {
    return this.game?.scores.length ?? 0;
  }

  get busy(): boolean {
    return this.scene !== null;
  }

  /** Take in what happened before we came, without showing it. */
  settle(steps: readonly ToldStep[], game: GameView | null): void {
    this.#queue = [];
    this.events = [];
    this.lines = [];
    this.game ??= game;
    for (const step of steps) for (const event of step.events) this.#note(event);
    this.scene = null;
    this.game = game;
  }

  /** Show what happened, one event after the other. */
  show(steps: readonly ToldStep[], game: GameView | null): void {
    const waiting = this.#queue.reduce((sum, earlier) => sum + count(earlier.steps), count(steps));
    this.#queue.push({ steps, game });
    this.arrived = true;
    if (!this.#running) this.#shown = this.#run();
    if (waiting > CATCH_UP) this.skip();
  }

  /** Show the end of what is waiting, and wait for it. */
  settled(): Promise<void> {
    if (this.#running) this.#rush();
    return this.#shown;
  }

  /** Show the end of what is waiting at once. */
  skip(): void {
    if (!this.#running) return;
    this.skippedAt = performance.now();
    this.#pressed = true;
    this.#rush();
  }

  #rush(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.game ??= next.game;
      for (const event of next.steps.flatMap((step) => step.events)) await this.#play(event);
      this.scene = null;
      this.game = next.game;
    }
    this.#running = false;
    // A second tap may come when a slow device has only just shown the buttons.
    if (this.#pressed) this.skippedAt = performance.now();
    this.#hurry = this.#pressed = false;
  }

  async #play(event: Event): Promise<void> {
    this.#set(event);
    // What was stamped and flew belongs to the dice before: it doesn't lie over these.
    if (event.kind === "throw" || event.kind === "offer") this.moment = null;
    // A throw is told when the dice lie still, not while they roll.
    if (event.kind === "throw") await this.#wait(tumbling(this.#ours(event)));
    this.#note(event);
    this.moment = momentOf(event) ?? this.moment;
    await this.#wait(standing(event, this.#ours(event)));
  }

  /** What somebody at this screen did themselves. */
  #ours(event: Event): boolean {
    return "seat" in event && this.mine(event.seat) && !("by" in event && event.by);
  }

  #set(event: Event): void {
    const before = this.scene ?? sceneOf(this.game, this.events);
    const idle = { chosen: NONE, bust: false };
    switch (event.kind) {
      case "throw": {
        const same = before.seat === event.seat;
        this.scene = {
          ...idle,
          seat: event.seat,
          fall: event.index,
          dice: event.dice,
          kept: same ? before.kept : [],
          points: same ? before.points : 0,
          bust: lost(event),
          tumble: tumbling(this.#ours(event)),
        };
        break;
      }
      case "keep":
        this.scene = { ...before, chosen: indexesOf(before.dice, event.dice), points: event.turn };
        break;
      case "roll":
        this.scene = { ...before, ...lifted(before) };
        break;
      case "forfeit":
      case "bank":
      case "points":
        this.scene = {
          ...before,
          ...idle,
          dice: [],
          kept: [],
          points: event.kind === "forfeit" ? 0 : event.points,
        };
        break;
      case "offer": {
        const points = event.accepted ? event.points : 0;
        this.scene = { ...before, ...idle, seat: event.seat, dice: [], kept: [], points };
        break;
      }
    }
  }

  #note(event: Event): void {
    const seat = "seat" in event ? event.seat : null;
    const line = tell(event, this.nameOf, this.deviceName);
    if (line) this.lines = [...this.lines, { ...line, seat, key: this.lines.length }];
    this.events = [...this.events, event];
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0 || this.#hurry || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

const NONE: ReadonlySet<number> = new Set();

function lost({ outcome }: ToldThrow): boolean {
  return outcome === "bust" || outcome === "missed";
}

function count(steps: readonly ToldStep[]): number {
  return steps.reduce((sum, step) => sum + step.events.length, 0);
}

/** The tray after the chosen dice were put aside; after all were, none is kept any more. */
function lifted(scene: Scene): Pick<Scene, "dice" | "chosen" | "kept"> {
  if (!scene.chosen.size) return scene;
  const dice = scene.dice.filter((_, index) => !scene.chosen.has(index));
  const aside = scene.dice.filter((_, index) => scene.chosen.has(index));
  return { dice, chosen: NONE, kept: dice.length ? [...scene.kept, aside] : [] };
}

/** The tray of a game in which nothing is being shown; a bust may lie there until the next throw. */
export function sceneOf(
  game: GameView | null,
  events: readonly Event[],
  { lingers = false } = {},
): Scene {
  const thrown = game?.throw?.dice ?? [];
  const last = events.at(-1);
  const bust =
    lingers && game?.phase === "throw" && last?.kind === "throw" && lost(last) ? last : null;
  const aside = game?.phase === "decide" && last?.kind === "keep" ? last.dice : [];
  const put = indexesOf(thrown, aside);
  return {
    seat: game?.seat ?? 0,
    fall: bust?.index ?? game?.throw?.index ?? 0,
    dice:
      bust?.dice ?? (game?.phase === "throw" ? [] : thrown.filter((_, index) => !put.has(index))),
    chosen: NONE,
    kept: game?.turn.kept ?? [],
    points: game?.turn.points ?? 0,
    bust: bust !== null,
    tumble: 0,
  };
}
