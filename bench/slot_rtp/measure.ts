// Plays each model of the slot until chance can't explain a tenth of a percent any more, ten million spins at least.
import { connectGame } from "../../server/demo/connect_game";
import { blackjackReturn } from "../../src/play/rules/blackjack_return";
import { pick } from "../../src/play/rules/fair";
import { playSlot } from "../../src/play/rules/slot";
import {
  type HoldRules,
  slotLines,
  type SlotModel,
  slotModels,
  slotSymbols,
  type SlotSymbol,
} from "../../src/play/rules/slot_models";
import { playEveryStop } from "../../src/play/rules/slots/fall_return";
import { drawValue } from "../../src/play/rules/slots/respins";
import { readLine } from "../../src/play/rules/slots/slot_wins";
import { videoPokerReturn } from "../../src/play/rules/video_poker_return";

const [least = 0, most = 0] = process.argv.slice(2).map(Number);
const compared = Math.min(20_000, least / 50);
const size = slotSymbols.length;

/** sfc32: good for more numbers than any of these runs takes. */
function createRandom(seed: number): () => number {
  let [a, b, c, d] = [seed, seed ^ 0x9e37_79b9, seed ^ 0x243f_6a88, 1];
  const next = () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let count = 0; count < 20; count++) next();
  return next;
}

type Windows = readonly (readonly (readonly SlotSymbol[])[])[];
type Pays = (stops: Int32Array) => number;

/** What lines pay, looked up in a table that `readLine` filled; wilds have filled their reels where they do that. */
function quickLines(model: SlotModel, windows: Windows): Pays {
  const weights = [1, size, size ** 2, size ** 3, size ** 4];
  const codes = windows.map((stops, reel) =>
    Int32Array.from(
      stops.flatMap((window) => {
        const isFull = model.mechanic === "expanding" && window.includes("wild");
        return window.map((symbol) => slotSymbols.indexOf(isFull ? "wild" : symbol) * weights[reel]!);
      }),
    ),
  );
  const table = new Int32Array(size ** 5);
  for (let key = 0; key < table.length; key++) {
    const line: SlotSymbol[] = [];
    for (let rest = key, reel = 0; reel < 5; reel++, rest = Math.floor(rest / size))
      line[reel] = slotSymbols[rest % size] ?? "ten";
    table[key] = readLine(model, line).pays;
  }
  const lines = slotLines.map((rows) => Uint8Array.from(rows));
  return (stops) => {
    let pays = 0;
    for (const rows of lines) {
      let key = 0;
      for (let reel = 0; reel < 5; reel++) key += codes[reel]![3 * stops[reel]! + rows[reel]!]!;
      pays += table[key]!;
    }
    return pays;
  };
}

/** What ways pay, by how many places of each window show a symbol or a wild. */
function quickWays({ pays }: SlotModel, windows: Windows): Pays {
  const paying = slotSymbols.filter((symbol) => symbol !== "wild" && symbol !== "scatter");
  const places = windows.map((stops) =>
    paying.map((symbol) => Uint8Array.from(stops, (window) => window.filter((one) => one === symbol || one === "wild").length)),
  );
  return (stops) => {
    let sum = 0;
    for (let symbol = 0; symbol < paying.length; symbol++) {
      let [ways, count] = [1, 0];
      for (; count < 5; count++) {
        const here = places[count]![symbol]![stops[count]!]!;
        if (here === 0) break;
        ways *= here;
      }
      if (count >= 3) sum += ways * pays[paying[symbol]!][(count - 3) as 0 | 1 | 2];
    }
    return sum;
  };
}

/** What a spin's symbols pay in hundredths of the bet, and its scatters, by where its reels stop. */
type Look = (stops: Int32Array) => { pays: number; scatters: number };

const windowsOf = ({ reels }: SlotModel): Windows =>
  reels.map((reel) => reel.map((_, stop) => [0, 1, 2].map((row): SlotSymbol => reel[(stop + row) % reel.length] ?? "ten")));

function lookAtWindows(model: SlotModel): Look {
  const windows = windowsOf(model);
  const scattersAt = windows.map((stops) => Uint8Array.from(stops, (window) => (window.includes("scatter") ? 1 : 0)));
  const payFor = model.mechanic === "ways" ? quickWays(model, windows) : quickLines(model, windows);
  const found = { pays: 0, scatters: 0 };
  return (stops) => {
    found.pays = payFor(stops);
    found.scatters = 0;
    for (let reel = 0; reel < 5; reel++) found.scatters += scattersAt[reel]![stops[reel]!]!;
    return found;
  };
}

function lookAtFalls(model: SlotModel): Look {
  const every = playEveryStop(model);
  const found = { pays: 0, scatters: 0 };
  return (stops) => {
    let index = 0;
    for (let reel = 0; reel < 5; reel++) index = index * model.reels[reel]!.length + stops[reel]!;
    found.pays = every.pays[index]!;
    found.scatters = every.scatters[index]!;
    return found;
  };
}

/** Coins count by how many there are: which places they lie on changes nothing. */
function createQuickHold(model: SlotModel, rules: HoldRules): (draw: () => number) => number {
  const windows = windowsOf(model);
  const payFor = quickLines(model, windows);
  const coinsAt = windows.map((stops) => Uint8Array.from(stops, (window) => window.filter((one) => one === "scatter").length));
  const places = model.reels.length * model.rows;
  const stops = new Int32Array(5);
  return (draw) => {
    for (let reel = 0; reel < 5; reel++) stops[reel] = pick(draw, model.reels[reel]!.length);
    let coins = 0;
    for (let reel = 0; reel < 5; reel++) coins += coinsAt[reel]![stops[reel]!]!;
    let values = 0;
    for (let coin = 0; coin < coins; coin++) values += drawValue(draw, rules);
    let total = payFor(stops);
    if (coins >= rules.coins) {
      for (let left = rules.respins; left > 0 && coins < places; left--) {
        for (let place = places - coins; place > 0; place--) {
          if (pick(draw, 1_000) >= rules.coinChance) continue;
          values += drawValue(draw, rules);
          coins++;
          left = rules.respins + 1;
        }
      }
      total += values + (coins === places ? rules.full : 0);
    }
    return Math.min(total, 100 * model.maxMultiplier);
  };
}

const looks = new Map<SlotModel, Look>();

/** The same for a model's rounds that are bought. */
function lookOf(model: SlotModel): Look {
  const look = looks.get(model) ?? (model.fallFactors ? lookAtFalls(model) : lookAtWindows(model));
  looks.set(model, look);
  return look;
}

/** The same rounds as `playSlot` plays, with all that the reels' stops show looked up. */
function createQuickSlot(model: SlotModel, isBought: boolean): (draw: () => number) => number {
  if (model.hold) return createQuickHold(model, model.hold);
  const look = lookOf(model);
  const most = 100 * model.maxMultiplier;
  const stops = new Int32Array(5);
  const lengths = model.reels.map(({ length }) => length);
  return (draw) => {
    let total = 0;
    let left = isBought ? model.freeSpins : 1;
    let played = isBought ? 1 : 0;
    do {
      for (let reel = 0; reel < 5; reel++) stops[reel] = pick(draw, lengths[reel]!);
      const { pays, scatters } = look(stops);
      const all = pays + (scatters < 3 ? 0 : (model.pays.scatter[scatters - 3] ?? 0));
      total = Math.min(most, total + all * (played === 0 ? 1 : model.freeSpinFactor));
      left--;
      if (scatters >= 3) left = Math.min(left + model.freeSpins, model.mostFreeSpins - played);
      if (total === most) left = 0;
      played++;
    } while (left > 0);
    return total;
  };
}

/** Each model, and once more where its free spins can be bought: of these counts what they return of their price. */
const played = Object.entries(slotModels).flatMap(([id, model]) => [
  { id, model, price: 1, published: model.returnToPlayer, isBought: false },
  ...(model.buy
    ? [{ id: `${id}, bought`, model, price: model.buy.price, published: model.buy.returnToPlayer, isBought: true }]
    : []),
]);
const models = played.map(({ id, model, price, published, isBought }, index) => {
  const quick = createQuickSlot(model, isBought);
  const [draw, same] = [createRandom(index + 1), createRandom(index + 1)];
  for (let round = 0; round < compared; round++)
    if (100 * quick(draw) !== playSlot(same, model, isBought).multiplier)
      throw new Error(`${id}: the quick rounds differ from the slot's own`);
  let [sum, squares, hits, rounds] = [0, 0, 0, 0];
  const atOnce = Math.min(least, 1_000_000);
  let error = Infinity;
  const begin = performance.now();
  while (rounds < least || (2 * error > 0.001 && rounds < most)) {
    for (let count = 0; count < atOnce; count++) {
      const pays = quick(draw) / 100 / price;
      sum += pays;
      squares += pays * pays;
      if (pays > 0) hits++;
    }
    rounds += atOnce;
    error = Math.sqrt((squares / rounds - (sum / rounds) ** 2) / rounds);
  }
  return {
    id,
    published: published / 100,
    measured: (100 * sum) / rounds,
    standardError: 100 * error,
    hitShare: hits / rounds,
    deviation: error * Math.sqrt(rounds),
    rounds,
    seconds: (performance.now() - begin) / 1000,
  };
});
const published = (id: string) => (connectGame({ id, category: "instant" }).returnToPlayer ?? 0) / 100;
const bestPlay = [
  { name: "blackjack", published: published("blackjack"), exact: 100 * blackjackReturn() },
  { name: "video poker", published: published("video-poker"), exact: 100 * videoPokerReturn() },
];
console.log(JSON.stringify({ models, bestPlay }));
