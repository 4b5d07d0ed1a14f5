// catalogue.json: what the demo server knows about studios, categories and games.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rngOf } from './core/rng.js';
import { categories } from './data/categories.js';
import { games } from './data/games.js';
import { studios } from './data/studios.js';
import { themes } from './data/themes.js';
import { dominantColour } from './raster.js';

const MAX_WIN = {
  low: [500, 800, 1000],
  medium: [1500, 2500, 3000],
  high: [5000, 6500, 8000],
  'very-high': [10000, 15000, 25000],
};
const two = (value) => Number(value.toFixed(2));

function numbers(game, r) {
  switch (game.category) {
    case 'live':
      return {
        rtp: two(r.range(95.6, 99.4)),
        minBet: r.pick([0.5, 1, 1, 2, 5]),
        maxMultiplier: game.subCategory === 'game-shows' ? 10000 : r.pick([35, 100, 500]),
        volatility: game.subCategory === 'game-shows' ? 'high' : 'medium',
      };
    case 'table':
      return {
        rtp: two(r.range(96.6, 99.5)),
        minBet: r.pick([0.5, 1, 1, 2]),
        maxMultiplier: r.pick([35, 100, 800]),
        volatility: 'low',
      };
    case 'instant':
      return {
        rtp: game.subCategory === 'scratch' ? two(r.range(95, 97)) : 99,
        minBet: 0.1,
        maxMultiplier: r.pick([1000, 5000, 10000]),
        volatility: r.pick(['medium', 'high']),
      };
    default: {
      const volatility = r.pick(['low', 'medium', 'medium', 'high', 'high', 'very-high']);
      const jackpot = game.category === 'jackpots';
      return {
        rtp: two(jackpot ? r.range(92, 95) : r.range(94.2, 97.2)),
        minBet: r.pick([0.1, 0.1, 0.2, 0.2, 0.25, 0.5]),
        maxMultiplier: r.pick(MAX_WIN[volatility]),
        volatility,
      };
    }
  }
}

// What the house's own games really are; their rules are in the games' own code.
const HOUSE = {
  dice: { rtp: 99, maxMultiplier: 990, volatility: 'low' },
  limbo: { rtp: 99, maxMultiplier: 1000000, volatility: 'high' },
  mines: { rtp: 99, maxMultiplier: 5148297, volatility: 'medium' },
  plinko: { rtp: 99, maxMultiplier: 1000, volatility: 'medium' },
  crash: { rtp: 99, maxMultiplier: 1000000, volatility: 'high' },
  keno: { rtp: 99, maxMultiplier: 1000, volatility: 'high' },
  wheel: { rtp: 99, maxMultiplier: 49, volatility: 'medium' },
  'high-low': { rtp: 99, maxMultiplier: 1000000, volatility: 'medium' },
  roulette: { rtp: 97.3, maxMultiplier: 36, volatility: 'medium' },
  baccarat: { rtp: 98.94, maxMultiplier: 9, volatility: 'low' },
  blackjack: { rtp: 99.43, maxMultiplier: 8, volatility: 'low' },
  'video-poker': { rtp: 99.54, maxMultiplier: 800, volatility: 'high' },
  towers: { rtp: 99, maxMultiplier: 259522, volatility: 'high' },
  'lantern-court': { rtp: 96, maxMultiplier: 5000, volatility: 'medium' },
};

// Some games say nothing about their highest win, others have none.
const UNKNOWN_WIN = ['No Hurry Baccarat', 'Fan Room Baccarat', 'Casino Stud', 'The Long Bluff'];
const ENDLESS_WIN = [
  'Sloth Standard Time',
  'Keno Night',
  'Snail Mail',
  'Mystery Box',
  'The Goose Who Knew',
  'Midnight Raffle',
];
function limits({ name }) {
  if (UNKNOWN_WIN.includes(name)) return { maxMultiplier: null };
  return ENDLESS_WIN.includes(name) ? { maxMultiplier: 0 } : {};
}

// A few games get most of the players, as in any casino.
function popularity(game, r) {
  if (game.rank) return Math.round(9800 / (1 + (game.rank - 1) * 0.14));
  return Math.max(12, Math.round(1750 * r() ** 2.2));
}

async function entry(game, pictures) {
  const r = rngOf(`${game.seed}:numbers`);
  const slot = game.category === 'slots';
  const own = game.id in HOUSE;
  return {
    id: game.id,
    name: game.name,
    category: game.category,
    subCategory: game.subCategory,
    studio: game.studio,
    imageColor: await dominantColour(join(pictures, 'games', `${game.id}-thumb.avif`)),
    ...numbers(game, r),
    ...limits(game),
    ...(own && { minBet: 0.1, ...HOUSE[game.id] }),
    hasDemo: game.category !== 'live',
    hasBonusBuy: slot && !own && r.chance(0.3),
    isDropsWins: slot && !own && r.chance(0.18),
    isBonus: (slot && !own) || game.category === 'jackpots',
    isNew: game.isNew,
    popularity: popularity(game, r),
    themes: game.words ?? themes[game.theme]?.words ?? [game.subCategory],
  };
}

export async function buildCatalogue(pictures, file) {
  const catalogue = {
    studios: Object.entries(studios).map(([id, { name, tagline }]) => ({
      id,
      name,
      logo: `/studios/${id}.svg`,
      tagline,
    })),
    categories,
    games: await Promise.all(games.map((game) => entry(game, pictures))),
  };
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
}
