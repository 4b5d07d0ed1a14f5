// A journey by night train: four layers that can be laid side by side without a seam, and the train.
import { Layer, svg, f } from './core/layer.js';
import { rngOf } from './core/rng.js';

const [W, H] = [1600, 600];

/** A ridge whose left and right ends meet. */
function ridge(r, base, heights) {
  const waves = heights.map((height, index) => ({
    height,
    turns: index + 1 + r.int(0, index),
    phase: r.range(0, 6.28),
  }));
  const y = (x) => base - waves.reduce((sum, w) => sum + w.height * Math.sin((x / W) * 6.2832 * w.turns + w.phase), 0);
  const points = Array.from({ length: 81 }, (_, i) => [i * 20, y(i * 20)]);
  return { y, path: `M0 ${H}L${points.map((p) => p.map(f).join(' ')).join('L')}L${W} ${H}Z` };
}

/** Peaks whose left and right ends meet. */
function peaks(r, base, low, high, count) {
  const points = Array.from({ length: count * 2 }, (_, i) => [
    (i / (count * 2)) * W + (i ? r.range(-26, 26) : 0),
    base - (i % 2 ? r.range(low, high) : r.range(0, low * 0.4)),
  ]);
  points.push([W, points[0][1]]);
  return { points, path: `M0 ${H}L${points.map((p) => p.map(f).join(' ')).join('L')}L${W} ${H}Z` };
}

const twice = (x, width, draw) =>
  [0, x + width > W ? -W : x - width < 0 ? W : null].map((by) => (by === null ? '' : draw(x + by))).join('');

function pine(x, y, h, fill) {
  const w = h * 0.36;
  return (
    `<path d="M${f(x - 2)} ${f(y)}h4v${f(-h * 0.2)}h-4z" fill="${fill}"/>` +
    [0, 0.27, 0.52]
      .map((up, i) => {
        const half = w * (1 - i * 0.24);
        return `<path d="M${f(x - half)} ${f(y - h * (0.12 + up))}L${f(x)} ${f(y - h * (0.56 + up * 0.85))}L${f(x + half)} ${f(y - h * (0.12 + up))}Z" fill="${fill}"/>`;
      })
      .join('')
  );
}

function sky() {
  const L = new Layer('ja');
  const r = rngOf('journey:sky');
  L.add(
    `<rect width="${W}" height="${H}" fill="${L.linear([
      [0, '#150d45'],
      [0.42, '#4a1f86'],
      [0.7, '#c8467f'],
      [0.92, '#ffb26b'],
    ])}"/>`,
  );
  const glow = L.radial(
    [
      [0, '#fff3c4', 0.85],
      [0.4, '#ffcf8a', 0.35],
      [1, '#ff9d6b', 0],
    ],
    { cx: 1220, cy: 214, r: 330, user: true },
  );
  L.add(`<rect width="${W}" height="${H}" fill="${glow}"/>`);
  for (let i = 0; i < 120; i++) {
    const y = r.range(0, 300);
    L.add(
      `<circle cx="${f(r.range(0, W))}" cy="${f(y)}" r="${f(r.range(0.6, 2))}" fill="#fff" opacity="${f(r.range(0.3, 0.9) * (1 - y / 380))}"/>`,
    );
  }
  L.add(
    `<circle cx="1220" cy="214" r="96" fill="#fff1c9"/><circle cx="1190" cy="190" r="17" fill="#f6dca5"/><circle cx="1252" cy="236" r="24" fill="#f6dca5"/><circle cx="1236" cy="168" r="9" fill="#f6dca5"/>`,
  );
  for (let i = 0; i < 7; i++) {
    const [x, y, w] = [r.range(0, W), r.range(120, 330), r.range(140, 300)];
    L.add(
      `<path d="M${f(x)} ${f(y)}h${f(w)}a9 9 0 0 1 0 18h${f(-w * 0.7)}a8 8 0 0 1 0-16z" fill="#ffd7e8" opacity="${f(r.range(0.1, 0.24))}"/>`,
    );
  }
  return svg(W, H, L.inner());
}

function mountains() {
  const L = new Layer('jb');
  const r = rngOf('journey:mountains');
  const back = peaks(r, 470, 120, 200, 6);
  L.add(
    `<path d="${back.path}" fill="${L.linear([
      [0, '#8a3f9c'],
      [1, '#d4638f'],
    ])}" opacity=".75"/>`,
  );
  const front = peaks(r, 500, 110, 240, 5);
  L.add(
    `<path d="${front.path}" fill="${L.linear([
      [0, '#43246f'],
      [1, '#7a3a8e'],
    ])}"/>`,
  );
  front.points.forEach(([x, y], i) => {
    if (i % 2 === 0) return;
    const s = (500 - y) * 0.26;
    L.add(
      `<path d="M${f(x)} ${f(y)}l${f(-s * 0.62)} ${f(s)} ${f(s * 0.3)} ${f(-s * 0.18)} ${f(s * 0.24)} ${f(s * 0.34)} ${f(s * 0.3)} ${f(-s * 0.42)} ${f(s * 0.42)} ${f(s * 0.26)}z" fill="#ffe4ef" opacity=".88"/>`,
    );
  });
  return svg(W, H, L.inner());
}

function forest() {
  const L = new Layer('jc');
  const r = rngOf('journey:forest');
  const far = ridge(r, 492, [22, 12]);
  L.add(`<path d="${far.path}" fill="#35205f"/>`);
  for (let i = 0; i < 46; i++) {
    const x = r.range(0, W);
    L.add(twice(x, 30, (at) => pine(at, far.y(x) + 6, r.range(40, 76), '#35205f')));
  }
  const hill = ridge(r, 532, [18, 9]);
  L.add(
    `<path d="${hill.path}" fill="${L.linear([
      [0, '#251650'],
      [1, '#1a0f3d'],
    ])}"/>`,
  );
  // A village with its lights on.
  for (const [x, h, w] of [
    [300, 46, 60],
    [372, 34, 46],
    [436, 56, 40],
    [1130, 40, 54],
    [1196, 30, 44],
  ]) {
    const y = hill.y(x + w / 2) + 12;
    L.add(`<path d="M${x} ${f(y)}v${-h}l${w / 2} ${-h * 0.55} ${w / 2} ${h * 0.55}v${h}z" fill="#150b35"/>`);
    for (const dx of [0.2, 0.6])
      L.add(`<rect x="${f(x + w * dx)}" y="${f(y - h * 0.72)}" width="9" height="12" rx="1" fill="#ffd98a"/>`);
  }
  L.add(
    `<path d="M456 ${f(hill.y(456) - 66)}v-58l10-34 10 34v58z" fill="#150b35"/><circle cx="466" cy="${f(hill.y(456) - 104)}" r="4" fill="#ffd98a"/>`,
  );
  for (let i = 0; i < 34; i++) {
    const x = r.range(0, W);
    if ((x > 280 && x < 490) || (x > 1110 && x < 1250)) continue;
    const h = r.range(60, 124);
    L.add(twice(x, 50, (at) => pine(at, hill.y(x) + 10, h, '#170d38')));
  }
  return svg(W, H, L.inner());
}

function track() {
  const L = new Layer('jd');
  const r = rngOf('journey:track');
  for (const x of [100, 500, 900, 1300]) {
    L.add(
      `<path d="M${x - 5} 552h10l-2-250h-6z" fill="#0d0726"/><path d="M${x - 46} 322h92v8h-92zM${x - 34} 350h68v7h-68z" fill="#0d0726"/>`,
    );
    for (const dx of [-42, -16, 16, 42])
      L.add(`<rect x="${x + dx - 3}" y="312" width="6" height="11" rx="2" fill="#8a6bd8"/>`);
  }
  for (const y of [314, 316, 342]) {
    let d = `M-300 ${y}`;
    for (let x = -300; x < W + 300; x += 400) d += `q200 ${44 + (y % 7)} 400 0`;
    L.add(`<path d="${d}" fill="none" stroke="#0d0726" stroke-width="2.2" opacity=".8"/>`);
  }
  L.add(
    `<rect y="540" width="${W}" height="60" fill="${L.linear([
      [0, '#2a1a4d'],
      [1, '#120a2c'],
    ])}"/>`,
  );
  for (let x = 0; x < W; x += 40) L.add(`<path d="M${x + 4} 548h24l5 12h-34z" fill="#5b3a52"/>`);
  L.add(`<rect y="543" width="${W}" height="5" fill="#cfc4ee"/><rect y="548" width="${W}" height="3" fill="#57478a"/>`);
  for (let i = 0; i < 90; i++)
    L.add(
      `<circle cx="${f(r.range(4, W - 4))}" cy="${f(r.range(566, 598))}" r="${f(r.range(1.5, 4))}" fill="#3a2760"/>`,
    );
  for (let i = 0; i < 40; i++) {
    const x = r.range(0, W);
    const s = r.range(10, 24);
    L.add(
      twice(
        x,
        40,
        (at) =>
          `<path d="M${f(at - s)} 600q${f(s * 0.2)} ${f(-s * 1.5)} ${f(s)} ${f(-s)}q${f(s * 0.8)} ${f(-s * 0.7)} ${f(s)} ${f(s)}z" fill="#0b0620"/>`,
      ),
    );
  }
  return svg(W, H, L.inner());
}

/** Seen from the side, on its way to the right. */
function train() {
  const [w, h] = [980, 260];
  const L = new Layer('je');
  const red = L.linear([
    [0, '#ff6d7f'],
    [0.5, '#d8304f'],
    [1, '#8e1437'],
  ]);
  const blue = L.linear([
    [0, '#5d7bff'],
    [0.5, '#3449d6'],
    [1, '#1c2488'],
  ]);
  const steel = L.linear([
    [0, '#8d92b8'],
    [0.35, '#4b4f78'],
    [1, '#232544'],
  ]);
  const gold = '#ffcf6b';
  const lit = L.linear([
    [0, '#fff4cf'],
    [1, '#ffc46b'],
  ]);
  const wheel = (x, r) =>
    `<circle cx="${x}" cy="${238 - r}" r="${r}" fill="#1d1735"/><circle cx="${x}" cy="${238 - r}" r="${r - 4}" fill="none" stroke="${gold}" stroke-width="2.5"/><path d="M${x - r + 5} ${238 - r}h${2 * r - 10}M${x} ${238 - 2 * r + 5}v${2 * r - 10}" stroke="${gold}" stroke-width="2.5"/><circle cx="${x}" cy="${238 - r}" r="4" fill="${gold}"/>`;
  const coach = (x) => {
    const windows = [0, 1, 2, 3]
      .map(
        (i) =>
          `<rect x="${x + 26 + i * 62}" y="112" width="46" height="44" rx="8" fill="${lit}"/><path d="M${x + 49 + i * 62} 112v44" stroke="#b98a45" stroke-width="2.5"/>`,
      )
      .join('');
    return (
      `<path d="M${x} 100q0-16 16-16h248q16 0 16 16z" fill="#1f2770"/>` +
      `<rect x="${x}" y="96" width="280" height="106" rx="10" fill="${blue}"/><rect x="${x}" y="166" width="280" height="7" fill="${gold}"/>${windows}` +
      `<rect x="${x + 6}" y="202" width="268" height="10" fill="#1d1735"/>` +
      [48, 92, 190, 234].map((dx) => wheel(x + dx, 20)).join('') +
      `<rect x="${x + 280}" y="204" width="16" height="6" fill="#1d1735"/>`
    );
  };
  const puffs = [
    [792, 34, 24],
    [748, 38, 30],
    [690, 38, 36],
    [620, 34, 32],
    [556, 26, 26],
    [500, 32, 20],
  ]
    .map(([x, y, r], i) => `<circle cx="${x}" cy="${y + 8}" r="${r}" fill="#fff" opacity="${f(0.62 - i * 0.09)}"/>`)
    .join('');
  const beam = L.linear(
    [
      [0, '#fff3c4', 0.75],
      [1, '#fff3c4', 0],
    ],
    { x2: 1, y2: 0 },
  );
  L.add(
    puffs,
    coach(4),
    coach(300),
    // Tender and cab, boiler, chimney, lamp.
    `<rect x="596" y="130" width="86" height="74" rx="6" fill="${red}"/><path d="M602 130q10-26 24-12 10-20 26-4 18-12 24 16z" fill="#241b3d"/>`,
    `<rect x="690" y="70" width="92" height="134" rx="8" fill="${red}"/><rect x="682" y="60" width="108" height="14" rx="7" fill="#5c0d27"/><rect x="704" y="90" width="30" height="40" rx="6" fill="${lit}"/><rect x="744" y="90" width="24" height="40" rx="6" fill="${lit}"/>`,
    `<rect x="778" y="104" width="160" height="86" rx="16" fill="${steel}"/><path d="M812 104v86M856 104v86M900 104v86" stroke="${gold}" stroke-width="4"/><circle cx="936" cy="147" r="40" fill="#2b2d52"/><circle cx="936" cy="147" r="26" fill="${red}"/><circle cx="936" cy="147" r="9" fill="${gold}"/>`,
    `<path d="M884 104l-6-44h-10v-14h56v14h-10l-6 44z" fill="#2b2d52"/><rect x="866" y="44" width="60" height="8" rx="4" fill="${gold}"/><path d="M826 104v-18q0-14 15-14t15 14v18z" fill="${gold}"/>`,
    `<circle cx="940" cy="96" r="12" fill="${lit}"/><path d="M948 88l32-22v92l-32-54z" fill="${beam}"/>`,
    `<path d="M690 190h250l34 38h-50l-14-16H690z" fill="#5c0d27"/>`,
    [722, 786, 846].map((x) => wheel(x, 30)).join(''),
    wheel(906, 20),
    [628, 662].map((x) => wheel(x, 18)).join(''),
    `<rect x="716" y="204" width="140" height="8" rx="4" fill="${gold}"/>`,
  );
  return svg(w, h, L.inner());
}

export const journey = { sky, mountains, forest, track, train };
