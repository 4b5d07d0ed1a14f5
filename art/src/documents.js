// Documents of people whom there is not, as they photograph them: what the demo's players have sent.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { rngOf } from './core/rng.js';
import { f } from './core/layer.js';
import { textPath } from './lettering/type.js';
import { SENT } from './data/documents.js';

const [WIDTH, HEIGHT] = [1200, 820];

function words(x, y, text, size, { weight = 500, fill = '#1d2733', opacity = 1, turn = 0 } = {}) {
  const { d } = textPath(text, `poppins@${weight}`, size);
  return `<path transform="translate(${f(x)} ${f(y)}) rotate(${turn})" d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

const field = (x, y, label, value) =>
  words(x, y, label, 17, { fill: '#5a6a7c' }) + words(x, y + 38, value, 32, { weight: 600 });

const portrait = (x, y, hue) => `<g transform="translate(${x} ${y})">
  <rect width="250" height="320" rx="10" fill="hsl(${hue} 22% 84%)"/>
  <path d="M20 320c6-82 50-112 105-112s99 30 105 112Z" fill="hsl(${hue} 30% 38%)"/>
  <ellipse cx="125" cy="140" rx="62" ry="76" fill="hsl(26 46% 72%)"/>
  <path d="M58 146c-10-76 26-106 68-106s78 28 68 106c-8-44-30-58-68-58s-60 14-68 58Z" fill="hsl(${(hue * 7) % 40} 32% 24%)"/></g>`;

const waves = (hue) =>
  Array.from(
    { length: 12 },
    (_, row) =>
      `<path d="M0 ${60 + row * 50}q120 ${row % 2 ? 34 : -34} 240 0t240 0 240 0 240 0" fill="none" stroke="hsl(${hue} 42% 62%)" stroke-width="2" opacity=".35"/>`,
  ).join('');

// A card or an opened passport, 900 by 570.
const paper = (hue, body) => `<clipPath id="c"><rect width="900" height="570" rx="34"/></clipPath>
  <g clip-path="url(#c)"><rect width="900" height="570" fill="hsl(${hue} 36% 92%)"/>${waves(hue)}${body}
  ${words(150, 470, 'SPECIMEN', 130, { weight: 800, fill: '#a03040', opacity: 0.2, turn: -17 })}</g>`;

const DRAWN = {
  front: ({ hue, last, first, born, no }) =>
    paper(
      hue,
      `<rect width="900" height="84" fill="hsl(${hue} 46% 38%)"/>${words(40, 54, 'IDENTITY CARD', 34, { weight: 700, fill: '#fff' })}` +
        portrait(44, 130, hue) +
        field(340, 150, 'SURNAME', last) +
        field(340, 246, 'GIVEN NAMES', first) +
        field(340, 342, 'DATE OF BIRTH', born) +
        field(340, 438, 'NUMBER', no) +
        field(630, 438, 'EXPIRES', '2031-09-30'),
    ),
  back: ({ hue, last, no, address }) =>
    paper(
      hue,
      `<rect y="60" width="900" height="96" fill="#222a33"/>${field(44, 214, 'ADDRESS', address)}${field(44, 310, 'AUTHORITY', 'Town hall of Nowhere')}` +
        words(44, 446, `IDXXX${no}<<<<<<<<<<<<<<<<`, 34, { weight: 500 }) +
        words(44, 506, `${last.toUpperCase().replaceAll(' ', '<')}<<<<<<<<<<<<<<<<`, 34, { weight: 500 }),
    ),
  passport: ({ hue, last, first, born, no }) =>
    paper(
      hue,
      words(44, 66, 'PASSPORT', 34, { weight: 700, fill: `hsl(${hue} 46% 32%)` }) +
        portrait(44, 100, hue) +
        field(340, 118, 'SURNAME', last) +
        field(340, 206, 'GIVEN NAMES', first) +
        field(340, 294, 'DATE OF BIRTH', born) +
        field(630, 294, 'NUMBER', no) +
        words(44, 482, `P<XXX${last.toUpperCase().replaceAll(/[ -]/g, '<')}<<${first.toUpperCase()}<<<<<<<<`, 30) +
        words(44, 532, `${no}<<<${born.replaceAll('-', '').slice(2)}<<<<<<<<<<<<`, 30),
    ),
  bill: ({ hue, last, first, address, dated }) => `<g transform="translate(150 -10)"><rect width="600" height="760" fill="#fbfaf7"/>
    <circle cx="86" cy="92" r="34" fill="hsl(${hue} 60% 48%)"/>${words(140, 104, 'Nowhere Power & Light', 30, { weight: 700 })}
    ${words(52, 190, `${first} ${last}`, 26)}${words(52, 228, address, 24)}${words(52, 316, `Invoice of ${dated}`, 30, { weight: 600 })}
    ${[0, 1, 2, 3, 4].map((row) => `<rect x="52" y="${360 + row * 46}" width="${[420, 380, 440, 300, 360][row]}" height="14" rx="7" fill="#c9ced4"/><rect x="500" y="${360 + row * 46}" width="56" height="14" rx="7" fill="#aab1b9"/>`).join('')}
    ${words(52, 652, 'To pay', 26)}${words(430, 652, '74.20', 30, { weight: 700 })}
    ${words(70, 560, 'SPECIMEN', 104, { weight: 800, fill: '#a03040', opacity: 0.2, turn: -24 })}</g>`,
};

// On a table, a little askew, and as badly lit or cut as its player did it.
function photo(sent) {
  const random = rngOf(sent.file);
  const turn = f((random() - 0.5) * 5);
  const planks = Array.from({ length: 7 }, (_, row) => {
    const light = 17 + random() * 5;
    return `<rect y="${row * 120}" width="${WIDTH}" height="118" fill="hsl(24 24% ${f(light)}%)"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#1a1310"/>${planks}
    <g transform="translate(${sent.isCut ? 420 : 150} 125) rotate(${turn} 450 285)">${DRAWN[sent.kind](sent)}</g>
    ${sent.isDark ? `<rect width="${WIDTH}" height="${HEIGHT}" opacity=".78"/>` : ''}</svg>`;
}

export async function buildDocuments(folder) {
  mkdirSync(folder, { recursive: true });
  for (const sent of SENT)
    await sharp(Buffer.from(photo(sent))).webp({ quality: 62 }).toFile(join(folder, `${sent.file}.webp`));
}
