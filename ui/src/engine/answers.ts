/** The answers to the last questions. */
export class Answers<Question, T> {
  readonly #held = new Map<Question, T>();

  constructor(readonly most: number) {}

  get(question: Question, answer: () => T): T {
    const known = this.#held.get(question);
    const found = known === undefined ? answer() : known;
    this.#held.delete(question);
    this.#held.set(question, found);
    if (this.#held.size > this.most) this.#held.delete(this.#held.keys().next().value!);
    return found;
  }
}
