/** What the page's solver finds, beside what Python finds. */

import { opened } from "../../src/engine/pack.ts";
import { taskOf } from "../../src/engine/solving.ts";
import * as engine from "../../src/engine/whole.ts";
import { MOST } from "../../src/solver/module.ts";
import { raced, surveyed } from "../../src/solver/race.ts";
import { UNSHOWN, valuesOf } from "../../src/solver/written.ts";
import { module } from "./module.ts";

/** A line of `tests/support/engine_solutions.py`. */
interface Line {
  name: string;
  pack: string;
  rows?: readonly string[];
  native?: number;
}

export class Solutions {
  /**
   * `off`: the largest difference of any number; `native`: that of Python's two engines; `unsure`:
   * sheets of which the page can't tell that their games end soon enough, and Python can; `large`:
   * those that need more memory than a page takes.
   */
  readonly compared = { sheets: 0, solved: 0, unsure: 0, large: 0, numbers: 0, off: 0, native: 0 };

  async take(text: string): Promise<void> {
    const { name, pack, rows, native } = JSON.parse(text) as Line;
    const read = opened(engine.readPack(pack));
    this.compared.sheets += 1;
    const task = taskOf(read);
    const work = typeof task === "string" ? null : await surveyed(module, task);
    if (work && work.bytes > MOST) {
      this.compared.large += 1;
      return;
    }
    const answer = typeof task === "string" ? null : await raced(module, task);
    const why = typeof task === "string" ? task : refused(() => valuesOf(read, task, answer!));
    if (why && rows && why === UNSHOWN) this.compared.unsure += 1;
    else if (!why !== (rows !== undefined))
      throw new Error(`${name}: ${why || "solved here alone"}`);
    if (why || !rows || !answer) return;
    this.compared.solved += 1;
    this.compared.native = Math.max(this.compared.native, native!);
    const { said, values, behind, bonus, tried } = answer;
    for (const [at, row] of [said, values, behind, bonus, tried].entries()) {
      const bytes = Uint8Array.from(atob(rows[at]!), (letter) => letter.charCodeAt(0));
      const theirs = new Float64Array(bytes.buffer);
      if (theirs.length !== row.length) throw new Error(`${name}: row ${at} is of another length`);
      this.compared.numbers += row.length;
      for (let k = 0; k < row.length; k++)
        this.compared.off = Math.max(this.compared.off, Math.abs(row[k]! - theirs[k]!));
    }
  }
}

/** The sentence with which it is refused; "" if it isn't. */
function refused(asked: () => unknown): string {
  try {
    asked();
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}
