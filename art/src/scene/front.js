// Foreground framing, particles, studio overlays and frames.
import { mix, lighten, darken } from '../core/color.js';
import { f, stopList } from '../core/layer.js';
import { icon } from '../hero/icons.js';

const leaf = (x, y, len, ang, w) =>
  `<path transform="translate(${f(x)} ${f(y)}) rotate(${f(ang)})" d="M0 0C${f(w)} ${f(-len * 0.3)} ${f(w)} ${f(-len * 0.7)} 0 ${f(-len)}C${f(-w)} ${f(-len * 0.7)} ${f(-w)} ${f(-len * 0.3)} 0 0Z"/>`;
const cluster = (c, draw) => {
  let s = '';
  for (const side of [0, 1]) s += draw(side ? c.W : 0, side ? -1 : 1);
  return s;
};

const fronts = {
  leaves: (L, c) => {
    const { r, H, pal } = c;
    return cluster(c, (x, s) => {
      let o = '';
      for (let i = 0; i < 9; i++)
        o += leaf(
          x,
          H * r.range(0.8, 1.05),
          H * r.range(0.26, 0.46),
          s * (8 + i * 9) + r.range(-6, 6),
          H * r.range(0.03, 0.06),
        );
      for (let i = 0; i < 5; i++) o += leaf(x, -4, H * r.range(0.2, 0.34), 180 - s * (14 + i * 15), H * 0.045);
      return `<g fill="${L.linear([
        [0, mix(pal.shade, pal.accent, 0.35)],
        [1, darken(pal.shade, 0.35)],
      ])}">${o}</g>`;
    });
  },
  kelp: (L, c) => {
    const { r, H, pal } = c;
    return cluster(c, (x, s) => {
      let o = '';
      for (let i = 0; i < 6; i++) {
        const bx = x + s * i * 15,
          h = H * r.range(0.3, 0.7) * (1 - i * 0.1);
        o += `<path d="M${f(bx - 7)} ${f(H + 5)}q${f(s * 22)} ${f(-h * 0.3)} 0 ${f(-h * 0.5)}t${f(s * 10)} ${f(-h * 0.5)}q${f(s * 16)} ${f(h * 0.3)} ${f(s * 2)} ${f(h * 0.5)}t10 ${f(h * 0.5)}Z"/>`;
      }
      return `<g fill="${L.linear([
        [0, mix(pal.shade, '#1fae7a', 0.5)],
        [1, darken(pal.shade, 0.4)],
      ])}">${o}</g>`;
    });
  },
  rocks: (L, c) => {
    const { r, H, W, pal } = c;
    return cluster(c, (x, s) => {
      let o = '';
      for (let i = 0; i < 4; i++) {
        const w = W * r.range(0.06, 0.13),
          h = H * r.range(0.12, 0.34) * (1 - i * 0.2),
          bx = x + s * i * w * 0.8;
        o += `<path d="M${f(bx - w)} ${H + 5}L${f(bx - w * 0.6)} ${f(H - h * 0.7)}L${f(bx)} ${f(H - h)}L${f(bx + w * 0.5)} ${f(H - h * 0.6)}L${f(bx + w)} ${H + 5}Z" fill="${darken(pal.shade, 0.3)}"/><path d="M${f(bx)} ${f(H - h)}L${f(bx + w * 0.5)} ${f(H - h * 0.6)}L${f(bx + w * 0.1)} ${f(H - h * 0.4)}Z" fill="${mix(pal.shade, pal.light, 0.22)}"/>`;
      }
      return o;
    });
  },
  grass: (L, c) => {
    const { r, H, W, pal } = c;
    let o = '';
    for (let i = 0; i < 90; i++) {
      const x = r() * W,
        e = Math.abs(x / W - 0.5) * 2,
        h = H * (0.05 + e * 0.16) * r.range(0.6, 1.3),
        k = r.range(-16, 16);
      o += `M${f(x - 2.6)} ${H + 4}Q${f(x)} ${f(H - h * 0.5)} ${f(x + k)} ${f(H - h)}Q${f(x + 4)} ${f(H - h * 0.5)} ${f(x + 2.6)} ${H + 4}Z`;
    }
    return `<path d="${o}" fill="${L.linear([
      [0, mix(pal.shade, pal.accent, 0.45)],
      [1, darken(pal.shade, 0.4)],
    ])}"/>`;
  },
  thorns: (L, c) => {
    const { r, H, W, pal } = c;
    return `<g fill="none" stroke="${darken(pal.shade, 0.5)}" stroke-linecap="round">${cluster(c, (x, s) => {
      let o = '';
      for (let i = 0; i < 4; i++) {
        const y0 = H * (1.02 - i * 0.06),
          ex = x + s * W * r.range(0.12, 0.3),
          ey = H * r.range(0.68, 1);
        o += `<path stroke-width="${f(9 - i * 1.6)}" d="M${f(x - s * 10)} ${f(H * r.range(0.3, 0.9))}C${f(x + s * W * 0.06)} ${f(y0 - H * 0.3)} ${f(x + s * W * 0.02)} ${f(y0)} ${f(ex)} ${f(ey)}"/>`;
        for (let k = 0; k < 5; k++) {
          const px = x + s * W * 0.04 * k,
            py = H * r.range(0.75, 1);
          o += `<path stroke-width="3.5" d="M${f(px)} ${f(py)}l${f(s * r.range(-8, 12))} ${f(-r.range(10, 26))}"/>`;
        }
      }
      return o;
    })}</g>`;
  },
  coins: (L, c) => {
    const { r, H, W } = c;
    return cluster(c, (x, s) => {
      let o = '';
      for (let k = 0; k < 3; k++)
        for (let i = 0; i < 6 - k; i++) {
          const cx = x + s * (i * W * 0.034 + k * 6),
            cy = H * (1.0 - k * 0.045) - (5 - i) * H * 0.012,
            R = H * 0.05;
          o += `<g transform="translate(${f(cx)} ${f(cy)}) rotate(${f(r.range(-25, 25))})"><ellipse ry="${f(R * 0.62)}" rx="${f(R)}" cy="${f(R * 0.22)}" fill="#8a4d08"/><ellipse ry="${f(R * 0.62)}" rx="${f(R)}" fill="url(#${c.coinId})" stroke="#fff0a8" stroke-width="1"/><ellipse ry="${f(R * 0.42)}" rx="${f(R * 0.7)}" fill="none" stroke="#b8741a" stroke-width="1.4"/></g>`;
        }
      return o;
    });
  },
  columns: (L, c) => {
    const { H, W, pal } = c;
    return cluster(c, (x, s) => {
      const w = W * 0.085,
        g = L.linear(
          [
            [0, darken(pal.shade, 0.2)],
            [0.45, mix(pal.shade, pal.accent, 0.6)],
            [0.6, mix(pal.accent, pal.light, 0.4)],
            [1, darken(pal.shade, 0.2)],
          ],
          { x2: 1, y2: 0 },
        );
      const x0 = s > 0 ? -w * 0.25 : W - w * 0.75;
      return `<rect x="${f(x0)}" y="-5" width="${f(w)}" height="${H + 10}" fill="${g}"/>${[0.1, 0.13, 0.8, 0.84].map((t) => `<rect x="${f(x0 - 5)}" y="${f(H * t)}" width="${f(w + 10)}" height="${f(H * 0.018)}" fill="${mix(pal.accent, pal.shade, 0.35)}"/>`).join('')}${[0.22, 0.32, 0.42, 0.52, 0.62].map((t, i) => `<path d="M${f(x0 + w * 0.5)} ${f(H * t)}${i % 2 ? 'l9 14l-9 14l-9 -14Z' : 'm-9 14a9 12 0 1 1 18 0a9 12 0 1 1 -18 0Z'}" fill="none" stroke="${pal.light}" stroke-opacity=".5" stroke-width="2"/>`).join('')}`;
    });
  },
  lanterns: (L, c) => {
    const { W, H } = c;
    return cluster(c, (x, s) =>
      [0.06, 0.17]
        .map((k, i) => icon('f:red-paper-lantern', x + s * W * k, H * (0.13 + i * -0.04), H * (0.24 - i * 0.07)))
        .join(''),
    );
  },
  cactus: (L, c) => {
    const { H, W, pal } = c;
    return (
      cluster(c, (x, s) => {
        const bx = x + s * W * 0.05,
          w = W * 0.028,
          h = H * (s > 0 ? 0.42 : 0.3);
        return `<path fill="none" stroke="${darken(pal.shade, 0.2)}" stroke-width="${f(w)}" stroke-linecap="round" d="M${f(bx)} ${H + 9}V${f(H - h)}M${f(bx)} ${f(H - h * 0.4)}h${f(w * 1.3)}q${f(w * 0.4)} 0 ${f(w * 0.4)} ${f(-w * 0.5)}v${f(-h * 0.2)}M${f(bx)} ${f(H - h * 0.55)}h${f(-w * 1.2)}q${f(-w * 0.4)} 0 ${f(-w * 0.4)} ${f(-w * 0.5)}v${f(-h * 0.14)}"/><path fill="none" stroke="${pal.light}" stroke-opacity=".45" stroke-width="2" d="M${f(bx + s * w * 0.42)} ${H}V${f(H - h)}"/>`;
      }) + fronts.grass(L, c)
    );
  },
  sweets: (L, c) => {
    const { W, H } = c;
    return cluster(
      c,
      (x, s) =>
        icon(s > 0 ? 'f:lollipop' : 'f:candy', x + s * W * 0.05, H * 0.86, H * 0.34, { rotate: s * 18 }) +
        icon(s > 0 ? 'f:strawberry' : 'f:cherries', x + s * W * 0.15, H * 0.95, H * 0.2, { rotate: -s * 14 }),
    );
  },
  sakura: (L, c) => {
    const { r, H, W, pal } = c;
    return cluster(c, (x, s) => {
      let o = `<path d="M${f(x - s * 9)} ${f(H * 0.26)}C${f(x + s * W * 0.06)} ${f(H * 0.2)} ${f(x + s * W * 0.14)} ${f(H * 0.13)} ${f(x + s * W * 0.27)} ${f(H * 0.1)}" fill="none" stroke="${darken(pal.shade, 0.2)}" stroke-width="6" stroke-linecap="round"/>`;
      for (let i = 0; i < 22; i++) {
        const t = r(),
          px = x + s * W * 0.27 * t + r.range(-14, 14),
          py = H * (0.26 - t * 0.17) + r.range(-22, 22),
          R = r.range(4, 8);
        o += `<g transform="translate(${f(px)} ${f(py)}) rotate(${f(r() * 72)})" fill="${r.pick(['#ffd3e2', '#ffb3cf', '#fff0f5', '#ff8fb8'])}">${[0, 72, 144, 216, 288].map((a) => `<ellipse cx="0" cy="${f(-R * 0.7)}" rx="${f(R * 0.45)}" ry="${f(R * 0.65)}" transform="rotate(${a})"/>`).join('')}<circle r="${f(R * 0.24)}" fill="#e0406b"/></g>`;
      }
      return o;
    });
  },
  crystals: (L, c) => {
    const { r, H, W, pal } = c;
    return cluster(c, (x, s) => {
      let o = '';
      for (let i = 0; i < 5; i++) {
        const bx = x + s * i * W * 0.035,
          h = H * r.range(0.16, 0.42) * (1 - i * 0.14),
          w = h * 0.17,
          k = s * h * (0.1 + i * 0.07);
        o += `<path d="M${f(bx - w)} ${H + 4}L${f(bx - w + k * 0.8)} ${f(H - h * 0.8)}L${f(bx + k)} ${f(H - h)}L${f(bx + k * 0.4)} ${H + 4}Z" fill="${lighten(pal.light, 0.1)}" opacity=".92"/><path d="M${f(bx + k * 0.4)} ${H + 4}L${f(bx + k)} ${f(H - h)}L${f(bx + w + k * 0.8)} ${f(H - h * 0.76)}L${f(bx + w)} ${H + 4}Z" fill="${mix(pal.accent, pal.shade, 0.35)}"/>`;
      }
      return o;
    });
  },
  crowd: (L, c) => {
    const { r, W, H, pal } = c;
    let o = '';
    for (let i = 0; i < 26; i++) {
      const x = (i / 25) * W + r.range(-8, 8),
        y = H * r.range(0.93, 0.99),
        R = H * 0.028;
      o += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(R)}"/><path d="M${f(x - R * 1.7)} ${H + 9}q0 ${f(-(H - y) - R)} ${f(R * 1.7)} ${f(-(H - y) - R)}t${f(R * 1.7)} ${f(H - y + R)}Z"/>`;
      if (i % 3 === 0)
        o += `<path d="M${f(x + R)} ${f(y + R * 2)}l${f(R)} ${f(-R * 4.4)}l${f(R * 0.7)} ${f(R * 0.4)}l${f(-R * 0.4)} ${f(R * 4)}Z"/>`;
    }
    return `<g fill="${darken(pal.shade, 0.45)}">${o}</g>`;
  },
  banners: (L, c) => {
    const { W, H, pal } = c;
    return cluster(c, (x, s) =>
      [0, 1]
        .map((i) => {
          const w = W * 0.075,
            x0 = x + s * (W * 0.015 + i * W * 0.095) - (s < 0 ? w : 0),
            h = H * (0.5 - i * 0.17);
          return `<path d="M${f(x0)} -4h${f(w)}v${f(h)}l${f(-w / 2)} ${f(-w * 0.4)}l${f(-w / 2)} ${f(w * 0.4)}Z" fill="${L.linear(
            [
              [0, darken(pal.accent, 0.45)],
              [0.5, i ? '#b8283a' : pal.accent],
              [1, darken(pal.accent, 0.4)],
            ],
            { x2: 1, y2: 0 },
          )}" stroke="#f0c860" stroke-width="2.4"/><path d="M${f(x0 + w / 2)} ${f(h * 0.35)}l7 9l-7 9l-7 -9Z" fill="#ffe08a"/>`;
        })
        .join(''),
    );
  },
  pines: (L, c) => {
    const { W, H, pal } = c;
    return cluster(c, (x, s) => {
      let o = '';
      for (let i = 0; i < 3; i++) {
        const bx = x + s * i * W * 0.07,
          h = H * (0.6 - i * 0.16),
          w = h * 0.25;
        for (let k = 0; k < 4; k++) {
          const y = H - h + (h * k) / 4.4,
            ww = w * (0.45 + k * 0.22);
          o += `<path d="M${f(bx)} ${f(y)}L${f(bx + ww)} ${f(y + h * 0.36)}L${f(bx - ww)} ${f(y + h * 0.36)}Z" fill="${mix(darken(pal.shade, 0.2), '#1f6b4a', 0.35)}"/><path d="M${f(bx)} ${f(y)}L${f(bx + ww * 0.5)} ${f(y + h * 0.17)}Q${f(bx)} ${f(y + h * 0.12)} ${f(bx - ww * 0.5)} ${f(y + h * 0.17)}Z" fill="#fff" opacity=".85"/>`;
        }
      }
      return o;
    });
  },
  reeds: (L, c) => fronts.grass(L, c) + fronts.kelp(L, c),
  road: (L, c) => {
    const { W, H, pal } = c;
    return `<path d="M${f(W * 0.36)} ${f(H * 0.8)}H${f(W * 0.64)}L${f(W * 1.2)} ${H + 5}H${f(-W * 0.2)}Z" fill="${darken(pal.shade, 0.3)}"/><path d="M${f(W * 0.5 - 3)} ${f(H * 0.8)}h6l${f(W * 0.02)} ${f(H * 0.21)}h${f(-W * 0.05)}Z" fill="${pal.light}"/><path d="M${f(W * 0.36)} ${f(H * 0.8)}L${f(-W * 0.2)} ${H + 5}M${f(W * 0.64)} ${f(H * 0.8)}L${f(W * 1.2)} ${H + 5}" stroke="${pal.accent}" stroke-width="4"/>`;
  },
  none: () => '',
};
export function paintFront(L, c) {
  L.defs.push(
    `<linearGradient id="${c.coinId}" x1="0" y1="0" x2="1" y2="1">${stopList([
      [0, '#fff6c0'],
      [0.5, '#ffc93f'],
      [1, '#c77a10'],
    ])}</linearGradient>`,
  );
  const body = (fronts[c.fg] ?? fronts.none)(L, c);
  if (!body) return;
  L.add(
    c.st.treat === 'comic' || c.st.treat === 'paper'
      ? `<g filter="${L.def((id) => `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="-2" stdDeviation="2.5" flood-color="#000" flood-opacity=".5"/></filter>`)}">${body}</g>`
      : `<g filter="${L.blur(c.fg === 'coins' || c.fg === 'sweets' || c.fg === 'lanterns' ? 0.5 : 1.3)}">${body}</g>`,
  );
}

const bits = {
  embers: (r, c, x, y, s) =>
    `<circle cx="${x}" cy="${y}" r="${f(s * 0.34)}" fill="${r.pick(['#ffdf7a', '#ff9a3a', '#ff5a2a'])}"/>`,
  dust: (r, c, x, y, s) =>
    `<circle cx="${x}" cy="${y}" r="${f(s * 0.28)}" fill="${lighten(c.pal.light, 0.4)}" opacity=".7"/>`,
  snow: (r, c, x, y, s) =>
    `<circle cx="${x}" cy="${y}" r="${f(s * 0.42)}" fill="#fff" opacity="${r.range(0.5, 1).toFixed(2)}"/>`,
  bubbles: (r, c, x, y, s) =>
    `<circle cx="${x}" cy="${y}" r="${f(s)}" fill="#fff" fill-opacity=".1" stroke="#e8ffff" stroke-width="1.2" opacity=".85"/><circle cx="${f(+x - s * 0.35)}" cy="${f(+y - s * 0.35)}" r="${f(s * 0.22)}" fill="#fff"/>`,
  spark: (r, c, x, y, s) =>
    `<path d="M${f(+x - s * 1.5)} ${y}Q${x} ${y} ${x} ${f(+y - s * 1.5)}Q${x} ${y} ${f(+x + s * 1.5)} ${y}Q${x} ${y} ${x} ${f(+y + s * 1.5)}Q${x} ${y} ${f(+x - s * 1.5)} ${y}Z" fill="#fffbe0"/>`,
  magic: (r, c, x, y, s) =>
    r.chance(0.5)
      ? bits.spark(r, c, x, y, s)
      : `<circle cx="${x}" cy="${y}" r="${f(s * 0.4)}" fill="${lighten(c.pal.light, 0.3)}"/>`,
  pollen: (r, c, x, y, s) => `<circle cx="${x}" cy="${y}" r="${f(s * 0.38)}" fill="#fdffc0" opacity=".85"/>`,
  bokeh: (r, c, x, y, s) =>
    `<circle cx="${x}" cy="${y}" r="${f(s * 1.5)}" fill="${r.pick([c.pal.light, '#fff', c.pal.accent])}" opacity=".28"/>`,
  stars: (r, c, x, y, s) => bits.spark(r, c, x, y, s * 0.7),
  petals: (r, c, x, y, s) =>
    `<ellipse cx="${x}" cy="${y}" rx="${f(s)}" ry="${f(s * 0.5)}" transform="rotate(${f(r() * 180)} ${x} ${y})" fill="${r.pick(['#ffd3e2', '#ff9fc4', '#fff'])}"/>`,
  confetti: (r, c, x, y, s) =>
    `<rect x="${x}" y="${y}" width="${f(s * 1.5)}" height="${f(s * 0.8)}" rx="1" transform="rotate(${f(r() * 180)} ${x} ${y})" fill="${r.pick(['#ffd84f', '#ff5f8f', '#5fd8ff', '#8aff7a', '#fff'])}"/>`,
  bats: (r, c, x, y, s) =>
    `<path transform="translate(${x} ${y}) scale(${f(s / 4)})" d="M0 0q-4 -5 -9 -3q3 1 3 4q-3 -1 -5 2q4 -1 6 1q3 -2 5 1q2 -3 5 -1q2 -2 6 -1q-2 -3 -5 -2q0 -3 3 -4q-5 -2 -9 3Z" fill="${darken(c.pal.shade, 0.5)}"/>`,
  streaks: (r, c, x, y, s) =>
    `<rect x="${x}" y="${y}" width="${f(s * 9)}" height="1.8" rx=".9" fill="${r.pick([c.pal.light, c.pal.accent, '#fff'])}" opacity=".75"/>`,
};
export function paintParticles(L, c, n = 24) {
  const { r, W, H } = c,
    fn = bits[c.part] ?? bits.spark;
  let s = '';
  for (let i = 0; i < n; i++) s += fn(r, c, f(r() * W), f(r() * H * 0.95), r.range(2.2, 6.4));
  const glow = ['embers', 'spark', 'magic', 'pollen', 'streaks'].includes(c.part);
  L.add(glow ? `<g filter="${L.blur(3)}" opacity=".8">${s}</g><g>${s}</g>` : `<g>${s}</g>`);
}

// Studio overlays sit on the background.
export function paintOverlay(L, c) {
  const { W, H, pal, st, r, light } = c,
    k = st.overlay;
  if (k === 'scan')
    L.add(
      `<rect width="${W}" height="${H}" fill="${L.def((id) => `<pattern id="${id}" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="1.5" fill="#fff" opacity=".07"/></pattern>`)}"/>`,
    );
  if (k === 'halftone') {
    const p = L.def(
      (id) =>
        `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="4.5" cy="4.5" r="2.9" fill="${darken(pal.accent, 0.35)}"/></pattern>`,
    );
    const m = L.def(
      (id) =>
        `<mask id="${id}"><rect width="${W}" height="${H}" fill="${L.radial(
          [
            [0, '#000'],
            [0.45, '#000'],
            [1, '#fff'],
          ],
          { cx: f(light[0]), cy: f(light[1]), r: f(Math.max(W, H) * 0.62), user: true },
        )}"/></mask>`,
    );
    L.add(`<rect width="${W}" height="${H}" fill="${p}" mask="${m}" opacity=".55"/>`);
  }
  if (k === 'guilloche') {
    let d = '';
    const R = Math.max(W, H);
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * Math.PI;
      d += `<ellipse cx="${f(light[0])}" cy="${f(light[1])}" rx="${f(R * 0.44)}" ry="${f(R * 0.15)}" transform="rotate(${f((a * 180) / Math.PI)} ${f(light[0])} ${f(light[1])})"/>`;
    }
    L.add(`<g fill="none" stroke="#ffe9a8" stroke-width=".8" opacity=".34">${d}</g>`);
  }
  if (k === 'grain') {
    let d = '';
    for (let i = 0; i < 130; i++)
      d += `<rect x="${f(r() * W)}" y="${f(r() * H)}" width="${f(r.range(1, 3))}" height="1" transform="rotate(${f(r() * 90)} ${W / 2} ${H / 2})"/>`;
    L.add(`<g fill="#fff" opacity=".16">${d}</g>`);
  }
  if (k === 'blinds') {
    let d = '';
    for (let i = 0; i < 13; i++)
      d += `<path d="M-20 ${f(i * H * 0.1 - 60)}L${W + 20} ${f(i * H * 0.1 - 20)}v${f(H * 0.036)}L-20 ${f(i * H * 0.1 - 60 + H * 0.036)}Z"/>`;
    L.add(`<g fill="#fff4d8" opacity=".13">${d}</g>`);
  }
  if (k === 'caustics') {
    let d = '';
    for (let i = 0; i < 20; i++) {
      const x = r() * W,
        y = r() * H * 0.5;
      d += `<path d="M${f(x)} ${f(y)}q${f(r.range(12, 30))} ${f(-r.range(5, 14))} ${f(r.range(36, 66))} 0q${f(-r.range(12, 22))} ${f(r.range(6, 16))} ${f(-r.range(36, 62))} 0Z"/>`;
    }
    L.add(`<g fill="none" stroke="#eaffff" stroke-width="1.4" opacity=".3" filter="${L.blur(0.7)}">${d}</g>`);
  }
  if (k === 'clouds') {
    const swirl = (x, y, s) =>
      `<path d="M${f(x - s * 1.6)} ${f(y)}h${f(s * 3.2)}M${f(x - s)} ${f(y)}a${f(s * 0.5)} ${f(s * 0.5)} 0 0 1 ${f(s)} ${f(-s * 0.1)}a${f(s * 0.62)} ${f(s * 0.62)} 0 0 1 ${f(s * 1.1)} ${f(s * 0.1)}M${f(x - s * 0.75)} ${f(y)}a${f(s * 0.26)} ${f(s * 0.26)} 0 0 1 ${f(s * 0.5)} 0M${f(x + s * 0.3)} ${f(y)}a${f(s * 0.34)} ${f(s * 0.34)} 0 0 1 ${f(s * 0.6)} 0"/>`;
    let d = '';
    for (let i = 0; i < 7; i++) d += swirl(r() * W, H * r.range(0.08, 0.7), r.range(16, 30));
    L.add(`<g fill="none" stroke="#ffdf8a" stroke-width="2" stroke-linecap="round" opacity=".5">${d}</g>`);
  }
  if (k === 'fog') {
    let d = '';
    for (let i = 0; i < 6; i++)
      d += `<ellipse cx="${f(r() * W)}" cy="${f(H * r.range(0.6, 0.95))}" rx="${f(r.range(90, 200))}" ry="${f(r.range(12, 30))}"/>`;
    L.add(`<g fill="${lighten(pal.light, 0.2)}" opacity=".3" filter="${L.blur(14)}">${d}</g>`);
  }
}
