// Objects for offers: full-colour pieces with soft shadows on a clear ground.
import { join } from 'node:path';
import { Layer, svg, f } from './core/layer.js';
import { rngOf } from './core/rng.js';
import { chip, heroArt } from './hero/custom.js';
import { resetIcons } from './hero/icons.js';
import { objects } from './data/objects.js';
import { avif } from './raster.js';

const [W, H] = [720, 620];

// The house's own doorway, standing open.
function door(L) {
  const stone = L.linear([
    [0, '#c9b8ff'],
    [0.45, '#7c5cff'],
    [1, '#3d23b8'],
  ]);
  const room = L.linear([
    [0, '#fff6d0'],
    [0.45, '#ffc861'],
    [1, '#ff7a59'],
  ]);
  const wood = (dark) =>
    L.linear(
      [
        [0, dark ? '#5a2fd0' : '#9a7bff'],
        [1, dark ? '#34168f' : '#6a45f0'],
      ],
      { x2: 1 },
    );
  const leaf = (flip) =>
    `<g transform="scale(${flip} 1)"><path d="M30 46V-12Q30 -25 24 -33L41 -38Q52 -24 52 -8V52Z" fill="${wood(flip > 0)}"/><path d="M34 38V12L47 13V42ZM34 4V-10Q34 -20 31 -26L40 -29Q47 -20 47 -8V5Z" fill="#2a1080" opacity=".35"/><circle cx="33.5" cy="8" r="2" fill="#ffd772"/></g>`;
  return (
    `<path d="M-40 48V-8A40 40 0 0 1 40 -8V48H31V-8A31 31 0 0 0 -31 -8V48Z" fill="${stone}"/>` +
    `<path d="M-40 48V-8A40 40 0 0 1 40 -8V48H37.5V-8A37.5 37.5 0 0 0 -37.5 -8V48Z" fill="#fff" opacity=".3"/>` +
    `<path d="M-31 48V-8A31 31 0 0 1 31 -8V48Z" fill="${room}"/>` +
    `<path d="M-23 48V-7A23 23 0 0 1 23 -7V48H17V-7A17 17 0 0 0 -17 -7V48Z" fill="#fff" opacity=".35"/>` +
    `<path d="M-11 48V-5A11 11 0 0 1 11 -5V48Z" fill="#fff" opacity=".55"/>` +
    `<path d="M-31 48H31L46 56H-46Z" fill="#ffb04f" opacity=".75"/>` +
    leaf(1) +
    leaf(-1)
  );
}

const OWN = {
  door,
  'chip-red': (L) => chip(L, '#d8263f'),
  'chip-blue': (L) => chip(L, '#2f5fe8'),
};

function draw(L, c, [ref, x, y, size, turn]) {
  if (!ref.startsWith('o:')) return heroArt(L, c, ref, x, y, size, { rotate: turn });
  const body = OWN[ref.slice(2)](L);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})">${body}</g>`;
}

export function composeObject(id) {
  resetIcons(id.replace('-', ''));
  const L = new Layer(id.replace('-', ''));
  const c = {
    r: rngOf(id),
    seed: 1,
    game: { name: 'Wonder' },
    pal: { accent: '#7c5cff', light: '#e6dcff', shade: '#1a0f3f', sky: ['#1a0f3f', '#7c5cff', '#e6dcff'] },
  };
  const shadow = (size) =>
    L.def(
      (key) =>
        `<filter id="${key}" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="${f(8 + size * 0.03)}" stdDeviation="${f(6 + size * 0.03)}" flood-color="#0c0524" flood-opacity=".5"/></filter>`,
    );
  const [main, ...rest] = objects[id];
  for (const piece of [...rest.filter((p) => p[5]), main, ...rest.filter((p) => !p[5])]) {
    const body = `<g filter="${shadow(piece[3])}">${draw(L, c, piece)}</g>`;
    L.add(piece[5] ? `<g filter="${L.blur(piece[5])}">${body}</g>` : body);
  }
  return svg(W, H, L.inner());
}

export async function buildObjects(pictures) {
  for (const id of Object.keys(objects).filter((id) => id !== 'hero-launch')) {
    await avif(join(pictures, 'banners', `${id}.avif`), composeObject(id), { width: W, scale: 2, quality: 58 });
  }
}
