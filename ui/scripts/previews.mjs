// Draws what is shown where a link to the page is shared: one picture for the page, one for each sheet.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const folder = join(process.argv[2], "og");
const sheets = new URL("../../src/greed/sheets/", import.meta.url).pathname;
const [WIDTH, HEIGHT] = [1200, 630];
const PIPS = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};
const FACES = [1, 5, 1, 3, 1, 5, 2, 6, 1, 4];

const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function die(face, x, y, size, turn) {
  const pips = PIPS[face].map((place) => {
    const [across, down] = [(place - 1) % 3, Math.floor((place - 1) / 3)];
    const at = (step) => size * (0.25 + 0.25 * step);
    const colour = face === 1 ? "#a3271f" : "#26221c";
    return `<circle cx="${at(across)}" cy="${at(down)}" r="${size * (face === 1 ? 0.12 : 0.09)}" fill="${colour}"/>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2})">
    <rect x="4" y="9" width="${size}" height="${size}" rx="${size * 0.2}" fill="#000" opacity=".35"/>
    <rect width="${size}" height="${size}" rx="${size * 0.2}" fill="#fffaf0"/>${pips.join("")}</g>`;
}

function picture(title, line, count) {
  const size = Math.min(130, 1000 / (count * 1.2));
  const left = (WIDTH - count * size * 1.2 + size * 0.2) / 2;
  const dice = Array.from({ length: count }, (_, at) =>
    die(FACES[at], left + at * size * 1.2, 120 + (at % 2) * 14, size, ((at * 37) % 17) - 8),
  );
  const letters = title.length > 26 ? 64 : 92;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#6b4a2b"/>
    <rect x="24" y="24" width="${WIDTH - 48}" height="${HEIGHT - 48}" fill="#1f5b46"/>
    ${dice.join("")}
    <g fill="#f1f7f1" text-anchor="middle" font-family="Fraunces, Palatino, Georgia, serif">
      <text x="600" y="410" font-size="${letters}" font-weight="600">${escaped(title)}</text>
      <text x="600" y="490" font-size="38" fill="#d0e2d8">${escaped(line)}</text>
    </g></svg>`;
}

const pictures = readdirSync(sheets)
  .filter((name) => name.endsWith(".toml"))
  .map((name) => {
    const text = readFileSync(join(sheets, name), "utf8");
    const field = (pattern) => pattern.exec(text)?.[1] ?? "";
    const target = Number(field(/^target = ([\d_]+)/m).replaceAll("_", ""));
    const count = Number(field(/^count = (\d+)/m)) || 5;
    const line = `${count} dice, first to ${target.toLocaleString("en-US")}`;
    return [name.replace(/\.toml$/, ""), field(/^title = "(.*)"/m), line, count];
  });

mkdirSync(folder, { recursive: true });
await Promise.all(
  [["greed", "Roll on, or bank?", "Greed, the dice game: play now", 5], ...pictures].map(
    ([name, title, line, count]) =>
      sharp(Buffer.from(picture(title, line, count)))
        .png({ palette: true, colours: 64, compressionLevel: 9 })
        .toFile(join(folder, `${name}.png`)),
  ),
);
