// Fonts to outlines: no system font is needed to draw or rasterise anything.
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype from 'opentype.js';
const require = createRequire(import.meta.url);
const cache = new Map();
// "poppins" is the heaviest cut there is, "poppins@600" a certain one.
export function font(id) {
  if (!cache.has(id)) {
    const [family, weight = '\\d+'] = id.split('@');
    const dir = join(dirname(require.resolve(`@fontsource/${family}/package.json`)), 'files');
    const cut = new RegExp(`^${family}-latin-${weight}-normal\\.woff$`);
    const file = readdirSync(dir)
      .filter((name) => cut.test(name))
      .sort()
      .at(-1);
    const b = readFileSync(join(dir, file));
    cache.set(id, opentype.parse(b.buffer.slice(b.byteOffset, b.byteOffset + b.byteLength)));
  }
  return cache.get(id);
}
// Glyph commands for one line at a given size, with optional per-letter bounce.
export function lineCommands(text, id, size, { tracking = 0, bounce = 0, rng } = {}) {
  const ft = font(id),
    glyphs = [...text].map((letter) => ft.charToGlyph(letter)),
    k = size / ft.unitsPerEm,
    out = [];
  let x = 0;
  glyphs.forEach((g, i) => {
    const adv = g.advanceWidth * k,
      a = bounce && rng ? ((rng() - 0.5) * 2 * bounce * Math.PI) / 180 : 0,
      dy = bounce && rng ? (rng() - 0.5) * size * 0.012 * bounce : 0;
    const cx = x + adv / 2,
      cy = -size * 0.35,
      cs = Math.cos(a),
      sn = Math.sin(a);
    const P = (px, py) => [cx + (px - cx) * cs - (py - cy) * sn, cy + (px - cx) * sn + (py - cy) * cs + dy];
    for (const m of g.getPath(x, 0, size).commands) {
      const n = { type: m.type };
      if (m.x !== undefined) [n.x, n.y] = P(m.x, m.y);
      if (m.x1 !== undefined) [n.x1, n.y1] = P(m.x1, m.y1);
      if (m.x2 !== undefined) [n.x2, n.y2] = P(m.x2, m.y2);
      out.push(n);
    }
    x += adv + tracking * size + (glyphs[i + 1] ? ft.getKerningValue(g, glyphs[i + 1]) * k : 0);
  });
  return { cmds: out, width: x - tracking * size };
}
export function capHeight(id) {
  const ft = font(id),
    g = ft.charToGlyph('H').getBoundingBox();
  return (g.y2 || ft.ascender * 0.7) / ft.unitsPerEm;
}
const v = (q) => (Math.round(q * 10) / 10).toString();
export function toPath(cmds, warp = (x, y) => [x, y]) {
  let d = '',
    px = 0,
    py = 0;
  const W = (x, y) => {
    const [a, b] = warp(x, y);
    return `${v(a)} ${v(b)}`;
  };
  for (const c of cmds) {
    if (c.type === 'M') d += `M${W(c.x, c.y)}`;
    else if (c.type === 'L') {
      for (let i = 1; i <= 3; i++) d += `L${W(px + ((c.x - px) * i) / 3, py + ((c.y - py) * i) / 3)}`;
    } else if (c.type === 'Q') d += `Q${W(c.x1, c.y1)} ${W(c.x, c.y)}`;
    else if (c.type === 'C') d += `C${W(c.x1, c.y1)} ${W(c.x2, c.y2)} ${W(c.x, c.y)}`;
    else d += 'Z';
    if (c.x !== undefined) {
      px = c.x;
      py = c.y;
    }
  }
  return d;
}
export function textPath(text, id, size, opt) {
  const { cmds, width } = lineCommands(text, id, size, opt);
  return { d: toPath(cmds), width };
}
