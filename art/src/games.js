// The pictures of the games, in three formats.
import { join } from 'node:path';
import { compose } from './compose.js';
import { games } from './data/games.js';
import { avif, inPairs } from './raster.js';

const WIDTH = { thumb: 640, square: 480, portrait: 480 };

export async function buildGames(pictures, formats = Object.keys(WIDTH)) {
  let done = 0;
  const jobs = formats.flatMap((format) =>
    games.map((game) => async () => {
      const file = join(pictures, 'games', `${game.id}-${format}.avif`);
      await avif(file, compose(game, format), { width: WIDTH[format], scale: game.theme === 'quick' ? 2 : 1 });
      done += 1;
      if (done % 40 === 0) console.log(`games: ${done} of ${jobs.length}`);
    }),
  );
  await inPairs(jobs);
}
