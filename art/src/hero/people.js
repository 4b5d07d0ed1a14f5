// The people at the live tables: half-figures in plain shapes, lit from one side. The pit of the neck is (0, 0), a head is 30 high.
import { f } from '../core/layer.js';
import { lighten, darken, mix } from '../core/color.js';

const SKINS = [
  ['#f6cfb4', '#d99f80', '#c2595a'],
  ['#eebd96', '#c98b62', '#b84f4c'],
  ['#dca274', '#b0744a', '#a8463f'],
  ['#b97a4e', '#8b5431', '#8f3a34'],
  ['#8d5836', '#633a20', '#7c2f2b'],
  ['#6a3f27', '#472716', '#6b2a28'],
];
const HAIR = ['#1b1416', '#2e1c14', '#55301a', '#8a4b22', '#c08a45', '#e2c07c', '#8f2f1d', '#b9bcc4'];

const HEAD =
  'M-11 -29C-12.4 -43.5 12.4 -43.5 11 -29C11.3 -21.5 8.6 -14.2 4.2 -10.8C2 -9.2 -2 -9.2 -4.2 -10.8C-8.6 -14.2 -11.3 -21.5 -11 -29Z';
const JAW =
  'M-11.2 -29C-12.6 -43.5 12.6 -43.5 11.2 -29C11.6 -20 9.6 -14 5.8 -10.6C3 -8.4 -3 -8.4 -5.8 -10.6C-9.6 -14 -11.6 -20 -11.2 -29Z';

// Hair: what lies behind the head, and what lies over it. `h` is the colour, `g` its gloss.
const HAIRSTYLES = {
  bun: {
    back: (h) => `<circle cy="-43" r="7.4" fill="${darken(h, 0.15)}"/>`,
    front: (h, g) =>
      `<path d="M-12 -25C-14 -44 -4 -43.5 0 -43.2C10 -43.6 14 -40 12 -25C11 -31 9 -35 3 -36.6C-3 -35 -10 -33 -12 -25Z" fill="${h}"/><path d="M-9 -36C-6 -40 0 -41 6 -40" fill="none" stroke="${g}" stroke-width="1.3" stroke-linecap="round"/><path d="M-5 -46.5C-2 -49 3 -49 5 -46" fill="none" stroke="${g}" stroke-width="1.1" stroke-linecap="round"/>`,
  },
  bob: {
    back: (h) =>
      `<path d="M0 -44.5C-17 -45 -17.5 -26 -15.6 -8C-12 -5.6 -7 -6.4 -5 -9H5C7 -6.4 12 -5.6 15.6 -8C17.5 -26 17 -45 0 -44.5Z" fill="${darken(h, 0.22)}"/>`,
    front: (h, g) =>
      `<path d="M-4 -44C-17 -44 -17.4 -26 -15.6 -8C-13.6 -6.8 -11 -6.6 -9.2 -7.4C-11.6 -16 -12 -24 -8.6 -31C-2 -32 5 -35 7 -38.6C8.6 -33 11.6 -28 11.8 -22C12 -16 11 -11 9.2 -7.4C11 -6.6 13.6 -6.8 15.6 -8C17.6 -28 16.4 -45 -4 -44Z" fill="${h}"/><path d="M-12.6 -30C-12 -37 -7 -41 0 -41.6" fill="none" stroke="${g}" stroke-width="1.5" stroke-linecap="round"/>`,
  },
  long: {
    back: (h) =>
      `<path d="M0 -44.5C-18 -45 -17 -24 -16.6 -10C-16.4 0 -20 8 -17 20C-12 25 -8 20 -6 12V-10H6V12C8 20 12 25 17 20C20 8 16.4 0 16.6 -10C17 -24 18 -45 0 -44.5Z" fill="${darken(h, 0.25)}"/>`,
    front: (h, g) =>
      `<path d="M3 -44C-15 -46 -16.6 -28 -15.4 -12C-14.6 -2 -18 8 -15.4 18C-11 16 -9.6 6 -10.8 -4C-12 -14 -12.4 -24 -8 -31C-3 -33.4 1 -36.4 3 -40C5 -35 10.6 -32 11.6 -24C12.4 -14 11 -6 10.8 0C10 8 12 15 15.4 18C18 8 14.6 -2 15.4 -12C16.6 -28 17 -43 3 -44Z" fill="${h}"/><path d="M-13 -29C-12.4 -37 -7 -41 -1 -42" fill="none" stroke="${g}" stroke-width="1.6" stroke-linecap="round"/><path d="M-14 -8C-13.4 -2 -15.6 4 -15 10M13.6 -12C13.2 -4 12 2 13.4 10" fill="none" stroke="${g}" stroke-width="1" stroke-linecap="round" opacity=".7"/>`,
  },
  tail: {
    back: (h) =>
      `<path d="M8 -42C20 -44 22 -28 18.6 -14C17.4 -6 19 2 15 8C11.6 2 13 -6 12.4 -14C12 -24 12 -34 8 -42Z" fill="${darken(h, 0.15)}"/>`,
    front: (h, g) =>
      `<path d="M-11.8 -24C-14.4 -45 -2 -44 2 -44C12 -44 13.6 -36 11.8 -24C11.2 -31 8.6 -36.4 1.4 -38C-4 -37 -10 -33 -11.8 -24Z" fill="${h}"/><path d="M-9 -36.6C-5 -41 2 -42 8 -39.6" fill="none" stroke="${g}" stroke-width="1.3" stroke-linecap="round"/>`,
  },
  cloud: {
    back: (h) =>
      `<g fill="${darken(h, 0.12)}">${[
        [-13, -21, 7],
        [-17, -30, 8],
        [-13, -40, 9],
        [-4, -46, 9],
        [6, -46, 9],
        [14, -40, 9],
        [17, -30, 8],
        [13, -21, 7],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
        .join('')}</g>`,
    front: (h, g) =>
      `<path d="M-11.6 -26C-15 -33 -12 -43 -4 -43C0 -46 6 -45 8 -42C13 -40 14 -33 11.6 -26C11 -32 8 -35.4 3 -35.6C-2 -34.4 -9 -34.6 -11.6 -26Z" fill="${h}"/><g fill="none" stroke="${g}" stroke-width="1.1" stroke-linecap="round"><path d="M-16 -36a6 6 0 0 1 5 -7M-6 -50a6 6 0 0 1 6 -1M10 -47a6 6 0 0 1 6 5"/></g>`,
  },
  side: {
    back: () => '',
    front: (h, g) =>
      `<path d="M-11.8 -25C-14.4 -36 -11 -45.6 -1 -45.4C8 -47 14.4 -41 11.9 -25C11.4 -29 10.8 -31.6 9.6 -33.6C4 -33 -4 -33.6 -7.4 -37.4C-8.4 -33.4 -11.4 -31 -11.8 -25Z" fill="${h}"/><path d="M-6 -41C0 -43.4 6 -43 9.4 -39" fill="none" stroke="${g}" stroke-width="1.4" stroke-linecap="round"/>`,
  },
  quiff: {
    back: () => '',
    front: (h, g) =>
      `<path d="M-11.8 -25C-13 -34 -13 -40 -9 -43C-6 -49 8 -50.6 11 -44.6C13.4 -40 13 -33 11.9 -25C11.2 -29 10.4 -33 8 -36.4C3 -35.4 -4 -36 -8.6 -38.4C-9.6 -34 -11 -30 -11.8 -25Z" fill="${h}"/><path d="M-7 -43C-3 -47 5 -48 8.4 -44.6M-4 -41C0 -43.6 5 -43.6 9 -41.4" fill="none" stroke="${g}" stroke-width="1.2" stroke-linecap="round"/>`,
  },
  slick: {
    back: () => '',
    front: (h, g) =>
      `<path d="M-12 -24C-14.6 -38 -9 -45 0 -45C9 -45 14.6 -38 12 -24C11.6 -31 9 -37.6 0 -38.6C-9 -37.6 -11.6 -31 -12 -24Z" fill="${h}"/><path d="M-8.4 -37.4C-6 -41.6 -2 -43 0 -43M-3 -38.6C-2 -41 0 -42.6 3 -43.2M8.6 -37.6C8 -40 6.4 -41.6 4.6 -42.6" fill="none" stroke="${g}" stroke-width="1" stroke-linecap="round"/>`,
  },
  crop: {
    back: () => '',
    front: (h) =>
      `<path d="M-11.7 -26C-14 -38 -9 -44 0 -44C9 -44 14 -38 11.7 -26C11.2 -31 10 -35.4 7 -37C2 -38.2 -2 -38.2 -7 -37C-10 -35.4 -11.2 -31 -11.7 -26Z" fill="${h}" opacity=".92"/>`,
  },
  bald: {
    back: () => '',
    front: () =>
      `<path d="M-6 -38C-3 -40.4 2 -40.6 5 -39" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.8" stroke-linecap="round"/>`,
  },
};

const BEARDS = {
  full: (h) =>
    `<path d="M-11.2 -26C-11.6 -18 -9.6 -12 -5.6 -9C-3 -6.6 3 -6.6 5.6 -9C9.6 -12 11.6 -18 11.2 -26C10 -21 8 -18.6 4.6 -18.4C2 -19.4 -2 -19.4 -4.6 -18.4C-8 -18.6 -10 -21 -11.2 -26Z" fill="${h}" opacity=".94"/>`,
  short: (h) =>
    `<path d="M-11 -25C-11.2 -18 -9 -12.6 -5.4 -10.2C-3 -8.2 3 -8.2 5.4 -10.2C9 -12.6 11.2 -18 11 -25C9.6 -19.6 7 -16 3.6 -16L0 -16.6L-3.6 -16C-7 -16 -9.6 -19.6 -11 -25Z" fill="${h}" opacity=".5"/>`,
  moustache: (h) =>
    `<path d="M0 -19.4C-3 -20.4 -6 -18.6 -7 -16.8C-4.6 -16.4 -2 -16.8 0 -18.2C2 -16.8 4.6 -16.4 7 -16.8C6 -18.6 3 -20.4 0 -19.4Z" fill="${h}"/>`,
};

function face({ skin: [base, shade, lip], brow, woman, eye, beard, hair, makeup }) {
  const eyeAt = (x) =>
    `<g transform="translate(${x} -26.6)"><path d="M-2.9 .2C-1.8 -1.9 1.8 -1.9 2.9 .2C1.6 1.6 -1.6 1.6 -2.9 .2Z" fill="#fffaf4"/><circle cy="-.1" r="1.45" fill="${eye}"/><circle cy="-.1" r=".75" fill="#120c0c"/><circle cx=".5" cy="-.6" r=".42" fill="#fff"/><path d="M-3.1 .1C-1.9 -2.3 1.9 -2.3 3.1 .1" fill="none" stroke="#1c1112" stroke-width="${woman ? 0.95 : 0.65}" stroke-linecap="round"/>${woman ? `<path d="M${x < 0 ? '-3 0L-4.3 -1.2' : '3 0L4.3 -1.2'}" stroke="#1c1112" stroke-width=".8" stroke-linecap="round"/><path d="M-2.8 -1.3C-1.6 -2.8 1.6 -2.8 2.8 -1.3" fill="none" stroke="${makeup}" stroke-width=".8" opacity=".55"/>` : ''}</g>`;
  const browAt = (s) =>
    `<path d="M${f(s * 2.3)} -30.2C${f(s * 4)} -31.9 ${f(s * 6.4)} -32 ${f(s * 8)} -30.4" fill="none" stroke="${brow}" stroke-width="${woman ? 1 : 1.5}" stroke-linecap="round"/>`;
  const mouth = woman
    ? `<path d="M-4 -16.6C-2.2 -17 -.8 -17.3 0 -16.8C.8 -17.3 2.2 -17 4 -16.6C2.4 -12.7 -2.4 -12.7 -4 -16.6Z" fill="${lip}"/><path d="M-3.1 -16.1C-1.2 -15.7 1.2 -15.7 3.1 -16.1C1.6 -14.2 -1.6 -14.2 -3.1 -16.1Z" fill="#fff"/>`
    : `<path d="M-3.7 -16C-1.4 -13.6 1.6 -13.6 3.9 -16.2C1.6 -15.6 -1.4 -15.5 -3.7 -16Z" fill="#fff"/><path d="M-3.9 -16.1C-1.4 -15.4 1.6 -15.4 4.1 -16.3M-2 -13.6C-.6 -13 1 -13 2.2 -13.7" fill="none" stroke="${mix(lip, shade, 0.5)}" stroke-width=".75" stroke-linecap="round"/>`;
  return (
    `<g fill="${lip}" opacity=".09"><ellipse cx="-6.8" cy="-20.6" rx="3" ry="2"/><ellipse cx="6.8" cy="-20.6" rx="3" ry="2"/></g>` +
    (beard ? BEARDS[beard](hair) : '') +
    `<path d="M.6 -26C1.6 -23 2.4 -21.2 1.8 -20.2C1 -19.4 -.8 -19.4 -1.6 -20" fill="none" stroke="${shade}" stroke-width=".95" stroke-linecap="round"/>` +
    eyeAt(-5) +
    eyeAt(5) +
    browAt(-1) +
    browAt(1) +
    mouth +
    `<path d="M-2 -37C1 -37.6 4 -37 6 -35" stroke="${lighten(base, 0.5)}" stroke-width="1.6" stroke-linecap="round" fill="none" opacity=".35"/>`
  );
}

const TORSO =
  'M-7 -3C-14 0 -25 2 -29 9C-31 14 -28 30 -22 44C-20 52 -21 62 -22 74H22C21 62 20 52 22 44C28 30 31 14 29 9C25 2 14 0 7 -3Z';
const SLIM =
  'M-6 -3C-12 1 -20 2 -24.5 8C-27 14 -22 28 -18 40C-15.6 48 -18 62 -21 74H21C18 62 15.6 48 18 40C22 28 27 14 24.5 8C20 2 12 1 6 -3Z';

function shirtAndTie(tie) {
  return `<path d="M-8 -3L0 22L8 -3C5 1 -5 1 -8 -3Z" fill="#fbfaf6"/><path d="M-8 -4L-10 4L-1 6ZM8 -4L10 4L1 6Z" fill="#ffffff" stroke="#cfd0d8" stroke-width=".5"/><path d="M0 4.6L-8 1.4V9L0 6.4L8 9V1.4Z" fill="${tie}"/><rect x="-1.7" y="3.6" width="3.4" height="4" rx="1.1" fill="${lighten(tie, 0.2)}"/>`;
}

// Clothes: [body, sleeve colour, bare arms?]
const OUTFITS = {
  waistcoat: (L, c, k) => ({
    body: `<path d="${TORSO}" fill="${L.linear([
      [0, '#ffffff'],
      [1, '#c9cbd8'],
    ])}"/><path d="M-15 -.6L-1.5 27V74H-21.6C-21 62 -20 52 -22 44C-24 34 -22 12 -15 -.6ZM15 -.6L1.5 27V74H21.6C21 62 20 52 22 44C24 34 22 12 15 -.6Z" fill="${L.linear(
      [
        [0, lighten(k, 0.16)],
        [0.5, k],
        [1, darken(k, 0.45)],
      ],
    )}"/><path d="M-15 -.6L-1.5 27M15 -.6L1.5 27" stroke="${lighten(k, 0.4)}" stroke-width=".8"/><g fill="#e9c66b"><circle cx="0" cy="33" r="1.3"/><circle cx="0" cy="41" r="1.3"/><circle cx="0" cy="49" r="1.3"/></g>${shirtAndTie(c.tie)}`,
    sleeve: '#eceef5',
  }),
  tuxedo: (L, c) => ({
    body: `<path d="${TORSO}" fill="${L.linear([
      [0, '#30333f'],
      [0.6, '#191b23'],
      [1, '#0d0e13'],
    ])}"/><path d="M-9 -3L0 34L9 -3Z" fill="#fbfaf6"/><path d="M-10 -3.6L-17 10L-11 13L-1 38C-2 22 -6 8 -10 -3.6ZM10 -3.6L17 10L11 13L1 38C2 22 6 8 10 -3.6Z" fill="#0a0b0f" stroke="#4a4e5c" stroke-width=".6"/><path d="M13 20L20 18L20.6 21.4Z" fill="${c.tie}"/><circle cy="44" r="1.4" fill="#4a4e5c"/>${shirtAndTie(c.tie)}`,
    sleeve: '#20222c',
    cuff: '#ffffff',
  }),
  blazer: (L, c, k) => ({
    body: `<path d="${TORSO}" fill="${L.linear([
      [0, lighten(k, 0.14)],
      [0.55, k],
      [1, darken(k, 0.5)],
    ])}"/><path d="M-8 -3L0 24L8 -3Z" fill="#fbfaf6"/><path d="M-9.6 -3.6L-16.5 9L-10.6 12L-1 36C-2 22 -5.6 8 -9.6 -3.6ZM9.6 -3.6L16.5 9L10.6 12L1 36C2 22 5.6 8 9.6 -3.6Z" fill="${darken(k, 0.35)}" stroke="${lighten(k, 0.25)}" stroke-width=".7"/><path d="M13 19L20 17L19 22L14 23Z" fill="#f6e6c2"/>${c.woman ? '' : shirtAndTie(c.tie)}`,
    sleeve: k,
    cuff: '#ffffff',
  }),
  gown: (L, c, k) => ({
    bare: true,
    body: `<path d="${SLIM}" fill="${c.skin[0]}"/><path d="M-17.5 16C-14 9.4 -6 9 0 16C6 9 14 9.4 17.5 16C19.6 25 19.4 33 18 40C15.6 48 18 62 21 74H-21C-18 62 -15.6 48 -18 40C-19.4 33 -19.6 25 -17.5 16Z" fill="${L.linear(
      [
        [0, lighten(k, 0.3)],
        [0.45, k],
        [1, darken(k, 0.5)],
      ],
      { x2: 1 },
    )}"/><path d="M-14 20C-10 34 -10 48 -14 70M-4 24C-3 40 -4 54 -6 72M9 20C7 36 8 52 11 72" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.1"/><path d="M-16 14.6L-15 4M16 14.6L15 4" stroke="${lighten(k, 0.2)}" stroke-width="1.7"/><path d="M-6.4 1C-4 7 4 7 6.4 1" fill="none" stroke="#f3d98c" stroke-width="1.1"/><circle cy="6.6" r="1.7" fill="#fff4c8"/>`,
    sleeve: c.skin[0],
  }),
  onesleeve: (L, c, k) => ({
    bare: true,
    body: `<path d="${SLIM}" fill="${c.skin[0]}"/><path d="M-24.5 8C-20 2 -14 1.4 -11 -.6C-6 8 6 14 17.6 16C19.8 25 19.4 33 18 40C15.6 48 18 62 21 74H-21C-18 62 -15.6 48 -18 40C-22 28 -27 14 -24.5 8Z" fill="${L.linear(
      [
        [0, lighten(k, 0.28)],
        [0.5, k],
        [1, darken(k, 0.5)],
      ],
      { x2: 1 },
    )}"/><path d="M-20 8C-6 18 6 22 18 24M-20 18C-8 28 6 33 18 34M-18 30C-8 40 6 44 17 45" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.2"/>`,
    sleeve: c.skin[0],
  }),
  halter: (L, c, k) => ({
    bare: true,
    body: `<path d="${SLIM}" fill="${c.skin[0]}"/><path d="M-4.6 -3L-16.6 17C-20 26 -19.4 33 -18 40C-15.6 48 -18 62 -21 74H21C18 62 15.6 48 18 40C19.4 33 20 26 16.6 17L4.6 -3L0 2Z" fill="${L.linear(
      [
        [0, lighten(k, 0.3)],
        [0.5, k],
        [1, darken(k, 0.5)],
      ],
    )}"/><path d="M0 2V30" stroke="${darken(k, 0.3)}" stroke-width=".8"/><path d="M-12 16C-9 34 -10 52 -13 72M12 16C9 34 10 52 13 72" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.2"/><path d="M-5.4 -3.4C-3 .6 3 .6 5.4 -3.4" fill="none" stroke="#f3d98c" stroke-width="1.6"/>`,
    sleeve: c.skin[0],
  }),
  sequin: (L, c, k) => {
    let spots = '';
    for (let i = 0; i < 70; i++)
      spots += `<circle cx="${f(c.r.range(-26, 26))}" cy="${f(c.r.range(2, 72))}" r="${f(c.r.range(0.3, 1))}" opacity="${f(c.r.range(0.3, 1))}"/>`;
    const clip = L.def((id) => `<clipPath id="${id}"><path d="${TORSO}"/></clipPath>`);
    return {
      body: `<path d="${TORSO}" fill="${L.linear([
        [0, lighten(k, 0.25)],
        [0.55, k],
        [1, darken(k, 0.5)],
      ])}"/><g clip-path="${clip}" fill="#fff">${spots}</g><path d="M-8 -3L0 26L8 -3Z" fill="#14131c"/><path d="M-9.6 -3.6L-16 8L-10 11L-1 38C-2 22 -5.6 8 -9.6 -3.6ZM9.6 -3.6L16 8L10 11L1 38C2 22 5.6 8 9.6 -3.6Z" fill="#14131c" stroke="${lighten(k, 0.5)}" stroke-width=".7"/>`,
      sleeve: k,
      cuff: '#14131c',
    };
  },
};

// A hand seen from the front, fingers towards the viewer, at (0, 0).
const flatHand = ([base, shade], s) =>
  `<g transform="scale(${s} 1)"><path d="M-6 -3C-7 1 -6 5 -4 7C-2.6 8.4 -1.4 8 -1 6.6C-.4 8.6 1.4 8.8 2 6.8C3 8 4.8 7.4 4.8 5.4C6 5.6 6.8 4.4 6.4 2.6C6 -1 4.4 -4 0 -5C-3 -5.4 -5.4 -5 -6 -3Z" fill="${base}"/><path d="M-6 -3C-8.6 -2 -9.4 1 -8.2 3.4C-7.2 4.4 -6.2 3.6 -6 2.2" fill="${base}"/><path d="M-1 6.4L-1.2 2.6M2 6.6L1.4 2.6M4.8 5.2L3.8 1.6" stroke="${shade}" stroke-width=".7" stroke-linecap="round"/></g>`;
// A hand that holds something thin up, seen from the side.
const grip = ([base, shade]) =>
  `<path d="M-4 -4C-5 0 -4.4 4 -2 6C1 7.4 4.4 5.6 5 2C5.4 -1 5 -4 3.6 -5.4C1.4 -6.6 -2.6 -6.4 -4 -4Z" fill="${base}"/><path d="M-3.6 -1.4H3.4M-3.6 1.2H3.4M-3 3.6H2.8" stroke="${shade}" stroke-width=".7" stroke-linecap="round"/>`;
const openHand = ([base, shade]) =>
  `<path d="M-7 3C-4 5.6 1 5.6 4 3.4L11 .8C12.6 .2 12.2 -1.8 10.6 -1.6L5.6 -.8L11.6 -4C13 -4.8 12 -6.6 10.4 -6L4.4 -3.4L9 -7.6C10 -8.8 8.6 -10.2 7.2 -9.2L1.6 -5.2L2.6 -10C2.8 -11.6 .8 -12 .2 -10.6L-2.6 -4.6C-5 -3.4 -7 -1.4 -7.6 .6Z" fill="${base}"/><path d="M5.6 -.8L1.6 .4M4.4 -3.4L1 -1.6" stroke="${shade}" stroke-width=".6" stroke-linecap="round"/>`;

// From the shoulder over the elbow to the wrist.
function arm(L, [sx, sy], [ex, ey], [wx, wy], { sleeve, bare, cuff, skin, woman }) {
  const [a, b, e] = woman ? [4.9, 3.4, 4.2] : [6.6, 4.4, 5.4];
  const limb = (x1, y1, r1, x2, y2, r2, fill) => {
    const angle = Math.atan2(y2 - y1, x2 - x1) + Math.PI / 2;
    const [cx, cy] = [Math.cos(angle), Math.sin(angle)];
    return `<path d="M${f(x1 + cx * r1)} ${f(y1 + cy * r1)}L${f(x2 + cx * r2)} ${f(y2 + cy * r2)}A${r2} ${r2} 0 0 0 ${f(x2 - cx * r2)} ${f(y2 - cy * r2)}L${f(x1 - cx * r1)} ${f(y1 - cy * r1)}A${r1} ${r1} 0 0 0 ${f(x1 + cx * r1)} ${f(y1 + cy * r1)}Z" fill="${fill}"/>`;
  };
  const tone = L.linear(
    [
      [0, lighten(sleeve, 0.06)],
      [1, bare ? mix(sleeve, skin[1], 0.55) : darken(sleeve, 0.28)],
    ],
    { x1: sx * 0.6, y1: sy, x2: ex * 1.1, y2: Math.max(ey, wy), user: true },
  );
  const under = limb(sx, sy, a, ex, ey, e, tone);
  const over = limb(ex, ey, e, wx, wy, b, tone);
  if (!cuff) return under + over;
  const t = 0.84;
  return (
    under +
    over +
    limb(ex + (wx - ex) * t, ey + (wy - ey) * t, b * 1.06, wx + (wx - ex) * 0.03, wy + (wy - ey) * 0.03, b * 1.04, cuff)
  );
}

/** Who stands at a game's table; neighbours in the catalogue differ. */
export function castOf({ nth, subCategory, cast }, r, accent) {
  const woman = nth % 5 < 3;
  const turn = (list) => list[(nth * 7 + Math.floor(nth / 3)) % list.length];
  const skin = SKINS[(nth * 5 + Math.floor(nth / 4)) % SKINS.length];
  const dark = SKINS.indexOf(skin) > 3;
  const hair = dark ? HAIR[r.int(0, 2)] : HAIR[(nth * 3 + 1) % HAIR.length];
  const show = subCategory === 'game-shows';
  const outfits = show
    ? woman
      ? ['gown', 'sequin', 'onesleeve']
      : ['sequin', 'blazer']
    : woman
      ? ['waistcoat', 'gown', 'halter', 'onesleeve', 'blazer']
      : ['waistcoat', 'tuxedo', 'blazer'];
  return {
    woman,
    skin,
    hair,
    style: woman
      ? turn(dark ? ['cloud', 'bun', 'long', 'tail'] : ['bun', 'bob', 'long', 'tail'])
      : turn(dark ? ['crop', 'bald'] : ['side', 'quiff', 'slick', 'crop']),
    beard: woman ? undefined : r.pick([undefined, 'full', 'short', 'short', 'moustache']),
    brow: darken(hair, 0.3),
    eye: dark ? '#3a2012' : r.pick(['#4a2f1a', '#3f6a4a', '#3a6ea8', '#5a4326']),
    makeup: r.pick(['#8a4a6a', '#6a4a2a', '#4a3a6a']),
    outfit: r.pick(outfits),
    colour: r.pick(['#8a1f3f', '#1f4f8a', '#14694f', '#5a2a86', '#a8481f', '#1d2230', accent]),
    tie: r.pick(['#16171f', '#8a1f2f', '#16171f', '#c79a3a']),
    earring: woman && r.chance(0.8),
    r,
    ...cast,
  };
}

// Poses: elbow and wrist of either arm (left and right as the viewer sees them), and what the hands do.
const POSES = {
  rest: { left: [[-31, 40], [-15, 60], 'flat'], right: [[31, 40], [15, 60], 'flat'] },
  deal: { left: [[-31, 40], [-14, 60], 'flat'], right: [[35, 36], [31, 58], 'card'] },
  spin: { left: [[-35, 36], [-33, 58], 'flat'], right: [[31, 40], [14, 61], 'flat'] },
  invite: { left: [[-31, 40], [-14, 60], 'flat'], right: [[37, 34], [50, 14], 'open'] },
  host: { left: [[-31, 38], [-10, 22], 'mic'], right: [[37, 32], [53, 12], 'open'] },
};

export function person(L, cast, pose, card = '') {
  const { woman, skin } = cast;
  const k = OUTFITS[cast.outfit](L, cast, cast.colour);
  const style = HAIRSTYLES[cast.style];
  const gloss = lighten(cast.hair, 0.35);
  const headShape = woman ? HEAD : JAW;
  const clip = L.def((id) => `<clipPath id="${id}"><path d="${headShape}"/></clipPath>`);
  const neck = woman ? 4.6 : 6.4;
  const { left, right } = POSES[pose];
  const shoulder = woman ? 21 : 24;
  const limbs = { ...k, skin, woman };
  const hands = {
    flat: ([x, y], s) => `<g transform="translate(${x} ${y + 2})">${flatHand(skin, s)}</g>`,
    card: ([x, y]) =>
      `<g transform="translate(${x} ${y + 3})"><g transform="translate(5 -7) rotate(14) scale(.27)">${card}</g>${flatHand(skin, 1)}</g>`,
    open: ([x, y]) => `<g transform="translate(${x + 4} ${y - 3}) rotate(-18)">${openHand(skin)}</g>`,
    mic: ([x, y]) =>
      `<g transform="translate(${x + 2} ${y - 3}) rotate(14)"><path d="M-1.7 -3H1.7L1.2 14H-1.2Z" fill="#23252e"/><circle cy="-6.4" r="4.2" fill="#8d93a3"/><path d="M-4 -6.4H4M-3 -9H3M-3 -4H3" stroke="#3a3e4a" stroke-width=".6"/><circle cx="-1.3" cy="-8" r="1.1" fill="#fff" opacity=".7"/><g transform="translate(0 5)">${grip(skin)}</g></g>`,
  };
  const hand = ([, wrist, kind], s) => hands[kind](wrist, s);
  const body =
    style.back(cast.hair) +
    k.body +
    `<path d="M${-neck} -17V-2C${-neck} 3.4 ${neck} 3.4 ${neck} -2V-17Z" fill="${skin[0]}"/><path d="M${-neck} -12C-3 -7 4 -7 ${neck} -13V-8C4 -3 -3 -3 ${-neck} -7Z" fill="${skin[1]}" opacity=".7"/>` +
    (k.bare || cast.outfit === 'blazer'
      ? ''
      : `<path d="M${-neck - 2} -3L0 3L${neck + 2} -3L${neck + 1} 2L0 6L${-neck - 1} 2Z" fill="#fff" opacity="${cast.outfit === 'sequin' ? 0 : 1}"/>`) +
    `<ellipse cx="-11.2" cy="-24.4" rx="2" ry="3.2" fill="${skin[1]}"/><ellipse cx="11.2" cy="-24.4" rx="2" ry="3.2" fill="${skin[0]}"/>` +
    `<path d="${headShape}" fill="${skin[0]}"/><g clip-path="${clip}"><path d="M-14 -46H-4C-8.4 -34 -8.6 -18 -2 -6H-14Z" fill="${skin[1]}" opacity=".5"/></g>` +
    face(cast) +
    style.front(cast.hair, gloss) +
    (cast.earring
      ? `<circle cx="-11.3" cy="-19.6" r="1.3" fill="#ffe6a0"/><circle cx="11.3" cy="-19.6" r="1.3" fill="#ffe6a0"/>`
      : '');
  return {
    body: body + arm(L, [-shoulder, 11], left[0], left[0], limbs) + arm(L, [shoulder, 11], right[0], right[0], limbs),
    arms:
      arm(L, [-shoulder, 11], left[0], left[1], limbs) +
      arm(L, [shoulder, 11], right[0], right[1], limbs) +
      hand(left, 1) +
      hand(right, -1),
  };
}
