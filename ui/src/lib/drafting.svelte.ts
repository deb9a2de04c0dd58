/** House rules as they are being written: kept after every change, and read by somebody who knows. */

import "../language/editor.ts";
import { say } from "../language/messages.ts";
import * as api from "./api.ts";
import type { Editing } from "./editing.ts";
import { draft, keepDraft } from "./house.ts";
import type { SheetView } from "./protocol.ts";
import { router } from "./router.svelte.ts";
import { fault, put, type Fault, type Rules, type Schema } from "./schema.ts";

/** What isn't a rule of a preset, but words about it. */
const ABOUT = ["name", "aliases", "variants", "source", "notes", "prose", "summary"];

export class Drafting {
  schema = $state.raw<Schema | null>(null);
  rules = $state.raw<Rules | null>(null);
  faults = $state.raw<readonly Fault[]>([]);
  /** The rules as they were last read without a fault. */
  view = $state.raw<SheetView | null>(null);
  problem = $state("");
  /** The preset that these rules are, as long as nothing is changed. */
  begun = $state("");
  /** The changes that were given up for it. */
  before = $state.raw<Rules | null>(null);
  readonly sound = $derived(!this.faults.length && !this.problem && this.view !== null);

  #editing: Editing | null = null;
  #asked = 0;
  #changes = 0;

  /** Begin with rules that were shared, else with a preset that was wished for, else with the draft. */
  async begin(editing: Editing, shared: Rules | null, from: string | null): Promise<void> {
    this.#editing = editing;
    try {
      this.schema = await editing.schema();
      const known = shared ?? (from ? null : draft());
      this.rules = known ?? (await this.#preset(from ?? "official"));
      this.begun = known ? "" : (from ?? "official");
    } catch (error) {
      this.problem = api.reason(error);
    }
  }

  /** Describe the fields in the language that is spoken now. */
  async describe(editing: Editing): Promise<void> {
    if (this.schema) this.schema = await editing.schema().catch(() => this.schema);
  }

  /** A change of one's own: it is kept, and the address names no other rules any more. */
  change(key: string, next: unknown): void {
    [this.begun, this.before] = ["", null];
    this.#write(put(this.rules, key, next));
  }

  /** Begin again with a preset; what was changed can be had back until the next change. */
  async beginWith(name: string): Promise<void> {
    const [mine, given] = [++this.#changes, this.begun ? this.before : this.rules];
    try {
      const preset = await this.#preset(name);
      // Somebody has gone on meanwhile.
      if (mine !== this.#changes) return;
      this.#write(preset);
      [this.begun, this.before] = [name, given];
    } catch (error) {
      this.problem = api.reason(error);
    }
  }

  takeBack(): void {
    this.#write(this.before!);
    [this.begun, this.before] = ["", null];
  }

  #write(rules: Rules): void {
    this.#changes += 1;
    this.rules = rules;
    keepDraft(rules);
    if (router.fragment || router.query.size) router.mark("");
  }

  async check(now: Rules): Promise<void> {
    if (!this.#editing) return;
    const mine = ++this.#asked;
    try {
      const answer = await this.#editing.check(now);
      if (mine !== this.#asked) return;
      if ("view" in answer) [this.view, this.faults, this.problem] = [answer.view, [], ""];
      else [this.faults, this.problem] = [answer.faults.map(fault), ""];
    } catch (error) {
      if (mine === this.#asked) [this.faults, this.problem] = [[], api.reason(error)];
    }
  }

  /** A preset as the beginning of rules of one's own: without the words that were about it. */
  async #preset(name: string): Promise<Rules> {
    const rest = { ...(await this.#editing!.preset(name)) };
    const title = String(rest["title"]);
    for (const key of ABOUT) delete rest[key];
    return { ...rest, title: say("editor-our-way", { title }) };
  }
}
