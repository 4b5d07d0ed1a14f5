// Procedural heroes for the things icon sets do not have: reels' sevens, gems, wheels, cards, chips, boards.
import { f, poly } from '../core/layer.js';
import { lighten, darken } from '../core/color.js';
import { textPath } from '../lettering/type.js';
import { creatures } from './creatures.js';
import { icon } from './icons.js';

const grp = (x, y, s, inner, rot = 0) =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(rot)}) scale(${(s / 100).toFixed(4)})">${inner}</g>`;
const SUIT = {
  s: 'M0 -34C6 -20 30 -8 30 10C30 26 10 28 4 16C5 26 9 31 14 34H-14C-9 31 -5 26 -4 16C-10 28 -30 26 -30 10C-30 -8 -6 -20 0 -34Z',
  h: 'M0 32C-8 16 -32 4 -32 -14C-32 -32 -8 -34 0 -16C8 -34 32 -32 32 -14C32 4 8 16 0 32Z',
  d: 'M0 -34L24 0L0 34L-24 0Z',
  c: 'M0 -34A15 15 0 0 1 12 -10A15 15 0 1 1 5 14C6 24 9 30 14 34H-14C-9 30 -6 24 -5 14A15 15 0 1 1 -12 -10A15 15 0 0 1 0 -34Z',
};
const RED = '#d8202f',
  INK = '#14161f';

function gem(L, [a, b, d]) {
  const face = (pts, c) => `<path d="${poly(pts)}" fill="${c}"/>`;
  return (
    face(
      [
        [-46, -12],
        [-26, -34],
        [26, -34],
        [46, -12],
        [0, 46],
      ],
      a,
    ) +
    face(
      [
        [-26, -34],
        [-14, -12],
        [-46, -12],
      ],
      lighten(a, 0.35),
    ) +
    face(
      [
        [-26, -34],
        [0, -34],
        [-14, -12],
      ],
      lighten(a, 0.65),
    ) +
    face(
      [
        [0, -34],
        [14, -12],
        [-14, -12],
      ],
      lighten(a, 0.2),
    ) +
    face(
      [
        [0, -34],
        [26, -34],
        [14, -12],
      ],
      lighten(a, 0.5),
    ) +
    face(
      [
        [26, -34],
        [46, -12],
        [14, -12],
      ],
      a,
    ) +
    face(
      [
        [-46, -12],
        [-14, -12],
        [0, 46],
      ],
      b,
    ) +
    face(
      [
        [-14, -12],
        [14, -12],
        [0, 46],
      ],
      lighten(a, 0.12),
    ) +
    face(
      [
        [14, -12],
        [46, -12],
        [0, 46],
      ],
      d,
    ) +
    `<path d="M-22 -30L-4 -30L-14 -15L-38 -15Z" fill="#fff" opacity=".55"/><path d="M-46 -12L-26 -34H26L46 -12L0 46Z" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.4"/>`
  );
}
const GEMS = {
  ruby: ['#f0324f', '#b01030', '#7a0822'],
  emerald: ['#2fd07a', '#0f8f4f', '#076036'],
  sapphire: ['#3f8fff', '#1f56d0', '#0f2f8f'],
  topaz: ['#ffc23f', '#e08a10', '#a85a08'],
  amethyst: ['#b05fff', '#7a2fd0', '#4a148f'],
};

export function card(L, rank, suit) {
  const col = suit === 'h' || suit === 'd' ? RED : INK;
  const rk = textPath(rank, 'playfair-display', 26),
    w = rk.width;
  return `<rect x="-33" y="-46" width="66" height="92" rx="7" fill="${L.linear([
    [0, '#ffffff'],
    [1, '#e2dfe8'],
  ])}" stroke="#fff" stroke-width="1"/><rect x="-29" y="-42" width="58" height="84" rx="5" fill="none" stroke="#c8a95a" stroke-width="1"/><g fill="${col}"><path transform="translate(${f(-18 - w / 2)} -20)" d="${rk.d}"/><path transform="translate(-18 -8) scale(.26)" d="${SUIT[suit]}"/><path transform="translate(3 8) scale(.72)" d="${SUIT[suit]}"/></g><path d="M-33 -39a7 7 0 0 1 7 -7h40L-33 20Z" fill="#fff" opacity=".35"/>`;
}
export function chip(L, color) {
  let d = '';
  for (let i = 0; i < 8; i++) {
    d += `<path transform="rotate(${i * 45})" d="M-9 -47L9 -47L7 -34L-7 -34Z"/>`;
  }
  return `<circle r="48" fill="${darken(color, 0.45)}" cy="6"/><circle r="48" fill="${L.radial([
    [0, lighten(color, 0.3)],
    [1, color],
  ])}"/><g fill="#fff8ea">${d}</g><circle r="32" fill="none" stroke="#fff8ea" stroke-width="2" stroke-dasharray="4 4"/><circle r="27" fill="${L.linear(
    [
      [0, lighten(color, 0.25)],
      [1, darken(color, 0.35)],
    ],
  )}" stroke="#ffe9a8" stroke-width="2"/><path transform="scale(.5)" d="${SUIT.s}" fill="#ffe9a8"/>`;
}
export function chipStack(L, x, y, n, color) {
  let s = '';
  for (let i = 0; i < n; i++) {
    const yy = y - i * 8;
    s += `<ellipse cx="${x}" cy="${yy + 7}" rx="20" ry="8.5" fill="${darken(color, 0.5)}"/><rect x="${x - 20}" y="${yy}" width="40" height="7" fill="${color}"/><path d="M${x - 16} ${yy + 4}v7h7v-6ZM${x - 3} ${yy + 7}v7h7v-7ZM${x + 9} ${yy + 5}v7h7v-8Z" fill="#fff8ea"/><ellipse cx="${x}" cy="${yy}" rx="20" ry="8.5" fill="${L.linear(
      [
        [0, lighten(color, 0.35)],
        [1, color],
      ],
    )}" stroke="#fff8ea" stroke-opacity=".6" stroke-width="1"/>`;
  }
  return s;
}
export function roulette(L, tilt = 0.5, [odd, even, zero] = ['#c81f2f', '#15141c', '#12904a']) {
  const n = 37;
  let s = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.2832,
      b = ((i + 1) / n) * 6.2832;
    s += `<path d="M0 0L${f(46 * Math.cos(a))} ${f(46 * Math.sin(a))}A46 46 0 0 1 ${f(46 * Math.cos(b))} ${f(46 * Math.sin(b))}Z" fill="${i === 0 ? zero : i % 2 ? odd : even}" stroke="#e8c878" stroke-width=".5"/>`;
  }
  const rim = L.linear(
      [
        [0, '#8a5a22'],
        [0.3, '#3c1d08'],
        [0.6, '#a8702c'],
        [1, '#2a1204'],
      ],
      { x2: 1 },
    ),
    gold = L.linear(
      [
        [0, '#fff6c8'],
        [0.4, '#e0aa3a'],
        [0.7, '#8a5510'],
        [1, '#ffe08a'],
      ],
      { x2: 1 },
    );
  return `<g transform="scale(1 ${tilt})"><circle r="58" cy="${f(20 - 16 * tilt)}" fill="#120602"/><circle r="58" fill="${rim}"/><circle r="50" fill="${gold}"/>${s}<circle r="33" fill="${gold}"/><circle r="31" fill="${L.radial(
    [
      [0, '#8a5426'],
      [1, '#3a1a08'],
    ],
  )}"/>${[0, 45, 90, 135].map((a) => `<path d="M0 -28L2.5 0L0 28L-2.5 0Z" fill="${gold}" transform="rotate(${a})"/>`).join('')}</g><path d="M-7 0L-4 -26Q0 -34 4 -26L7 0Q0 5 -7 0Z" fill="${gold}"/><circle cy="-31" r="6" fill="${gold}"/><circle cx="31" cy="${f(27 * tilt)}" r="4.2" fill="#fff"/><path d="M-52 ${f(-20 * tilt)}A56 ${f(56 * tilt)} 0 0 1 0 ${f(-55 * tilt)}" fill="none" stroke="#fff3c8" stroke-width="2" opacity=".8"/>`;
}
const WHEELS = [
  ['#ff4f5e', '#ffb02f', '#ffe14f', '#3fd07a', '#2fa8ff', '#8a5fff', '#ff5fc0', '#1fd0c0'],
  ['#5a1fd0', '#ff3fa0', '#2f1a8f', '#22c8ff'],
  ['#c8102f', '#f5b52f', '#7a0820', '#fff0c0'],
  ['#0f8f6b', '#f0d060', '#075a48', '#3fd0a0'],
  ['#ff8fc8', '#8fe0ff', '#fff09a', '#b88fff'],
  ['#1f4fe0', '#f5f7ff', '#ff4f4f', '#ffc23f'],
];
const TOPPERS = [
  [/Candy/, 'f:lollipop'],
  [/Cosmic|Star/, 'n:ringed-planet'],
  [/Treasure/, 'n:treasure-chest'],
  [/Carnival/, 'f:circus-tent'],
  [/Carousel/, 'f:carousel-horse'],
  [/Money/, 'f:money-bag'],
  [/Tower/, 'f:trophy'],
  [/Storm/, 'n:high-voltage'],
  [/Dazzle/, 'f:gem-stone'],
  [/Wonders/, 'n:magic-wand'],
];
export function wheel(L, pal, seed = 0, name = '') {
  const cs = WHEELS[(name.length * 5 + seed) % WHEELS.length],
    n = [16, 20, 24][seed % 3];
  let s = '';
  const labels = ['2', '5', '10', '1', '20', '2', '5', '40'];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.2832,
      b = ((i + 1) / n) * 6.2832,
      m = (a + b) / 2,
      t = textPath(labels[i % 8], 'poppins', 9);
    s += `<path d="M0 0L${f(46 * Math.cos(a))} ${f(46 * Math.sin(a))}A46 46 0 0 1 ${f(46 * Math.cos(b))} ${f(46 * Math.sin(b))}Z" fill="${cs[i % cs.length]}" stroke="#fff" stroke-width="1"/><g transform="rotate(${f((m * 180) / Math.PI + 90)}) translate(${f(-t.width / 2)} -32)"><path d="${t.d}" fill="#fff"/></g>`;
  }
  let d = '';
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * 6.2832;
    d += `<circle cx="${f(50 * Math.cos(a))}" cy="${f(50 * Math.sin(a))}" r="1.9" fill="${i % 2 ? '#fff' : '#fff3a8'}"/>`;
  }
  const gold = L.linear([
    [0, '#fff6c8'],
    [0.5, '#e0902a'],
    [1, '#ffe08a'],
  ]);
  return (
    `<circle r="54" fill="${gold}"/><circle r="47" fill="#2a0a4a"/>${s}${d}<circle r="46" fill="${L.radial(
      [
        [0, '#fff', 0.35],
        [0.5, '#fff', 0],
        [1, '#000', 0.3],
      ],
      { cx: 0.35, cy: 0.3, r: 0.8 },
    )}"/><circle r="13" fill="${gold}"/><circle r="9.5" fill="${L.radial([
      [0, lighten(pal.accent, 0.4)],
      [1, pal.accent],
    ])}"/><path d="M-8 -60H8L0 -40Z" fill="#ff3a4f" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>` +
    TOPPERS.filter(([q]) => q.test(name))
      .map(([, ref]) => icon(ref, -34, 34, 50))
      .join('')
  );
}
export function dieFaces(L, base) {
  const pip = (x, y) => `<ellipse cx="${x}" cy="${y}" rx="5" ry="4.4"/>`;
  return `<path d="M0 -46L42 -24L0 -2L-42 -24Z" fill="${lighten(base, 0.5)}"/><path d="M-42 -24L0 -2V46L-42 24Z" fill="${L.linear(
    [
      [0, base],
      [1, darken(base, 0.15)],
    ],
  )}"/><path d="M42 -24L0 -2V46L42 24Z" fill="${L.linear([
    [0, darken(base, 0.25)],
    [1, darken(base, 0.5)],
  ])}"/><g stroke="#fff" stroke-opacity=".6" stroke-width="2" fill="none"><path d="M-42 -24L0 -2L42 -24M0 -2V46"/></g><g fill="#fff">${pip(0, -24)}<g transform="skewY(28)">${pip(-32, 2)}${pip(-10, 36)}${pip(-21, 19)}</g><g transform="skewY(-28)">${pip(11, 12)}${pip(31, 12)}${pip(11, 34)}${pip(31, 34)}</g></g>`;
}
const fan = (L, cards) =>
  cards
    .map(([rk, s], i) => {
      const n = cards.length,
        a = (i - (n - 1) / 2) * (n > 3 ? 15 : 17);
      return `<g transform="rotate(${a} 0 60) translate(0 -6)"><g filter="${L.blur(2)}"><rect x="-33" y="-44" width="66" height="92" rx="7" fill="#000" opacity=".4"/></g>${card(L, rk, s)}</g>`;
    })
    .join('');

export function kenoBalls(L, c) {
  const cs = ['#ff3a5f', '#ffb02f', '#3fd07a', '#2f9aff', '#a05fff'];
  return [
    [-34, 16, 24],
    [30, 20, 26],
    [0, -18, 32],
    [-40, -26, 18],
    [40, -26, 19],
  ]
    .map(([x, y, q], i) => {
      const t = textPath(String(7 + ((c.seed + i * 17) % 80)), 'poppins', q * 0.62);
      return `<circle cx="${x}" cy="${y}" r="${q}" fill="${L.radial(
        [
          [0, lighten(cs[i], 0.6)],
          [0.5, cs[i]],
          [1, darken(cs[i], 0.5)],
        ],
        { cx: 0.35, cy: 0.28, r: 0.85 },
      )}"/><circle cx="${x}" cy="${y}" r="${q * 0.56}" fill="#fff"/><path transform="translate(${f(x - t.width / 2)} ${f(y + q * 0.22)})" d="${t.d}" fill="#1a1630"/>`;
    })
    .join('');
}
export const custom = {
  ...creatures,
  seven: (L, c) => {
    const t = textPath('7', 'chango', 120);
    return (
      `<g transform="translate(${f(-t.width / 2)} 44)">${[8, 6, 4, 2].map((k) => `<path d="${t.d}" fill="#5a0818" transform="translate(${k * 0.8} ${k})"/>`).join('')}<path d="${t.d}" fill="none" stroke="#ffe08a" stroke-width="7" stroke-linejoin="round"/><path d="${t.d}" fill="${L.linear(
        [
          [0, '#ff8a6b'],
          [0.45, '#f0203f'],
          [0.5, '#c80f30'],
          [1, '#ff4f5a'],
        ],
      )}"/><path d="${t.d}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/></g>` +
      (c.game.name.match(/Burn|Hot|Blaz/) ? icon('n:fire', -34, 24, 44) + icon('n:fire', 36, 30, 36) : '')
    );
  },
  pot: (L) =>
    `<path d="M-40 -12C-52 26 -30 46 0 46S52 26 40 -12Z" fill="${L.radial(
      [
        [0, '#4a5068'],
        [1, '#0f121c'],
      ],
      { cx: 0.35, cy: 0.3, r: 0.8 },
    )}"/>${Array.from(
      { length: 13 },
      (_, i) =>
        `<circle cx="${f(-34 + (i % 7) * 11.3)}" cy="${f(-18 - (i > 6 ? 11 : 0) - Math.sin(((i % 7) / 6) * 3.14) * 9)}" r="10" fill="${L.radial(
          [
            [0, '#fff3a8'],
            [1, '#e09a18'],
          ],
        )}" stroke="#a8660f" stroke-width="1.2"/>`,
    ).join(
      '',
    )}<ellipse cy="-12" rx="44" ry="8" fill="none" stroke="#2a3042" stroke-width="7"/><path d="M-30 6C-34 22 -24 34 -12 38" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  horseshoe: (L) =>
    `<path d="M-20 44C-54 8 -40 -42 0 -42S54 8 20 44L34 44C62 0 50 -58 0 -58S-62 0 -34 44Z" transform="translate(0 8)" fill="${L.linear(
      [
        [0, '#fff3b8'],
        [0.5, '#e0a02f'],
        [1, '#8a5208'],
      ],
    )}" stroke="#6b3a04" stroke-width="2"/>`,
  vinyl: (L, c) =>
    `<circle r="48" fill="${L.radial([
      [0, '#333'],
      [1, '#08080c'],
    ])}"/>${[42, 36, 30, 24].map((q) => `<circle r="${q}" fill="none" stroke="#fff" stroke-opacity=".18"/>`).join('')}<path d="M0 0L-30 -38A48 48 0 0 1 -8 -47Z M0 0L30 38A48 48 0 0 1 8 47Z" fill="#fff" opacity=".25"/><circle r="17" fill="${c.pal.accent}"/><circle r="3.4" fill="#fff"/>`,
  vault: (L) =>
    `<circle r="50" fill="${L.linear(
      [
        [0, '#dfe6ee'],
        [0.5, '#7a8796'],
        [1, '#39424f'],
      ],
      { x2: 1 },
    )}"/><circle r="41" fill="${L.radial([
      [0, '#b8c4d0'],
      [1, '#4a5563'],
    ])}" stroke="#e8c268" stroke-width="3"/>${Array.from({ length: 12 }, (_, i) => `<circle cx="${f(45.5 * Math.cos(i * 0.5236))}" cy="${f(45.5 * Math.sin(i * 0.5236))}" r="2.6" fill="#ffe09a"/>`).join('')}${[
      0, 60, 120,
    ]
      .map(
        (a) =>
          `<rect x="-28" y="-3.4" width="56" height="6.8" rx="3.4" transform="rotate(${a})" fill="${L.linear([
            [0, '#fff3b8'],
            [1, '#b8761a'],
          ])}"/>`,
      )
      .join('')}<circle r="12" fill="${L.radial([
      [0, '#fff3b8'],
      [1, '#a8660f'],
    ])}"/><circle r="6" fill="#39424f"/>`,
  'roulette-blue': (L) => `<g transform="rotate(-12)">${roulette(L, 1, ['#2f6fe8', '#0a1438', '#e8b04a'])}</g>`,
  'roulette-green': (L) => roulette(L, 0.52, ['#12a06a', '#062a1e', '#d8203a']),
  'roulette-top': (L) => `<g transform="rotate(-12)">${roulette(L, 1)}</g>`,
  roulette: (L) => roulette(L, 0.52),
  wheel: (L, c) => wheel(L, c.pal, c.seed, c.game.name),
  blackjack: (L, c) =>
    fan(L, [
      ['A', c.r.pick(['s', 'h', 'c', 'd'])],
      [c.r.pick(['K', 'J', 'Q']), c.r.pick(['h', 's', 'd'])],
    ]) +
    chipStack(L, -48, 42, 3, '#c8202f') +
    chipStack(L, 50, 44, 4, c.pal.accent),
  ace: (L, c) =>
    `<g transform="rotate(-7) scale(1.12)">${card(L, 'A', 'shcd'[c.seed % 4])}</g><g transform="translate(40 30) rotate(12) scale(.52)">${chip(L, c.pal.accent)}</g><g transform="translate(-42 36) rotate(-14) scale(.4)">${chip(L, '#d8a02f')}</g>`,
  chips: (L, c) =>
    chipStack(L, -38, 30, 7, c.pal.accent) +
    chipStack(L, 38, 30, 5, '#1f2430') +
    chipStack(L, 0, 40, 9, '#c8202f') +
    `<g transform="translate(30 24) rotate(16) scale(.5)">${chip(L, '#d8a02f')}</g>`,
  'chips-gold': (L) =>
    chipStack(L, -36, 34, 9, '#d8a02f') +
    chipStack(L, 36, 34, 6, '#7a1030') +
    `<g transform="translate(2 2) rotate(-8) scale(.78)">${card(L, '9', 'h')}</g><g transform="translate(-18 38) rotate(-12) scale(.44)">${chip(L, '#b02040')}</g>`,
  three: (L) =>
    fan(L, [
      ['Q', 'd'],
      ['K', 'd'],
      ['A', 'd'],
    ]) + chipStack(L, 48, 46, 4, '#7a2fd0'),
  deuces: (L) =>
    fan(L, [
      ['2', 'c'],
      ['2', 'd'],
      ['2', 's'],
      ['2', 'h'],
    ]) + chipStack(L, -46, 50, 3, '#d8a02f'),
  hilo: (L) => {
    const arrow = (x, y, turn, color) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="19" fill="${L.linear([
        [0, lighten(color, 0.3)],
        [1, color],
      ])}"/><path d="M0 -10L10 2H4V10H-4V2H-10Z" fill="#fff"/></g>`;
    return `<g transform="rotate(7) scale(1.06)">${card(L, '7', 'h')}</g>${arrow(38, -34, 0, '#12b070')}${arrow(-38, 36, 180, '#f0384f')}`;
  },
  ball: (L) =>
    `<circle r="46" fill="${L.radial(
      [
        [0, '#fffbe8'],
        [0.45, '#ffc94a'],
        [1, '#c8700c'],
      ],
      { cx: 0.35, cy: 0.3, r: 0.8 },
    )}"/>`,
  poker: (L, c) => {
    const suit = ['s', 'c'][c.seed % 2];
    return (
      fan(
        L,
        ['10', 'J', 'Q', 'K', 'A'].map((rank) => [rank, suit]),
      ) + chipStack(L, 0, 52, 2, '#d8a02f')
    );
  },
  redpoker: (L, c) => {
    const suit = ['h', 'd'][c.seed % 2];
    return (
      fan(
        L,
        ['10', 'J', 'Q', 'K', 'A'].map((rank) => [rank, suit]),
      ) + chipStack(L, 44, 52, 3, '#14803f')
    );
  },
  baccarat: (L, c) => {
    const [left, right] = c.r.shuffle(['h', 'd', 's', 'c']);
    return (
      `<g transform="translate(-32 0) rotate(-9)">${card(L, c.r.pick(['8', '9']), left)}</g><g transform="translate(28 -6) rotate(8)">${card(L, c.r.pick(['K', 'Q', 'J', 'A']), right)}</g>` +
      chipStack(L, -2, 50, 5, c.r.pick(['#8a1fb0', '#c8202f', '#12805a', '#1f5fd0']))
    );
  },
  dragontiger: () => icon('n:dragon', -36, -2, 78) + icon('n:tiger', 38, 6, 70),
  sicbo: (L) =>
    `<g transform="translate(-30 14) scale(.62) rotate(-8)">${dieFaces(L, '#e0263f')}</g><g transform="translate(32 16) scale(.62) rotate(9)">${dieFaces(L, '#1f8f5a')}</g><g transform="translate(0 -24) scale(.66)">${dieFaces(L, '#2f5fe0')}</g>`,
  dice: (L, c) =>
    `<g transform="translate(-26 8) scale(.82) rotate(-10)">${dieFaces(L, c.pal.accent)}</g><g transform="translate(34 -12) scale(.64) rotate(14)">${dieFaces(L, '#f5a31f')}</g>`,
  mines: (L, c) => {
    let s = '';
    for (let i = 0; i < 9; i++) {
      const x = ((i % 3) - 1) * 32,
        y = (Math.floor(i / 3) - 1) * 32,
        k = [0, 1, 0, 2, 0, 0, 1, 0, 0][(i + c.seed) % 9];
      s +=
        `<rect x="${x - 14}" y="${y - 11}" width="28" height="28" rx="7" fill="${darken(c.pal.accent, 0.55)}"/><rect x="${x - 14}" y="${y - 14}" width="28" height="28" rx="7" fill="${
          k
            ? L.linear([
                [0, '#fff8d8'],
                [1, lighten(c.pal.accent, 0.5)],
              ])
            : L.linear([
                [0, lighten(c.pal.accent, 0.35)],
                [1, c.pal.accent],
              ])
        }"/>` +
        (k === 1
          ? icon('f:gem-stone', x, y, 23)
          : k === 2
            ? icon('f:bomb', x, y, 24)
            : `<rect x="${x - 10}" y="${y - 11}" width="20" height="6" rx="3" fill="#fff" opacity=".3"/>`);
    }
    return s + icon('f:gem-stone', 34, 34, 44, { rotate: 12 });
  },
  plinko: (L, c) => {
    let s = '';
    for (let q = 0; q < 6; q++)
      for (let i = 0; i <= q + 1; i++)
        s += `<circle cx="${f((i - (q + 1) / 2) * 14)}" cy="${q * 12 - 46}" r="3.4" fill="${L.radial([
          [0, '#fff'],
          [1, lighten(c.pal.light, 0.2)],
        ])}"/>`;
    const cs = ['#ff3a5f', '#ff8a2f', '#ffd23f', '#5fd86b', '#ffd23f', '#ff8a2f', '#ff3a5f'];
    cs.forEach((k, i) => {
      const t = textPath(['50', '8', '2', '1', '2', '8', '50'][i], 'poppins', 7);
      s += `<rect x="${(i - 3) * 15 - 6.8}" y="31" width="13.6" height="14" rx="3.5" fill="${darken(k, 0.35)}"/><rect x="${(i - 3) * 15 - 6.8}" y="28" width="13.6" height="14" rx="3.5" fill="${k}"/><path transform="translate(${f((i - 3) * 15 - t.width / 2)} 37.6)" d="${t.d}" fill="#fff"/>`;
    });
    return (
      s +
      `<circle cx="10" cy="-4" r="8" fill="${L.radial(
        [
          [0, '#fff3b8'],
          [0.6, '#ffb02f'],
          [1, '#d86a10'],
        ],
        { cx: 0.35, cy: 0.3, r: 0.8 },
      )}"/><circle cx="-22" cy="20" r="6.4" fill="${L.radial(
        [
          [0, '#ffd8e8'],
          [0.6, '#ff4f8f'],
          [1, '#b01050'],
        ],
        { cx: 0.35, cy: 0.3, r: 0.8 },
      )}"/>`
    );
  },
  keno: kenoBalls,
  scratch: (L, c) => {
    let s = `<g transform="rotate(-8)"><rect x="-52" y="-36" width="104" height="72" rx="8" fill="${L.linear([
      [0, '#fff3c0'],
      [1, '#ffb84f'],
    ])}" stroke="#fff" stroke-width="3"/><rect x="-45" y="-29" width="90" height="58" rx="5" fill="${c.pal.accent}"/>`;
    for (let i = 0; i < 3; i++)
      s +=
        `<circle cx="${(i - 1) * 29}" cy="0" r="13" fill="#fff"/>` +
        icon(['f:gem-stone', 'f:gem-stone', 'f:crown'][i], (i - 1) * 29, 0, 19);
    return (
      s +
      `<path d="M16 -22q10 8 4 16t10 14t4 14h10V-22Z" fill="${L.linear([
        [0, '#e8ecf2'],
        [0.5, '#98a2b0'],
        [1, '#dfe6ee'],
      ])}"/></g>` +
      icon('f:coin', 40, 30, 36, { rotate: 14 })
    );
  },
  coinflip: (L) =>
    `<circle r="48" cx="7" cy="5" fill="#8a4d08"/><circle r="48" fill="${L.linear(
      [
        [0, '#fff6c0'],
        [0.5, '#ffc93f'],
        [1, '#c77a10'],
      ],
      { x2: 1 },
    )}"/><circle r="39" fill="none" stroke="#a8660f" stroke-width="2.4"/><g transform="scale(1.1)" fill="#a8660f"><path d="M-26 16L-30 -16L-13 -2L0 -24L13 -2L30 -16L26 16Z"/></g><g transform="translate(-1 -2) scale(1.1)" fill="#fff3b0"><path d="M-26 16L-30 -16L-13 -2L0 -24L13 -2L30 -16L26 16Z"/></g>`,
};
for (const k of Object.keys(GEMS)) custom[`gem-${k}`] = (L) => gem(L, GEMS[k]);

// Drawn heroes that spread wider than their nominal 100 units.
const BULKY = {
  blackjack: 0.8,
  poker: 0.63,
  redpoker: 0.63,
  baccarat: 0.76,
  wheel: 0.92,
  keno: 0.88,
  roulette: 0.8,
  'roulette-top': 0.84,
  'roulette-blue': 0.84,
  'roulette-green': 0.8,
  ace: 0.84,
  dragontiger: 0.86,
  chips: 0.85,
  'chips-gold': 0.82,
  three: 0.8,
  deuces: 0.68,
  hilo: 0.86,
  dice: 0.95,
  octopus: 0.93,
  unicorn: 0.9,
  count: 0.92,
  zombie: 0.92,
};
export function heroArt(L, c, ref, x, y, size, opt = {}) {
  if (ref.startsWith('c:'))
    return grp(x, y, size * (BULKY[ref.slice(2)] ?? 1), custom[ref.slice(2)](L, c), opt.rotate ?? 0);
  return icon(ref, x, y, size, opt);
}
