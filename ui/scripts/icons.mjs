// Draws the icons that phones want as pictures, from the two SVGs, into a folder.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const folder = process.argv[2];
const draw = (svg, size, name) =>
  sharp(new URL(`../src/assets/${svg}`, import.meta.url).pathname, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(join(folder, name));

mkdirSync(folder, { recursive: true });
await Promise.all([
  draw("icon.svg", 192, "icon-192.png"),
  draw("icon.svg", 512, "icon-512.png"),
  draw("icon-maskable.svg", 512, "icon-maskable-512.png"),
  // iOS cuts the corners itself.
  draw("icon-maskable.svg", 180, "apple-touch-icon.png"),
]);
