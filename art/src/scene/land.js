// Middle distance: three to five silhouettes with atmospheric perspective, one painter per kind of place.
import { mix, lighten, darken } from '../core/color.js';
import { f, poly, ridge } from '../core/layer.js';

const hillPts = (r, W, y, amp, n) =>
  Array.from({ length: n + 1 }, (_, i) => [(i / n) * (W + 60) - 30, y + (r() - 0.5) * 2 * amp]);
// Far planes take the horizon's light, the middle plane the theme's accent, near planes the shade.
const tone = (pal, t) =>
  t < 0.5
    ? mix(mix(pal.sky[2], pal.sky[1], 0.45), mix(pal.sky[1], pal.accent, 0.6), t * 2)
    : mix(mix(pal.sky[1], pal.accent, 0.6), pal.shade, (t - 0.5) * 1.75);

function bands(L, c, shapes) {
  const { pal, st } = c,
    n = shapes.length;
  shapes.forEach((d, i) => {
    const t = n === 1 ? 1 : (i + 0.6) / n,
      col = tone(pal, t),
      g = L.linear([
        [0, lighten(col, 0.12)],
        [0.35, col],
        [1, darken(col, 0.35)],
      ]);
    if (st.treat === 'paper')
      L.add(
        `<path d="${d}" fill="${pal.shade}" opacity=".32" transform="translate(0 -5)" filter="${L.blur(4)}"/><path d="${d}" fill="${lighten(col, 0.08)}"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/>`,
      );
    else if (st.treat === 'neon')
      L.add(
        `<path d="${d}" fill="${g}"/><path d="${d}" fill="none" stroke="${i % 2 ? pal.light : pal.accent}" stroke-width="2.2" opacity=".5" filter="${L.blur(3)}"/><path d="${d}" fill="none" stroke="${i % 2 ? pal.light : pal.accent}" stroke-width="1.1" opacity=".8"/>`,
      );
    else if (st.treat === 'comic') L.add(`<path d="${d}" fill="${col}" stroke="#140a1f" stroke-width="2.6"/>`);
    else
      L.add(
        `<path d="${d}" fill="${g}"/><path d="${d}" fill="none" stroke="${lighten(pal.light, 0.2)}" stroke-width="1.5" opacity="${(0.75 - t * 0.4).toFixed(2)}"/>`,
      );
    if (i < n - 1 && !['paper', 'comic'].includes(st.treat))
      L.add(
        `<rect y="${f(c.H * 0.5)}" width="${c.W}" height="${f(c.H * 0.5)}" fill="${L.linear([
          [0, pal.sky[2], 0],
          [1, pal.sky[2], 0.22],
        ])}"/>`,
      );
  });
}
const tri = (r, W, H, base, n, lo, hi, w) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = ((i + r.range(0.1, 0.9)) / n) * W,
      h = H * r.range(lo, hi),
      hw = h * w;
    d += `M${f(x - hw)} ${f(base)}L${f(x)} ${f(base - h)}L${f(x + hw)} ${f(base)}Z`;
  }
  return d + `M-9 ${f(base - 2)}H${W + 9}V${H + 9}H-9Z`;
};
const blocks = (r, W, H, base, lo, hi, bw) => {
  let d = `M-10 ${H + 10}`,
    x = -10;
  while (x < W + 10) {
    const w = r.range(bw * 0.6, bw * 1.4),
      y = base - H * r.range(lo, hi);
    d += `L${f(x)} ${f(y)}`;
    if (r.chance(0.3))
      d += `L${f(x + w * 0.35)} ${f(y)}L${f(x + w * 0.5)} ${f(y - H * 0.08)}L${f(x + w * 0.65)} ${f(y)}`;
    d += `L${f(x + w)} ${f(y)}`;
    x += w;
  }
  return d + `L${W + 10} ${H + 10}Z`;
};
const pines = (r, W, H, base, n, lo, hi) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = ((i + r()) / n) * W,
      h = H * r.range(lo, hi),
      w = h * 0.24;
    for (let k = 0; k < 4; k++) {
      const y = base - h + (h * k) / 4.4,
        ww = w * (0.45 + k * 0.2);
      d += `M${f(x)} ${f(y)}L${f(x + ww)} ${f(y + h * 0.36)}L${f(x - ww)} ${f(y + h * 0.36)}Z`;
    }
  }
  return d + `M-9 ${f(base - 4)}H${W + 9}V${H + 9}H-9Z`;
};
const rounds = (r, W, H, base, n, rad) => {
  let d = '';
  for (let i = 0; i <= n; i++) {
    const x = (i / n) * W,
      R = rad * r.range(0.7, 1.3);
    d += `M${f(x - R)} ${f(base)}a${f(R)} ${f(R)} 0 1 1 ${f(2 * R)} 0Z`;
  }
  return d + `M-9 ${f(base - 1)}H${W + 9}V${H + 9}H-9Z`;
};
const jag = (r, W, H, y, amp, n) =>
  poly([
    [-20, H + 20],
    ...Array.from({ length: n + 1 }, (_, i) => [
      (i / n) * (W + 40) - 20,
      y + (i % 2 ? -amp : amp * 0.4) * r.range(0.5, 1.2),
    ]),
    [W + 20, H + 20],
  ]);
const pagoda = (x, b, s, tiers = 4) => {
  let d = '';
  for (let i = 0; i < tiers; i++) {
    const w = s * (1 - i * 0.19),
      y = b - i * s * 0.42;
    d += `M${f(x - w * 0.36)} ${f(y)}V${f(y - s * 0.3)}H${f(x + w * 0.36)}V${f(y)}Z M${f(x - w * 0.72)} ${f(y - s * 0.26)}Q${f(x - w * 0.4)} ${f(y - s * 0.32)} ${f(x - w * 0.28)} ${f(y - s * 0.46)}H${f(x + w * 0.28)}Q${f(x + w * 0.4)} ${f(y - s * 0.32)} ${f(x + w * 0.72)} ${f(y - s * 0.26)}Z`;
  }
  return d + `M${f(x - 2)} ${f(b - tiers * s * 0.42)}h4v${f(-s * 0.3)}h-4Z`;
};
const tower = (x, b, w, h, roof) =>
  `M${f(x - w / 2)} ${f(b)}V${f(b - h)}H${f(x + w / 2)}V${f(b)}Z` +
  (roof
    ? `M${f(x - w * 0.68)} ${f(b - h)}L${f(x)} ${f(b - h - w * 1.5)}L${f(x + w * 0.68)} ${f(b - h)}Z`
    : [0, 1, 2]
        .map((i) => `M${f(x - w * 0.6 + i * w * 0.45)} ${f(b - h + 1)}v${f(-w * 0.28)}h${f(w * 0.28)}v${f(w * 0.28)}Z`)
        .join('') + `M${f(x - w * 0.6)} ${f(b - h + 1)}h${f(w * 1.2)}v${f(w * 0.25)}h${f(-w * 1.2)}Z`);
const dome = (x, b, w, h) =>
  `M${f(x - w / 2)} ${f(b)}V${f(b - h)}H${f(x + w / 2)}V${f(b)}Z M${f(x - w * 0.5)} ${f(b - h)}C${f(x - w * 0.85)} ${f(b - h - w * 0.6)} ${f(x - w * 0.1)} ${f(b - h - w * 0.75)} ${f(x)} ${f(b - h - w * 1.2)}C${f(x + w * 0.1)} ${f(b - h - w * 0.75)} ${f(x + w * 0.85)} ${f(b - h - w * 0.6)} ${f(x + w * 0.5)} ${f(b - h)}Z`;
const windows = (L, c, y0, y1, n, col) => {
  const { r, W } = c;
  let s = '';
  for (let i = 0; i < n; i++)
    s += `<rect x="${f(r() * W)}" y="${f(r.range(y0, y1))}" width="2.4" height="3.6" opacity="${r.range(0.3, 0.95).toFixed(2)}"/>`;
  L.add(`<g fill="${col}">${s}</g>`);
};

const painters = {
  hills: (L, c) => {
    const { r, W, H } = c;
    bands(L, c, [
      ridge(hillPts(r, W, H * 0.58, H * 0.05, 5), W, H),
      ridge(hillPts(r, W, H * 0.68, H * 0.06, 4), W, H),
      rounds(r, W, H, H * 0.75, 12, H * 0.035),
      ridge(hillPts(r, W, H * 0.82, H * 0.04, 3), W, H),
    ]);
  },
  pyramids: (L, c) => {
    const { r, W, H, pal } = c;
    const b = H * 0.76;
    bands(L, c, [tri(r, W, H, b, 5, 0.14, 0.24, 1), tri(r, W, H, b, 2, 0.34, 0.46, 0.95)]);
    L.add(
      `<path d="M${f(W * 0.2)} ${f(b)}l${f(W * 0.02)} ${f(-H * 0.3)}l${f(W * 0.02)} ${f(H * 0.3)}Z" fill="${pal.shade}" opacity=".5"/>`,
    );
    bands(L, c, [ridge(hillPts(r, W, H * 0.76, H * 0.03, 3), W, H), ridge(hillPts(r, W, H * 0.86, H * 0.04, 2), W, H)]);
  },
  pagoda: (L, c) => {
    const { r, W, H } = c,
      b = H * 0.82;
    bands(L, c, [
      jag(r, W, H, H * 0.5, H * 0.13, 8),
      ridge(hillPts(r, W, H * 0.66, H * 0.06, 5), W, H),
      pagoda(W * 0.14, b, H * 0.17) +
        pagoda(W * 0.88, b, H * 0.22, 5) +
        pagoda(W * 0.34, b, H * 0.1, 3) +
        `M-9 ${f(b - 2)}H${W + 9}V${H + 9}H-9Z`,
      rounds(r, W, H, H * 0.88, 9, H * 0.06),
    ]);
  },
  fjord: (L, c) => {
    const { r, W, H } = c;
    bands(L, c, [
      jag(r, W, H, H * 0.48, H * 0.16, 9),
      jag(r, W, H, H * 0.6, H * 0.13, 7),
      pines(r, W, H, H * 0.8, 22, 0.1, 0.2),
      pines(r, W, H, H * 0.9, 14, 0.12, 0.3),
    ]);
  },
  sea: (L, c) => {
    const { r, W, H } = c;
    const wave = (y, a, n) => {
      let d = `M-20 ${H + 20}V${f(y)}`;
      const w = (W + 40) / n;
      for (let i = 0; i < n; i++)
        d += `q${f(w * 0.3)} ${f(-a)} ${f(w * 0.55)} ${f(-a * 0.2)}t${f(w * 0.45)} ${f(a * 0.2)}`;
      return d + `V${H + 20}Z`;
    };
    bands(L, c, [
      ridge(hillPts(r, W, H * 0.6, H * 0.04, 3), W, H),
      wave(H * 0.66, H * 0.05, 8),
      wave(H * 0.74, H * 0.07, 6),
      wave(H * 0.84, H * 0.09, 5),
    ]);
  },
  lake: (L, c) => {
    const { r, W, H, pal } = c;
    bands(L, c, [ridge(hillPts(r, W, H * 0.5, H * 0.06, 5), W, H), pines(r, W, H, H * 0.62, 24, 0.06, 0.15)]);
    L.add(
      `<rect y="${f(H * 0.62)}" width="${W}" height="${f(H * 0.4)}" fill="${L.linear([
        [0, lighten(pal.accent, 0.35)],
        [1, pal.shade],
      ])}"/>`,
    );
    let s = '';
    for (let i = 0; i < 26; i++)
      s += `<rect x="${f(r() * W)}" y="${f(H * r.range(0.64, 0.98))}" width="${f(r.range(14, 70))}" height="1.6" rx=".8" opacity="${r.range(0.15, 0.5).toFixed(2)}"/>`;
    L.add(`<g fill="#fff">${s}</g>`);
  },
  under: (L, c) => {
    const { r, W, H } = c;
    bands(L, c, [
      rounds(r, W, H, H * 0.72, 7, H * 0.1),
      ridge(hillPts(r, W, H * 0.76, H * 0.05, 5), W, H),
      rounds(r, W, H, H * 0.88, 11, H * 0.06),
      ridge(hillPts(r, W, H * 0.93, H * 0.03, 4), W, H),
    ]);
  },
  jungle: (L, c) => {
    const { r, W, H, pal } = c;
    bands(L, c, [
      rounds(r, W, H, H * 0.5, 8, H * 0.1),
      rounds(r, W, H, H * 0.62, 11, H * 0.08),
      rounds(r, W, H, H * 0.76, 9, H * 0.1),
      ridge(hillPts(r, W, H * 0.86, H * 0.03, 4), W, H),
    ]);
    let s = '';
    for (let i = 0; i < 9; i++) {
      const x = r() * W;
      s += `<path d="M${f(x)} -5q${f(r.range(-20, 20))} ${f(H * 0.15)} ${f(r.range(-8, 8))} ${f(H * r.range(0.12, 0.32))}"/>`;
    }
    L.add(`<g fill="none" stroke="${pal.shade}" stroke-width="3" opacity=".65">${s}</g>`);
  },
  candy: (L, c) => {
    const { r, W, H, pal } = c;
    bands(L, c, [rounds(r, W, H, H * 0.66, 5, H * 0.15), rounds(r, W, H, H * 0.76, 6, H * 0.11)]);
    let s = '';
    for (let i = 0; i < 5; i++) {
      const x = (W * (i + r())) / 5,
        y = H * r.range(0.5, 0.64),
        R = H * r.range(0.05, 0.09);
      s += `<rect x="${f(x - 3)}" y="${f(y)}" width="6" height="${f(H * 0.3)}" rx="3" fill="#fff"/><circle cx="${f(x)}" cy="${f(y)}" r="${f(R)}" fill="${r.pick(['#ff5fa8', '#ffd84f', '#5fd8ff', '#a06bff', '#7be86b'])}" stroke="#fff" stroke-width="3"/><path d="M${f(x)} ${f(y)}m${f(-R * 0.6)} 0a${f(R * 0.6)} ${f(R * 0.6)} 0 0 1 ${f(R * 1.1)} ${f(-R * 0.2)}a${f(R * 0.35)} ${f(R * 0.35)} 0 0 1 ${f(-R * 0.7)} ${f(R * 0.3)}" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>`;
    }
    L.add(`<g opacity=".92">${s}</g>`);
    bands(L, c, [rounds(r, W, H, H * 0.9, 5, H * 0.13)]);
    L.add(`<rect y="${f(H * 0.88)}" width="${W}" height="${f(H * 0.14)}" fill="${pal.accent}" opacity=".35"/>`);
  },
  stage: (L, c) => {
    const { W, H, pal, light } = c;
    for (let i = 0; i < 6; i++) {
      const x = W * (0.08 + i * 0.168),
        tx = light[0] + (i - 2.5) * W * 0.12;
      L.add(
        `<path d="M${f(x - 4)} -10L${f(x + 4)} -10L${f(tx + W * 0.1)} ${H}L${f(tx - W * 0.1)} ${H}Z" fill="${L.linear([
          [0, i % 2 ? pal.light : lighten(pal.accent, 0.3), 0.6],
          [1, pal.light, 0],
        ])}" filter="${L.blur(3)}"/>`,
      );
    }
    const drape = (s) => {
      let d = '';
      for (let i = 0; i < 5; i++) {
        const w = W * 0.05,
          x = s < 0 ? i * w * 0.8 - 8 : W - i * w * 0.8 + 8 - w;
        d += `<path d="M${f(x)} -5h${f(w)}q${f(w * 0.3)} ${f(H * 0.5)} 0 ${f(H * (0.92 - i * 0.13))}h${f(-w)}q${f(-w * 0.2)} ${f(-H * 0.4)} 0 ${f(-H * 0.9)}Z" fill="${L.linear(
          [
            [0, darken(pal.accent, 0.45)],
            [0.5, pal.accent],
            [1, darken(pal.accent, 0.5)],
          ],
          { x2: 1, y2: 0 },
        )}"/>`;
      }
      return d;
    };
    L.add(drape(-1), drape(1));
    L.add(
      `<ellipse cx="${f(W / 2)}" cy="${f(H * 0.93)}" rx="${f(W * 0.62)}" ry="${f(H * 0.16)}" fill="${L.linear([
        [0, lighten(pal.accent, 0.25)],
        [0.4, darken(pal.accent, 0.3)],
        [1, pal.shade],
      ])}"/><ellipse cx="${f(W / 2)}" cy="${f(H * 0.9)}" rx="${f(W * 0.52)}" ry="${f(H * 0.11)}" fill="none" stroke="${pal.light}" stroke-width="2" opacity=".8"/>`,
    );
    let b = '';
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * Math.PI * 2;
      b += `<circle cx="${f(W / 2 + W * 0.55 * Math.cos(a))}" cy="${f(H * 0.91 + H * 0.13 * Math.sin(a))}" r="2.6"/>`;
    }
    L.add(`<g fill="#fffbe0">${b}</g>`);
  },
  space: (L, c) => {
    const { r, W, H, pal, light } = c;
    const px = light[0] > W / 2 ? W * 0.12 : W * 0.88,
      R = H * r.range(0.14, 0.24),
      py = H * r.range(0.2, 0.36);
    const g = L.radial(
      [
        [0, lighten(pal.light, 0.3)],
        [0.5, pal.accent],
        [1, pal.shade],
      ],
      { cx: 0.35, cy: 0.3, r: 0.8 },
    );
    L.add(
      `<g transform="rotate(-20 ${f(px)} ${f(py)})"><circle cx="${f(px)}" cy="${f(py)}" r="${f(R)}" fill="${g}"/>${[0, 1, 2, 3].map((i) => `<ellipse cx="${f(px)}" cy="${f(py + R * (i - 1.5) * 0.4)}" rx="${f(R * Math.sqrt(1 - ((i - 1.5) * 0.4) ** 2))}" ry="${f(R * 0.07)}" fill="#fff" opacity=".12"/>`).join('')}<path d="M${f(px - R * 1.7)} ${f(py)}a${f(R * 1.7)} ${f(R * 0.38)} 0 0 0 ${f(R * 3.4)} 0" fill="none" stroke="${lighten(pal.light, 0.3)}" stroke-width="5" opacity=".7"/></g>`,
    );
    bands(L, c, [
      jag(r, W, H, H * 0.78, H * 0.06, 12),
      ridge(hillPts(r, W, H * 0.84, H * 0.04, 6), W, H),
      ridge(hillPts(r, W, H * 0.92, H * 0.03, 4), W, H),
    ]);
  },
  castle: (L, c) => {
    const { r, W, H, pal } = c,
      b = H * 0.86;
    let d = '';
    const cx = W * r.pick([0.2, 0.8]);
    for (const [dx, w, h, roof] of [
      [-0.16, 0.05, 0.28, 1],
      [-0.09, 0.07, 0.2, 0],
      [0, 0.08, 0.42, 1],
      [0.08, 0.07, 0.24, 0],
      [0.15, 0.05, 0.34, 1],
    ])
      d += tower(cx + dx * W, b, w * W, h * H * 1.1, roof);
    bands(L, c, [jag(r, W, H, H * 0.56, H * 0.12, 8), d + `M-9 ${f(b - H * 0.1)}H${W + 9}V${H + 9}H-9Z`]);
    L.add(
      `<g fill="${pal.light}">${[0, 1, 2, 3, 4, 5].map(() => `<rect x="${f(cx + W * r.range(-0.14, 0.14))}" y="${f(b - H * r.range(0.14, 0.3))}" width="4" height="8" rx="2"/>`).join('')}</g>`,
    );
    bands(L, c, [ridge(hillPts(r, W, H * 0.84, H * 0.05, 5), W, H)]);
  },
  graveyard: (L, c) => {
    const { r, W, H } = c;
    let d = '';
    for (let i = 0; i < 8; i++) {
      const x = (W * (i + r.range(0.2, 0.8))) / 8,
        w = W * 0.028,
        h = H * r.range(0.08, 0.15),
        y = H * 0.86;
      d +=
        i % 3
          ? `M${f(x - w)} ${f(y)}v${f(-h)}a${f(w)} ${f(w)} 0 0 1 ${f(2 * w)} 0v${f(h)}Z`
          : `M${f(x - w * 0.3)} ${f(y)}v${f(-h)}h${f(-w * 0.8)}v${f(-w * 0.6)}h${f(w * 0.8)}v${f(-w)}h${f(w * 0.6)}v${f(w)}h${f(w * 0.8)}v${f(w * 0.6)}h${f(-w * 0.8)}v${f(h)}Z`;
    }
    const tree = (x, s) =>
      `M${f(x - 9)} ${f(H * 0.88)}C${f(x)} ${f(H * 0.6)} ${f(x - 14 * s)} ${f(H * 0.45)} ${f(x + 10 * s)} ${f(H * 0.2)}C${f(x + 2 * s)} ${f(H * 0.4)} ${f(x + 22 * s)} ${f(H * 0.36)} ${f(x + 52 * s)} ${f(H * 0.24)}C${f(x + 26 * s)} ${f(H * 0.42)} ${f(x + 8 * s)} ${f(H * 0.5)} ${f(x + 10)} ${f(H * 0.88)}Z M${f(x)} ${f(H * 0.52)}C${f(x - 30 * s)} ${f(H * 0.44)} ${f(x - 44 * s)} ${f(H * 0.36)} ${f(x - 58 * s)} ${f(H * 0.3)}C${f(x - 40 * s)} ${f(H * 0.46)} ${f(x - 20 * s)} ${f(H * 0.52)} ${f(x)} ${f(H * 0.6)}Z`;
    bands(L, c, [
      ridge(hillPts(r, W, H * 0.62, H * 0.07, 5), W, H),
      tree(W * 0.08, 1.3) + tree(W * 0.93, -1.5) + ridge(hillPts(r, W, H * 0.8, H * 0.04, 4), W, H),
      d + ridge(hillPts(r, W, H * 0.86, H * 0.02, 4), W, H),
    ]);
  },
  canyon: (L, c) => {
    const { r, W, H } = c;
    const mesa = (n, b, lo, hi) => {
      let d = '';
      for (let i = 0; i < n; i++) {
        const x = (W * (i + r.range(0.1, 0.9))) / n,
          w = W * r.range(0.06, 0.14),
          h = H * r.range(lo, hi);
        d += `M${f(x - w)} ${f(b)}L${f(x - w * 0.62)} ${f(b - h)}L${f(x - w * 0.2)} ${f(b - h * 1.04)}L${f(x + w * 0.55)} ${f(b - h)}L${f(x + w)} ${f(b)}Z`;
      }
      return d + `M-9 ${f(b - 2)}H${W + 9}V${H + 9}H-9Z`;
    };
    bands(L, c, [
      mesa(4, H * 0.68, 0.14, 0.26),
      mesa(3, H * 0.76, 0.16, 0.34),
      ridge(hillPts(r, W, H * 0.8, H * 0.03, 4), W, H),
      ridge(hillPts(r, W, H * 0.9, H * 0.03, 3), W, H),
    ]);
  },
  fuji: (L, c) => {
    const { r, W, H } = c,
      x = W * r.range(0.3, 0.7);
    bands(L, c, [
      `M${f(x - W * 0.5)} ${f(H * 0.78)}Q${f(x - W * 0.12)} ${f(H * 0.66)} ${f(x - W * 0.06)} ${f(H * 0.32)}L${f(x + W * 0.06)} ${f(H * 0.32)}Q${f(x + W * 0.12)} ${f(H * 0.66)} ${f(x + W * 0.5)} ${f(H * 0.78)}V${H + 9}H-9Z`,
    ]);
    L.add(
      `<path d="M${f(x - W * 0.06)} ${f(H * 0.32)}L${f(x + W * 0.06)} ${f(H * 0.32)}L${f(x + W * 0.1)} ${f(H * 0.49)}L${f(x + W * 0.05)} ${f(H * 0.44)}L${f(x)} ${f(H * 0.51)}L${f(x - W * 0.05)} ${f(H * 0.44)}L${f(x - W * 0.1)} ${f(H * 0.49)}Z" fill="#fff" opacity=".85"/>`,
    );
    const b = H * 0.84;
    bands(L, c, [
      ridge(hillPts(r, W, H * 0.72, H * 0.05, 5), W, H),
      pagoda(W * 0.86, b, H * 0.16) + `M-9 ${f(b - 2)}H${W + 9}V${H + 9}H-9Z`,
      rounds(r, W, H, H * 0.9, 12, H * 0.04),
    ]);
  },
  temple: (L, c) => {
    const { r, W, H, pal } = c,
      b = H * 0.84,
      x0 = W * 0.1,
      x1 = W * 0.9,
      y = H * 0.36;
    let d = '';
    for (let i = 0; i < 8; i++) {
      const x = x0 + ((x1 - x0) * i) / 7,
        w = W * 0.028;
      d += `<path d="M${f(x - w)} ${f(b)}V${f(y)}h${f(2 * w)}V${f(b)}Z" fill="${L.linear(
        [
          [0, mix(pal.sky[1], pal.shade, 0.2)],
          [0.4, lighten(pal.sky[2], 0.3)],
          [1, mix(pal.sky[1], pal.shade, 0.5)],
        ],
        { x2: 1, y2: 0 },
      )}"/>`;
    }
    bands(L, c, [ridge(hillPts(r, W, H * 0.6, H * 0.07, 5), W, H)]);
    L.add(
      `<g opacity=".8"><path d="M${f(x0 - 24)} ${f(y)}L${f(W / 2)} ${f(y - H * 0.2)}L${f(x1 + 24)} ${f(y)}Z" fill="${lighten(pal.sky[1], 0.15)}"/><rect x="${f(x0 - 24)}" y="${f(y)}" width="${f(x1 - x0 + 48)}" height="${f(H * 0.05)}" fill="${lighten(pal.sky[2], 0.2)}"/>${d}</g>`,
    );
    bands(L, c, [`M-9 ${f(b)}H${W + 9}V${H + 9}H-9Z`, rounds(r, W, H, H * 0.92, 9, H * 0.05)]);
  },
  forest: (L, c) => {
    const { r, W, H, pal } = c;
    const trunks = (n, w, col, op) => {
      let s = '';
      for (let i = 0; i < n; i++) {
        const x = (W * (i + r())) / n,
          ww = w * r.range(0.6, 1.3);
        s += `<path d="M${f(x - ww)} ${f(H * 0.9)}Q${f(x - ww * 0.3)} ${f(H * 0.4)} ${f(x - ww * 0.8)} -9H${f(x + ww * 0.8)}Q${f(x + ww * 0.3)} ${f(H * 0.4)} ${f(x + ww)} ${f(H * 0.9)}Z"/>`;
      }
      L.add(`<g fill="${col}" opacity="${op}">${s}</g>`);
    };
    trunks(11, W * 0.014, mix(pal.sky[1], pal.sky[2], 0.4), 0.6);
    bands(L, c, [rounds(r, W, H, H * 0.72, 10, H * 0.07)]);
    trunks(6, W * 0.028, mix(pal.sky[1], pal.shade, 0.55), 0.8);
    bands(L, c, [rounds(r, W, H, H * 0.84, 9, H * 0.06), ridge(hillPts(r, W, H * 0.9, H * 0.03, 4), W, H)]);
  },
  savanna: (L, c) => {
    const { r, W, H } = c;
    const ac = (x, b, s) =>
      `M${f(x - 3)} ${f(b)}Q${f(x + 2)} ${f(b - s * 0.5)} ${f(x - 2)} ${f(b - s * 0.8)}h6Q${f(x + 6)} ${f(b - s * 0.4)} ${f(x + 5)} ${f(b)}ZM${f(x - s * 0.8)} ${f(b - s * 0.78)}Q${f(x - s * 0.3)} ${f(b - s * 1.15)} ${f(x)} ${f(b - s * 1.02)}Q${f(x + s * 0.5)} ${f(b - s * 1.16)} ${f(x + s * 0.85)} ${f(b - s * 0.76)}Q${f(x)} ${f(b - s * 0.68)} ${f(x - s * 0.8)} ${f(b - s * 0.78)}Z`;
    bands(L, c, [
      ridge(hillPts(r, W, H * 0.62, H * 0.05, 4), W, H),
      ac(W * 0.12, H * 0.78, H * 0.2) +
        ac(W * 0.7, H * 0.76, H * 0.13) +
        ridge(hillPts(r, W, H * 0.74, H * 0.02, 4), W, H),
      ac(W * 0.93, H * 0.9, H * 0.36) + ridge(hillPts(r, W, H * 0.86, H * 0.03, 3), W, H),
    ]);
  },
  ice: (L, c) => {
    const { r, W, H } = c;
    bands(L, c, [
      jag(r, W, H, H * 0.5, H * 0.13, 9),
      jag(r, W, H, H * 0.64, H * 0.1, 11),
      pines(r, W, H, H * 0.78, 18, 0.07, 0.17),
      ridge(hillPts(r, W, H * 0.82, H * 0.03, 4), W, H),
    ]);
    L.add(`<path d="${ridge(hillPts(r, W, H * 0.88, H * 0.03, 3), W, H)}" fill="#f4fcff" opacity=".9"/>`);
  },
  volcano: (L, c) => {
    const { r, W, H } = c,
      x = W * r.pick([0.22, 0.78]);
    bands(L, c, [
      jag(r, W, H, H * 0.6, H * 0.09, 9),
      `M${f(x - W * 0.3)} ${f(H * 0.82)}Q${f(x - W * 0.08)} ${f(H * 0.6)} ${f(x - W * 0.05)} ${f(H * 0.3)}h${f(W * 0.1)}Q${f(x + W * 0.08)} ${f(H * 0.6)} ${f(x + W * 0.3)} ${f(H * 0.82)}V${H + 9}H-9V${f(H * 0.82)}Z`,
    ]);
    L.add(
      `<path d="M${f(x - W * 0.05)} ${f(H * 0.3)}q${f(W * 0.03)} ${f(H * 0.1)} ${f(W * 0.01)} ${f(H * 0.2)}t${f(W * 0.02)} ${f(H * 0.2)}q${f(W * 0.03)} ${f(-H * 0.16)} ${f(W * 0.02)} ${f(-H * 0.22)}t${f(W * 0.05)} ${f(-H * 0.18)}Z" fill="${L.linear(
        [
          [0, '#fff0a0'],
          [0.4, '#ff8a2a'],
          [1, '#e0301f', 0.3],
        ],
      )}"/><circle cx="${f(x)}" cy="${f(H * 0.26)}" r="${f(H * 0.17)}" fill="${L.radial([
        [0, '#ffdf7a', 0.9],
        [1, '#ff5a1f', 0],
      ])}"/>`,
    );
    bands(L, c, [rounds(r, W, H, H * 0.82, 9, H * 0.07), ridge(hillPts(r, W, H * 0.9, H * 0.03, 4), W, H)]);
  },
  city: (L, c) => {
    const { r, W, H, pal } = c;
    bands(L, c, [blocks(r, W, H, H * 0.72, 0.16, 0.36, W * 0.06)]);
    windows(L, c, H * 0.42, H * 0.7, 60, lighten(pal.light, 0.2));
    bands(L, c, [blocks(r, W, H, H * 0.82, 0.12, 0.32, W * 0.085)]);
    windows(L, c, H * 0.56, H * 0.8, 60, pal.light);
    bands(L, c, [blocks(r, W, H, H * 0.94, 0.04, 0.16, W * 0.13)]);
  },
  grid: (L, c) => {
    const { r, W, H, pal } = c;
    bands(L, c, [jag(r, W, H, H * 0.6, H * 0.1, 12)]);
    const y0 = H * 0.68;
    L.add(
      `<rect y="${f(y0)}" width="${W}" height="${f(H - y0)}" fill="${L.linear([
        [0, mix(pal.shade, pal.accent, 0.55)],
        [1, darken(pal.shade, 0.3)],
      ])}"/>`,
    );
    let d = '';
    for (let i = -14; i <= 14; i++) d += `M${f(W / 2 + i * W * 0.03)} ${f(y0)}L${f(W / 2 + i * W * 0.2)} ${H + 5}`;
    for (let i = 0; i < 9; i++) {
      const y = y0 + (H - y0) * (i / 8) ** 2;
      d += `M0 ${f(y)}H${W}`;
    }
    L.add(
      `<path d="${d}" fill="none" stroke="${pal.light}" stroke-width="3" opacity=".5" filter="${L.blur(2.5)}"/><path d="${d}" fill="none" stroke="${lighten(pal.light, 0.35)}" stroke-width="1.2" opacity=".85"/>`,
    );
  },
  crystal: (L, c) => {
    const { r, W, H, pal } = c;
    bands(L, c, [jag(r, W, H, H * 0.5, H * 0.12, 10), jag(r, W, H, H * 0.68, H * 0.1, 9)]);
    let s = '';
    for (let i = 0; i < 13; i++) {
      const x = (W * (i + r.range(0.1, 0.9))) / 13,
        edge = Math.abs(x / W - 0.5) * 2,
        h = H * (0.12 + edge * 0.34) * r.range(0.7, 1.2),
        w = h * 0.2,
        k = r.range(-0.25, 0.25) * h,
        b = H * 0.92,
        col = r.pick([pal.accent, pal.light, mix(pal.accent, pal.sky[2], 0.5)]);
      s += `<path d="M${f(x - w)} ${f(b)}L${f(x - w + k * 0.8)} ${f(b - h * 0.78)}L${f(x + k)} ${f(b - h)}L${f(x + k)} ${f(b)}Z" fill="${lighten(col, 0.3)}"/><path d="M${f(x + k)} ${f(b)}L${f(x + k)} ${f(b - h)}L${f(x + w + k * 0.8)} ${f(b - h * 0.74)}L${f(x + w)} ${f(b)}Z" fill="${mix(col, pal.shade, 0.45)}"/>`;
    }
    L.add(`<g opacity=".88">${s}</g>`);
    bands(L, c, [ridge(hillPts(r, W, H * 0.9, H * 0.03, 6), W, H)]);
  },
  ziggurat: (L, c) => {
    const { r, W, H } = c,
      b = H * 0.82,
      x = W * r.range(0.35, 0.65);
    let d = '';
    for (let i = 0; i < 6; i++) {
      const w = W * (0.36 - i * 0.052);
      d += `M${f(x - w)} ${f(b - i * H * 0.075)}h${f(w * 2)}v${f(-H * 0.078)}h${f(-w * 2)}Z`;
    }
    bands(L, c, [
      rounds(r, W, H, H * 0.56, 8, H * 0.08),
      d +
        `M-9 ${f(b - 2)}H${W + 9}V${H + 9}H-9ZM${f(x - W * 0.07)} ${f(b - H * 0.44)}h${f(W * 0.14)}v${f(-H * 0.09)}h${f(-W * 0.14)}Z`,
      rounds(r, W, H, H * 0.82, 11, H * 0.06),
      ridge(hillPts(r, W, H * 0.9, H * 0.03, 4), W, H),
    ]);
  },
  domes: (L, c) => {
    const { r, W, H, pal } = c,
      b = H * 0.82;
    let d = '';
    for (const [x, w, h] of [
      [0.08, 0.06, 0.26],
      [0.2, 0.12, 0.12],
      [0.32, 0.04, 0.34],
      [0.68, 0.045, 0.32],
      [0.8, 0.14, 0.14],
      [0.93, 0.055, 0.28],
    ])
      d += dome(x * W, b, w * W, h * H);
    bands(L, c, [
      ridge(hillPts(r, W, H * 0.62, H * 0.06, 4), W, H),
      d + `M-9 ${f(b - H * 0.06)}H${W + 9}V${H + 9}H-9Z`,
    ]);
    windows(L, c, b - H * 0.16, b - 4, 24, pal.light);
    bands(L, c, [ridge(hillPts(r, W, H * 0.84, H * 0.03, 3), W, H), ridge(hillPts(r, W, H * 0.92, H * 0.02, 3), W, H)]);
  },
  tent: (L, c) => {
    const { W, H, pal, light } = c;
    const n = 18;
    for (let i = 0; i < n; i++) {
      const a = Math.PI + (i / n) * Math.PI,
        b = Math.PI + ((i + 1) / n) * Math.PI,
        R = Math.max(W, H);
      L.add(
        `<path d="M${f(light[0])} ${f(-H * 0.06)}L${f(light[0] - R * Math.cos(a))} ${f(-R * Math.sin(a) * 0.62)}L${f(light[0] - R * Math.cos(b))} ${f(-R * Math.sin(b) * 0.62)}Z" fill="${i % 2 ? '#fff3d6' : pal.accent}" opacity=".5"/>`,
      );
    }
    let d = '';
    for (let i = 0; i <= 14; i++)
      d += `<circle cx="${f((i / 14) * W)}" cy="${f(H * 0.2 + Math.sin((i / 14) * Math.PI) * H * 0.06)}" r="3.4"/>`;
    L.add(`<g fill="#fffbd8">${d}</g>`);
    painters.stage(L, { ...c });
  },
  stadium: (L, c) => {
    const { r, W, H, pal } = c;
    L.add(
      `<path d="M-10 ${f(H * 0.34)}Q${f(W / 2)} ${f(H * 0.5)} ${W + 10} ${f(H * 0.34)}V${f(H * 0.8)}H-10Z" fill="${L.linear(
        [
          [0, mix(pal.sky[0], pal.sky[1], 0.5)],
          [1, pal.shade],
        ],
      )}"/>`,
    );
    let s = '';
    for (let i = 0; i < 260; i++) {
      const x = r() * W,
        t = r(),
        y = H * (0.37 + t * 0.3) + Math.sin((x / W) * Math.PI) * H * 0.1 * (1 - t);
      s += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r.range(1, 2.2))}" fill="${r.pick(['#fff', pal.light, pal.accent, '#ffd84f', '#ff6b6b'])}" opacity="${r.range(0.25, 0.8).toFixed(2)}"/>`;
    }
    L.add(s);
    for (const x of [0.1, 0.9]) {
      L.add(
        `<rect x="${f(W * x - 3)}" y="${f(H * 0.14)}" width="6" height="${f(H * 0.3)}" fill="${pal.shade}"/><rect x="${f(W * x - 26)}" y="${f(H * 0.08)}" width="52" height="26" rx="4" fill="#fff"/><circle cx="${f(W * x)}" cy="${f(H * 0.11)}" r="${f(H * 0.26)}" fill="${L.radial(
          [
            [0, '#fff', 0.85],
            [1, '#fff', 0],
          ],
        )}"/>`,
      );
    }
    const y0 = H * 0.72;
    for (let i = 0; i < 9; i++)
      L.add(
        `<path d="M${f(W * (i / 9))} ${f(y0)}H${f(W * ((i + 1) / 9))}L${f(W / 2 + W * ((i + 1) / 9 - 0.5) * 1.8)} ${H + 5}H${f(W / 2 + W * (i / 9 - 0.5) * 1.8)}Z" fill="${i % 2 ? '#1f9a4a' : '#35b95c'}"/>`,
      );
  },
  mine: (L, c) => {
    const { r, W, H, pal, light } = c;
    const hole = (k, col) => {
      let d = `M-20 -20H${W + 20}V${H + 20}H-20Z`;
      const n = 22;
      let q = '';
      for (let i = 0; i < n; i++) {
        const a = (i / n) * 6.283,
          R = r.range(0.9, 1.1);
        q += `${i ? 'L' : 'M'}${f(light[0] + Math.cos(a) * W * k * R)} ${f(H * 0.55 + Math.sin(a) * H * k * 1.15 * R)}`;
      }
      L.add(`<path fill-rule="evenodd" d="${d}${q}Z" fill="${col}"/>`);
    };
    hole(0.42, mix(pal.sky[1], pal.shade, 0.25));
    hole(0.52, mix(pal.sky[1], pal.shade, 0.6));
    hole(0.62, pal.shade);
    L.add(
      `<g fill="${darken('#6b4420', 0.3)}"><rect x="${f(W * 0.1)}" y="${f(H * 0.08)}" width="${f(W * 0.8)}" height="${f(H * 0.055)}"/><rect x="${f(W * 0.12)}" y="${f(H * 0.08)}" width="${f(W * 0.04)}" height="${f(H * 0.9)}"/><rect x="${f(W * 0.84)}" y="${f(H * 0.08)}" width="${f(W * 0.04)}" height="${f(H * 0.9)}"/></g>`,
    );
    bands(L, c, [ridge(hillPts(r, W, H * 0.88, H * 0.03, 6), W, H)]);
  },
  room: (L, c) => {
    const { r, W, H, pal } = c;
    L.add(`<rect width="${W}" height="${H}" fill="${pal.shade}" opacity=".45"/>`);
    for (let k = 0; k < 3; k++) {
      const y = H * (0.18 + k * 0.2);
      L.add(`<rect x="-5" y="${f(y + H * 0.11)}" width="${W + 10}" height="7" fill="${darken('#8a5a2a', 0.35)}"/>`);
      for (let i = 0; i < 13; i++) {
        const x = (W * (i + r.range(0.2, 0.8))) / 13,
          h = H * r.range(0.05, 0.1),
          w = W * r.range(0.015, 0.028),
          col = r.pick([pal.accent, pal.light, '#d86b4f', '#6b8fd8', '#c9a25a']);
        L.add(
          `<path d="M${f(x - w)} ${f(y + H * 0.11)}v${f(-h)}q0 ${f(-h * 0.25)} ${f(w * 0.6)} ${f(-h * 0.3)}v${f(-h * 0.2)}h${f(w * 0.8)}v${f(h * 0.2)}q${f(w * 0.6)} ${f(h * 0.05)} ${f(w * 0.6)} ${f(h * 0.3)}v${f(h)}Z" fill="${col}" opacity=".55"/>`,
        );
      }
    }
    bands(L, c, [`M-9 ${f(H * 0.84)}H${W + 9}V${H + 9}H-9Z`]);
  },
  casino: (L, c) => {
    const { r, W, H, pal } = c;
    let s = '';
    for (let i = 0; i < 7; i++) {
      const x = (W * (i + 0.5)) / 7,
        w = W * 0.052,
        y = H * 0.62;
      s += `<path d="M${f(x - w)} ${f(y)}V${f(H * 0.24)}a${f(w)} ${f(w * 1.3)} 0 0 1 ${f(2 * w)} 0V${f(y)}Z" fill="${L.linear(
        [
          [0, pal.light, 0.85],
          [1, pal.accent, 0.35],
        ],
      )}"/>`;
    }
    L.add(`<g filter="${L.blur(3)}" opacity=".95">${s}</g>`);
    let k = '';
    for (let i = 0; i < 34; i++)
      k += `<circle cx="${f(r() * W)}" cy="${f(H * r.range(0.04, 0.6))}" r="${f(r.range(4, 17))}" fill="${r.pick([pal.light, '#fff3d0', pal.accent, '#ffb36b'])}" opacity="${r.range(0.12, 0.5).toFixed(2)}"/>`;
    L.add(`<g filter="${L.blur(1.6)}">${k}</g>`);
    for (const x of [0.26, 0.74]) {
      let d = '';
      for (let j = 0; j < 3; j++)
        for (let i = -4 + j; i <= 4 - j; i++)
          d += `<circle cx="${f(W * x + i * 9)}" cy="${f(H * 0.08 + j * 11 + Math.abs(i) * -2 + 12)}" r="3.2"/>`;
      L.add(`<g fill="#fff6d8" filter="${L.blur(1)}" opacity=".95">${d}</g>`);
    }
    L.add(
      `<rect y="${f(H * 0.6)}" width="${W}" height="${f(H * 0.42)}" fill="${L.linear([
        [0, pal.shade, 0],
        [0.4, pal.shade, 0.85],
      ])}"/>`,
    );
  },
  shapes: (L, c) => {
    const { r, W, H, pal } = c;
    for (let i = 0; i < 9; i++) {
      const x = r() * W,
        y = r() * H,
        s = r.range(24, 70),
        k = i % 3,
        col = r.pick([pal.accent, lighten(pal.sky[1], 0.3), pal.sky[2]]);
      L.add(
        `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(r() * 90)})" opacity="${r.range(0.18, 0.45).toFixed(2)}">${k === 0 ? `<circle r="${f(s * 0.6)}" fill="none" stroke="${col}" stroke-width="${f(s * 0.28)}"/>` : k === 1 ? `<rect x="${f(-s / 2)}" y="${f(-s / 2)}" width="${f(s)}" height="${f(s)}" rx="${f(s * 0.22)}" fill="${col}"/>` : `<path d="M0 ${f(-s * 0.6)}L${f(s * 0.6)} ${f(s * 0.5)}H${f(-s * 0.6)}Z" fill="${col}" stroke="${col}" stroke-width="8" stroke-linejoin="round"/>`}</g>`,
      );
    }
    L.add(
      `<ellipse cx="${f(W / 2)}" cy="${f(H * 0.98)}" rx="${f(W * 0.75)}" ry="${f(H * 0.26)}" fill="${L.linear([
        [0, lighten(pal.accent, 0.2)],
        [1, pal.shade],
      ])}" opacity=".9"/>`,
    );
  },
};
export const landKinds = Object.keys(painters);
export const paintLand = (L, c) => (painters[c.land] ?? painters.hills)(L, c);
