// node src/build.js [step ...]: draws everything, or only the steps named.
import { fileURLToPath } from 'node:url';
import { buildBanners } from './banners.js';
import { buildCatalogue } from './catalogue.js';
import { buildDocuments } from './documents.js';
import { buildGames } from './games.js';
import { buildMarks } from './marks.js';
import { buildObjects } from './objects.js';
import { buildScenes } from './scenes.js';
import { buildPayments, buildStudios } from './vector.js';

const path = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
const pictures = path('server/demo/pictures');

const steps = {
  games: () => buildGames(pictures),
  catalogue: () => buildCatalogue(pictures, path('server/demo/catalogue.json')),
  studios: () => buildStudios(pictures),
  payments: () => buildPayments(pictures),
  banners: () => buildBanners(pictures),
  objects: () => buildObjects(pictures),
  scenes: () => buildScenes(pictures),
  documents: () => buildDocuments(path('server/demo/documents')),
  marks: () => buildMarks(path('public/logos')),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((step) => !(step in steps));
if (unknown.length)
  throw new Error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}.`);
for (const [step, run] of Object.entries(steps)) {
  if (wanted.length && !wanted.includes(step)) continue;
  console.log(step);
  await run();
}
