/** A throw of solid dice over the felt: they fly in, bounce, and give way to those that lie there. */

import { Flight } from "./flight.ts";
import { Painter, type Colours } from "./painter.ts";
import { landing } from "./touches.ts";

/** A die of a throw: the place where it comes to lie, in pixels of the felt, and how. */
export interface Lying {
  face: number;
  centre: readonly [number, number];
  /** The angle at which it lies, in radians. */
  lies: number;
}

export class Thrower {
  readonly #painter: Painter;
  #frame = 0;

  constructor(readonly canvas: HTMLCanvasElement) {
    this.#painter = new Painter(canvas);
  }

  get lost(): boolean {
    return this.#painter.lost;
  }

  /** Throw dice with sides of `side` pixels; `landed` hears of each when it lies still. */
  throw(dice: readonly Lying[], side: number, ms: number, landed: (place: number) => void): void {
    this.stop();
    const half = side / 2;
    const { clientWidth: width, clientHeight: height } = this.canvas;
    this.#painter.fit(width, height);
    const colours = coloursOf(this.canvas);
    const flights = dice.map(({ face, centre, lies }, place) => {
      const from = [width * (0.5 + 0.3 * Math.sin(place * 5 + face)), height + side * 1.5] as const;
      const halves = ([x, y]: readonly [number, number]) => [x / half, y / half] as const;
      const time = landing(place, dice.length, ms);
      return new Flight(halves(centre), halves(from), face, lies, place, time);
    });
    const begun = performance.now();
    const lying = new Set<number>();
    const draw = (now: number): void => {
      const time = now - begun;
      flights.forEach((flight, place) => {
        if (time < flight.ms || lying.has(place)) return;
        lying.add(place);
        landed(place);
      });
      const flying = flights.filter((_, place) => !lying.has(place));
      this.#painter.draw(
        flying.map((flight) => flight.at(time)),
        half,
        colours,
      );
      this.#frame = flying.length ? requestAnimationFrame(draw) : 0;
    };
    draw(begun);
  }

  /** Show nothing any more. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    if (this.#frame) this.#painter.draw([], 1, coloursOf(this.canvas));
    this.#frame = 0;
  }
}

/** The colours that the style sheet gives dice here. */
function coloursOf(place: HTMLElement): Colours {
  const probe = place.parentElement!.appendChild(document.createElement("i"));
  const read = (name: string): number[] => {
    probe.style.color = `var(${name})`;
    const said = getComputedStyle(probe).color;
    const numbers = (said.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    return said.startsWith("rgb") ? numbers.map((value) => value / 255) : numbers;
  };
  const colours = { bone: read("--bone"), pip: read("--pip"), ace: read("--ace") };
  probe.remove();
  return colours;
}
