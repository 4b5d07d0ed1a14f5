// A live table: a person behind felt, with what the game is played with.
import { rngOf } from '../core/rng.js';
import { f } from '../core/layer.js';
import { lighten, darken, mix } from '../core/color.js';
import { card, chip, chipStack, dieFaces, roulette, wheel, kenoBalls } from '../hero/custom.js';
import { castOf, person } from '../hero/people.js';
import { treat } from '../hero/treat.js';

// Where the table begins, where the person stands, how large a unit is, and where the things on the table lie.
const STAGES = {
  thumb: [
    {
      kind: 'right',
      line: 0.755,
      at: 0.715,
      unit: 2.85,
      things: 0.9,
      title: [0.055, 0.28, 0.41, 0.52],
      anchor: 'start',
    },
    { kind: 'left', line: 0.755, at: 0.285, unit: 2.85, things: 0.9, title: [0.535, 0.28, 0.41, 0.52], anchor: 'end' },
  ],
  square: [{ kind: 'centre', line: 0.55, at: 0.5, unit: 2.5, things: 0.655, title: [0.07, 0.735, 0.86, 0.2] }],
  portrait: [{ kind: 'centre', line: 0.565, at: 0.5, unit: 3.35, things: 0.665, title: [0.08, 0.75, 0.84, 0.19] }],
};

export function tableLayout(format, r) {
  const stage = r.pick(STAGES[format]);
  const wide = format === 'thumb';
  return { ...stage, light: [stage.at, 0.34], valign: wide ? 'middle' : undefined };
}

const lying = (x, y, size, turn, body) =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${(size / 100).toFixed(3)} ${((size / 100) * 0.62).toFixed(3)}) rotate(${turn})">${body}</g>`;
const standing = (x, y, size, body, turn = 0) =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${(size / 100).toFixed(3)})">${body}</g>`;

function felt(L, c, y) {
  const { W, H, pal } = c;
  const show = c.game.subCategory === 'game-shows';
  const cloth = show ? darken(pal.shade, 0.1) : mix(pal.accent, darken(pal.shade, 0.2), 0.42);
  const edge = (dy, bend = 16) =>
    `M-30 ${f(y + dy + bend)}Q${f(W / 2)} ${f(y + dy - bend)} ${W + 30} ${f(y + dy + bend)}`;
  const below = (dy, bend) => `${edge(dy, bend)}V${H + 30}H-30Z`;
  const wood = L.linear(
    [
      [0, show ? lighten(pal.light, 0.4) : '#d99a52'],
      [0.35, show ? pal.accent : '#8a4a1c'],
      [1, show ? darken(pal.shade, 0.3) : '#32140a'],
    ],
    { y1: y - 8, y2: y + 22, user: true, x1: 0, x2: 0 },
  );
  const light = L.radial(
    [
      [0, lighten(cloth, 0.34)],
      [0.5, cloth],
      [1, darken(cloth, 0.55)],
    ],
    { cx: f(c.lay.at * W), cy: f(y + H * 0.06), r: f(W * 0.62), user: true },
  );
  const lines = [26, 34, 72].map(
    (dy) =>
      `<path d="${edge(dy, 16 + dy * 0.12)}" fill="none" stroke="${lighten(pal.light, 0.2)}" stroke-opacity="${dy === 34 ? 0.2 : 0.42}" stroke-width="1.6"/>`,
  );
  return `<path d="${below(-6)}" fill="#000" opacity=".45" filter="${L.blur(9)}"/><path d="${below(0)}" fill="${wood}"/><path d="${below(11, 17)}" fill="${light}"/><path d="${edge(1)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/>${lines.join('')}`;
}

function chipsAt(L, x, y, size, colours) {
  return colours
    .map(([dx, n, colour]) => standing(x + dx * size, y, size * 2.6, chipStack(L, 0, 0, n, colour)))
    .join('');
}

const SUITS = ['s', 'h', 'd', 'c'];
function things(L, c, x, y, u, mirrored) {
  const { game, r, pal } = c;
  const s = mirrored ? -1 : 1;
  const ranks = r.shuffle(['A', 'K', 'Q', 'J', '10', '9', '8']);
  const suit = () => r.pick(SUITS);
  const flat = (dx, dy, turn, rank, of) => lying(x + dx * u, y + dy * u, 23 * u, turn, card(L, rank, of));
  const stacks = chipsAt(L, x - s * 43 * u, y + 3 * u, 11 * u, [
    [0, r.int(3, 6), '#c8202f'],
    [1.15, r.int(2, 5), r.pick(['#1f5fd0', '#14803f', '#7a2fd0'])],
    [2.3, r.int(2, 4), '#d8a02f'],
  ]);
  switch (game.subCategory) {
    case 'live-roulette': {
      const hues = r.pick([
        undefined,
        undefined,
        ['#c81f2f', '#15141c', '#12904a'],
        game.theme === 'emerald'
          ? ['#12a06a', '#062a1e', '#d8203a']
          : game.theme === 'lagoon' || game.theme === 'royal'
            ? ['#2f6fe8', '#0a1438', '#e8b04a']
            : undefined,
      ]);
      return standing(x, y + 3 * u, 47 * u, roulette(L, 0.5, hues));
    }
    case 'live-baccarat':
      return (
        flat(-21, 0, -6, ranks[6], suit()) +
        flat(-9, 1, -2, ranks[1], suit()) +
        flat(9, 1, 3, r.pick(['9', '8']), suit()) +
        flat(21, 0, 7, ranks[2], suit()) +
        stacks
      );
    case 'live-poker':
      return (
        ['10', 'J', 'Q', 'K', 'A']
          .map((rank, i) => flat((i - 2) * 14.5, Math.abs(i - 2) * -0.6, (i - 2) * 3, i < 3 ? ranks[i] : rank, suit()))
          .join('') +
        chipsAt(L, x - s * 46 * u, y + 5 * u, 10 * u, [
          [0, 4, '#c8202f'],
          [1.15, 3, '#1f2430'],
        ])
      );
    case 'game-shows':
      if (/Dice/.test(game.name))
        return [
          [-20, '#e0263f', -8],
          [16, '#1f8f5a', 9],
          [-2, '#2f5fe0', 0],
        ]
          .map(([dx, colour, turn]) => standing(x + dx * u, y - 3 * u, 17 * u, dieFaces(L, colour), turn))
          .join('');
      return '';
    default:
      return (
        flat(-12, 0, -9, ranks[0], suit()) +
        flat(1, 1, 5, r.pick(['A', 'K']), suit()) +
        flat(24, -1, 12, ranks[3], suit()) +
        stacks
      );
  }
}

export function paintTable(mid, c) {
  const { W, H, pal, lay, r, game } = c;
  const cast = castOf(game, rngOf(`${game.seed}:cast`), pal.accent);
  const u = lay.unit;
  const side = lay.kind === 'left' ? 1 : -1;
  const show = game.subCategory === 'game-shows';
  const flipped = lay.kind === 'right' ? show : lay.kind === 'left' ? !show : r.chance(0.5);
  const y = lay.line * H;
  const x = lay.at * W;
  const poses = show
    ? ['host']
    : ({ 'live-roulette': ['spin'], 'live-poker': ['deal', 'invite', 'rest'] }[game.subCategory] ?? [
        'deal',
        'deal',
        'invite',
      ]);
  const { body, arms } = person(mid, cast, r.pick(poses), card(mid, 'A', 's'));
  const place = `translate(${f(x)} ${f(y - 55 * u)}) scale(${flipped ? -u : u} ${u})`;

  // Lamps above the table.
  const lamp = mid.linear([
    [0, pal.light, 0.5],
    [1, pal.light, 0],
  ]);
  mid.add(
    `<path d="M${f(x - 20)} -10H${f(x + 20)}L${f(x + 46 * u)} ${f(y)}H${f(x - 46 * u)}Z" fill="${lamp}" opacity=".55" filter="${mid.blur(10)}"/>`,
  );

  if (show) {
    const [wx, wy, size] =
      lay.kind === 'centre'
        ? [W * 0.5, H * 0.33, W * 0.86]
        : [x + (lay.kind === 'right' ? 1 : -1) * W * 0.1, H * 0.42, H * 0.92];
    const behind = /Keno/.test(game.name)
      ? kenoBalls(mid, c)
      : /Dice/.test(game.name)
        ? ''
        : wheel(mid, pal, c.seed, game.name);
    mid.add(treat(mid, 'rich', pal, size, side, standing(wx, wy, size, behind)));
  }
  mid.add(treat(mid, 'rich', pal, 42 * u, flipped ? 1 : -1, `<g transform="${place}">${body}</g>`));
  mid.add(felt(mid, c, y));
  mid.add(treat(mid, 'rich', pal, 30 * u, flipped ? 1 : -1, `<g transform="${place}">${arms}</g>`));
  mid.add(treat(mid, 'rich', pal, 34 * u, side, things(mid, c, x, lay.things * H, u, flipped)));
}
