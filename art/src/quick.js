// Quick games: one clear colour, one object, the name at the bottom left.
import { rngOf, hash } from './core/rng.js';
import { fromHsl } from './core/color.js';
import { Layer, svg, f } from './core/layer.js';
import { heroArt } from './hero/custom.js';
import { resetIcons } from './hero/icons.js';
import { textPath } from './lettering/type.js';

const PLACES = {
  wide: { hero: [0.71, 0.45, 0.7], bit: [0.38, 0.27, 0.2], far: [0.93, 0.82, 0.24], title: [0.07, 0.6] },
  square: { hero: [0.53, 0.41, 0.64], bit: [0.16, 0.24, 0.17], far: [0.88, 0.7, 0.2], title: [0.08, 0.84] },
  tall: { hero: [0.52, 0.42, 0.6], bit: [0.16, 0.2, 0.14], far: [0.86, 0.68, 0.17], title: [0.09, 0.82] },
};

export function composeQuick(game, W, H) {
  const seed = hash(game.seed);
  const prefix = `${seed.toString(36)}${W}${H}`;
  resetIcons(prefix);
  const L = new Layer(prefix);
  const place = W > H ? PLACES.wide : W === H ? PLACES.square : PLACES.tall;
  const { hue } = game;
  const unit = W > H ? H : W * 1.1;
  const [hx, hy, hs] = place.hero;
  const [x, y, size] = [hx * W, hy * H, hs * unit];
  // Yellow and orange darken towards red, or they would turn olive.
  const turn = hue < 75 ? -0.45 * hue : 26;
  const warm = hue > 20 && hue < 170;
  const tones = {
    bright: fromHsl(hue, hue > 75 && hue < 160 ? 0.66 : 0.9, warm ? 0.52 : 0.64),
    base: fromHsl(hue + turn * 0.4, 0.8, warm ? 0.4 : 0.48),
    deep: fromHsl(hue + turn, 0.8, warm ? 0.2 : 0.25),
    light: fromHsl(hue - turn * 0.6, 1, 0.84),
  };
  const c = {
    game,
    seed,
    r: rngOf(seed),
    pal: { accent: tones.base, light: tones.light, shade: tones.deep, sky: [tones.deep, tones.base, tones.bright] },
  };

  const ground = L.linear(
    [
      [0, tones.bright],
      [0.5, tones.base],
      [1, tones.deep],
    ],
    { x2: 1 },
  );
  L.add(`<rect width="${W}" height="${H}" fill="${ground}"/>`);
  const shine = L.radial([
    [0, tones.light, 0.6],
    [0.5, tones.bright, 0.25],
    [1, tones.bright, 0],
  ]);
  L.add(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(size * 0.95)}" fill="${shine}"/>`);
  const rings = [0.62, 0.86, 1.12, 1.42].map(
    (k, i) => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(size * k)}" opacity="${0.2 - i * 0.04}"/>`,
  );
  L.add(`<g fill="none" stroke="#fff" stroke-width="1.6">${rings.join('')}</g>`);

  const shadow = (dy, blur, opacity) =>
    L.def(
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="${f(dy)}" stdDeviation="${f(blur)}" flood-color="${tones.deep}" flood-opacity="${opacity}"/></filter>`,
    );
  const bit = ([px, py, ps], rotate, blur) =>
    `<g filter="${L.blur(blur)}" opacity=".92">${heroArt(L, c, game.helper, px * W, py * H, ps * unit, { rotate })}</g>`;
  L.add(bit(place.bit, -18, unit * 0.006));
  const fade = L.linear([
    [0, tones.deep, 0],
    [1, tones.deep, 0.9],
  ]);
  L.add(`<rect y="${f(H * 0.4)}" width="${W}" height="${f(H * 0.6)}" fill="${fade}"/>`);
  const rotate = game.hero.startsWith('c:') ? -4 : 6;
  L.add(
    `<g filter="${shadow(size * 0.06, size * 0.055, 0.75)}">${heroArt(L, c, game.hero, x, y, size, { rotate })}</g>`,
  );
  L.add(bit(place.far, 22, unit * 0.012));

  const [left, width] = place.title;
  const lines = game.name.length > 9 ? game.name.split(/ (?=\S+$)/) : [game.name];
  const widest = Math.max(...lines.map((line) => textPath(line, 'unbounded', 100).width));
  const fontSize = Math.min(unit * 0.15, ((width * W) / widest) * 100);
  const bottom = H - W * left;
  const words = lines.map((line, i) => {
    const { d } = textPath(line, 'unbounded', fontSize);
    return `<path transform="translate(${f(left * W)} ${f(bottom - (lines.length - 1 - i) * fontSize * 1.08)})" d="${d}"/>`;
  });
  L.add(`<g fill="#fff" filter="${shadow(2, 6, 0.8)}">${words.join('')}</g>`);
  return svg(W, H, L.inner());
}
