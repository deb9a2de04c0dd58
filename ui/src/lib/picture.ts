/** A picture of a finished game, for people who weren't there; drawn on the device. */

/** What the picture shows. */
export interface Ended {
  game: string;
  headline: string;
  /** One line for each player, the best first; `course`: the score as it began and after each turn. */
  players: readonly { name: string; score: string; won: boolean; course: readonly number[] }[];
  /** The chances of the first player to win, step by step; empty if nobody knows them. */
  course: readonly number[];
  /** Whose chances those are, below the line and above it. */
  sides: readonly [string, string];
  facts: readonly string[];
  said: string;
  /** Where the game is played; "" if others can't go there. */
  address: string;
}

const [WIDTH, HEIGHT, EDGE] = [1080, 1350, 76];
const SERIF = "Fraunces, 'Iowan Old Style', Palatino, Georgia, serif";
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const PAPER = "#fffdf5";
const GOLD = "#f3c14b";

/** Draw the picture; returns it as a PNG. */
export async function picture(ended: Ended): Promise<Blob> {
  await document.fonts.load(`600 60px Fraunces`).catch(() => []);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const pen = new Pen(canvas.getContext("2d")!);
  pen.felt();
  let top = pen.words("Greed", EDGE, 120, { font: `600 46px ${SERIF}`, fill: GOLD });
  pen.words(ended.game, WIDTH - EDGE, 120, {
    ...{ font: `400 34px ${SANS}`, fill: "#d0e2d8", align: "right", most: 620 },
  });
  top = pen.words(ended.headline, EDGE, top + 130, { font: `600 92px ${SERIF}`, fill: PAPER });
  top += 34;
  for (const { name, score, won } of ended.players.slice(0, 6)) {
    top += 68;
    const fill = won ? GOLD : PAPER;
    pen.words(name, EDGE, top, { font: `${won ? 700 : 400} 46px ${SANS}`, fill, most: 640 });
    pen.words(score, WIDTH - EDGE, top, { font: `600 54px ${SERIF}`, fill, align: "right" });
  }
  const low = HEIGHT - 300;
  if (low - top > 220)
    (ended.course.length > 1 ? pen.course : pen.scores).call(pen, ended, top + 70, low - 30);
  const facts = ended.facts.join("   ·   ");
  pen.words(facts, EDGE, HEIGHT - 230, { font: `400 36px ${SANS}`, fill: "#d0e2d8" });
  pen.lines(ended.said, HEIGHT - 165);
  pen.words(ended.address, WIDTH - EDGE, HEIGHT - 46, {
    ...{ font: `400 28px ${SANS}`, fill: "#d0e2d8", align: "right" },
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

interface Style {
  font: string;
  fill: string;
  align?: CanvasTextAlign;
  /** The most pixels that it may be wide. */
  most?: number;
}

class Pen {
  constructor(readonly on: CanvasRenderingContext2D) {}

  felt(): void {
    const felt = this.on.createRadialGradient(
      WIDTH / 2,
      300,
      60,
      WIDTH / 2,
      HEIGHT / 2,
      HEIGHT * 0.8,
    );
    felt.addColorStop(0, "#2d7a5f");
    felt.addColorStop(1, "#123f30");
    this.on.fillStyle = "#6b4a2b";
    this.on.fillRect(0, 0, WIDTH, HEIGHT);
    this.on.fillStyle = felt;
    this.on.fillRect(26, 26, WIDTH - 52, HEIGHT - 52);
  }

  /** Write words on a line, in smaller letters if they are too wide; returns the line. */
  words(text: string, x: number, y: number, style: Style): number {
    Object.assign(this.on, {
      font: style.font,
      fillStyle: style.fill,
      textAlign: style.align ?? "left",
    });
    const most = style.most ?? WIDTH - 2 * EDGE;
    const wide = this.on.measureText(text).width;
    if (wide > most)
      this.on.font = style.font.replace(
        /(\d+)px/,
        (_, size) => `${Math.floor((size * most) / wide)}px`,
      );
    this.on.fillText(text, x, y);
    return y;
  }

  /** Write a sentence over two lines. */
  lines(text: string, y: number): void {
    const style = { font: `600 40px ${SERIF}`, fill: PAPER };
    this.on.font = style.font;
    const lines = [""];
    for (const word of text.split(" ")) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (this.on.measureText(longer).width > WIDTH - 2 * EDGE) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    lines.slice(0, 3).forEach((line, i) => this.words(line, EDGE, y + 54 * i, style));
  }

  /** The chances to win, from one end of the game to the other. */
  course({ course, sides }: Ended, top: number, low: number): void {
    const { on } = this;
    const x = (step: number): number => EDGE + ((WIDTH - 2 * EDGE) * step) / (course.length - 1);
    const y = (chance: number): number => low - (low - top) * chance;
    const area = (edge: number, fill: string): void => {
      on.beginPath();
      on.moveTo(x(0), edge);
      course.forEach((chance, step) => on.lineTo(x(step), y(chance)));
      on.lineTo(x(course.length - 1), edge);
      on.fillStyle = fill;
      on.fill();
    };
    area(low, "rgb(243 193 75 / 34%)");
    area(top, "rgb(255 253 245 / 12%)");
    on.setLineDash([10, 10]);
    Object.assign(on, { strokeStyle: "rgb(255 255 255 / 45%)", lineWidth: 2 });
    on.strokeRect(EDGE, y(0.5), WIDTH - 2 * EDGE, 0);
    on.setLineDash([]);
    on.beginPath();
    course.forEach((chance, step) => on.lineTo(x(step), y(chance)));
    Object.assign(on, { strokeStyle: PAPER, lineWidth: 6, lineJoin: "round" });
    on.stroke();
    const font = `600 32px ${SANS}`;
    this.words(sides[0], EDGE + 14, low - 18, { font, fill: GOLD });
    this.words(sides[1], EDGE + 14, top + 42, { font, fill: PAPER });
  }

  /** The scores after each turn, where no chances are known: the winner's line lies on top. */
  scores({ players }: Ended, top: number, low: number): void {
    const { on } = this;
    const all = players.flatMap(({ course }) => course);
    const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
    const turns = Math.max(2, ...players.map(({ course }) => course.length)) - 1;
    const y = (score: number): number => low - ((low - top) * (score - least)) / (most - least);
    Object.assign(on, { strokeStyle: "rgb(255 255 255 / 45%)", lineWidth: 2, lineJoin: "round" });
    on.strokeRect(EDGE, y(0), WIDTH - 2 * EDGE, 0);
    for (const { course, won } of players.toReversed()) {
      on.beginPath();
      course.forEach((score, turn) =>
        on.lineTo(EDGE + ((WIDTH - 2 * EDGE) * turn) / turns, y(score)),
      );
      const strokeStyle = won ? GOLD : "rgb(255 253 245 / 60%)";
      Object.assign(on, { strokeStyle, lineWidth: won ? 9 : 5 });
      on.stroke();
    }
  }
}
