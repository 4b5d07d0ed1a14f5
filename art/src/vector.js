// SVG files for the web, made as small as they get.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { optimize } from 'svgo';
import { logo } from './brand/logos.js';
import { payment, payments } from './brand/payments.js';
import { studios } from './data/studios.js';

export function writeSvg(file, svg, precision = 2) {
  mkdirSync(dirname(file), { recursive: true });
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: precision,
    plugins: [{ name: 'preset-default', params: { overrides: { removeUnknownsAndDefaults: { keepRoleAttr: true } } } }],
  });
  writeFileSync(file, data);
}

export function buildStudios(pictures) {
  for (const id of Object.keys(studios)) writeSvg(join(pictures, 'studios', `${id}.svg`), logo(id), 1);
}

export function buildPayments(pictures) {
  for (const id of payments) writeSvg(join(pictures, 'payments', `${id}.svg`), payment(id), 1);
}
