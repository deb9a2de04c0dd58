/** What a browser itself saw and said in a game, kept so that it can contradict a record. */

/** Where a browser keeps texts; written at once, and shared by its tabs. */
export interface Shelf {
  read(key: string): string | null;
  write(key: string, text: string): void;
}

export interface WitnessFile {
  greed: "witness";
  protocol: 1;
  start: string;
  device: number | null;
  heads: [number, string, string][];
  sent: [number | null, string, string][];
  starts: number;
}

/** Entries of a chunk: long games would make one text slow to write again and again. */
const CHUNK = 48;

type Entry =
  readonly ["head", number, string, string] | readonly ["sent", number | null, string, string];

export class Witness {
  constructor(
    readonly game: string,
    readonly shelf: Shelf,
  ) {}

  /** A head that the server has signed. */
  head(k: number, head: string, signature: string): void {
    this.#add(["head", k, head, signature]);
  }

  /** Something that this device has said, and where it stands in the log. */
  sent(k: number | null, body: string, signature: string): void {
    this.#add(["sent", k, body, signature]);
  }

  /** The file that `greed verify --witness` reads. */
  file(
    start: string,
    device: number | null,
    starts: number,
    unseen: readonly (readonly [string, string])[] = [],
  ): WitnessFile {
    const [heads, sent]: [WitnessFile["heads"], WitnessFile["sent"]] = [[], []];
    for (const [kind, k, text, signature] of this.#entries()) {
      if (kind === "head") heads.push([k!, text, signature]);
      else sent.push([k, text, signature]);
    }
    for (const [body, signature] of unseen) sent.push([null, body, signature]);
    return { greed: "witness", protocol: 1, start, device, heads, sent, starts };
  }

  *#entries(): Generator<Entry> {
    for (let chunk = 0; ; chunk++) {
      const entries = this.#chunk(chunk);
      if (!entries.length) return;
      yield* entries;
    }
  }

  #add(entry: Entry): void {
    let chunk = this.#last();
    let entries = this.#chunk(chunk);
    if (entries.length >= CHUNK) [chunk, entries] = [chunk + 1, []];
    this.shelf.write(`greed.witness.${this.game}.${chunk}`, JSON.stringify([...entries, entry]));
  }

  #last(): number {
    let chunk = 0;
    while (this.#chunk(chunk + 1).length) chunk++;
    return chunk;
  }

  #chunk(chunk: number): Entry[] {
    const text = this.shelf.read(`greed.witness.${this.game}.${chunk}`);
    return text === null ? [] : (JSON.parse(text) as Entry[]);
  }
}
