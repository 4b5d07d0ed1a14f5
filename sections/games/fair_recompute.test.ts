import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { drawFrom, fairMessage, floatsOf, roundingMessage } from "../../src/play/rules/fair";
import { minesMultiplier, placeMines } from "../../src/play/rules/mines";
import { roundedPayout } from "../../src/play/rules/multiplier";
import { slotModels } from "../../src/play/rules/slot_models";
import { playAtOnce } from "../../src/play/rules/play_at_once";
import { givenOf } from "./fair_given";
import { recompute } from "./fair_recompute";
import { empty, slotModelNames, slotSellers } from "./fair_form";

const seed = fc.string({ minLength: 1, maxLength: 64 });
const serverDraw = (serverSeed: string, clientSeed: string, nonce: number) =>
  drawFrom((cursor) =>
    createHmac("sha256", serverSeed)
      .update(fairMessage(clientSeed, nonce, cursor))
      .digest(),
  );

const game = fc.constantFrom(
  { client: "dice" as const, model: null, choice: { target: 5_000, direction: "over" } },
  { client: "limbo" as const, model: null, choice: { target: 200 } },
  { client: "plinko" as const, model: null, choice: { rows: 16, risk: "high" } },
  ...Object.keys(slotModels).map((model) => ({ client: "slot" as const, model, choice: {} })),
  { client: "keno" as const, model: null, choice: { picks: [0, 7, 8, 21, 39], risk: "low" } },
  {
    client: "roulette" as const,
    model: null,
    choice: {
      chips: [
        { on: "17", count: 2 },
        { on: "red", count: 5 },
      ],
    },
  },
  {
    client: "baccarat" as const,
    model: null,
    choice: {
      chips: [
        { on: "banker", count: 3 },
        { on: "tie", count: 1 },
      ],
    },
  },
  { client: "wheel" as const, model: null, choice: { segments: 30, risk: "medium" } },
);

it("computes in the browser what the server's HMACs make, with the hash that was shown before", async () => {
  await fc.assert(
    fc.asyncProperty(game, seed, seed, fc.nat(1_000_000), async (played, serverSeed, clientSeed, nonce) => {
      const { client, model, choice } = played;
      const theirs = playAtOnce(client, model, choice, serverDraw(serverSeed, clientSeed, nonce));
      const ours = await recompute({ ...played, serverSeed, clientSeed, nonce });
      expect(ours.outcome).toEqual(theirs.outcome);
      expect(ours.multiplier).toBe(theirs.multiplier / 10_000);
      expect(ours.hash).toBe(createHash("sha256").update(serverSeed).digest("hex"));
    }),
    { numRuns: 30 },
  );
});

const roundingOf = (serverSeed: string, clientSeed: string, round: number | string) =>
  floatsOf(createHmac("sha256", serverSeed).update(roundingMessage(clientSeed, round)).digest())[0] ?? 0;

it("finds again what a round paid, to the last minor unit and at most the highest win", async () => {
  await fc.assert(
    fc.asyncProperty(game, seed, fc.nat(1_000), fc.integer({ min: 1, max: 40 }), async (played, serverSeed, nonce, bet) => {
      const { multiplier } = playAtOnce(played.client, played.model, played.choice, serverDraw(serverSeed, "c", nonce));
      const paid = roundedPayout(bet, multiplier, roundingOf(serverSeed, "c", nonce));
      const round = { id: "a round", bet, maxPayout: 100, cashedOutAt: null };
      const { payout } = await recompute({ ...played, serverSeed, clientSeed: "c", nonce, played: round });
      expect(payout).toBe(Math.min(100, paid));
    }),
    { numRuns: 30 },
  );
});

it("finds again what free spins paid that were bought: their price is so many stakes, and one of them wins", async () => {
  for (const model of slotSellers) {
    const { buy } = slotModels[model as keyof typeof slotModels];
    const [choice, price] = [{ buysFreeSpins: true }, buy?.price ?? 0];
    const seeds = { serverSeed: "a server seed", clientSeed: "c", nonce: 7 };
    const { outcome, multiplier } = playAtOnce("slot", model, choice, serverDraw("a server seed", "c", 7));
    const played = { id: "a round", bet: 37 * price, maxPayout: 10_000_000, cashedOutAt: null };
    const again = await recompute({ client: "slot", model, choice, ...seeds, played });
    expect(again).toMatchObject({ outcome, multiplier: multiplier / 10_000 / price, stakes: price });
    expect(again.payout).toBe(roundedPayout(37, multiplier, roundingOf("a server seed", "c", 7)));
  }
});

it("finds again what a bet on a flight paid, which its own id rounds", async () => {
  const flight = { client: "crash", model: null, choice: {}, serverSeed: "server seed", clientSeed: "flight 1", nonce: 0 };
  const paid = await Promise.all(
    ["a", "b", "c", "d", "e", "f", "g", "h"].map(async (id) => {
      const { payout } = await recompute({ ...flight, played: { id, bet: 5, maxPayout: 100, cashedOutAt: 150 } });
      expect(payout).toBe(roundedPayout(5, 15_000, roundingOf("server seed", "flight 1", id)));
      return payout;
    }),
  );
  expect(new Set(paid)).toEqual(new Set([7, 8]));
  const lost = { id: "a", bet: 5, maxPayout: 100, cashedOutAt: null };
  expect((await recompute({ ...flight, played: lost })).payout).toBe(0);
});

it("finds the mines again, and what the opened tiles are worth", async () => {
  const given = { client: "mines", model: null, choice: { mines: 3 }, serverSeed: "s", clientSeed: "c", nonce: 4 };
  const mines = placeMines(serverDraw("s", "c", 4), 3);
  const safe = [0, 1, 2, 3, 4, 5].filter((tile) => !mines.includes(tile)).slice(0, 2);
  expect(await recompute(given)).toMatchObject({ outcome: { mines }, multiplier: null });
  const after = (opened: number[]) => recompute({ ...given, outcome: { opened, mines: null, isCashedOut: true } });
  expect((await after(safe)).multiplier).toBe(minesMultiplier(3, 2) / 10_000);
  expect((await after([mines[0] ?? 0])).multiplier).toBe(0);
});

it("finds again which cards a player guessed at and where a tower's traps were, and what that paid", async () => {
  const given = { model: null, serverSeed: "server seed", clientSeed: "client seed", nonce: 1 };
  const cards = [38, 33, 13];
  const hilo = { ...given, client: "hilo", choice: { card: 20 } };
  const right = await recompute({
    ...hilo,
    outcome: { cards: [0, 0, 0], guesses: ["higher", "skip", "lower"], isCashedOut: true },
  });
  expect(right).toMatchObject({ outcome: { cards }, multiplier: 2.3901 });
  const wrong = await recompute({ ...hilo, outcome: { cards: [0], guesses: ["lower"], isCashedOut: true } });
  expect([wrong.multiplier, wrong.floats.length]).toEqual([0, 1]);
  expect((await recompute(hilo)).multiplier).toBeNull();

  const towers = { ...given, client: "towers", choice: { level: "hard" } };
  const safe = (await recompute(towers)).outcome as { safe: number[][] };
  const climbed = [0, 1, 2].map((row) => safe.safe[row]?.[0] ?? 0);
  const after = (opened: number[]) => recompute({ ...towers, outcome: { opened, safe: null, isCashedOut: true } });
  expect(await after(climbed)).toMatchObject({ outcome: { safe: safe.safe }, multiplier: 7.92 });
  expect((await after([climbed[0] ?? 0, 1 - (climbed[1] ?? 0)])).multiplier).toBe(0);
});

it("finds again where a flight crashed, whatever was bet on it", async () => {
  const given = { client: "crash", model: null, choice: {}, serverSeed: "server seed", clientSeed: "flight 1", nonce: 0 };
  expect(await recompute(given)).toMatchObject({ outcome: { crashedAt: 211 }, multiplier: null });
});

it("follows a flight's seed down to the published hash, and leaves long ways to a program", async () => {
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
  const given = { client: "crash", model: null, choice: {}, serverSeed: "a link", clientSeed: "public", nonce: 0 };
  const terminalHash = sha256(sha256(sha256("a link")));
  expect((await recompute({ ...given, link: { number: 3, terminalHash } })).isLink).toBe(true);
  expect((await recompute({ ...given, link: { number: 2, terminalHash } })).isLink).toBe(false);
  expect((await recompute({ ...given, link: { number: 20_001, terminalHash } })).isLink).toBe("far");
  expect((await recompute(given)).isLink).toBeNull();
});

it("offers every model of the slot to choose", () => {
  expect([...slotModelNames].sort()).toEqual(Object.keys(slotModels).sort());
  expect([...slotSellers].sort()).toEqual(
    Object.entries(slotModels)
      .flatMap(([name, { buy }]) => (buy ? [name] : []))
      .sort(),
  );
});

it.each([
  [
    { client: "dice", target: "50,5", direction: "under" },
    { target: 5_050, direction: "under" },
  ],
  [{ client: "dice", target: "98.01", direction: "under" }, null],
  [{ client: "mines", mines: "25" }, null],
  [
    { client: "keno", picks: "1, 40 7", risk: "low" },
    { picks: [0, 39, 6], risk: "low" },
  ],
  [{ client: "keno", picks: "3, 3" }, null],
  [{ client: "keno", picks: "0, seven" }, null],
  [
    { client: "wheel", segments: "30", risk: "classic" },
    { segments: 30, risk: "medium" },
  ],
  [{ client: "wheel", segments: "35" }, null],
  [{ client: "roulette", chips: "17:2, Red" }, { chips: [2, 1].map((count, at) => ({ on: ["17", "red"][at], count })) }],
  [{ client: "roulette", chips: "37" }, null],
  [{ client: "baccarat", chips: "banker:0" }, null],
  [{ client: "baccarat", chips: "" }, null],
  [{ client: "slot", model: "storm", begins: "bought" }, { buysFreeSpins: true }],
  [{ client: "slot", model: "calm", begins: "bought" }, {}],
] as const)("of %j in the form is computed what a bet may choose: %j", (change, choice) => {
  const values = { ...empty, serverSeed: "a", clientSeed: "b" };
  expect(givenOf({ ...values, ...change })?.choice ?? null).toEqual(choice);
});
