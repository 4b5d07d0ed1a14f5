// SVG to AVIF. A picture is drawn again only when its SVG has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { fromHsl, hsl } from './core/color.js';

sharp.concurrency(1);

const root = fileURLToPath(new URL('../../', import.meta.url));
const memory = fileURLToPath(new URL('../.cache/', import.meta.url));

export async function avif(file, svg, { width, scale = 1, quality = 52, effort = 2 }) {
  const note = join(memory, relative(root, file).replaceAll(sep, '_'));
  const mark = createHash('sha1').update(`${svg}${width} ${scale} ${quality} ${effort}`).digest('hex');
  if (existsSync(file) && existsSync(note) && readFileSync(note, 'utf8') === mark) return;
  mkdirSync(dirname(file), { recursive: true });
  mkdirSync(memory, { recursive: true });
  await sharp(Buffer.from(svg), { density: 72 * scale, unlimited: true })
    .resize({ width })
    .avif({ quality, effort })
    .toFile(file);
  writeFileSync(note, mark);
}

// Runs the jobs two at a time: the drawing happens outside the main thread.
export async function inPairs(jobs) {
  const rest = [...jobs];
  const worker = async () => {
    while (rest.length) await rest.shift()();
  };
  await Promise.all([worker(), worker()]);
}

// The colour a page shows while the picture loads: the mean of the heaviest, preferably colourful, group of pixels.
export async function dominantColour(file) {
  const { data } = await sharp(file)
    .resize(48, 30, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const groups = new Map();
  for (let i = 0; i < data.length; i += 3) {
    const rgb = [data[i], data[i + 1], data[i + 2]];
    const top = Math.max(...rgb);
    const saturation = top ? (top - Math.min(...rgb)) / top : 0;
    const weight = 0.15 + saturation * (top / 255);
    const key = rgb.map((v) => v >> 5).join();
    const group = groups.get(key) ?? { weight: 0, sum: [0, 0, 0] };
    group.weight += weight;
    rgb.forEach((v, k) => (group.sum[k] += v * weight));
    groups.set(key, group);
  }
  const { weight, sum } = [...groups.values()].sort((a, b) => b.weight - a.weight)[0];
  const hex = (value) =>
    Math.round(value / weight)
      .toString(16)
      .padStart(2, '0');
  // Neither black nor white: the placeholder must show on both colour schemes.
  const [h, s, l] = hsl(`#${sum.map(hex).join('')}`);
  return fromHsl(h, s, Math.min(0.52, Math.max(0.15, l)));
}
