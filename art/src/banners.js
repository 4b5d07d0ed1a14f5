// The lobby's wide scenes: one flat picture each, and its layers for parallax.
import { join } from 'node:path';
import { composeParts } from './compose.js';
import { banners } from './data/banners.js';
import { avif } from './raster.js';

export async function buildBanners(pictures) {
  for (const banner of banners) {
    const { all, ...layers } = composeParts(banner, 'banner');
    const file = (suffix) => join(pictures, 'banners', `${banner.id}${suffix}.avif`);
    await avif(file(''), all, { width: 1600 });
    for (const [name, svg] of Object.entries(layers)) await avif(file(`-${name}`), svg, { width: 1600 });
  }
}
