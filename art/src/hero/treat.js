// Hero treatments: one SVG filter per art direction, applied to the whole hero group.
import { rgb, darken, lighten, mix } from '../core/color.js';

const ramp = (colors) => {
  const cs = colors.map(rgb);
  return ['R', 'G', 'B']
    .map((ch, i) => `<feFunc${ch} type="table" tableValues="${cs.map((c) => (c[i] / 255).toFixed(3)).join(' ')}"/>`)
    .join('');
};
const LUMA = '0.35 0.55 0.15 0 -0.02 0.35 0.55 0.15 0 -0.02 0.35 0.55 0.15 0 -0.02 0 0 0 1 0';
const open = (id) =>
  `<filter id="${id}" x="-35%" y="-35%" width="170%" height="170%" color-interpolation-filters="sRGB">`;
const gradMap = (colors, inp = 'SourceGraphic', out = 'map') =>
  `<feColorMatrix in="${inp}" type="matrix" values="${LUMA}" result="lum"/><feComponentTransfer in="lum" result="${out}">${ramp(colors)}</feComponentTransfer>`;
const blend = (a, b, t, out) =>
  `<feComposite in="${a}" in2="${b}" operator="arithmetic" k2="${(1 - t).toFixed(2)}" k3="${t.toFixed(2)}" result="${out}"/>`;
// Rim light: the part of the shape that the same shape, moved away from the light, does not cover.
const rim = (inp, dx, dy, color, soft, strength, n) =>
  `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}" result="o${n}"/><feGaussianBlur in="o${n}" stdDeviation="${soft}" result="b${n}"/><feComposite in="SourceAlpha" in2="b${n}" operator="out" result="r${n}"/><feFlood flood-color="${color}" flood-opacity="${strength}"/><feComposite in2="r${n}" operator="in" result="c${n}"/><feComposite in="c${n}" in2="${inp}" operator="atop" result="rim${n}"/>`;
const glow = (color, sd, op, n) =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${sd}" result="g${n}"/><feFlood flood-color="${color}" flood-opacity="${op}"/><feComposite in2="g${n}" operator="in" result="glow${n}"/>`;
const drop = (dx, dy, sd, color, op, inp = 'SourceAlpha') =>
  `<feGaussianBlur in="${inp}" stdDeviation="${sd}" result="db"/><feOffset in="db" dx="${dx}" dy="${dy}" result="do"/><feFlood flood-color="${color}" flood-opacity="${op}"/><feComposite in2="do" operator="in" result="drop"/>`;
// A larger, smooth copy of the shape: blur, then cut where a straight edge lies `r` further out.
const grow = (inp, r, result) => {
  const slope = Math.max(4, 4.1 * r);
  return `<feGaussianBlur in="${inp}" stdDeviation="${r.toFixed(2)}"/><feComponentTransfer result="${result}"><feFuncA type="linear" slope="${slope.toFixed(2)}" intercept="${(0.5 - 0.159 * slope).toFixed(3)}"/></feComponentTransfer>`;
};
const outline = (r, color, n, inp = 'SourceAlpha') =>
  grow(inp, r, `m${n}`) + `<feFlood flood-color="${color}"/><feComposite in2="m${n}" operator="in" result="out${n}"/>`;
const merge = (...names) => `<feMerge>${names.map((n) => `<feMergeNode in="${n}"/>`).join('')}</feMerge></filter>`;

// u: size unit (hero size / 100); side: -1 light from left, 1 from right
export const treatments = {
  rich: (id, p, u, side) =>
    open(id) +
    rim('SourceGraphic', side * 2.4 * u, -1.2 * u, darken(p.shade, 0.2), 2.2 * u, 0.55, 1) +
    rim('rim1', -side * 1.7 * u, 1.2 * u, lighten(p.light, 0.35), 0.9 * u, 0.95, 2) +
    glow(p.light, 7 * u, 0.55, 1) +
    drop(0, 3 * u, 2.5 * u, darken(p.shade, 0.5), 0.7) +
    merge('glow1', 'drop', 'rim2'),
  gold: (id, p, u, side) =>
    open(id) +
    gradMap(['#1c0d02', '#5e3206', '#a96a12', '#e0a92f', '#ffe89a', '#fffdf0']) +
    blend('map', 'SourceGraphic', 0.16, 'm2') +
    `<feComposite in="m2" in2="SourceAlpha" operator="in" result="m3"/>` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${1.6 * u}" result="hb"/><feSpecularLighting in="hb" surfaceScale="${3.2 * u}" specularConstant="0.85" specularExponent="22" lighting-color="#fff3c4" result="sp"><feDistantLight azimuth="${side < 0 ? 215 : 325}" elevation="42"/></feSpecularLighting><feComposite in="sp" in2="SourceAlpha" operator="in" result="sp2"/><feComposite in="m3" in2="sp2" operator="arithmetic" k2="1" k3="0.5" result="lit"/>` +
    rim('lit', side * 1.6 * u, -1.4 * u, '#2a1200', 1.5 * u, 0.75, 1) +
    rim('rim1', -side * 1 * u, 1 * u, '#fff8d8', 0.4 * u, 0.9, 2) +
    glow('#ffb938', 8 * u, 0.5, 1) +
    drop(0, 3 * u, 2.6 * u, '#120600', 0.8) +
    merge('glow1', 'drop', 'rim2'),
  neon: (id, p, u) =>
    open(id) +
    gradMap([
      mix(p.shade, p.accent, 0.2),
      mix(p.shade, p.accent, 0.7),
      p.accent,
      mix(p.accent, p.light, 0.7),
      '#ffffff',
    ]) +
    `<feColorMatrix in="SourceGraphic" type="saturate" values="1.5" result="sg"/>` +
    blend('map', 'sg', 0.5, 'm2') +
    `<feComposite in="m2" in2="SourceAlpha" operator="in" result="m3"/>` +
    grow('SourceAlpha', 1.7 * u, 'd1') +
    grow('SourceAlpha', 0.7 * u, 'd2') +
    `<feComposite in="d1" in2="d2" operator="out" result="edge"/><feFlood flood-color="${lighten(p.light, 0.7)}"/><feComposite in2="edge" operator="in" result="tube"/>` +
    `<feFlood flood-color="${p.light}"/><feComposite in2="edge" operator="in" result="tc"/><feGaussianBlur in="tc" stdDeviation="${1.6 * u}" result="tg1"/><feGaussianBlur in="tc" stdDeviation="${5 * u}" result="tg2"/>` +
    glow(p.accent, 11 * u, 0.75, 1) +
    merge('glow1', 'tg2', 'tg2', 'm3', 'tg1', 'tg1', 'tube'),
  paper: (id, p, u) =>
    open(id) +
    outline(2.3 * u, '#fffaf0', 1) +
    `<feOffset in="SourceAlpha" dx="${-0.8 * u}" dy="${-1 * u}" result="io"/><feComposite in="SourceAlpha" in2="io" operator="out" result="ie"/><feFlood flood-color="${p.shade}" flood-opacity="0.22"/><feComposite in2="ie" operator="in" result="is"/><feComposite in="is" in2="SourceGraphic" operator="atop" result="face"/>` +
    drop(1.5 * u, 3 * u, 1.6 * u, darken(p.shade, 0.45), 0.6, 'm1') +
    merge('drop', 'out1', 'face'),
  comic: (id, p, u) =>
    open(id) +
    `<feColorMatrix in="SourceGraphic" type="saturate" values="1.35" result="sat"/>` +
    rim('sat', -1.9 * u, -1.5 * u, '#1a0f2e', 0.15 * u, 0.55, 1) +
    rim('rim1', 1.2 * u, 1.1 * u, '#ffffff', 0.1 * u, 0.8, 2) +
    outline(1.7 * u, '#140a1f', 1) +
    outline(3.4 * u, '#ffffff', 2) +
    `<feOffset in="m2" dx="${2.6 * u}" dy="${2.8 * u}" result="so"/><feFlood flood-color="#140a1f" flood-opacity="0.9"/><feComposite in2="so" operator="in" result="sh"/>` +
    merge('sh', 'out2', 'out1', 'rim2'),
  noir: (id, p, u, side) =>
    open(id) +
    gradMap(['#030408', '#0a0d15', '#2b3240', '#8b929b', '#f0e8d4', '#fffdf4']) +
    `<feColorMatrix in="SourceGraphic" type="matrix" values="1.3 0 0 0 -0.28 0 0 0 0 0.03 0 0 0 0 0.08 3.4 -2.9 -2.0 0 -0.88" result="red"/><feComposite in="red" in2="SourceAlpha" operator="in" result="red2"/><feComposite in="red2" in2="map" operator="over" result="duo"/>` +
    rim('duo', side * 5 * u, -1 * u, '#04050a', 4 * u, 0.95, 1) +
    rim('rim1', -side * 1.3 * u, 0.9 * u, '#fff8e6', 0.5 * u, 0.95, 2) +
    drop(0, 3 * u, 3 * u, '#000', 0.85) +
    glow('#cfd6e6', 9 * u, 0.22, 1) +
    merge('glow1', 'drop', 'rim2'),
  deep: (id, p, u, side) =>
    open(id) +
    gradMap([darken(p.shade, 0.3), mix(p.shade, p.accent, 0.4), p.accent, lighten(p.light, 0.25), '#ffffff']) +
    blend('SourceGraphic', 'map', 0.16, 'm2') +
    `<feComposite in="m2" in2="SourceAlpha" operator="in" result="m3"/>` +
    rim('m3', side * 3 * u, -2.6 * u, darken(p.shade, 0.35), 3 * u, 0.75, 1) +
    rim('rim1', -side * 0.8 * u, 1.9 * u, lighten(p.light, 0.55), 0.9 * u, 0.95, 2) +
    glow(p.light, 9 * u, 0.6, 1) +
    drop(0, 3 * u, 3 * u, darken(p.shade, 0.6), 0.6) +
    merge('glow1', 'drop', 'rim2'),
  candy: (id, p, u, side) =>
    open(id) +
    `<feColorMatrix in="SourceGraphic" type="saturate" values="1.3" result="sat"/><feGaussianBlur in="SourceAlpha" stdDeviation="${2.2 * u}" result="hb"/><feSpecularLighting in="hb" surfaceScale="${4.5 * u}" specularConstant="0.9" specularExponent="30" lighting-color="#ffffff" result="sp"><feDistantLight azimuth="${side < 0 ? 230 : 310}" elevation="50"/></feSpecularLighting><feComposite in="sp" in2="SourceAlpha" operator="in" result="sp2"/><feComposite in="sat" in2="sp2" operator="arithmetic" k2="1" k3="0.36" result="lit"/>` +
    rim('lit', 0, -2.6 * u, p.accent, 2 * u, 0.55, 1) +
    outline(1.9 * u, '#ffffff', 1) +
    outline(3.2 * u, mix(p.accent, '#ffffff', 0.15), 2) +
    drop(0, 3.4 * u, 2.4 * u, darken(p.shade, 0.25), 0.6, 'm2') +
    glow('#ffffff', 9 * u, 0.5, 1) +
    merge('glow1', 'drop', 'out2', 'out1', 'rim1'),
  stone: (id, p, u, side) =>
    open(id) +
    gradMap(['#070b14', mix('#16202f', p.shade, 0.3), '#4d627a', '#a7bccb', '#f2fbff']) +
    blend('SourceGraphic', 'map', 0.24, 'm2') +
    `<feComposite in="m2" in2="SourceAlpha" operator="in" result="m3"/>` +
    rim('m3', side * 3.2 * u, -1.5 * u, '#04070f', 2.6 * u, 0.8, 1) +
    rim('rim1', -side * 1.6 * u, 1.1 * u, lighten(p.light, 0.3), 0.7 * u, 1, 2) +
    glow(p.light, 8 * u, 0.6, 1) +
    drop(0, 3 * u, 3 * u, '#02040a', 0.8) +
    merge('glow1', 'drop', 'rim2'),
  dusk: (id, p, u, side) =>
    open(id) +
    gradMap(['#1d0710', '#5c1a1d', '#b0481f', '#f0a03c', '#fff0c2']) +
    blend('SourceGraphic', 'map', 0.16, 'm2') +
    `<feComposite in="m2" in2="SourceAlpha" operator="in" result="m3"/>` +
    rim('m3', side * 3.4 * u, -1 * u, '#25060d', 2.8 * u, 0.72, 1) +
    rim('rim1', -side * 1.7 * u, 1 * u, '#ffe1a0', 0.7 * u, 1, 2) +
    glow('#ffb050', 8 * u, 0.5, 1) +
    drop(0, 3 * u, 2.6 * u, '#1d0308', 0.75) +
    merge('glow1', 'drop', 'rim2'),
  grim: (id, p, u, side) =>
    open(id) +
    gradMap(['#04060a', mix('#101a1c', p.shade, 0.5), mix('#3d4a3a', p.accent, 0.3), '#b9cf9a', '#faffe0']) +
    blend('SourceGraphic', 'map', 0.24, 'm2') +
    `<feComposite in="m2" in2="SourceAlpha" operator="in" result="m3"/>` +
    rim('m3', side * 4 * u, -2 * u, '#020307', 3.4 * u, 0.85, 1) +
    rim('rim1', -side * 1.6 * u, 1.3 * u, lighten(p.light, 0.15), 0.7 * u, 1, 2) +
    glow(p.light, 9 * u, 0.65, 1) +
    drop(0, 3 * u, 3 * u, '#000', 0.85) +
    merge('glow1', 'drop', 'rim2'),
  festive: (id, p, u, side) =>
    open(id) +
    rim('SourceGraphic', side * 2.6 * u, -1.6 * u, '#4a0410', 2.4 * u, 0.6, 1) +
    rim('rim1', -side * 1.3 * u, 1.1 * u, '#fff0b8', 0.6 * u, 0.95, 2) +
    outline(1.1 * u, '#ffd774', 1) +
    outline(1.8 * u, '#7c1410', 2) +
    glow('#ffc14a', 9 * u, 0.7, 1) +
    drop(0, 3 * u, 2.4 * u, '#300208', 0.8) +
    merge('glow1', 'drop', 'out2', 'out1', 'rim2'),
};

// Richer colour and contrast before the painterly treatments, so heroes do not wash out in the halo.
const PUNCH = new Set(['rich', 'deep', 'stone', 'dusk', 'grim', 'festive']);
function punch(kind, filter) {
  if (!PUNCH.has(kind)) return filter;
  const pre =
    '<feColorMatrix in="SourceGraphic" type="saturate" values="1.35" result="p0"/><feComponentTransfer in="p0" result="punch"><feFuncR type="linear" slope="1.14" intercept="-0.07"/><feFuncG type="linear" slope="1.14" intercept="-0.07"/><feFuncB type="linear" slope="1.14" intercept="-0.07"/></feComponentTransfer>';
  return filter.replaceAll('"SourceGraphic"', '"punch"').replace('>', '>' + pre);
}

export function treat(layer, kind, pal, size, side, body) {
  const fn = treatments[kind] ?? treatments.rich;
  return `<g filter="${layer.def((id) => punch(kind, fn(id, pal, size / 100, side)))}">${body}</g>`;
}
