import { type SlotModel, slotSymbols } from "./slot_model";

/** What a spin comes to by where its reels stop, the last reel's stops side by side. */
export interface EveryStop {
  /** What its symbols pay, in hundredths of the bet. */
  pays: Int32Array;
  /** How many scatters stand there at its end. */
  scatters: Uint8Array;
}

const [wild, scatter, size] = [slotSymbols.indexOf("wild"), slotSymbols.indexOf("scatter"), slotSymbols.length];

/** All that falls hangs on where the reels stop: every combination of stops is played to its end, once. */
export function playEveryStop(model: SlotModel): EveryStop {
  const { reels, rows } = model;
  const strips = reels.map((reel) => Uint8Array.from(reel, (symbol) => slotSymbols.indexOf(symbol)));
  const combinations = strips.reduce((product, { length }) => product * length, 1);
  const every: EveryStop = { pays: new Int32Array(combinations), scatters: new Uint8Array(combinations) };
  const mark = model.mechanic === "cluster" ? clusterMarker(model) : wayMarker(model);
  const factors = model.fallFactors ?? [1];
  const most = 100 * model.maxMultiplier;
  const [grid, won] = [new Uint8Array(reels.length * rows), new Uint8Array(reels.length * rows)];
  const [stops, tops] = [reels.map(() => 0), reels.map(() => 0)];

  const fall = () => {
    for (let reel = 0; reel < strips.length; reel++) {
      const [strip, begin] = [strips[reel]!, reel * rows];
      let to = begin + rows - 1;
      for (let from = to; from >= begin; from--) if (!won[from]) grid[to--] = grid[from]!;
      let top = tops[reel]!;
      for (; to >= begin; to--) {
        top = top === 0 ? strip.length - 1 : top - 1;
        grid[to] = strip[top]!;
      }
      tops[reel] = top;
    }
  };
  const playAll = (): number => {
    for (let reel = 0; reel < strips.length; reel++) {
      const strip = strips[reel]!;
      tops[reel] = stops[reel]!;
      for (let row = 0; row < rows; row++) grid[reel * rows + row] = strip[(stops[reel]! + row) % strip.length]!;
    }
    let paid = 0;
    for (let step = 0; ; step++) {
      const pays = mark(grid, won);
      paid += pays * factors[Math.min(step, factors.length - 1)]!;
      if (pays === 0 || paid >= most) return paid;
      fall();
    }
  };
  let index = 0;
  const walk = (reel: number) => {
    if (reel === strips.length) {
      every.pays[index] = playAll();
      for (const symbol of grid) if (symbol === scatter) every.scatters[index]!++;
      index++;
      return;
    }
    for (let stop = 0; stop < strips[reel]!.length; stop++) {
      stops[reel] = stop;
      walk(reel + 1);
    }
  };
  walk(0);
  return every;
}

/** What a spin's symbols pay on average, at most the highest win, in hundredths, and how likely each number of scatters is. */
export function fallReturn(model: SlotModel): { pays: number; scatters: number[] } {
  const every = playEveryStop(model);
  const scatters = Array.from({ length: model.reels.length * model.rows + 1 }, () => 0);
  let sum = 0;
  for (const pays of every.pays) sum += Math.min(pays, 100 * model.maxMultiplier);
  for (const count of every.scatters) scatters[count]! += 1 / every.pays.length;
  return { pays: sum / every.pays.length, scatters };
}

/** Marks what wins, and answers what that pays in hundredths of the bet, 0 where nothing does. */
type Marker = (grid: Uint8Array, won: Uint8Array) => number;

function wayMarker({ pays, rows, reels, counts }: SlotModel): Marker {
  const table = slotSymbols.map((symbol) => pays[symbol]);
  const masks = new Int32Array(reels.length);
  const all = (1 << size) - 1;
  return (grid, won) => {
    let first = all & ~(1 << scatter) & ~(1 << wild);
    for (let reel = 0; reel < masks.length; reel++) {
      let mask = 0;
      for (let place = reel * rows; place < (reel + 1) * rows; place++) mask |= grid[place] === wild ? all : 1 << grid[place]!;
      masks[reel] = mask;
      if (reel < counts[0]) first &= mask;
      if (first === 0) return 0;
    }
    won.fill(0);
    let paid = 0;
    for (let symbol = 0; symbol < size; symbol++) {
      if (!(first & (1 << symbol))) continue;
      let ways = 1;
      let count = 0;
      for (; count < masks.length && masks[count]! & (1 << symbol); count++) {
        let here = 0;
        for (let place = count * rows; place < (count + 1) * rows; place++)
          if (grid[place] === symbol || grid[place] === wild) {
            here++;
            won[place] = 1;
          }
        ways *= here;
      }
      paid += ways * table[symbol]![(count - counts[0]) as 0 | 1 | 2];
    }
    return paid;
  };
}

function clusterMarker({ pays, rows, reels, counts }: SlotModel): Marker {
  const places = reels.length * rows;
  /** What a cluster of a symbol pays by its size. */
  const table = slotSymbols.map((symbol) =>
    Int32Array.from({ length: places + 1 }, (_, count) => pays[symbol][counts.findLastIndex((least) => count >= least)] ?? 0),
  );
  const [root, sizes] = [new Int8Array(places), new Int8Array(places)];
  const rootOf = (place: number) => {
    let at = place;
    while (root[at] !== at) at = root[at]!;
    return at;
  };
  const join = (one: number, other: number) => {
    const [from, to] = [rootOf(one), rootOf(other)];
    if (from === to) return;
    root[from] = to;
    sizes[to]! += sizes[from]!;
  };
  return (grid, won) => {
    for (let place = 0; place < places; place++) {
      root[place] = place;
      sizes[place] = 1;
      if (place % rows > 0 && grid[place - 1] === grid[place]) join(place - 1, place);
      if (place >= rows && grid[place - rows] === grid[place]) join(place - rows, place);
    }
    let paid = 0;
    for (let place = 0; place < places; place++)
      if (root[place] === place && sizes[place]! >= counts[0]) paid += table[grid[place]!]![sizes[place]!]!;
    if (paid > 0)
      for (let place = 0; place < places; place++) won[place] = table[grid[place]!]![sizes[rootOf(place)]!]! > 0 ? 1 : 0;
    return paid;
  };
}
