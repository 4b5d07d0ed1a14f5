// compose(game, format) -> SVG string. The same game and format always give the same picture.
import { rngOf, hash } from './core/rng.js';
import { mix, shift, lighten, darken, luma } from './core/color.js';
import { Layer, svg, f } from './core/layer.js';
import { studios } from './data/studios.js';
import { themes, rooms } from './data/themes.js';
import { paintSky, halo } from './scene/sky.js';
import { paintLand } from './scene/land.js';
import { paintFront, paintParticles, paintOverlay } from './scene/front.js';
import { creatures } from './hero/creatures.js';
import { heroArt } from './hero/custom.js';
import { hasIcon, resetIcons } from './hero/icons.js';
import { treat } from './hero/treat.js';
import { composeHouse } from './scene/house.js';
import { paintTable, tableLayout } from './scene/table.js';
import { paintTitle } from './lettering/title.js';
import { composeQuick } from './quick.js';

export const FORMATS = { thumb: [640, 400], square: [480, 480], portrait: [480, 640], banner: [1600, 600] };

// Things that stand on the ground: they get a shadow and are never tilted.
const STANDING = new Set(
  'alembic amphora automobile beaver beer-mug birthday-cake bison black-bird black-cat cactus camel candle canoe carousel-horse castle circus-tent coffin crab crocodile crystal-ball cupcake deer derelict-house dodo dragon drum duck elephant fairy flamingo genie giraffe goat gorilla harp hedgehog hippopotamus horse hourglass-not-done ice-cream jack-o-lantern japanese-castle joystick leopard llama locomotive mammoth moai money-bag monkey moose motorcycle mushroom otter owl ox pancakes parrot peacock penguin pig pineapple polar-bear popcorn rabbit raccoon racing-car ram rhinoceros rooster sailboat sauropod seal shinto-shrine shortcake snowman soft-ice-cream speedboat swan t-rex tiger top-hat treasure-chest trophy wrapped-gift zebra wolf lion panda fox cobra rattler teapot unicorn alien robot'.split(
    ' ',
  ),
);
const isCreature = (ref) => ref.startsWith('c:') && ref.slice(2) in creatures;
const stands = (ref) => STANDING.has(ref.slice(2));

function palette(theme, st, r) {
  const dh = r.range(-16, 16),
    P = st.palette,
    k = st.pull;
  return {
    sky: theme.sky.map((c, i) => {
      const m = mix(c, P[i], k);
      return shift(m, dh, k > 0.6 ? 0 : [0.16, 0.22, 0.14][i], [0.0, 0.05, 0.03][i]);
    }),
    shade: mix(shift(theme.shade, dh), luma(P[0]) < 0.35 ? P[0] : theme.shade, k),
    accent: shift(mix(theme.accent, P[1], k * 0.6), dh * 0.6, k > 0.6 ? 0 : 0.15),
    light: mix(theme.light, P[2], k * 0.7),
  };
}
const flatRef = (ref, studio) => {
  const flat = ref.replace(/^f:/, 'p:');
  return studio.flat && ref.startsWith('f:') && hasIcon(flat) ? flat : ref;
};

// Where hero, helpers, title and light go, as fractions of the picture. Top corners stay free for the page's badges.
const LAYOUTS = {
  thumb: [
    {
      kind: 'centre',
      hero: [0.5, 0.4, 0.76],
      side: [
        [0.19, 0.47, 0.32],
        [0.81, 0.47, 0.32],
      ],
      title: [0.08, 0.64, 0.84, 0.29],
      light: [0.5, 0.38],
    },
    {
      kind: 'right',
      hero: [0.72, 0.48, 0.88],
      side: [
        [0.94, 0.78, 0.28],
        [0.5, 0.82, 0.24],
      ],
      title: [0.055, 0.3, 0.45, 0.5],
      light: [0.7, 0.38],
      anchor: 'start',
      valign: 'middle',
    },
    {
      kind: 'left',
      hero: [0.28, 0.48, 0.88],
      side: [
        [0.07, 0.78, 0.28],
        [0.5, 0.82, 0.24],
      ],
      title: [0.495, 0.3, 0.45, 0.5],
      light: [0.3, 0.38],
      anchor: 'end',
      valign: 'middle',
    },
    {
      kind: 'trio',
      hero: [0.5, 0.38, 0.7],
      side: [
        [0.22, 0.44, 0.46],
        [0.78, 0.44, 0.46],
      ],
      title: [0.07, 0.65, 0.86, 0.28],
      light: [0.5, 0.34],
    },
  ],
  square: [
    {
      kind: 'centre',
      hero: [0.5, 0.4, 0.74],
      side: [
        [0.16, 0.52, 0.3],
        [0.84, 0.52, 0.3],
      ],
      title: [0.07, 0.66, 0.86, 0.27],
      light: [0.5, 0.38],
    },
  ],
  portrait: [
    {
      kind: 'centre',
      hero: [0.5, 0.4, 0.7],
      side: [
        [0.15, 0.54, 0.26],
        [0.85, 0.54, 0.26],
      ],
      title: [0.08, 0.68, 0.84, 0.26],
      light: [0.5, 0.37],
    },
  ],
  banner: [
    {
      kind: 'right',
      hero: [0.75, 0.5, 0.86],
      side: [
        [0.585, 0.74, 0.36],
        [0.915, 0.72, 0.4],
      ],
      light: [0.74, 0.4],
    },
  ],
};

function context(game, format) {
  const [W, H] = FORMATS[format];
  const seed = hash(game.seed);
  const st = studios[game.studio];
  const theme = themes[game.theme] ?? rooms[game.theme];
  const room = game.theme in rooms;
  const live = game.category === 'live' && format !== 'banner';
  const lay = live ? tableLayout(format, rngOf(seed + 5)) : rngOf(seed + 5).pick(LAYOUTS[format]);
  const elsewhere = !room && st.landBias && rngOf(seed + 9).chance(0.4);
  return {
    W,
    H,
    seed,
    r: rngOf(seed + hash(format)),
    st,
    theme,
    themeKey: game.theme,
    pal: palette(theme, st, rngOf(seed).fork('pal')),
    lay,
    land: elsewhere ? rngOf(seed + 11).pick(st.landBias) : theme.land,
    fg: theme.fg,
    part: theme.part,
    game,
    format,
    room,
    live,
    light: [lay.light[0] * W, lay.light[1] * H],
    coinId: `coin${seed.toString(36)}${format[0]}`,
    fontId: rngOf(seed + 3).pick(st.font),
    warp: rngOf(seed + 4).pick(st.warp),
  };
}

function paintBackground(L, c) {
  const { W, H, pal } = c;
  paintSky(L, c);
  paintOverlay(L, c);
  paintLand(L, c);
  // A vignette pulls the eye to the light.
  const vignette = L.radial(
    [
      [0, pal.shade, 0],
      [0.6, pal.shade, 0],
      [1, darken(pal.shade, 0.35), c.room ? 0.4 : 0.66],
    ],
    { cx: f(c.light[0]), cy: f(c.light[1] + H * 0.05), r: f(Math.max(W, H) * 0.68), user: true },
  );
  L.add(`<rect width="${W}" height="${H}" fill="${vignette}"/>`);
}

function paintScene(mid, fg, c) {
  if (c.live) {
    paintParticles(mid, c, 16);
    paintTable(mid, c);
    return;
  }
  const { W, H, st, pal, lay, theme, r, game } = c;
  const unit = c.format === 'portrait' ? W * 1.28 : H;
  const [hx, hy, hs] = lay.hero;
  const size = hs * unit;
  const [x, y] = [hx * W, hy * H];
  const side = lay.light[0] >= 0.5 ? 1 : -1;
  const hero = flatRef(game.hero, st);
  const still = stands(game.hero) || hero.startsWith('c:');
  mid.add(halo(mid, x, y, size * 0.72, lighten(pal.light, 0.15), 0.75));

  const props = r.shuffle((theme.props ?? ['f:coin', 'f:gem-stone']).filter((ref) => ref !== game.hero));
  if (!c.room) {
    const helpers = [game.helper ?? props[0], props.find((ref) => ref !== game.helper)];
    const back = lay.side.map(([sx, sy, ss], i) =>
      heroArt(mid, c, flatRef(helpers[i], st), sx * W, sy * H, ss * unit, {
        rotate: (i ? 1 : -1) * r.range(4, 16),
        flip: i === 1,
      }),
    );
    const dim = { ...pal, light: mix(pal.light, pal.accent, 0.4) };
    mid.add(treat(mid, st.treat, dim, size * 0.46, side, back.join('')));
  }
  if (isCreature(game.hero)) paintParticles(mid, c, 26);
  if (stands(game.hero)) {
    const [cx, cy, rx] = [x, y + size * 0.47, size * 0.42].map(f);
    mid.add(
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${f(size * 0.07)}" fill="${darken(pal.shade, 0.5)}" opacity=".55" filter="${mid.blur(6)}"/>`,
    );
  }
  const treatment = st.treat === 'noir' && c.room ? 'rich' : st.treat;
  const pose = { flip: lay.kind === 'left' && !hero.startsWith('c:'), rotate: still ? 0 : r.range(-5, 5) };
  mid.add(treat(mid, treatment, pal, size, side, heroArt(mid, c, hero, x, y, size, pose)));

  // Bits flying in front of the hero give depth; jackpots shower coins.
  const jackpot = game.category === 'jackpots';
  const calm = st.treat === 'paper' || isCreature(game.hero);
  if (jackpot || (!calm && r.chance(0.55))) {
    const bits = jackpot || c.room ? ['f:coin'] : [props[0], 'f:coin'];
    const n = jackpot ? 9 : 4;
    let s = '';
    for (let i = 0; i < n; i++) {
      const angle = (i / n) * 6.28 + r();
      const reach = size * r.range(0.48, 0.66);
      const [bx, by] = [x + Math.cos(angle) * reach * 1.25, y + Math.sin(angle) * reach * 0.8];
      s += heroArt(fg, c, flatRef(r.pick(bits), st), bx, by, unit * r.range(0.07, 0.13), {
        rotate: r.range(-50, 50),
        squash: r.range(0.7, 1),
      });
    }
    fg.add(treat(fg, treatment, pal, unit * 0.16, side, s));
  }
  paintFront(fg, c);
  if (!isCreature(game.hero)) paintParticles(fg, c, c.format === 'banner' ? 44 : 26);
}

function paintLettering(L, c) {
  const { W, H, pal, lay } = c;
  const [tx, ty, tw, th] = lay.title;
  const box = { x: tx * W, y: ty * H, w: tw * W, h: th * H };
  if (lay.valign === 'middle') {
    const stops =
      lay.anchor === 'start'
        ? [
            [0, darken(pal.shade, 0.3), 0.72],
            [0.62, pal.shade, 0],
          ]
        : [
            [0.38, pal.shade, 0],
            [1, darken(pal.shade, 0.3), 0.72],
          ];
    L.add(`<rect width="${W}" height="${H}" fill="${L.linear(stops, { x2: 1, y2: 0 })}"/>`);
  } else {
    const under = L.linear([
      [0, pal.shade, 0],
      [1, darken(pal.shade, 0.35), 0.9],
    ]);
    L.add(`<rect y="${f(H * 0.5)}" width="${W}" height="${f(H * 0.5)}" fill="${under}"/>`);
  }
  paintTitle(L, c, box, { anchor: lay.anchor, valign: lay.valign });
}

function layers(game, format, title) {
  const c = context(game, format);
  const prefix = `${c.seed.toString(36)}${format[0]}`;
  resetIcons(prefix);
  const [background, midground, foreground, lettering] = ['a', 'b', 'c', 'd'].map((k) => new Layer(prefix + k));
  paintBackground(background, c);
  paintScene(midground, foreground, c);
  if (title) paintLettering(lettering, c);
  return { background, midground, foreground, lettering };
}

export function compose(game, format) {
  const [W, H] = FORMATS[format];
  if (game.theme === 'quick') return composeQuick(game, W, H);
  if (game.theme === 'house') return composeHouse(game, W, H);
  const parts = Object.values(layers(game, format, true));
  return svg(W, H, parts.map((layer) => `<g>${layer.inner()}</g>`).join(''));
}

// One stand-alone SVG per layer on the same canvas, for banners that move in depth. `all` is the flat picture.
export function composeParts(game, format) {
  const [W, H] = FORMATS[format];
  const { background, midground, foreground } = layers(game, format, false);
  const all = [background, midground, foreground].map((layer) => `<g>${layer.inner()}</g>`).join('');
  return {
    all: svg(W, H, all),
    background: svg(W, H, background.inner()),
    midground: svg(W, H, midground.inner()),
    foreground: svg(W, H, foreground.inner()),
  };
}
