// Small marks served as they are: the brand, round flags, crypto marks and currency discs.
import { createRequire } from 'node:module';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { darken, lighten } from './core/color.js';
import { f } from './core/layer.js';
import { countries } from './data/countries.js';
import { textPath } from './lettering/type.js';
import { writeSvg } from './vector.js';

const require = createRequire(import.meta.url);

// In an <img> the arch is violet; inlined, CSS colour wins over the attribute.
const BRAND =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" color="#6d4aff" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"><path d="M4 28V16a12 12 0 0 1 24 0v12"/><path d="M10 28V16.5a6 6 0 0 1 12 0V28"/><path d="M16 28v-9"/></svg>';

function flag(set, code) {
  const name = set.aliases?.[code]?.parent ?? code;
  const icon = set.icons[name];
  const [width, height] = [icon.width ?? set.width ?? 512, icon.height ?? set.height ?? 512];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
}

// A glyph, centred on 0 0.
function letter(text, size, dy = 0.36) {
  const { d, width } = textPath(text, 'poppins@700', size);
  return `<path transform="translate(${f(-width / 2)} ${f(size * dy)})" d="${d}"/>`;
}
const bar = (x, y, w, h, turn = 0) =>
  `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="${Math.min(w, h) / 2}" transform="rotate(${turn} ${x} ${y})"/>`;

const CRYPTO = {
  btc: [
    '#f7931a',
    letter('B', 19) +
      bar(-2.6, -8.4, 2.2, 3.6) +
      bar(1.6, -8.4, 2.2, 3.6) +
      bar(-2.6, 8.4, 2.2, 3.6) +
      bar(1.6, 8.4, 2.2, 3.6),
  ],
  eth: ['#6b7fe8', '<path d="M0-11L7 .6 0 4.6-7 .6Z"/><path opacity=".7" d="M0 6.400L7 2.400 0 11-7 2.400Z"/>'],
  ltc: ['#4a7fc0', letter('L', 19) + bar(-1, 1.2, 11, 2.2, -22)],
  usdt: [
    '#26a17b',
    bar(0, -6.6, 15, 3.4) +
      bar(0, 1.4, 3.6, 17) +
      '<path fill="none" stroke="#fff" stroke-width="1.600" d="M-9-.6c0 3.400 18 3.400 18 0s-18-3.400-18 0Z"/>',
  ],
  usdc: [
    '#2775ca',
    letter('$', 15) +
      '<path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="M-5-9.200a10.500 10.500 0 0 0 0 18.400M5-9.200a10.500 10.500 0 0 1 0 18.400"/>',
  ],
  xrp: [
    '#3b4657',
    '<path fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round" d="M-8.500-8l4.700 4.700a5.400 5.400 0 0 0 7.600 0L8.500-8M-8.500 8l4.700-4.700a5.400 5.400 0 0 1 7.600 0L8.500 8"/>',
  ],
  doge: ['#c2a633', letter('D', 19) + bar(-4.6, 0, 8, 2.2)],
  trx: [
    '#e5383b',
    '<path fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" d="M-9.500-8.500L5.500-6 10-1.500-1.500 11ZM-9.500-8.500L.5.5-1.500 11M.5.5L10-1.500M.5.5L5.500-6"/>',
  ],
};

function crypto(id) {
  const [color, body] = CRYPTO[id];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${color}"/><g fill="#fff" transform="translate(16 16)">${body}</g></svg>`;
}

const LIRA =
  '<g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"><path d="M-6-22V20M-6 20C6 20 16 12 17 1M-15-4L11-13M-15 6L11-3"/></g>';
const CURRENCIES = {
  brl: ['#1f9d55', letter('R$', 34)],
  cad: ['#d8383f', letter('C$', 34)],
  dkk: ['#b8233c', letter('kr', 40)],
  eur: ['#2f5fd8', letter('€', 48)],
  nok: ['#22407f', letter('kr', 40)],
  nzd: ['#1d2b45', letter('$', 48)],
  try: ['#e0473a', LIRA],
  usd: ['#2c8a57', letter('$', 48)],
};

function currency(id) {
  const [color, body] = CURRENCIES[id];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -48 96 96" width="96" height="96"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighten(color, 0.18)}"/><stop offset="1" stop-color="${darken(color, 0.14)}"/></linearGradient></defs><circle r="48" fill="url(#g)"/><circle r="41.5" fill="none" stroke="#fff" stroke-opacity=".32" stroke-width="2"/><g fill="#fff">${body}</g></svg>`;
}

export async function buildMarks(logos) {
  writeSvg(join(logos, 'foyer.svg'), BRAND);
  const set = require('@iconify-json/circle-flags/icons.json');
  for (const code of countries) writeSvg(join(logos, 'flags', `${code}.svg`), flag(set, code.toLowerCase()), 1);
  // Languages: Danish and English.
  writeSvg(join(logos, 'flags', 'DA.svg'), flag(set, 'dk'), 1);
  writeSvg(join(logos, 'flags', 'EN.svg'), flag(set, 'gb'), 1);
  for (const id of Object.keys(CRYPTO)) writeSvg(join(logos, 'crypto', `${id}.svg`), crypto(id));
  mkdirSync(join(logos, 'crypto'), { recursive: true });
  for (const id of Object.keys(CURRENCIES)) {
    const image = sharp(Buffer.from(currency(id)), { density: 216 }).resize({ width: 96 });
    await image.webp({ quality: 90, alphaQuality: 100, effort: 6 }).toFile(join(logos, 'crypto', `${id}.webp`));
  }
}
