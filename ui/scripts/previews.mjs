// Turns every SVG of a folder into a PNG of the same name: programs that show links read no SVG.
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const folder = process.argv[2];
const drawings = readdirSync(folder).filter((name) => name.endsWith(".svg"));
for (const name of drawings) {
  const drawing = join(folder, name);
  await sharp(drawing)
    .png({ compressionLevel: 9, palette: true })
    .toFile(drawing.replace(/svg$/, "png"));
  rmSync(drawing);
}
