import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { baccaratChances, baccaratReturn, baccaratSpots, baccaratWinner, playBaccarat, totalOf } from "./baccarat";
import { cardText } from "./cards";
import { type Draw, drawFrom, fairMessage, takeOut } from "./fair";
import { hilo, hiloMultiplier, type HiloGuess, mostCards, valueOf, winningRanks } from "./hilo";
import { kenoChance, kenoPays, kenoReturn, playKeno } from "./keno";
import { one } from "./multiplier";
import {
  colorOf as colorOfPocket,
  isCovered,
  pocketCount,
  rouletteMultiplier,
  rouletteReturn,
  spinRoulette,
  spotPays,
  wheelOrder,
} from "./roulette";
import { buildTower, towerRows, towers, towersMultiplier, towersSteps } from "./towers";
import { spinWheel, wheelReturn, wheelSegments } from "./wheel";

/** The seeds of vectors that others have published of the widespread scheme. */
const published = (nonce: number): Draw =>
  drawFrom((cursor) =>
    createHmac("sha256", "server seed")
      .update(fairMessage("client seed", nonce, cursor))
      .digest(),
  );
const floats = fc.array(fc.nat(2 ** 32 - 1), { minLength: 60, maxLength: 60 }).map((ints) => ints.map((int) => int / 2 ** 32));
const drawOf = (numbers: readonly number[]): Draw => {
  const left = [...numbers];
  return () => left.shift() ?? 0;
};
const kenoRisks = ["classic", "low", "medium", "high"] as const;
const risks = ["low", "medium", "high"] as const;

describe("keno", () => {
  it("draws what others publish for the same seeds", () => {
    const drawn = (nonce: number) => playKeno(published(nonce), { picks: [0], risk: "low" }).outcome.drawn.map((one) => one + 1);
    expect(drawn(1)).toEqual([30, 26, 10, 37, 22, 35, 25, 24, 39, 4]);
    expect(drawn(2)).toEqual([22, 26, 8, 4, 3, 19, 9, 2, 34, 10]);
  });

  it("returns 98.96 to 99 % whatever is picked, by the count of all ways to draw", () => {
    const choose = (from: number, count: number): bigint =>
      count === 0 ? 1n : (choose(from - 1, count - 1) * BigInt(from)) / BigInt(count);
    for (const risk of kenoRisks)
      for (let picks = 1; picks <= 10; picks++) {
        const pays = kenoPays(risk, picks);
        expect(pays).toHaveLength(picks + 1);
        const ways = pays.map((_, hits) => choose(10, hits) * choose(30, picks - hits));
        expect(ways.reduce((sum, way) => sum + way)).toBe(choose(40, picks));
        const back = pays.reduce((sum, pay, hits) => sum + BigInt(pay) * (ways[hits] ?? 0n), 0n);
        const exact = Number(back) / Number(choose(40, picks)) / 100;
        expect(kenoReturn(risk, picks)).toBeCloseTo(exact, 12);
        expect(exact).toBeGreaterThan(0.9896);
        expect(exact).toBeLessThanOrEqual(0.99);
        expect(kenoChance(picks, picks)).toBeCloseTo(Number(choose(10, picks)) / Number(choose(40, picks)), 12);
      }
  });

  it("pays by its hits, however the numbers come", () => {
    const anyPicks = fc.uniqueArray(fc.nat(39), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(anyPicks, fc.constantFrom(...kenoRisks), floats, (picks, risk, numbers) => {
        const { outcome, multiplier } = playKeno(drawOf(numbers), { picks, risk });
        expect(new Set(outcome.drawn).size).toBe(10);
        expect(outcome.drawn.every((number) => number >= 0 && number < 40)).toBe(true);
        let hits = 0;
        for (const number of outcome.drawn) if (picks.includes(number)) hits++;
        expect(multiplier).toBe((kenoPays(risk, picks.length)[hits] ?? 0) * 100);
      }),
    );
  });
});

describe("the wheel", () => {
  it("stops where others publish that it stops for the same seeds", () => {
    const spin = (nonce: number, segments: number, risk: (typeof risks)[number]) =>
      spinWheel(published(nonce), { segments, risk });
    expect(spin(1, 10, "low")).toEqual({ outcome: { segment: 7 }, multiplier: 12_000 });
    expect(spin(2, 10, "low")).toEqual({ outcome: { segment: 5 }, multiplier: 12_000 });
    expect(spin(2, 20, "low")).toEqual({ outcome: { segment: 10 }, multiplier: 15_000 });
    expect(spin(2, 40, "medium")).toEqual({ outcome: { segment: 21 }, multiplier: 0 });
  });

  it("returns exactly 99 % with every number of segments and each risk", () => {
    for (const risk of risks)
      for (const segments of [10, 20, 30, 40, 50]) {
        const pays = wheelSegments({ segments, risk });
        expect(pays).toHaveLength(segments);
        expect(pays.reduce((sum, pay) => sum + pay, 0)).toBe(99 * segments);
        expect(wheelReturn({ segments, risk })).toBeCloseTo(0.99, 12);
      }
  });

  it("reaches each segment with the same chance", () => {
    for (let step = 0; step < 500; step++)
      expect(spinWheel(() => (step + 0.5) / 500, { segments: 50, risk: "high" }).outcome.segment).toBe(Math.floor(step / 10));
  });
});

describe("high low", () => {
  it("draws the cards that others publish for the same seeds", () => {
    const cards = hilo.again(published(1), { card: 0 }, { cards: [], guesses: [], isCashedOut: false }).cards;
    expect(cards.slice(0, 20).map(cardText).join(" ")).toBe("♠J ♥10 ♥5 ♣K ♥9 ♥K ♠10 ♥10 ♦A ♠3 ♠2 ♣J ♠A ♥A ♣5 ♦A ♥A ♥J ♦2 ♣4");
    expect(cards.at(-1)).toBe(36); // ♦J
    expect(cards).toHaveLength(mostCards);
  });

  it("returns 99 % of what is bet with every guess at every card, and with any two after each other", () => {
    const guesses = ["higher", "lower"] as const;
    const all = Array.from({ length: 52 }, (_, card) => card);
    const wins = (card: number, guess: HiloGuess) =>
      all.filter((next) => !hilo.isLost({ card }, { cards: [next], guesses: [guess], isCashedOut: true }));
    for (const card of all)
      for (const guess of guesses) {
        const winning = wins(card, guess);
        expect(winning).toHaveLength(4 * winningRanks(card, guess));
        const pays = hiloMultiplier({ card }, { cards: [], guesses: [], isCashedOut: false }, guess) ?? 0;
        expect((winning.length / 52) * (pays / one)).toBeGreaterThan(0.9899);
        expect((winning.length / 52) * (pays / one)).toBeLessThan(0.99 + 1e-12);
        if (card % 4 > 0) continue;
        for (const second of guesses) {
          const back = winning.reduce((sum, next) => {
            const outcome = { cards: [next], guesses: [guess], isCashedOut: false };
            return sum + (wins(next, second).length * (hiloMultiplier({ card }, outcome, second) ?? 0)) / one / 52 ** 2;
          }, 0);
          expect(back).toBeGreaterThan(0.9898);
          expect(back).toBeLessThan(0.99 + 1e-12);
        }
      }
  });

  it("settles like a naive player's own book, whatever is guessed", () => {
    const anyGuess = fc.constantFrom<HiloGuess>("higher", "lower", "skip");
    fc.assert(
      fc.property(fc.nat(51), fc.array(anyGuess, { maxLength: 55 }), floats, (card, guesses, numbers) => {
        let outcome = hilo.start(drawOf(numbers), { card });
        let [before, right, isLost] = [valueOf(card), 0.99, false];
        for (const [step, guess] of guesses.entries()) {
          if (isLost) break;
          const taken = hilo.take(drawOf(numbers), { card }, outcome, { kind: "guess", guess });
          if (step >= mostCards || (step === mostCards - 1 && guess === "skip")) {
            expect(taken).toBeNull();
            break;
          }
          const now = valueOf(Math.floor((numbers[step] ?? 0) * 52));
          const ways = Array.from({ length: 13 }, (_, index) => index + 1).filter((value) =>
            guess === "higher"
              ? value > before || (value === before && before > 1)
              : value < before || (value === before && before < 13),
          );
          isLost = guess !== "skip" && !ways.includes(now);
          if (guess !== "skip") right *= 13 / ways.length;
          expect(taken).toMatchObject({ isLost, isLast: step === mostCards - 1 });
          if (!taken) break;
          outcome = taken.outcome;
          const worth = hilo.worth({ card }, outcome);
          if (guesses.slice(0, step + 1).every((one) => one === "skip")) expect(worth).toBeNull();
          else expect(Math.abs((worth ?? 0) / one / right - 1)).toBeLessThan(1e-4);
          before = now;
        }
      }),
    );
  });
});

describe("towers", () => {
  const levels = ["easy", "medium", "hard", "expert", "master"] as const;

  it.each(levels)("%s returns 99 % however high it is climbed", (level) => {
    const { tiles, safe } = towers[level];
    for (let rows = 1; rows <= towerRows; rows++) {
      const back = ((safe / tiles) ** rows * towersMultiplier(level, rows)) / one;
      expect(back).toBeLessThanOrEqual(0.99 + 1e-12);
      expect(back).toBeGreaterThan(0.9899);
    }
  });

  it("has as many safe tiles in each row as its level says, all of them equally often", () => {
    fc.assert(
      fc.property(fc.constantFrom(...levels), floats, (level, numbers) => {
        const rows = buildTower(drawOf(numbers), { level });
        expect(rows).toHaveLength(towerRows);
        for (const row of rows) {
          expect(new Set(row).size).toBe(towers[level].safe);
          expect(row.every((tile) => tile >= 0 && tile < towers[level].tiles)).toBe(true);
        }
      }),
    );
    const sets = new Map<string, number>();
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < 3; b++)
        for (let c = 0; c < 2; c++) {
          const safe = takeOut(drawOf([(a + 0.5) / 4, (b + 0.5) / 3, (c + 0.5) / 2]), 4, 3).sort();
          sets.set(safe.join(), (sets.get(safe.join()) ?? 0) + 1);
        }
    expect([...sets.values()]).toEqual([6, 6, 6, 6]);
  });

  it("is climbed like a naive player's own book, and is told when it is over", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...levels),
        fc.array(fc.nat(4), { minLength: 1, maxLength: 10 }),
        floats,
        (level, tiles, numbers) => {
          const tower = buildTower(drawOf(numbers), { level });
          let outcome = towersSteps.start(drawOf(numbers), { level });
          for (const [row, tile] of tiles.entries()) {
            if (row === towerRows) break;
            const taken = towersSteps.take(drawOf(numbers), { level }, outcome, { kind: "open", tile });
            if (tile >= towers[level].tiles) {
              expect(taken).toBeNull();
              return;
            }
            const isTrap = !tower[row]?.includes(tile);
            expect(taken).toMatchObject({ isLost: isTrap, isLast: row === towerRows - 1, outcome: { safe: null } });
            if (!taken) return;
            outcome = taken.outcome;
            expect(towersSteps.worth({ level }, outcome)).toBe(towersMultiplier(level, row + 1));
            if (isTrap) break;
          }
          const closed = towersSteps.close(drawOf(numbers), { level }, outcome);
          expect(closed.safe).toEqual(tower);
          expect(towersSteps.isLost({ level }, closed)).toBe(outcome.opened.some((tile, row) => !tower[row]?.includes(tile)));
        },
      ),
    );
  });
});

describe("roulette", () => {
  const spots = [
    ...Array.from({ length: pocketCount }, (_, number) => String(number)),
    ...["red", "black", "odd", "even", "low", "high", "dozen1", "dozen2", "dozen3", "column1", "column2", "column3"],
  ];

  it("stops where others publish that it stops for the same seeds", () => {
    const spin = (nonce: number) => spinRoulette(published(nonce), { chips: [{ on: "27", count: 1 }] });
    expect([spin(1), spin(2).outcome]).toEqual([{ outcome: { pocket: 27 }, multiplier: 360_000 }, { pocket: 19 }]);
  });

  it("returns 36 of 37 on each spot, by all pockets, and each pocket lies on the wheel once, red beside black", () => {
    for (const on of spots) {
      const won = Array.from({ length: pocketCount }, (_, pocket) => pocket).filter((pocket) => isCovered(on, pocket));
      expect(won.length * spotPays(on)).toBe(3_600);
      expect(rouletteReturn({ chips: [{ on, count: 7 }] })).toBeCloseTo(36 / 37, 12);
    }
    expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: pocketCount }, (_, pocket) => pocket));
    const colors = wheelOrder.slice(1).map(colorOfPocket);
    expect(colors).toEqual(colors.map((_, place) => (place % 2 === 0 ? "red" : "black")));
    expect([3, 6, 36].every((number) => isCovered("column3", number))).toBe(true);
    expect([12, 24, 36].map((number) => [1, 2, 3].find((part) => isCovered(`dozen${part}`, number)))).toEqual([1, 2, 3]);
  });

  it("pays each chip like a naive croupier, and never more than 36 of 37 on average", () => {
    const anyChips = fc.uniqueArray(fc.record({ on: fc.constantFrom(...spots), count: fc.integer({ min: 1, max: 50 }) }), {
      minLength: 1,
      maxLength: 20,
      selector: ({ on }) => on,
    });
    fc.assert(
      fc.property(anyChips, fc.nat(36), (chips, pocket) => {
        let [total, back] = [0, 0];
        for (const { on, count } of chips)
          for (let chip = 0; chip < count; chip++) {
            total++;
            if (on === String(pocket)) back += 36;
            else if (pocket > 0 && isCovered(on, pocket) && /[a-z]/.test(on)) back += /\d$/.test(on) ? 3 : 2;
          }
        expect(rouletteMultiplier({ chips }, pocket)).toBe(Math.floor((back * 10_000) / total));
        expect(rouletteReturn({ chips })).toBeLessThanOrEqual(36 / 37 + 1e-12);
        expect(rouletteReturn({ chips })).toBeGreaterThan(36 / 37 - 1e-4);
      }),
    );
  });
});

describe("baccarat", () => {
  const dealt = (nonce: number) => {
    const draw = drawFrom((cursor) =>
      createHmac("sha256", "some server seed")
        .update(fairMessage("some client seed", nonce, cursor))
        .digest(),
    );
    const { outcome } = playBaccarat(draw, { chips: [{ on: "tie", count: 1 }] });
    return [outcome.player.map(cardText).join(" "), outcome.banker.map(cardText).join(" "), baccaratWinner(outcome)];
  };

  it("deals what others publish for the same seeds", () => {
    expect(dealt(1)).toEqual(["♠9 ♠Q", "♦4 ♠5", "tie"]);
    expect(dealt(2)).toEqual(["♥Q ♣Q ♣10", "♥4 ♥3", "banker"]);
  });

  it("ends as likely as a count of all cards says, and returns 98.77 % on the player, 98.94 % on the banker, 85.88 % on a tie", () => {
    const points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0];
    const sums = Array.from({ length: 10 }, () => 0);
    for (const a of points) for (const b of points) sums[(a + b) % 10] = (sums[(a + b) % 10] ?? 0) + 1;
    // ways of 13^6, so that nothing is rounded
    const ways = { player: 0, banker: 0, tie: 0 };
    const end = (player: number, banker: number, count: number) => {
      ways[player === banker ? "tie" : player > banker ? "player" : "banker"] += count;
    };
    for (const [player, mine] of sums.entries())
      for (const [banker, other] of sums.entries()) {
        const count = mine * other;
        if (player > 7 || banker > 7) end(player, banker, count * 169);
        else if (player > 5) {
          if (banker > 5) end(player, banker, count * 169);
          else for (const next of points) end(player, (banker + next) % 10, count * 13);
        } else
          for (const third of points) {
            const now = (player + third) % 10;
            const draws =
              banker < 3 ||
              (banker === 3 && third !== 8) ||
              (banker === 4 && third > 1 && third < 8) ||
              (banker === 5 && third > 3 && third < 8) ||
              (banker === 6 && third > 5 && third < 8);
            if (draws) for (const next of points) end(now, (banker + next) % 10, count);
            else end(now, banker, count * 13);
          }
      }
    const all = 13 ** 6;
    expect(ways.player + ways.banker + ways.tie).toBe(all);
    for (const spot of baccaratSpots) expect(baccaratChances()[spot]).toBeCloseTo(ways[spot] / all, 12);
    const back = (on: (typeof baccaratSpots)[number]) => baccaratReturn({ chips: [{ on, count: 3 }] });
    expect(back("player")).toBeCloseTo((2 * ways.player + ways.tie) / all, 12);
    expect(back("banker")).toBeCloseTo((1.95 * ways.banker + ways.tie) / all, 12);
    expect(back("tie")).toBeCloseTo((9 * ways.tie) / all, 12);
    expect(baccaratSpots.map((spot) => (100 * back(spot)).toFixed(2))).toEqual(["98.77", "85.88", "98.94"]);
  });

  it("draws by the table and pays like a naive croupier, whatever comes", () => {
    const anyChips = fc.uniqueArray(
      fc.record({ on: fc.constantFrom(...baccaratSpots), count: fc.integer({ min: 1, max: 50 }) }),
      {
        minLength: 1,
        maxLength: 3,
        selector: ({ on }) => on,
      },
    );
    fc.assert(
      fc.property(anyChips, floats, (chips, numbers) => {
        const { outcome, multiplier } = playBaccarat(drawOf(numbers), { chips });
        const { player, banker } = outcome;
        expect([...player.slice(0, 2), ...banker.slice(0, 2), ...player.slice(2), ...banker.slice(2)]).toEqual(
          numbers.slice(0, player.length + banker.length).map((number) => Math.floor(number * 52)),
        );
        const isNatural = [player, banker].some((cards) => totalOf(cards.slice(0, 2)) > 7);
        expect(player.length).toBe(!isNatural && totalOf(player.slice(0, 2)) < 6 ? 3 : 2);
        if (isNatural) expect(banker).toHaveLength(2);
        const winner = baccaratWinner(outcome);
        let [total, back] = [0, 0];
        for (const { on, count } of chips) {
          total += count;
          if (on === winner) back += count * { player: 200, banker: 195, tie: 900 }[on];
          else if (winner === "tie") back += count * 100;
        }
        expect(multiplier).toBe(Math.floor((back * 100) / total));
      }),
    );
  });
});
