// Full-colour open icon sets. A reference is "n:lion" (Noto), "f:crown" (Fluent) or "p:star" (Fluent flat).
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const SETS = { n: '@iconify-json/noto', f: '@iconify-json/fluent-emoji', p: '@iconify-json/fluent-emoji-flat' };
const cache = {};
const load = (k) => (cache[k] ??= require(`${SETS[k]}/icons.json`));
let serial = 0,
  space = '';

export function hasIcon(ref) {
  const [k, name] = ref.split(':');
  const s = load(k);
  return Boolean(s.icons[name] || s.aliases?.[name]);
}
// Ids restart for every picture and carry its prefix, so pictures can be inlined side by side.
export function resetIcons(prefix = '') {
  serial = 0;
  space = prefix;
}

export function icon(ref, cx, cy, size, { rotate = 0, flip = false, squash = 1, opacity = 1 } = {}) {
  const [k, name] = ref.split(':');
  const set = load(k);
  const alias = set.aliases?.[name];
  const data = set.icons[name] ?? set.icons[alias?.parent];
  if (!data) throw new Error(`no icon ${ref}`);
  const w = data.width ?? set.width ?? 16,
    h = data.height ?? set.height ?? 16;
  const s = size / Math.max(w, h),
    p = `k${space}${(serial++).toString(36)}_`;
  const body = data.body
    .replace(/\bid="([^"]+)"/g, (_, id) => `id="${p}${id}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id) => `url(#${p}${id})`)
    .replace(/href="#([^"]+)"/g, (_, id) => `href="#${p}${id}"`);
  const t = `translate(${cx.toFixed(1)} ${cy.toFixed(1)})${rotate ? ` rotate(${rotate.toFixed(1)})` : ''} scale(${((flip ? -1 : 1) * s * squash).toFixed(4)} ${s.toFixed(4)}) translate(${-w / 2} ${-h / 2})`;
  return `<g transform="${t}"${opacity < 1 ? ` opacity="${opacity}"` : ''}>${body}</g>`;
}
