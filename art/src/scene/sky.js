// Background light: gradient, luminary, rays, and the studio's own sky signature.
import { mix, lighten, darken } from '../core/color.js';
import { f } from '../core/layer.js';

export function rays(L, cx, cy, R, color, n, op, rot = 0, wide = 0.5) {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = rot + (i / n) * Math.PI * 2,
      b = a + ((Math.PI * 2) / n) * wide;
    d += `M${f(cx)} ${f(cy)}L${f(cx + R * Math.cos(a))} ${f(cy + R * Math.sin(a))}L${f(cx + R * Math.cos(b))} ${f(cy + R * Math.sin(b))}Z`;
  }
  const g = L.radial(
    [
      [0, color, op],
      [0.55, color, op * 0.5],
      [1, color, 0],
    ],
    { cx: f(cx), cy: f(cy), r: f(R), user: true },
  );
  return `<path d="${d}" fill="${g}"/>`;
}
export function halo(L, cx, cy, R, color, op = 0.9) {
  return `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(R)}" fill="${L.radial([
    [0, color, op],
    [0.35, color, op * 0.55],
    [1, color, 0],
  ])}"/>`;
}
export function stars(r, W, H, n, color = '#fff') {
  let s = '';
  for (let i = 0; i < n; i++)
    s += `<circle cx="${f(r() * W)}" cy="${f(r() * H)}" r="${(r.range(0.3, 1) ** 2 * 1.9).toFixed(2)}" fill="${color}" opacity="${r.range(0.35, 1).toFixed(2)}"/>`;
  for (let i = 0; i < n / 14; i++) {
    const x = r() * W,
      y = r() * H,
      s2 = r.range(4, 9);
    s += `<path d="M${f(x - s2)} ${f(y)}Q${f(x)} ${f(y)} ${f(x)} ${f(y - s2)}Q${f(x)} ${f(y)} ${f(x + s2)} ${f(y)}Q${f(x)} ${f(y)} ${f(x)} ${f(y + s2)}Q${f(x)} ${f(y)} ${f(x - s2)} ${f(y)}Z" fill="${color}" opacity=".9"/>`;
  }
  return s;
}
export function cloud(r, x, y, w) {
  let d = '';
  const n = r.int(4, 6);
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1),
      rad = w * (0.13 + 0.14 * Math.sin(t * Math.PI)) * r.range(0.8, 1.15);
    d += `<circle cx="${f(x + (t - 0.5) * w)}" cy="${f(y - rad * 0.55)}" r="${f(rad)}"/>`;
  }
  return (
    d +
    `<rect x="${f(x - w * 0.6)}" y="${f(y - w * 0.1)}" width="${f(w * 1.2)}" height="${f(w * 0.12)}" rx="${f(w * 0.06)}"/>`
  );
}

export function paintSky(L, c) {
  const { W, H, pal, r, st, theme, light } = c,
    D = Math.max(W, H);
  const [top, mid, hor] = pal.sky;
  L.add(
    `<rect width="${W}" height="${H}" fill="${L.linear([
      [0, top],
      [0.5, mid],
      [0.82, hor],
      [1, mix(hor, mid, 0.4)],
    ])}"/>`,
  );
  const [lx, ly] = light,
    kind = st.sky;
  const dark =
    ['space', 'wizard', 'norse', 'vampire', 'halloween', 'cyber', 'arabian', 'fairy'].includes(c.themeKey) ||
    ['nebula', 'aurora'].includes(kind);
  if (kind === 'nebula') {
    const b = L.blur(34);
    let s = '';
    for (let i = 0; i < 7; i++)
      s += `<ellipse cx="${f(r() * W)}" cy="${f(r() * H)}" rx="${f(r.range(70, 190))}" ry="${f(r.range(30, 90))}" transform="rotate(${f(r.range(-40, 40))} ${W / 2} ${H / 2})" fill="${r.pick([pal.accent, hor, pal.light, mid])}" opacity="${r.range(0.3, 0.65).toFixed(2)}"/>`;
    L.add(`<g filter="${b}">${s}</g>`);
  }
  if (dark) L.add(stars(r, W, H * 0.75, 70));
  if (kind === 'aurora' || theme.aurora) {
    for (let k = 0; k < 4; k++) {
      const y0 = H * r.range(0.08, 0.34),
        amp = r.range(16, 46),
        ph = r() * 6;
      let a = '',
        b = '';
      for (let i = 0; i <= 14; i++) {
        const x = (i / 14) * (W + 80) - 40,
          y = y0 + Math.sin(i * 0.62 + ph) * amp;
        a += `${i ? 'L' : 'M'}${f(x)} ${f(y - r.range(40, 110))}`;
        b = `L${f(x)} ${f(y)}` + b;
      }
      L.add(
        `<path d="${a}${b}Z" fill="${L.linear([
          [0, pal.light, 0],
          [0.75, k % 2 ? pal.light : pal.accent, 0.5],
          [1, pal.light, 0.05],
        ])}" filter="${L.blur(7)}"/>`,
      );
    }
  }
  if (kind === 'burst') {
    const g = darken(pal.accent, 0.12);
    let d = '';
    const n = 18;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.283 + 0.1,
        b = a + 6.283 / n / 2;
      d += `M${f(lx)} ${f(ly)}L${f(lx + D * 1.3 * Math.cos(a))} ${f(ly + D * 1.3 * Math.sin(a))}L${f(lx + D * 1.3 * Math.cos(b))} ${f(ly + D * 1.3 * Math.sin(b))}Z`;
    }
    L.add(
      `<rect width="${W}" height="${H}" fill="${L.radial(
        [
          [0, lighten(hor, 0.45)],
          [0.5, hor],
          [1, pal.accent],
        ],
        { cx: f(lx), cy: f(ly), r: f(D * 0.75), user: true },
      )}" opacity=".9"/><path d="${d}" fill="${g}" opacity=".5"/>`,
    );
  } else if (kind === 'sun') {
    const R = D * 0.27;
    let bars = '';
    for (let i = 0; i < 8; i++)
      bars += `<rect x="${f(lx - R)}" y="${f(ly + R * (-0.05 + i * 0.14))}" width="${f(R * 2)}" height="${f(R * (0.02 + i * 0.011))}" fill="${mid}"/>`;
    L.add(
      halo(L, lx, ly, R * 2, pal.accent, 0.8),
      `<circle cx="${f(lx)}" cy="${f(ly)}" r="${f(R)}" fill="${L.linear([
        [0, '#ffe76b'],
        [0.5, '#ff6fb0'],
        [1, pal.accent],
      ])}"/><g opacity=".75">${bars}</g>`,
    );
  } else if (kind === 'paper') {
    for (let i = 4; i >= 0; i--) {
      const R = D * (0.16 + i * 0.13);
      L.add(
        `<circle cx="${f(lx)}" cy="${f(ly)}" r="${f(R + 3)}" fill="${pal.shade}" opacity=".12" transform="translate(2 4)"/><circle cx="${f(lx)}" cy="${f(ly)}" r="${f(R)}" fill="${mix(lighten(hor, 0.5), top, i / 4.6)}"/>`,
      );
    }
  } else if (kind === 'bigsun') {
    L.add(
      halo(L, lx, ly, D * 0.6, '#ffdf8a', 0.8),
      `<circle cx="${f(lx)}" cy="${f(ly)}" r="${f(D * 0.235)}" fill="${L.linear([
        [0, '#fff8d8'],
        [1, hor],
      ])}"/>`,
      rays(L, lx, ly, D * 0.95, '#fff0c0', 22, 0.28, r()),
    );
  } else if (kind === 'moon' || theme.moon) {
    const R = D * 0.19;
    L.add(
      halo(L, lx, ly, R * 2.6, pal.light, 0.75),
      `<circle cx="${f(lx)}" cy="${f(ly)}" r="${f(R)}" fill="${L.radial(
        [
          [0, '#fffdf0'],
          [0.75, lighten(pal.light, 0.35)],
          [1, pal.light],
        ],
        { cx: 0.42, cy: 0.4, r: 0.65 },
      )}"/>`,
    );
    let cr = '';
    for (let i = 0; i < 7; i++) {
      const a = r() * 6.28,
        q = r.range(0, 0.75) * R;
      cr += `<circle cx="${f(lx + q * Math.cos(a))}" cy="${f(ly + q * Math.sin(a))}" r="${f(r.range(0.05, 0.16) * R)}"/>`;
    }
    L.add(`<g fill="${mix(pal.light, mid, 0.5)}" opacity=".35">${cr}</g>`);
  } else if (kind === 'godrays') {
    let s = '';
    for (let i = 0; i < 9; i++) {
      const x = W * r.range(-0.1, 1.1),
        w = r.range(14, 60),
        k = (x - lx) * 0.5;
      s += `<path d="M${f(lx + (x - lx) * 0.35)} -20L${f(lx + (x - lx) * 0.35 + w * 0.4)} -20L${f(x + k + w * 1.8)} ${H}L${f(x + k)} ${H}Z" opacity="${r.range(0.2, 0.6).toFixed(2)}"/>`;
    }
    L.add(
      halo(L, lx, 0, D * 0.7, lighten(pal.light, 0.3), 0.85),
      `<g fill="${L.linear([
        [0, '#ffffff', 0.6],
        [0.85, pal.light, 0],
      ])}" filter="${L.blur(5)}">${s}</g>`,
    );
  } else if (kind === 'rays') {
    L.add(
      halo(L, lx, ly, D * 0.7, pal.light, 0.85),
      rays(L, lx, ly, D * 0.95, '#fff2c0', 28, 0.42, r() * 3),
      rays(L, lx, ly, D * 0.95, '#fff8e0', 12, 0.35, r() * 3, 0.25),
    );
  } else if (kind === 'spot') {
    L.add(halo(L, lx, ly, D * 0.55, '#f4ead0', 0.55));
    for (const s of [-1, 1])
      L.add(
        `<path d="M${f(lx + s * W * 0.42)} -20L${f(lx - W * 0.24)} ${H}L${f(lx + W * 0.24)} ${H}Z" fill="${L.linear([
          [0, '#fff6dd', 0.4],
          [1, '#fff6dd', 0],
        ])}" filter="${L.blur(6)}"/>`,
      );
  } else if (kind === 'flat') {
    L.add(halo(L, lx, ly, D * 0.62, lighten(hor, 0.2), 0.95), rays(L, lx, ly, D, '#ffffff', 14, 0.2, r() * 3));
  } else if (kind === 'room') {
    L.add(halo(L, lx, ly, D * 0.6, pal.light, 0.45));
  } else if (kind !== 'nebula' && kind !== 'aurora') {
    L.add(
      halo(L, lx, ly, D * 0.55, lighten(pal.light, 0.2), 0.8),
      rays(L, lx, ly, D * 0.9, '#ffffff', 16, 0.26, r() * 3),
    );
  } else {
    L.add(halo(L, lx, ly, D * 0.42, pal.light, 0.6));
  }
  if (kind === 'clouds' || ['farm', 'greek', 'irish', 'fishing'].includes(c.themeKey)) {
    for (let i = 0; i < 5; i++)
      L.add(
        `<g fill="${L.linear([
          [0, '#ffffff'],
          [1, hor],
        ])}" opacity="${r.range(0.45, 0.85).toFixed(2)}">${cloud(r, r() * W, H * r.range(0.12, 0.5), r.range(70, 170))}</g>`,
      );
  }
  if (theme.rainbow) {
    const cs = ['#ff4f5e', '#ff9a3a', '#ffe14f', '#4fd86b', '#3fa8ff', '#9a5fff'];
    L.add(
      `<g fill="none" stroke-width="${f(D * 0.022)}" opacity=".6">${cs.map((k, i) => `<circle cx="${f(W * 0.5)}" cy="${f(H * 0.95)}" r="${f(D * (0.56 - i * 0.022))}" stroke="${k}"/>`).join('')}</g>`,
    );
  }
}
