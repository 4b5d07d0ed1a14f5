// A Layer gathers its own <defs>, so every layer can be exported as a stand-alone SVG.
const n1 = (v) => (Math.round(v * 10) / 10).toString();

export class Layer {
  constructor(prefix) {
    this.prefix = prefix;
    this.count = 0;
    this.defs = [];
    this.body = [];
  }
  id() {
    return `${this.prefix}${(this.count++).toString(36)}`;
  }
  def(make) {
    const id = this.id();
    this.defs.push(make(id));
    return `url(#${id})`;
  }
  add(...parts) {
    this.body.push(...parts);
    return this;
  }

  linear(stops, { x1 = 0, y1 = 0, x2 = 0, y2 = 1, user = false } = {}) {
    return this.def(
      (id) =>
        `<linearGradient id="${id}" x1="${n1(x1)}" y1="${n1(y1)}" x2="${n1(x2)}" y2="${n1(y2)}"${user ? ' gradientUnits="userSpaceOnUse"' : ''}>${stopList(stops)}</linearGradient>`,
    );
  }
  radial(stops, { cx = 0.5, cy = 0.5, r = 0.5, user = false } = {}) {
    return this.def(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${user ? ' gradientUnits="userSpaceOnUse"' : ''}>${stopList(stops)}</radialGradient>`,
    );
  }
  blur(sd) {
    this.blurs ??= new Map();
    const key = n1(sd);
    if (!this.blurs.has(key))
      this.blurs.set(
        key,
        this.def(
          (id) =>
            `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${key}"/></filter>`,
        ),
      );
    return this.blurs.get(key);
  }
  inner() {
    return (this.defs.length ? `<defs>${this.defs.join('')}</defs>` : '') + this.body.join('');
  }
}

// stops: [offset, colour, opacity?]
export const stopList = (stops) =>
  stops
    .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`)
    .join('');
export const f = (v) => (Math.round(v * 10) / 10).toString();
export const svg = (W, H, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${inner}</svg>`;
export const poly = (pts) => 'M' + pts.map(([x, y]) => `${f(x)} ${f(y)}`).join('L') + 'Z';
// Closed smooth ridge from left to right, filled down to the bottom edge.
export function ridge(pts, W, H) {
  let d = `M-20 ${H + 20}L-20 ${f(pts[0][1])}`;
  for (let i = 0; i < pts.length; i++) {
    const [x, y] = pts[i],
      p = pts[i - 1];
    d += p ? `C${f((p[0] + x) / 2)} ${f(p[1])} ${f((p[0] + x) / 2)} ${f(y)} ${f(x)} ${f(y)}` : `L${f(x)} ${f(y)}`;
  }
  return d + `L${W + 20} ${H + 20}Z`;
}
