// The house's own games. Each has a scene drawn for itself, since they are shown large.
import { rngOf, hash } from '../core/rng.js';
import { lighten, darken, mix } from '../core/color.js';
import { Layer, svg, f } from '../core/layer.js';
import { card, chip, custom, roulette } from '../hero/custom.js';
import { textPath } from '../lettering/type.js';
import { paintTitle } from '../lettering/title.js';
import { stars } from './sky.js';
import { lantern } from './lantern.js';

const at = (x, y, body, scale = 1, turn = 0) =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${scale.toFixed(3)})">${body}</g>`;

function ball(L, r, [light, base, dark]) {
  const shade = L.radial(
    [
      [0, light],
      [0.42, base],
      [1, dark],
    ],
    { cx: 0.36, cy: 0.3, r: 0.78 },
  );
  return `<circle r="${f(r)}" fill="${shade}"/><ellipse cx="${f(-r * 0.34)}" cy="${f(-r * 0.46)}" rx="${f(r * 0.3)}" ry="${f(r * 0.18)}" fill="#fff" opacity=".75" transform="rotate(-32 ${f(-r * 0.34)} ${f(-r * 0.46)})"/>`;
}

const glow = (L, x, y, r, colour, opacity = 0.9) =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${L.radial([
    [0, colour, opacity],
    [0.4, colour, opacity * 0.45],
    [1, colour, 0],
  ])}"/>`;

function ground(L, W, H, [top, middle, bottom], [x, y], light) {
  L.add(
    `<rect width="${W}" height="${H}" fill="${L.linear(
      [
        [0, top],
        [0.55, middle],
        [1, bottom],
      ],
      { x2: 0.6 },
    )}"/>`,
  );
  L.add(glow(L, x, y, Math.max(W, H) * 0.6, light, 0.75));
}

// A die from three faces, each a unit square on two edges that meet in the middle.
const PIPS = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  6: [
    [0.28, 0.22],
    [0.28, 0.5],
    [0.28, 0.78],
    [0.72, 0.22],
    [0.72, 0.5],
    [0.72, 0.78],
  ],
};
function die(L, size, colour, pip, [top, left, right], lean = 0) {
  const a = [-0.86, -0.44 - lean];
  const b = [0.86, -0.44 + lean];
  const d = [0, 1];
  const face = (u, v, origin, fill, n, edge) => {
    const [ox, oy] = origin;
    const dots = PIPS[n]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r=".098" fill="${pip}"/><circle cx="${x + 0.015}" cy="${y + 0.02}" r=".088" fill="${darken(pip, 0.12)}"/>`,
      )
      .join('');
    return `<g transform="matrix(${u[0]} ${u[1]} ${v[0]} ${v[1]} ${ox} ${oy})"><rect x=".012" y=".012" width=".976" height=".976" rx=".16" fill="${fill}"/><rect x=".035" y=".035" width=".93" height=".93" rx=".14" fill="none" stroke="#fff" stroke-opacity="${edge}" stroke-width=".022"/>${dots}</g>`;
  };
  const minus = (v) => v.map((n) => -n);
  const hull = [[0, 1], a, [a[0], a[1] + 1], b, [b[0], b[1] + 1], [a[0] + b[0], a[1] + b[1]]];
  const order = [hull[5], a, hull[2], hull[0], hull[4], b];
  const path = order.map(([x, y]) => `${x * 0.95} ${(y - 0.06) * 0.95 + 0.03}`).join('L');
  return `<g transform="scale(${f(size)})"><path d="M${path}Z" fill="${darken(colour, 0.12)}" stroke="${darken(colour, 0.12)}" stroke-width=".1" stroke-linejoin="round"/>${face(
    b,
    a,
    [0, 0],
    L.linear([
      [0, lighten(colour, 0.2)],
      [1, lighten(colour, 0.52)],
    ]),
    top,
    0.65,
  )}${face(
    minus(a),
    d,
    a,
    L.linear([
      [0, lighten(colour, 0.1)],
      [1, darken(colour, 0.22)],
    ]),
    left,
    0.3,
  )}${face(
    b,
    d,
    [0, 0],
    L.linear([
      [0, darken(colour, 0.24)],
      [1, darken(colour, 0.55)],
    ]),
    right,
    0.22,
  )}<path d="M${a[0] * 0.9} ${a[1] * 0.9}L0 0L${b[0] * 0.9} ${b[1] * 0.9}M0 0V.94" stroke="#fff" stroke-opacity=".5" stroke-width=".03" stroke-linecap="round" fill="none"/></g>`;
}

const drop = (L, dy, blur, colour, opacity = 0.6) =>
  L.def(
    (id) =>
      `<filter id="${id}" x="-40%" y="-40%" width="180%" height="190%"><feDropShadow dx="0" dy="${f(dy)}" stdDeviation="${f(blur)}" flood-color="${colour}" flood-opacity="${opacity}"/></filter>`,
  );

const number = (text, size, attrs, font = 'unbounded') => {
  const { d, width } = textPath(text, font, size);
  return `<path transform="translate(${f(-width / 2)} ${f(size * 0.36)})" d="${d}" ${attrs}/>`;
};

const scenes = {
  dice(L, { W, H, x, y, u, r }) {
    ground(L, W, H, ['#ff4f6e', '#b3123f', '#3a0420'], [x, y - u * 0.06], '#ffb08a');
    const lines = Array.from({ length: 9 }, (_, i) => {
      const s = r.range(0.5, 1);
      return `<path d="M${f(r.range(0, W))} ${f(-20)}L${f(r.range(-0.2, 1.2) * W)} ${H + 20}" stroke="#fff" stroke-opacity="${f(0.05 * s + 0.02)}" stroke-width="${f(r.range(8, 46))}"/>`;
    });
    L.add(lines.join(''));
    // The track that a roll is played on: over or under.
    const [tx, ty, tw] = [x - u * 0.42, y + u * 0.41, u * 0.84];
    L.add(
      `<g filter="${drop(L, u * 0.02, u * 0.03, '#2a0014')}"><rect x="${f(tx - 12)}" y="${f(ty - 15)}" width="${f(tw + 24)}" height="30" rx="15" fill="#2a0416" opacity=".82"/><rect x="${f(tx)}" y="${f(ty - 5)}" width="${f(tw * 0.58)}" height="10" rx="5" fill="#ff3f5f"/><rect x="${f(tx + tw * 0.58)}" y="${f(ty - 5)}" width="${f(tw * 0.42)}" height="10" rx="5" fill="#2fe07f"/><rect x="${f(tx + tw * 0.58 - 13)}" y="${f(ty - 17)}" width="26" height="34" rx="9" fill="${L.linear(
        [
          [0, '#ffffff'],
          [1, '#ffd2d8'],
        ],
      )}"/><path d="M${f(tx + tw * 0.58 - 4)} ${f(ty - 6)}v12M${f(tx + tw * 0.58 + 4)} ${f(ty - 6)}v12" stroke="#b3123f" stroke-width="2.4" stroke-linecap="round"/></g>`,
    );
    L.add(
      `<ellipse cx="${f(x)}" cy="${f(y + u * 0.29)}" rx="${f(u * 0.52)}" ry="${f(u * 0.06)}" fill="#2a0014" opacity=".55" filter="${L.blur(9)}"/>`,
    );
    L.add(sparks(r, x, y, u, '#ffe3b0'));
    L.add(at(x + u * 0.23, y - u * 0.02, die(L, u * 0.235, '#fff4ea', '#c2123f', [5, 4, 6], 0.06), 1, 13));
    L.add(
      `<g filter="${drop(L, u * 0.02, u * 0.02, '#3a0018')}">${at(x - u * 0.17, y - u * 0.0, die(L, u * 0.29, '#e8173f', '#fff6ee', [3, 1, 2], -0.05), 1, -9)}</g>`,
    );
  },

  limbo(L, { W, H, x, y, u, r }) {
    ground(L, W, H, ['#04342f', '#067a63', '#021c22'], [x, y - u * 0.3], '#7dffd2');
    const beam = L.linear([
      [0, '#eafff6', 0.95],
      [0.4, '#4dffc0', 0.5],
      [1, '#4dffc0', 0],
    ]);
    const tip = y - u * 0.36;
    L.add(
      `<path d="M${f(x - u * 0.03)} ${f(tip)}H${f(x + u * 0.03)}L${f(x + u * 0.2)} ${f(H)}H${f(x - u * 0.2)}Z" fill="${beam}" filter="${L.blur(7)}"/>`,
    );
    const ring = (i, front) => {
      const t = i / 5;
      const [rx, cy] = [u * (0.5 - 0.32 * t), y + u * (0.44 - 0.78 * t)];
      const ry = rx * 0.3;
      const arc = front
        ? `M${f(x - rx)} ${f(cy)}A${f(rx)} ${f(ry)} 0 0 0 ${f(x + rx)} ${f(cy)}`
        : `M${f(x - rx)} ${f(cy)}A${f(rx)} ${f(ry)} 0 0 1 ${f(x + rx)} ${f(cy)}`;
      const w = u * (0.05 - 0.028 * t);
      return `<path d="${arc}" fill="none" stroke="${front ? mix('#12b98a', '#d8fff0', t) : '#0a6b58'}" stroke-width="${f(w)}" stroke-linecap="round"/>${front ? `<path d="${arc}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${f(w * 0.22)}" stroke-linecap="round" transform="translate(0 ${f(-w * 0.28)})"/>` : ''}`;
    };
    const indices = [0, 1, 2, 3, 4, 5];
    L.add(`<g>${indices.map((i) => ring(i, false)).join('')}</g>`);
    L.add(
      `<path d="M${f(x - u * 0.07)} ${f(tip)}Q${f(x)} ${f(y + u * 0.5)} ${f(x)} ${f(y + u * 0.6)}Q${f(x)} ${f(y + u * 0.5)} ${f(x + u * 0.07)} ${f(tip)}Z" fill="${L.linear(
        [
          [0, '#ffffff'],
          [0.5, '#9dffdf', 0.8],
          [1, '#4dffc0', 0],
        ],
      )}"/>`,
    );
    L.add(`<g filter="${drop(L, u * 0.015, u * 0.02, '#00281f')}">${indices.map((i) => ring(i, true)).join('')}</g>`);
    L.add(glow(L, x, tip, u * 0.3, '#d8fff0', 1));
    L.add(at(x, tip, ball(L, u * 0.095, ['#ffffff', '#8dffda', '#0fae86'])));
    [
      ['100×', -0.43, 0.0, 0.06],
      ['10×', 0.47, 0.12, 0.056],
      ['1000×', 0.39, -0.2, 0.062],
    ].forEach(([text, dx, dy, size]) =>
      L.add(at(x + dx * u, y + dy * u, number(text, size * u, 'fill="#eafff6" opacity=".85"'))),
    );
    L.add(sparks(r, x, y, u, '#c8ffea'));
  },

  mines(L, { W, H, x, y, u, r }) {
    ground(L, W, H, ['#6b3fe8', '#3a1a9a', '#150640'], [x, y - u * 0.1], '#b89aff');
    const n = 5;
    const [tw, th] = [u * 0.112, u * 0.064];
    const open = { '1,1': 'gem', '3,0': 'gem', '2,3': 'mine', '4,2': 'gem', '0,3': 'gem' };
    const place = (i, j) => [x + (i - j) * tw, y - u * 0.2 + (i + j) * th];
    const tile = (px, py, lift, top, sideColour, glowColour) => {
      const [a, b] = [tw * 0.84, th * 0.84];
      const cy = py - lift;
      const rhombus = `M${f(px)} ${f(cy - b)}L${f(px + a)} ${f(cy)}L${f(px)} ${f(cy + b)}L${f(px - a)} ${f(cy)}Z`;
      const side = `M${f(px - a)} ${f(cy)}L${f(px)} ${f(cy + b)}L${f(px + a)} ${f(cy)}V${f(py + u * 0.045)}L${f(px)} ${f(py + b + u * 0.045)}L${f(px - a)} ${f(py + u * 0.045)}Z`;
      return `<path d="${side}" fill="${sideColour}" stroke="${sideColour}" stroke-width="${f(u * 0.022)}" stroke-linejoin="round"/><path d="${rhombus}" fill="${top}" stroke="${top}" stroke-width="${f(u * 0.022)}" stroke-linejoin="round"/>${glowColour ? '' : `<path d="M${f(px - a * 0.8)} ${f(cy - b * 0.1)}L${f(px)} ${f(cy - b * 0.94)}L${f(px + a * 0.8)} ${f(cy - b * 0.1)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${f(u * 0.007)}" stroke-linecap="round" stroke-linejoin="round"/>`}`;
    };
    const [bx, by] = [x, y - u * 0.2 + (n - 1) * th];
    L.add(
      `<ellipse cx="${f(bx)}" cy="${f(by + u * 0.16)}" rx="${f(u * 0.62)}" ry="${f(u * 0.33)}" fill="#0c0228" opacity=".6" filter="${L.blur(14)}"/>`,
    );
    for (let s = 0; s < 2 * n - 1; s++)
      for (let i = 0; i < n; i++) {
        const j = s - i;
        if (j < 0 || j >= n) continue;
        const [px, py] = place(i, j);
        const what = open[`${i},${j}`];
        const k = (i + j) / (2 * n);
        if (!what) L.add(tile(px, py, u * 0.025, mix('#a98bff', '#7a4ff0', k), mix('#4a24b8', '#341390', k)));
        else {
          const hue = what === 'gem' ? '#1fe08f' : '#ff3f5a';
          L.add(
            tile(px, py, -u * 0.02, darken(hue, 0.72), darken(hue, 0.82), true) + glow(L, px, py, u * 0.16, hue, 0.85),
          );
          if (what === 'gem')
            L.add(
              `<g filter="${drop(L, u * 0.012, u * 0.012, '#001a10')}">${at(px, py - u * 0.1, custom['gem-emerald'](L), (u * 0.2) / 100)}</g>`,
            );
          else L.add(at(px, py - u * 0.085, mine(L, u * 0.1)));
        }
      }
    L.add(sparks(r, x, y, u, '#d8c8ff'));
  },

  plinko(L, { W, H, x, y, u, r }) {
    ground(L, W, H, ['#1b1150', '#4a1470', '#12062e'], [x, y - u * 0.05], '#ff9a4a');
    const rows = 7;
    const [dx, dy] = [u * 0.125, u * 0.098];
    const top = y - u * 0.42;
    const peg = L.radial(
      [
        [0, '#ffffff'],
        [0.5, '#ffe6c0'],
        [1, '#e8944a'],
      ],
      { cx: 0.38, cy: 0.34, r: 0.7 },
    );
    const path = [0, 1, 0, 1, 1, 0];
    let column = 0.5;
    const track = [[x, top - u * 0.07]];
    for (const [q, step] of path.entries()) {
      column += step - 0.5;
      track.push([x + (column - 0.5) * dx, top + (q + 0.55) * dy]);
    }
    const trail = track
      .map(([px, py], i) =>
        i ? `Q${f(px)} ${f(track[i - 1][1] + dy * 0.05)} ${f(px)} ${f(py)}` : `M${f(px)} ${f(py)}`,
      )
      .join('');
    L.add(
      `<path d="${trail}" fill="none" stroke="#ffb84a" stroke-width="${f(u * 0.05)}" stroke-linecap="round" stroke-linejoin="round" opacity=".5" filter="${L.blur(6)}"/><path d="${trail}" fill="none" stroke="${L.linear(
        [
          [0, '#ffd27a', 0.1],
          [1, '#fff1c8', 1],
        ],
        { x1: 0, x2: 0, y1: top, y2: track.at(-1)[1], user: true },
      )}" stroke-width="${f(u * 0.016)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
    let pegs = '';
    for (let q = 0; q < rows; q++)
      for (let i = 0; i <= q + 1; i++) {
        const [px, py] = [x + (i - (q + 1) / 2) * dx, top + q * dy];
        const near = Math.min(...track.map(([tx, ty]) => Math.hypot(tx - px, ty - py))) < dx * 0.72;
        pegs +=
          (near ? glow(L, px, py, u * 0.055, '#ffdf9a', 0.9) : '') +
          `<circle cx="${f(px)}" cy="${f(py + u * 0.008)}" r="${f(u * 0.019)}" fill="#1a0636" opacity=".6"/><circle cx="${f(px)}" cy="${f(py)}" r="${f(u * 0.019)}" fill="${peg}"/>`;
      }
    L.add(pegs);
    const values = ['100', '14', '3', '0.5', '0.5', '3', '14', '100'];
    const hues = ['#ff2f5f', '#ff6a3a', '#ffa52f', '#ffd24a', '#ffd24a', '#ffa52f', '#ff6a3a', '#ff2f5f'];
    values.forEach((value, i) => {
      const [px, py] = [x + (i - 3.5) * dx, top + rows * dy - u * 0.005];
      const w = dx * 0.88;
      L.add(
        `<rect x="${f(px - w / 2)}" y="${f(py + u * 0.012)}" width="${f(w)}" height="${f(u * 0.088)}" rx="${f(u * 0.022)}" fill="${darken(hues[i], 0.45)}"/><rect x="${f(px - w / 2)}" y="${f(py)}" width="${f(w)}" height="${f(u * 0.086)}" rx="${f(u * 0.022)}" fill="${L.linear(
          [
            [0, lighten(hues[i], 0.28)],
            [1, hues[i]],
          ],
        )}"/>` + at(px, py + u * 0.044, number(value, u * (value.length > 2 ? 0.033 : 0.038), 'fill="#3a0a1e"')),
      );
    });
    const [ex, ey] = track.at(-1);
    L.add(
      glow(L, ex, ey, u * 0.15, '#fff0c0', 0.9) +
        `<g filter="${drop(L, u * 0.015, u * 0.012, '#1a0636')}">${at(ex, ey, ball(L, u * 0.052, ['#fffbe8', '#ffb52f', '#d8620a']))}</g>`,
    );
    L.add(at(x, top - u * 0.07, ball(L, u * 0.03, ['#fffbe8', '#ffb52f', '#d8620a'])));
  },

  crash(L, { W, H, x, y, u, r, tall }) {
    ground(L, W, H, ['#0a1a5c', '#122a94', '#050a2e'], [x + u * 0.2, y - u * 0.2], '#5f8bff');
    L.add(stars(r, W, H * 0.8, 60));
    // A planet far away.
    const [px, py, pr] = tall ? [W * 0.2, H * 0.2, u * 0.13] : [x - u * 0.5, y - u * 0.24, u * 0.14];
    L.add(
      glow(L, px, py, pr * 2, '#ff9ac8', 0.4) +
        at(
          px,
          py,
          ball(L, pr, ['#ffd0e6', '#e0569a', '#5a1466']) +
            `<ellipse rx="${f(pr * 1.75)}" ry="${f(pr * 0.4)}" fill="none" stroke="#ffd9a0" stroke-opacity=".8" stroke-width="${f(pr * 0.13)}" transform="rotate(-18)" stroke-dasharray="${f(pr * 3.6)} ${f(pr * 2.2)}" stroke-dashoffset="${f(pr * 5.1)}"/>`,
        ),
    );
    const base = y + u * 0.42;
    const left = tall ? W * -0.02 : x - u * 0.9;
    const grid = [0, 1, 2, 3].map(
      (i) =>
        `<path d="M${f(left)} ${f(base - i * u * 0.22)}H${W + 10}" stroke="#9ab8ff" stroke-opacity=".2" stroke-width="1.4" stroke-dasharray="4 7"/>`,
    );
    L.add(grid.join(''));
    const tip = [x + u * 0.18, y - u * 0.1];
    const curve = `M${f(left)} ${f(base)}C${f(x - u * 0.3)} ${f(base)} ${f(x)} ${f(y + u * 0.32)} ${f(tip[0])} ${f(tip[1])}`;
    L.add(
      `<path d="${curve}V${f(base)}Z" fill="${L.linear(
        [
          [0, '#4dd8ff', 0],
          [0.6, '#4dd8ff', 0.4],
          [1, '#4dd8ff', 0],
        ],
        { x2: 1, y2: 0 },
      )}"/><path d="${curve}" fill="none" stroke="#3fd0ff" stroke-width="${f(u * 0.06)}" stroke-linecap="round" opacity=".55" filter="${L.blur(8)}"/><path d="${curve}" fill="none" stroke="${L.linear(
        [
          [0, '#2f7bff'],
          [0.6, '#6fe8ff'],
          [1, '#ffffff'],
        ],
        { x2: 1, y2: 0 },
      )}" stroke-width="${f(u * 0.026)}" stroke-linecap="round"/>`,
    );
    L.add(glow(L, tip[0], tip[1], u * 0.34, '#ffd27a', 0.75));
    L.add(
      `<g filter="${drop(L, u * 0.015, u * 0.02, '#020518')}">${at(tip[0] + u * 0.06, tip[1] - u * 0.1, rocket(L), u * 0.0044, 32)}</g>`,
    );
    L.add(
      at(
        x + (tall ? -0.2 : -0.24) * u,
        y - u * 0.02,
        number('2.47×', u * 0.115, `fill="#ffffff" filter="${drop(L, 2, 5, '#05103a', 0.9)}"`),
      ),
    );
  },

  keno(L, { W, H, x, y, u, r }) {
    ground(L, W, H, ['#1f5fe0', '#10308f', '#050b36'], [x, y - u * 0.1], '#8fd0ff');
    const [cols, rows] = [5, 4];
    const size = u * 0.165;
    const hits = [1, 4, 7, 13, 16];
    const drawn = [10, 18];
    for (let i = 0; i < cols * rows; i++) {
      const [px, py] = [x + ((i % cols) - (cols - 1) / 2) * size * 1.1, y - u * 0.02 + (Math.floor(i / cols) - (rows - 1) / 2) * size * 1.1];
      const isHit = hits.includes(i);
      const base = isHit ? '#ffc23f' : drawn.includes(i) ? '#ff5d7a' : '#3b63d8';
      if (isHit) L.add(glow(L, px, py, size * 1.05, '#ffe09a', 0.8));
      L.add(
        `<rect x="${f(px - size / 2)}" y="${f(py - size / 2 + size * 0.07)}" width="${f(size)}" height="${f(size)}" rx="${f(size * 0.26)}" fill="${darken(base, 0.5)}"/><rect x="${f(px - size / 2)}" y="${f(py - size / 2)}" width="${f(size)}" height="${f(size)}" rx="${f(size * 0.26)}" fill="${L.linear(
          [
            [0, lighten(base, 0.32)],
            [1, base],
          ],
        )}"/>` + at(px, py, number(String(i * 2 + 1), size * 0.4, `fill="${isHit ? '#5a2a00' : '#ffffff'}"`)),
      );
    }
    L.add(sparks(r, x, y, u, '#d8ecff'));
  },

  wheel(L, { W, H, x, y, u, r }) {
    ground(L, W, H, ['#ff8a3c', '#b8325f', '#2c0838'], [x, y], '#ffe09a');
    const R = u * 0.46;
    const hues = ['#2fd39a', '#3b4660', '#5ba7ff', '#3b4660', '#ffd24a', '#3b4660', '#ff5d8f', '#3b4660'];
    const n = 16;
    const point = (q, turn) => `${f(x + q * Math.sin(turn * 2 * Math.PI))} ${f(y - q * Math.cos(turn * 2 * Math.PI))}`;
    L.add(
      `<g filter="${drop(L, u * 0.03, u * 0.03, '#1a0424')}"><circle cx="${f(x)}" cy="${f(y)}" r="${f(R * 1.09)}" fill="${L.linear([
        [0, '#fff3c8'],
        [0.5, '#e0902a'],
        [1, '#7a3a0c'],
      ])}"/></g><circle cx="${f(x)}" cy="${f(y)}" r="${f(R * 1.02)}" fill="#1c0a2c"/>`,
    );
    for (let i = 0; i < n; i++)
      L.add(
        `<path d="M${point(R, i / n)}A${f(R)} ${f(R)} 0 0 1 ${point(R, (i + 1) / n)}L${point(R * 0.4, (i + 1) / n)}A${f(R * 0.4)} ${f(R * 0.4)} 0 0 0 ${point(R * 0.4, i / n)}Z" fill="${hues[i % hues.length]}" stroke="#1c0a2c" stroke-width="${f(u * 0.008)}"/>`,
      );
    L.add(
      `<circle cx="${f(x)}" cy="${f(y)}" r="${f(R)}" fill="${L.radial([
        [0, '#ffffff', 0.3],
        [0.6, '#ffffff', 0],
        [1, '#000000', 0.35],
      ])}"/>`,
    );
    L.add(at(x, y, ball(L, R * 0.36, ['#fff6dc', '#ffb52f', '#a84a0a'])));
    L.add(at(x, y, number('5×', R * 0.32, 'fill="#4a1a00"')));
    L.add(
      `<path d="M${f(x - u * 0.05)} ${f(y - R * 1.2)}H${f(x + u * 0.05)}L${f(x)} ${f(y - R * 0.86)}Z" fill="#ffffff" stroke="#5a1030" stroke-width="${f(u * 0.01)}" stroke-linejoin="round" filter="${drop(L, u * 0.012, u * 0.012, '#1a0424')}"/>`,
    );
    L.add(sparks(r, x, y, u, '#fff0c8'));
  },

  'high-low'(L, { W, H, x, y, u, r }) {
    ground(L, W, H, ['#12a06a', '#07563f', '#02201c'], [x, y - u * 0.05], '#a8ffd0');
    const scale = u * 0.0062;
    const shadow = drop(L, u * 0.02, u * 0.025, '#00150e');
    L.add(`<g filter="${shadow}">${at(x - u * 0.25, y + u * 0.06, card(L, '4', 's'), scale * 0.8, -14)}</g>`);
    L.add(`<g filter="${shadow}">${at(x + u * 0.25, y + u * 0.04, card(L, 'K', 'd'), scale * 0.8, 13)}</g>`);
    L.add(`<g filter="${shadow}">${at(x, y, card(L, '8', 'h'), scale)}</g>`);
    const arrow = (px, py, colour, turn) =>
      at(
        px,
        py,
        `<circle r="${f(u * 0.095)}" fill="${L.linear([
          [0, lighten(colour, 0.35)],
          [1, colour],
        ])}"/><path d="M0 ${f(-u * 0.05)}L${f(u * 0.05)} ${f(u * 0.012)}H${f(u * 0.02)}V${f(u * 0.05)}H${f(-u * 0.02)}V${f(u * 0.012)}H${f(-u * 0.05)}Z" fill="#fff"/>`,
        1,
        turn,
      );
    L.add(`<g filter="${shadow}">${arrow(x + u * 0.21, y - u * 0.27, '#1fbf6a', 0)}${arrow(x - u * 0.21, y + u * 0.3, '#f0384f', 180)}</g>`);
    L.add(sparks(r, x, y, u, '#d8ffe8'));
  },

  towers(L, { W, H, x, y, u, r }) {
    ground(L, W, H, ['#7a2fd0', '#3a1478', '#120430'], [x, y - u * 0.3], '#ffb0f0');
    L.add(stars(r, W, H * 0.6, 40));
    const rows = 7;
    const [tw, th] = [u * 0.21, u * 0.115];
    const opened = [1, 0, 2, 1];
    for (let row = rows - 1; row >= 0; row--) {
      const shrink = 1 - row * 0.045;
      const py = y + u * 0.42 - row * th * 1.08;
      for (let tile = 0; tile < 3; tile++) {
        const px = x + (tile - 1) * tw * 1.08 * shrink;
        const isOpen = opened[row] === tile;
        const base = isOpen ? '#10322a' : row === opened.length ? '#b48cff' : row < opened.length ? '#4a2a98' : '#5d38b8';
        const [w, h] = [tw * shrink, th];
        if (isOpen) L.add(glow(L, px, py, tw * 0.8, '#45ffb8', 0.7));
        L.add(
          `<rect x="${f(px - w / 2)}" y="${f(py - h / 2 + h * 0.12)}" width="${f(w)}" height="${f(h)}" rx="${f(h * 0.24)}" fill="${darken(base, 0.5)}"/><rect x="${f(px - w / 2)}" y="${f(py - h / 2)}" width="${f(w)}" height="${f(h)}" rx="${f(h * 0.24)}" fill="${L.linear(
            [
              [0, lighten(base, isOpen ? 0.05 : 0.28)],
              [1, base],
            ],
          )}"/>`,
        );
        if (isOpen)
          L.add(
            `<g filter="${drop(L, u * 0.01, u * 0.01, '#001a10')}">${at(px, py - h * 0.12, custom['gem-emerald'](L), (h * 1.25) / 100)}</g>`,
          );
      }
    }
    L.add(sparks(r, x, y, u, '#f0d8ff'));
  },

  roulette(L, { W, H, x, y, u, r }) {
    ground(L, W, H, ['#c81f3f', '#5c0a24', '#1c0410'], [x, y - u * 0.1], '#ffb08a');
    L.add(
      `<ellipse cx="${f(x)}" cy="${f(y + u * 0.3)}" rx="${f(u * 0.56)}" ry="${f(u * 0.16)}" fill="#14020a" opacity=".6" filter="${L.blur(14)}"/>`,
    );
    L.add(at(x, y, roulette(L, 0.72), u * 0.0088));
    const shadow = drop(L, u * 0.02, u * 0.02, '#14020a');
    L.add(`<g filter="${shadow}">${at(x - u * 0.4, y + u * 0.32, chip(L, '#2f5fe0'), u * 0.0026, -12)}</g>`);
    L.add(`<g filter="${shadow}">${at(x + u * 0.42, y + u * 0.3, chip(L, '#d8a02f'), u * 0.0022, 14)}</g>`);
    L.add(sparks(r, x, y, u, '#ffe3b0'));
  },

  baccarat(L, { W, H, x, y, u, r }) {
    ground(L, W, H, ['#0f7f8f', '#0a4460', '#03162c'], [x, y - u * 0.1], '#9ff0ff');
    const shadow = drop(L, u * 0.02, u * 0.025, '#00101c');
    const scale = u * 0.0053;
    L.add(`<g filter="${shadow}">${at(x - u * 0.33, y - u * 0.02, card(L, '5', 'c'), scale, -13)}</g>`);
    L.add(`<g filter="${shadow}">${at(x - u * 0.11, y + u * 0.02, card(L, '4', 'd'), scale, -4)}</g>`);
    L.add(`<g filter="${shadow}">${at(x + u * 0.13, y, card(L, 'K', 's'), scale, 5)}</g>`);
    L.add(`<g filter="${shadow}">${at(x + u * 0.35, y + u * 0.04, card(L, '8', 'h'), scale, 14)}</g>`);
    L.add(`<g filter="${shadow}">${at(x - u * 0.02, y + u * 0.33, chip(L, '#c8202f'), u * 0.0026, -8)}${at(x + u * 0.17, y + u * 0.36, chip(L, '#d8a02f'), u * 0.0022, 12)}</g>`);
    L.add(sparks(r, x, y, u, '#d8f6ff'));
  },

  blackjack(L, { W, H, x, y, u, r }) {
    ground(L, W, H, ['#2f49c8', '#1a2378', '#0a0c34'], [x, y - u * 0.1], '#a8bcff');
    const shadow = drop(L, u * 0.02, u * 0.025, '#02041c');
    const scale = u * 0.0066;
    L.add(`<g filter="${shadow}">${at(x - u * 0.16, y + u * 0.01, card(L, 'A', 's'), scale, -12)}</g>`);
    L.add(`<g filter="${shadow}">${at(x + u * 0.15, y - u * 0.02, card(L, 'K', 'h'), scale, 10)}</g>`);
    L.add(glow(L, x + u * 0.27, y + u * 0.3, u * 0.2, '#ffd97a', 0.7));
    L.add(
      `<g filter="${shadow}">${at(x + u * 0.27, y + u * 0.3, ball(L, u * 0.15, ['#fff3c4', '#f2a929', '#8a4a06']))}${at(x + u * 0.27, y + u * 0.3, number('21', u * 0.15, 'fill="#4a2200"'))}</g>`,
    );
    L.add(`<g filter="${shadow}">${at(x - u * 0.34, y + u * 0.35, chip(L, '#c8202f'), u * 0.0026, -10)}${at(x - u * 0.17, y + u * 0.4, chip(L, '#1f9a5a'), u * 0.0022, 12)}</g>`);
    L.add(sparks(r, x, y, u, '#dbe4ff'));
  },

  'video-poker'(L, { W, H, x, y, u, r }) {
    ground(L, W, H, ['#c02fa8', '#5a1478', '#1c0634'], [x, y - u * 0.1], '#ffb4f4');
    const shadow = drop(L, u * 0.018, u * 0.022, '#14021c');
    const scale = u * 0.0044;
    ['10', 'J', 'Q', 'K', 'A'].forEach((rank, place) => {
      const turn = (place - 2) * 9;
      const px = x + (place - 2) * u * 0.165;
      const py = y - u * 0.04 + Math.abs(place - 2) ** 1.6 * u * 0.035;
      L.add(`<g filter="${shadow}">${at(px, py, card(L, rank, 'd'), scale, turn)}</g>`);
    });
    L.add(glow(L, x, y + u * 0.34, u * 0.22, '#7affd8', 0.55));
    L.add(
      `<g filter="${shadow}"><rect x="${f(x - u * 0.22)}" y="${f(y + u * 0.26)}" width="${f(u * 0.44)}" height="${f(u * 0.15)}" rx="${f(u * 0.075)}" fill="${L.linear([
        [0, '#7df5cd'],
        [1, '#16a878'],
      ])}"/>${at(x, y + u * 0.335, number('800×', u * 0.09, 'fill="#04231a"'))}</g>`,
    );
    L.add(sparks(r, x, y, u, '#ffe0fb'));
  },

  'lantern-court'(L, { W, H, x, r, tall }) {
    const horizon = H * 0.66;
    L.add(
      `<rect width="${W}" height="${H}" fill="${L.linear([
        [0, '#0b1030'],
        [0.45, '#2a1a58'],
        [0.7, '#8a2f5a'],
        [1, '#1a0a20'],
      ])}"/>`,
    );
    // The wall with its moon gate, and the garden behind it.
    const R = tall ? W * 0.4 : H * 0.4;
    const [gx, gy] = [x, horizon - R * 0.86];
    const hole = L.def((id) => `<clipPath id="${id}"><circle cx="${f(gx)}" cy="${f(gy)}" r="${f(R)}"/></clipPath>`);
    L.add(
      `<rect y="${f(horizon - R * 2.02)}" width="${W}" height="${f(R * 2.1)}" fill="${L.linear([
        [0, '#5a1428'],
        [0.5, '#8a2030'],
        [1, '#3a0c1e'],
      ])}"/>`,
    );
    let stones = '';
    for (let row = 0; row < 9; row++)
      for (let i = 0; i < 14; i++)
        stones += `<rect x="${f((i - (row % 2) * 0.5) * (W / 12))}" y="${f(horizon - R * 2 + row * R * 0.24)}" width="${f(W / 12 - 3)}" height="${f(R * 0.24 - 3)}" rx="3" fill="${r.chance(0.5) ? '#fff' : '#000'}" opacity="${f(r.range(0.01, 0.06))}"/>`;
    L.add(stones);
    let garden = `<rect width="${W}" height="${H}" fill="${L.linear(
      [
        [0, '#16337a'],
        [0.5, '#5a5fc0'],
        [0.8, '#ffb58a'],
        [1, '#ffdf9a'],
      ],
      { x1: 0, x2: 0, y1: gy - R, y2: gy + R * 0.8, user: true },
    )}"/>${glow(L, gx + R * 0.3, gy - R * 0.4, R * 0.75, '#fff6d8', 0.9)}<circle cx="${f(gx + R * 0.3)}" cy="${f(gy - R * 0.4)}" r="${f(R * 0.25)}" fill="#fffbe8"/>`;
    const hill = (dy, colour, k) =>
      `<path d="M${f(gx - R * 1.2)} ${f(gy + R)}V${f(gy + R * dy)}Q${f(gx - R * 0.6)} ${f(gy + R * (dy - k))} ${f(gx - R * 0.1)} ${f(gy + R * dy)}T${f(gx + R * 1.2)} ${f(gy + R * (dy - 0.06))}V${f(gy + R)}Z" fill="${colour}"/>`;
    garden += hill(0.28, '#6a5fb0', 0.42) + hill(0.46, '#43478f', 0.3);
    // A pagoda in three storeys.
    let pagoda = '';
    [0, 1, 2].forEach((i) => {
      const [w, py] = [R * (0.52 - i * 0.11), gy + R * (0.6 - i * 0.32)];
      const px = gx - R * 0.22;
      pagoda += `<rect x="${f(px - w * 0.55)}" y="${f(py - R * 0.2)}" width="${f(w * 1.1)}" height="${f(R * 0.2)}" fill="#2a1a4a"/>${[-0.3, 0, 0.3].map((k) => `<rect x="${f(px + k * w - R * 0.03)}" y="${f(py - R * 0.15)}" width="${f(R * 0.06)}" height="${f(R * 0.11)}" rx="3" fill="#ffd27a"/>`).join('')}<path d="M${f(px - w)} ${f(py - R * 0.17)}Q${f(px - w * 0.5)} ${f(py - R * 0.2)} ${f(px - w * 0.36)} ${f(py - R * 0.32)}H${f(px + w * 0.36)}Q${f(px + w * 0.5)} ${f(py - R * 0.2)} ${f(px + w)} ${f(py - R * 0.17)}Q${f(px)} ${f(py - R * 0.13)} ${f(px - w)} ${f(py - R * 0.17)}Z" fill="#1b1238"/>`;
    });
    garden += pagoda + hill(0.72, '#241a4a', 0.12);
    L.add(`<g clip-path="${hole}">${garden}</g>`);
    L.add(
      `<circle cx="${f(gx)}" cy="${f(gy)}" r="${f(R)}" fill="none" stroke="${L.linear([
        [0, '#ffe9a8'],
        [0.5, '#c8802f'],
        [1, '#6a2f14'],
      ])}" stroke-width="${f(R * 0.075)}"/><circle cx="${f(gx)}" cy="${f(gy)}" r="${f(R * 0.955)}" fill="none" stroke="#3a0c14" stroke-width="${f(R * 0.02)}"/><circle cx="${f(gx)}" cy="${f(gy)}" r="${f(R * 1.045)}" fill="none" stroke="#fff3c8" stroke-opacity=".6" stroke-width="1.6"/>`,
    );
    // Roof tiles along the top of the wall.
    const roof = horizon - R * 1.98;
    let tiles = '';
    const step = R * 0.2;
    for (let tx = -step; tx < W + step; tx += step)
      tiles += `<path d="M${f(tx)} ${f(roof - R * 0.26)}h${f(step * 0.9)}v${f(R * 0.26)}a${f(step * 0.45)} ${f(step * 0.3)} 0 0 1 ${f(-step * 0.9)} 0Z" fill="${L.linear(
        [
          [0, '#123a4a'],
          [1, '#0b1f33'],
        ],
      )}" stroke="#3f8f9a" stroke-opacity=".5" stroke-width="1.2"/>`;
    if (roof > -R * 0.1) L.add(tiles);
    // A wet stone floor that throws the light back.
    L.add(
      `<rect y="${f(horizon)}" width="${W}" height="${f(H - horizon)}" fill="${L.linear([
        [0, '#5a2440'],
        [0.4, '#2a1230'],
        [1, '#10061a'],
      ])}"/>`,
    );
    L.add(
      `<g filter="${L.blur(5)}" opacity=".75"><ellipse cx="${f(gx)}" cy="${f(horizon + (H - horizon) * 0.2)}" rx="${f(R * 0.75)}" ry="${f((H - horizon) * 0.24)}" fill="#ffc98a" opacity=".55"/><ellipse cx="${f(gx + R * 0.2)}" cy="${f(horizon + (H - horizon) * 0.3)}" rx="${f(R * 0.16)}" ry="${f((H - horizon) * 0.3)}" fill="#fff3d0" opacity=".7"/></g>`,
    );
    for (let i = -7; i <= 7; i++)
      L.add(
        `<path d="M${f(gx + i * W * 0.06)} ${f(horizon)}L${f(gx + i * W * 0.22)} ${H}" stroke="#000" stroke-opacity=".28" stroke-width="1.5"/>`,
      );
    [0.1, 0.28, 0.56].forEach((k) =>
      L.add(
        `<path d="M0 ${f(horizon + (H - horizon) * k)}H${W}" stroke="#000" stroke-opacity=".25" stroke-width="1.5"/>`,
      ),
    );
    // Lanterns on two strings.
    const unit = tall ? W * 0.0031 : H * 0.0036;
    const strung = tall
      ? [
          [0.12, 0.2, 1.1, 0],
          [0.34, 0.1, 0.72, 1],
          [0.66, 0.1, 0.72, 2],
          [0.88, 0.2, 1.1, 0],
          [0.07, 0.47, 0.62, 2],
          [0.93, 0.47, 0.62, 1],
        ]
      : [
          [0.07, 0.3, 1.15, 0],
          [0.2, 0.15, 0.76, 1],
          [0.35, 0.11, 0.6, 2],
          [0.66, 0.11, 0.6, 1],
          [0.8, 0.15, 0.76, 2],
          [0.93, 0.3, 1.15, 0],
        ];
    const strings = strung.map(([lx, ly, ls]) => [lx * W, ly * H - 46 * unit * ls]);
    L.add(strings.map(([sx, sy]) => `<path d="M${f(sx)} -10V${f(sy)}" stroke="#2a0c14" stroke-width="2"/>`).join(''));
    const tints = [
      ['#ff5a3a', '#c8161f', '#5a0414'],
      ['#ffc94a', '#f08a1f', '#8a3a04'],
      ['#5fe0b0', '#129a7a', '#044a44'],
    ];
    strung.forEach(([lx, ly, ls, tint]) => {
      L.add(glow(L, lx * W, ly * H, 88 * unit * ls, tints[tint][0], 0.75));
      L.add(at(lx * W, ly * H, lantern(L, tints[tint]), unit * ls));
    });
    let petals = '';
    for (let i = 0; i < 26; i++)
      petals += `<ellipse cx="${f(r() * W)}" cy="${f(r() * H * 0.9)}" rx="${f(r.range(3, 6))}" ry="${f(r.range(1.6, 3))}" transform="rotate(${f(r.range(0, 180))} ${f(r() * 9)} 0)" fill="${r.pick(['#ffd0dc', '#ff9ab8', '#fff0e0'])}" opacity="${f(r.range(0.5, 0.95))}"/>`;
    L.add(petals);
  },
};

function sparks(r, x, y, u, colour) {
  let s = '';
  for (let i = 0; i < 16; i++) {
    const [px, py, size] = [x + r.range(-0.8, 0.8) * u, y + r.range(-0.55, 0.5) * u, u * r.range(0.006, 0.022)];
    s += `<path d="M${f(px - size)} ${f(py)}Q${f(px)} ${f(py)} ${f(px)} ${f(py - size)}Q${f(px)} ${f(py)} ${f(px + size)} ${f(py)}Q${f(px)} ${f(py)} ${f(px)} ${f(py + size)}Q${f(px)} ${f(py)} ${f(px - size)} ${f(py)}Z" fill="${colour}" opacity="${f(r.range(0.4, 0.95))}"/>`;
  }
  return s;
}

function mine(L, r) {
  const spikes = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M${f(-r * 0.17)} ${f(-r * 0.86)}L0 ${f(-r * 1.36)}L${f(r * 0.17)} ${f(-r * 0.86)}Z" transform="rotate(${i * 45 + 8})" fill="#3a3f58" stroke="#0a0b16" stroke-width="${f(r * 0.04)}"/>`,
  ).join('');
  return (
    spikes +
    ball(L, r, ['#7a84a8', '#2c3048', '#0a0b16']) +
    `<circle r="${f(r * 0.26)}" fill="${L.radial([
      [0, '#fff0f0'],
      [0.4, '#ff4a5a'],
      [1, '#a8001f'],
    ])}"/><circle r="${f(r * 0.34)}" fill="none" stroke="#0a0b16" stroke-width="${f(r * 0.09)}"/>`
  );
}

const rocket = (L) =>
  `<g><path d="M-14 52Q-20 84 0 112Q20 84 14 52Z" fill="${L.linear([
    [0, '#fff6c8'],
    [0.35, '#ffb52f'],
    [1, '#ff4a1f', 0],
  ])}"/><path d="M-7 52Q-9 70 0 86Q9 70 7 52Z" fill="#fffbe8"/><path d="M-22 8C-44 20 -46 44 -42 60L-18 42ZM22 8C44 20 46 44 42 60L18 42Z" fill="${L.linear(
    [
      [0, '#ff6a7a'],
      [1, '#b0123f'],
    ],
  )}"/><path d="M0 -72C22 -50 30 -18 26 14C24 30 20 42 16 50H-16C-20 42 -24 30 -26 14C-30 -18 -22 -50 0 -72Z" fill="${L.linear(
    [
      [0, '#b8c8e8'],
      [0.3, '#ffffff'],
      [0.62, '#dfe8fa'],
      [1, '#7a8ab8'],
    ],
    { x2: 1, y2: 0 },
  )}"/><path d="M0 -72C12 -60 19.6 -45 23.6 -30H-23.6C-19.6 -45 -12 -60 0 -72Z" fill="${L.linear(
    [
      [0, '#c8163f'],
      [0.35, '#ff6a7a'],
      [1, '#8a0a2f'],
    ],
    { x2: 1, y2: 0 },
  )}"/><circle cy="-6" r="13" fill="#22306a"/><circle cy="-6" r="10" fill="${L.radial(
    [
      [0, '#d8f6ff'],
      [0.5, '#4dc8ff'],
      [1, '#1256b0'],
    ],
    { cx: 0.35, cy: 0.3, r: 0.8 },
  )}"/><path d="M-16 50H16L13 57H-13Z" fill="#3a4670"/><path d="M-4 20H4V62Q0 68 -4 62Z" fill="${L.linear([
    [0, '#ff6a7a'],
    [1, '#b0123f'],
  ])}"/><path d="M-16 -26C-19 -8 -19 12 -14 34" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/></g>`;

// Where the picture's object stands and how large it is.
const PLACES = {
  wide: { x: 0.7, y: 0.47, u: 0.88 },
  square: { x: 0.5, y: 0.375, u: 0.74 },
  tall: { x: 0.5, y: 0.42, u: 0.9 },
};
const GOLD = {
  case: 'title',
  title: {
    fill: ['#fffbe6', '#ffdc7a', '#e89a2f', '#fff0b8'],
    strokes: [
      [4, '#6a0f1f'],
      [9, '#22040f'],
    ],
    ext: ['#4a0a18', 7],
    glow: '#ff8a3a',
    gloss: 0.3,
  },
};

export function composeHouse(game, W, H) {
  const seed = hash(game.seed);
  const L = new Layer(`${seed.toString(36)}${W}${H}`);
  const kind = W > H ? 'wide' : W === H ? 'square' : 'tall';
  const { x, y, u } = PLACES[kind];
  const reel = game.id === 'lantern-court';
  scenes[game.id](L, {
    W,
    H,
    x: (reel ? 0.5 : x) * W,
    y: y * H,
    u: u * Math.min(W, H),
    r: rngOf(seed),
    tall: kind !== 'wide',
  });

  const dark = '#07030f';
  if (reel) {
    L.add(
      `<rect y="${f(H * 0.5)}" width="${W}" height="${f(H * 0.5)}" fill="${L.linear([
        [0, dark, 0],
        [1, dark, 0.85],
      ])}"/>`,
    );
    const c = { st: GOLD, pal: { shade: '#22040f' }, r: rngOf(seed), fontId: 'berkshire-swash', warp: 'arch', game };
    const box = { wide: [0.1, 0.63, 0.8, 0.3], square: [0.07, 0.68, 0.86, 0.26], tall: [0.07, 0.72, 0.86, 0.22] }[kind];
    paintTitle(L, c, { x: box[0] * W, y: box[1] * H, w: box[2] * W, h: box[3] * H });
    return svg(W, H, L.inner());
  }
  const [left, size] = kind === 'wide' ? [0.06, H * 0.135] : [0.08, W * 0.145];
  L.add(
    kind === 'wide'
      ? `<rect width="${f(W * 0.7)}" height="${H}" fill="${L.linear(
          [
            [0, dark, 0.55],
            [1, dark, 0],
          ],
          { x2: 1, y2: 0 },
        )}"/>`
      : `<rect y="${f(H * 0.5)}" width="${W}" height="${f(H * 0.5)}" fill="${L.linear([
          [0, dark, 0],
          [1, dark, 0.8],
        ])}"/>`,
  );
  const bottom = H - W * left;
  const { d, width } = textPath(game.name, 'unbounded', size);
  const fit = Math.min(1, ((kind === 'wide' ? 0.42 : 0.84) * W) / width);
  const credit = textPath('FOYER ORIGINALS', 'unbounded', size * 0.185, { tracking: 0.16 });
  L.add(
    `<g fill="#fff" filter="${drop(L, 3, 7, dark, 0.75)}"><path transform="translate(${f(left * W)} ${f(bottom)}) scale(${fit.toFixed(3)})" d="${d}"/><path opacity=".82" transform="translate(${f(left * W + 2)} ${f(bottom - size * fit * 0.98)})" d="${credit.d}"/></g>`,
  );
  return svg(W, H, L.inner());
}
