// Title lockups: break into justified lines, warp, then build outline, extrusion, face and gloss.
import { lineCommands, toPath, capHeight } from './type.js';
import { f } from '../core/layer.js';
import { darken } from '../core/color.js';

const SMALL = /^(of|the|and|o|in|to|&)$/i;
function splits(words) {
  const out = [[words.join(' ')]];
  for (let i = 1; i < words.length; i++) {
    out.push([words.slice(0, i).join(' '), words.slice(i).join(' ')]);
    for (let j = i + 1; j < words.length; j++)
      out.push([words.slice(0, i).join(' '), words.slice(i, j).join(' '), words.slice(j).join(' ')]);
  }
  return out;
}
const warps = {
  none: () => (x, y) => [x, y],
  arch: (w, h) => (x, y) => {
    const u = (x / w) * 2 - 1;
    return [x, y + u * u * h * 0.2 - h * 0.07];
  },
  bulge: (w, h) => (x, y) => {
    const u = (x / w) * 2 - 1,
      k = 1 + 0.2 * (1 - u * u) - 0.07;
    return [x, h / 2 + (y - h / 2) * k];
  },
  rise: (w, h) => (x, y) => [x + (h - y) * 0.08, y - (x / w - 0.5) * w * 0.075],
  wave: (w, h) => (x, y) => [x, y + Math.sin((x / w) * Math.PI * 2) * h * 0.06],
  taper: (w, h) => (x, y) => {
    const k = 0.86 + 0.14 * (y / h);
    return [w / 2 + (x - w / 2) * k, y];
  },
};

export function fitTitle(text, fontId, bw, bh, { bounce, rng, upper }) {
  const cap = capHeight(fontId),
    words = (upper ? text.toUpperCase() : text).split(' ');
  let best;
  for (const lines of splits(words)) {
    const nat = lines.map((t) => lineCommands(t, fontId, 100, { tracking: 0.01 }).width);
    let sizes = nat.map((w) => (bw / w) * 100);
    const mn = Math.min(...sizes);
    sizes = sizes.map((s, i) => Math.min(s, mn * 1.75) * (lines[i].split(' ').every((q) => SMALL.test(q)) ? 0.42 : 1));
    const gap = 0.24,
      total = sizes.reduce((a, s) => a + s * cap * (1 + gap), 0) - sizes.at(-1) * cap * gap;
    const k = Math.min(1, bh / total);
    sizes = sizes.map((s) => s * k);
    const big = sizes.filter((_, i) => !lines[i].split(' ').every((q) => SMALL.test(q)));
    const score =
      Math.min(...big) * 0.8 +
      (big.reduce((a, b) => a + b, 0) / big.length) * 0.35 -
      (lines.some((q) => SMALL.test(q.split(' ').at(-1))) ? 14 : 0);
    if (!best || score > best.score) best = { score, lines, sizes, cap, total: total * k };
  }
  const widths = [],
    cmds = [];
  let y = 0;
  const blocks = best.lines.map((t, i) => {
    const r = lineCommands(t, fontId, best.sizes[i], { tracking: 0.01, bounce, rng });
    widths.push(r.width);
    return r;
  });
  const w = Math.max(...widths);
  blocks.forEach((b, i) => {
    y += best.sizes[i] * best.cap;
    const dx = (w - widths[i]) / 2;
    for (const c of b.cmds) {
      const n = { ...c };
      for (const q of ['x', 'x1', 'x2']) if (n[q] !== undefined) n[q] += dx;
      for (const q of ['y', 'y1', 'y2']) if (n[q] !== undefined) n[q] += y;
      cmds.push(n);
    }
    y += best.sizes[i] * best.cap * 0.24;
  });
  const h = y - best.sizes.at(-1) * best.cap * 0.24;
  return {
    cmds,
    w,
    h,
    unit: Math.min(
      ...best.sizes
        .slice()
        .sort((a, b) => b - a)
        .slice(0, 2),
    ),
  };
}

export function paintTitle(L, c, box, { anchor = 'middle', valign = 'bottom' } = {}) {
  const { st, pal, r } = c,
    t = st.title,
    fontId = c.fontId;
  const fit = fitTitle(c.game.name, fontId, box.w, box.h, { bounce: st.bounce, rng: r, upper: st.case === 'upper' });
  const x = anchor === 'middle' ? box.x + (box.w - fit.w) / 2 : anchor === 'end' ? box.x + box.w - fit.w : box.x;
  const y = valign === 'bottom' ? box.y + box.h - fit.h : valign === 'top' ? box.y : box.y + (box.h - fit.h) / 2;
  const d = toPath(fit.cmds, (warps[c.warp] ?? warps.none)(fit.w, fit.h));
  const u = Math.min(1.15, Math.max(0.5, fit.unit / 62)),
    col = (k) => (k === '@shade' ? pal.shade : k);
  const id = L.id();
  L.defs.push(`<path id="${id}" d="${d}"/>`);
  const use = (attrs) => `<use href="#${id}" xlink:href="#${id}" ${attrs}/>`;
  const strokes = (t.strokes ?? []).map(([w, k]) => [w * u, col(k)]),
    outer = strokes.at(-1) ?? [0, pal.shade];
  const [dx, dy] = st.dir ?? t.dir ?? [0, 1];
  let s = '';
  const depth = t.ext ? t.ext[1] * u : 0;
  s += `<g filter="${L.blur(7)}" opacity="${t.shadow ?? 0.6}">${use(`fill="${darken(pal.shade, 0.6)}" stroke="${darken(pal.shade, 0.6)}" stroke-width="${f(outer[0] + 10)}" stroke-linejoin="round" transform="translate(0 ${f(depth + 4)})"`)}</g>`;
  if (t.glow)
    s += `<g filter="${L.blur(8)}" opacity=".85">${use(`fill="${t.glow}" stroke="${t.glow}" stroke-width="${f(outer[0] + 5)}"`)}</g>`;
  if (t.ext) {
    const n = Math.max(3, Math.ceil(depth));
    for (let i = n; i >= 1; i--) {
      const q = (i / n) * depth;
      s += use(
        `fill="none" stroke="${darken(col(t.ext[0]), 0.15 + (i / n) * 0.4)}" stroke-width="${f(outer[0])}" stroke-linejoin="round" transform="translate(${f(dx * q)} ${f(dy * q)})"`,
      );
    }
  }
  for (const [w, k] of [...strokes].reverse())
    s += use(`fill="${k}" stroke="${k}" stroke-width="${f(w)}" stroke-linejoin="round"`);
  const fl = t.fill,
    g = L.linear(
      fl.map((k, i) => [(i / (fl.length - 1)).toFixed(2), col(k)]),
      { x1: 0, y1: 0, x2: 0, y2: fit.h, user: true },
    );
  s += use(`fill="${g}"`);
  if (t.gloss || st.treat === 'comic') {
    const clip = L.def((q) => `<clipPath id="${q}"><use href="#${id}" xlink:href="#${id}"/></clipPath>`);
    if (st.treat === 'comic')
      s += `<g clip-path="${clip}"><rect width="${f(fit.w)}" height="${f(fit.h + 10)}" fill="${L.def((q) => `<pattern id="${q}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="3" cy="3" r="1.5" fill="#f0301f"/></pattern>`)}" opacity=".4" y="${f(fit.h * 0.45)}"/></g>`;
    else
      s += `<g clip-path="${clip}">${use(`fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${f(2 * u)}" transform="translate(0 ${f(1.1 * u)})"`)}<path d="M-20 -40H${f(fit.w + 20)}V${f(fit.h * 0.4)}Q${f(fit.w / 2)} ${f(fit.h * 0.6)} -20 ${f(fit.h * 0.4)}Z" fill="#fff" opacity="${t.gloss * 0.55}"/></g>`;
  }
  L.add(`<g transform="translate(${f(x)} ${f(y)})">${s}</g>`);
  return { x, y, w: fit.w, h: fit.h };
}
