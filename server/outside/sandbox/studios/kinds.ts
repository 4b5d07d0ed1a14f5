import { cardKinds } from "./card_kinds";
import type { Kind, Spot } from "./kind";

const pays = (times: number) => Math.round(times * 100);

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const toneOf = (pocket: number) => (pocket === 0 ? "green" : reds.has(pocket) ? "red" : "black");

const roulette: Kind = {
  spots: [
    ...range(0, 36).map((pocket): Spot => ({ id: `n${pocket}`, label: String(pocket), pays: pays(36), tone: toneOf(pocket) })),
    ...["low", "even", "red", "black", "odd", "high"].map((id): Spot => ({ id, word: id, pays: pays(2), tone: toneWord(id) })),
    ...range(1, 3).map((dozen) => ({ id: `d${dozen}`, label: `${dozen * 12 - 11}–${dozen * 12}`, pays: pays(3) })),
  ],
  returnToPlayer: 9_730,
  maxMultiplier: 36,
  draw(pick) {
    const pocket = pick(37);
    const won: Record<string, number> = { [`n${pocket}`]: pays(36) };
    if (pocket > 0) {
      won[toneOf(pocket)] = pays(2);
      won[pocket % 2 === 0 ? "even" : "odd"] = pays(2);
      won[pocket <= 18 ? "low" : "high"] = pays(2);
      won[`d${Math.ceil(pocket / 12)}`] = pays(3);
    }
    return { show: { type: "roulette", pocket }, won, result: String(pocket), tone: toneOf(pocket) };
  },
};

function toneWord(id: string) {
  return id === "red" || id === "black" ? id : undefined;
}

/** What a segment pays and how many of the wheel's 54 it has: each gives back as much. */
const segments = [
  [2, 24],
  [3.2, 15],
  [6, 8],
  [12, 4],
  [24, 2],
  [48, 1],
] as const;

/** Around the wheel, the rare ones apart. */
export const wheelOrder: readonly number[] = (() => {
  const order: number[] = Array.from({ length: 54 }, () => -1);
  for (const [index, [, count]] of [...segments.entries()].toReversed()) {
    for (let nth = 0; nth < count; nth += 1) {
      let at = Math.floor(((nth + 0.5) * 54) / count + index * 5) % 54;
      while (order[at] !== -1) at = (at + 1) % 54;
      order[at] = index;
    }
  }
  return order;
})();

const wheel: Kind = {
  spots: segments.map(([times], index) => ({ id: `s${index}`, label: `×${times}`, pays: pays(times) })),
  returnToPlayer: 8_889,
  maxMultiplier: 48,
  draw(pick) {
    const at = pick(54);
    const index = wheelOrder[at] ?? 0;
    const [times] = segments[index] ?? [2];
    return { show: { type: "wheel", at, order: wheelOrder }, won: { [`s${index}`]: pays(times) }, result: `×${times}` };
  },
};

const dice: Kind = {
  spots: [
    ...["small", "even", "odd", "big"].map((id) => ({ id, word: id, pays: pays(id === "even" || id === "odd" ? 1.9 : 2) })),
    ...range(1, 6).map((face) => ({ id: `f${face}`, label: "⚀⚁⚂⚃⚄⚅"[face - 1] ?? "", pays: pays(2) })),
    { id: "triple", word: "triple", pays: pays(33) },
  ],
  returnToPlayer: 9_500,
  maxMultiplier: 33,
  draw(pick) {
    const thrown = [pick(6) + 1, pick(6) + 1, pick(6) + 1];
    const sum = thrown.reduce((all, one) => all + one, 0);
    const isTriple = new Set(thrown).size === 1;
    const won: Record<string, number> = { [sum % 2 === 0 ? "even" : "odd"]: pays(1.9) };
    if (isTriple) won.triple = pays(33);
    else won[sum <= 10 ? "small" : "big"] = pays(2);
    for (const face of new Set(thrown)) won[`f${face}`] = pays(1 + thrown.filter((one) => one === face).length);
    return { show: { type: "dice", dice: thrown }, won, result: String(sum) };
  },
};

/** Some of so many numbers: each is bet on by itself. */
function numbers(of: number, drawn: number, times: number): Kind {
  return {
    spots: range(1, of).map((number) => ({ id: `n${number}`, label: String(number), pays: pays(times) })),
    returnToPlayer: Math.round(((drawn * times) / of) * 10_000),
    maxMultiplier: times,
    draw(pick) {
      const left = range(1, of);
      const taken = range(1, drawn)
        .map(() => left.splice(pick(left.length), 1)[0] ?? 0)
        .sort((a, b) => a - b);
      const won = Object.fromEntries(taken.map((number) => [`n${number}`, pays(times)]));
      return { show: { type: "numbers", drawn: taken, of }, won, result: taken.join(" ") };
    },
  };
}

/** What a ticket pays, and in how many of 1,000. */
const prizes = [
  [50, 2],
  [10, 12],
  [5, 30],
  [3, 50],
  [2, 120],
  [1, 140],
] as const;

const scratch: Kind = {
  spots: [{ id: "ticket", word: "ticket", pays: pays(50) }],
  returnToPlayer: 9_000,
  maxMultiplier: 50,
  draw(pick) {
    let at = pick(1_000);
    const hit = prizes.findIndex(([, count]) => (at -= count) < 0);
    const fields =
      hit < 0 ? [0, 0, 1, 1, 2, 2, 3, 3, 4] : [hit, hit, hit, ...range(0, 5).filter((symbol) => symbol !== hit), (hit + 1) % 6];
    const mixed: number[] = [];
    while (fields.length > 0) mixed.push(fields.splice(pick(fields.length), 1)[0] ?? 0);
    const times = prizes[hit]?.[0] ?? 0;
    const won: Record<string, number> = times > 0 ? { ticket: pays(times) } : {};
    return { show: { type: "ticket", fields: mixed, hit }, won, result: `×${times}` };
  },
};

const climbs = [1.5, 2, 3, 5, 10, 50];

/** How high it goes before it is over; who aimed lower has won. */
const climb: Kind = {
  spots: climbs.map((times) => ({ id: `x${times}`, label: `×${times}`, pays: pays(times) })),
  returnToPlayer: 9_700,
  maxMultiplier: 50,
  draw(pick) {
    const parts = 1_000_000;
    const height = Math.max(100, Math.floor((97 * parts) / (pick(parts) + 1)));
    const won = Object.fromEntries(climbs.filter((times) => height >= pays(times)).map((times) => [`x${times}`, pays(times)]));
    const shown = Math.min(height, 10_000);
    return { show: { type: "climb", height: shown }, won, result: `×${(shown / 100).toFixed(2)}` };
  },
};

const coin: Kind = {
  spots: ["heads", "tails"].map((id) => ({ id, word: id, pays: pays(1.94) })),
  returnToPlayer: 9_700,
  maxMultiplier: 1.94,
  draw(pick) {
    const side = pick(2) === 0 ? "heads" : "tails";
    return { show: { type: "coin", side }, won: { [side]: pays(1.94) }, result: side, isWord: true };
  },
};

/** What the practice studios can play. */
export const kinds = {
  roulette,
  ...cardKinds,
  wheel,
  dice,
  keno: numbers(20, 5, 3.8),
  tiles: numbers(9, 3, 2.9),
  scratch,
  climb,
  coin,
} satisfies Record<string, Kind>;
export type KindName = keyof typeof kinds;
