// Little things built of boxes, seen from above at an angle (two to one): a box is [x, y, z, width, depth, height, colour].
import { darken, lighten } from './color.js';
import { f } from './layer.js';

const project = (x, y, z) => [x - y, (x + y) / 2 - z];
const face = (points, fill) =>
  `<path d="M${points.map((p) => p.map(f).join(' ')).join('L')}Z" fill="${fill}" stroke="${fill}" stroke-width=".4" stroke-linejoin="round"/>`;

function box([x, y, z, w, d, h, colour]) {
  const at = (dx, dy, dz) => project(x + dx, y + dy, z + dz);
  return (
    face([at(0, d, 0), at(w, d, 0), at(w, d, h), at(0, d, h)], darken(colour, 0.14)) +
    face([at(w, 0, 0), at(w, d, 0), at(w, d, h), at(w, 0, h)], darken(colour, 0.32)) +
    face([at(0, 0, h), at(w, 0, h), at(w, d, h), at(0, d, h)], lighten(colour, 0.14))
  );
}

/** In the order given, from the farthest to the nearest; with a soft shadow on the ground. */
export function isoFigure(boxes, shadow) {
  const corners = boxes.flatMap(([x, y, z, w, d, h]) =>
    [0, 1].flatMap((i) => [0, 1].flatMap((j) => [0, 1].map((k) => project(x + i * w, y + j * d, z + k * h)))),
  );
  const [sx, sy, sw, sd] = shadow;
  const ground = [project(sx, sy, 0), project(sx + sw, sy, 0), project(sx + sw, sy + sd, 0), project(sx, sy + sd, 0)];
  const all = [...corners, ...ground];
  const [left, right] = [Math.min(...all.map(([x]) => x)) - 4, Math.max(...all.map(([x]) => x)) + 4];
  const [top, bottom] = [Math.min(...all.map(([, y]) => y)) - 4, Math.max(...all.map(([, y]) => y)) + 4];
  const body =
    `<filter id="s" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="1.6"/></filter>` +
    `<path d="M${ground.map((p) => p.map(f).join(' ')).join('L')}Z" fill="#05060f" opacity=".42" filter="url(#s)"/>` +
    boxes.map(box).join('');
  const [w, h] = [right - left, bottom - top];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${f(left)} ${f(top)} ${f(w)} ${f(h)}" width="${f(w)}" height="${f(h)}">${body}</svg>`;
}
