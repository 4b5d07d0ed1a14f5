// What banners with a scene of their own are made of: the journey's layers, what crosses the road, the launch.
import { join } from 'node:path';
import { isoFigure } from './core/iso.js';
import { figures } from './data/figures.js';
import { journey } from './journey.js';
import { composeObject } from './objects.js';
import { avif } from './raster.js';

export async function buildScenes(pictures) {
  const file = (name) => join(pictures, 'banners', `${name}.avif`);
  for (const [name, draw] of Object.entries(journey)) {
    await avif(file(`journey-${name}`), draw(), { width: name === 'train' ? 1280 : 1600, scale: 2, quality: 54 });
  }
  for (const [name, { boxes, shadow }] of Object.entries(figures)) {
    await avif(file(name), isoFigure(boxes, shadow), { width: 400, scale: 6, quality: 60 });
  }
  await avif(file('hero-launch'), composeObject('hero-launch'), { width: 1280, scale: 2, quality: 56 });
}
