import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { coinsOfDemo, openAggregator } from "./aggregator";
import { openBooks } from "./books";
import { payOf } from "./outcomes";
import { roundMs, timeOf } from "./table_clock";

const code = "live.wheel.the-wheel-of-this-test";
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

it("1,000 players at one wheel see one outcome, and each is paid what they bet on it once (19)", async () => {
  let now = Date.UTC(2026, 0, 1);
  while (timeOf(code, now).phase !== "bets") now += 1_000;
  vi.setSystemTime(now);
  const { number } = timeOf(code, now);
  const settings = { secret: "a secret of this test", privateKey: "", walletUrl: () => "" };
  const table = openAggregator({ books: openBooks(null), ...settings });
  const { spots } = table.gameOf(code).rules;
  const order = { code, player: null, currency: "XXX", language: "en", lobbyUrl: "", depositUrl: "", theme: "", scheme: "" };
  const players = Array.from({ length: 1_000 }, (_, place) => {
    const session = table.openSession({ ...order, hasTurbo: false });
    return { id: session.id, bets: { [spots[place % spots.length]?.id ?? ""]: 100_000 * (1 + (place % 7)) } };
  });
  const sessionOf = (id: string) => table.sessions.get(id) ?? table.openSession({ ...order, hasTurbo: false });
  const seats = players.map(({ id }) => table.sitAt(code, id)); // one with each player
  expect(seats.at(-1)).toBe(1_000);
  const placed = await Promise.all(players.map(({ id, bets }) => table.bet(sessionOf(id), bets)));
  expect(placed.filter(({ kind }) => kind !== "placed")).toEqual([]);
  expect(players.map(({ id }) => table.ownBets(sessionOf(id), number))).toEqual(players.map(({ bets }) => bets));
  vi.setSystemTime(now + roundMs);
  await table.look();
  await table.look();
  const drawn = table.outcomeAt(code, number);
  expect(players.map(({ id }) => table.sessions.get(id)?.demoBalance)).toEqual(
    players.map(({ bets }) => coinsOfDemo - Object.values(bets).reduce((sum, bet) => sum + bet, 0) + payOf(bets, drawn)),
  );
});
