import { describe, expect, it } from "vitest";
import type { Flight, FlightBet } from "../../../../schemas/play/crash";
import type { RoundRow } from "../round_answer";
import { type CrashEvent, type CrashRoom, emptyRoom, openRounds, stepRoom } from "./crash_room";

const flight = (id: number, state: Flight["state"] = "betting"): Flight => ({
  id,
  state,
  serverSeedHash: "hash",
  clientSeed: "public",
  startsAt: 1_000,
  crashAt: null,
  serverSeed: null,
});
const member = (userId: number | null, signInId: string | null = null) => ({
  sessionId: `session of ${userId}`,
  userId,
  signInId,
  isDemo: false,
  currencyCode: "EUR",
});
const bet = (id: number, cashedOutAt: number | null = null): FlightBet => ({
  id,
  name: "Kittiwake",
  amount: 1,
  currencyCode: "EUR",
  cashedOutAt,
  payout: 0,
});
const row = (id: string, userId: number, state: RoundRow["state"] = "open"): RoundRow => ({
  id,
  number: 1,
  gameSessionId: null,
  userId,
  gameId: 1,
  isDemo: false,
  state,
  currencyCode: "EUR",
  bet: 100,
  bonusBet: 0,
  payout: 0,
  baseBet: 100,
  basePayout: 0,
  multiplier: 0,
  rate: "1",
  edge: 100,
  points: 0,
  bonusWager: 0,
  bonusId: null,
  seedId: null,
  nonce: 0,
  crashRoundId: 1,
  choice: { flightId: 1, autoCashOut: null },
  outcome: { cashedOutAt: null, crashedAt: null },
  createdAt: new Date(0),
  settledAt: null,
});
const balance = { cash: 1, nonCash: 0, total: 1, version: 1 };

const joined = (id: string, userId: number): CrashEvent => ({ kind: "joined", id, member: member(userId) });
const flightRead = (id: number, to: string | null = null): CrashEvent => ({
  kind: "flight_read",
  message: { flight: flight(id), results: [], serverNow: 5, isGrounded: false },
  to,
});
const betsRead = (flightId: number, bets: FlightBet[], rows: RoundRow[] = [], to: string | null = null): CrashEvent => ({
  kind: "bets_read",
  flightId,
  shown: { count: bets.length, bets },
  rows,
  balances: new Map(rows.map(({ userId }) => [`session of ${userId}`, balance])),
  to,
});
const after = (...events: CrashEvent[]): CrashRoom => events.reduce((room, event) => stepRoom(room, event).room, emptyRoom);
/** What is sent, read and closed, in words. */
const told = (room: CrashRoom, event: CrashEvent): string[] =>
  stepRoom(room, event).effects.map((effect) => {
    if (effect.kind === "send") return `${effect.event} to ${effect.to}`;
    return effect.kind === "close" ? `close ${effect.id}` : `${effect.kind} for ${effect.to ?? "all"}`;
  });

const two = after(joined("a", 1), joined("b", 2), flightRead(1), betsRead(1, [bet(1)]));

describe("the room of who watches the flight", () => {
  it.each<[string, CrashRoom, CrashEvent, string[]]>([
    ["who comes is read for", emptyRoom, joined("a", 1), ["read_flight for a"]],
    ["who comes hears of the flight alone, and then of all bets", two, flightRead(1, "b"), ["flight to b", "read_bets for b"]],
    ["who comes gets all bets though they are no news", two, betsRead(1, [bet(1)], [], "b"), ["bets to b"]],
    [
      "bets that came meanwhile are told to the others too",
      two,
      betsRead(1, [bet(1), bet(2)], [], "b"),
      ["bets to a", "bets to b"],
    ],
    ["an empty room reads nothing", emptyRoom, { kind: "changed", what: "flight" }, []],
    ["a change of bets is read where there is a flight", two, { kind: "changed", what: "bets" }, ["read_bets for all"]],
    ["a change of bets before any flight is none", after(joined("a", 1)), { kind: "changed", what: "bets" }, []],
    ["a flight is told to all before its bets are read", two, flightRead(2), ["flight to a", "flight to b", "read_bets for all"]],
    ["bets that have not changed are told to nobody", two, betsRead(1, [bet(1)]), []],
    ["bets of a flight that is over are told to nobody", two, betsRead(7, [bet(9)]), []],
    ["own rounds are told to their players alone", two, betsRead(1, [bet(1)], [row("x", 2)]), ["round to b"]],
    ["a sign-in that ended closes its own sockets", two, { kind: "session_ended", userId: 2 }, ["close b"]],
    ["a sign-in of nobody closes nothing", two, { kind: "session_ended" }, []],
    [
      "who left hears nothing",
      stepRoom(two, { kind: "left", id: "a" }).room,
      flightRead(2),
      ["flight to b", "read_bets for all"],
    ],
  ])("%s", (_, room, event, expected) => {
    expect(told(room, event)).toEqual(expected);
  });

  it("tells a round once in each state", () => {
    const known = stepRoom(two, betsRead(1, [bet(1)], [row("x", 1)])).room;
    expect(openRounds(known)).toEqual(["x"]);
    expect(told(known, betsRead(1, [bet(1)], [row("x", 1)]))).toEqual([]);
    const over = betsRead(1, [bet(1, 150)], [row("x", 1, "settled")]);
    expect(told(known, over)).toEqual(["round to a", "bets to a", "bets to b"]);
    expect(openRounds(stepRoom(known, over).room)).toEqual([]);
  });

  it("tells changed bets alone, and forgets them with their flight", () => {
    const { room, effects } = stepRoom(two, betsRead(1, [bet(1), bet(2)]));
    expect(effects[0]).toMatchObject({ message: { flightId: 1, count: 2, bets: [{ id: 2 }] } });
    expect(stepRoom(room, flightRead(2)).room).toMatchObject({ bets: new Map(), count: 0 });
  });

  it("keeps a few rounds that are over in mind, and each that is open", () => {
    const rounds = Array.from({ length: 9 }, (_, index) => row(`round ${index}`, 1, index === 0 ? "open" : "settled"));
    const room = after(joined("a", 1), flightRead(1), ...rounds.map((one) => betsRead(1, [], [one])));
    expect(room.members.get("a")?.told.size).toBeLessThanOrEqual(6);
    expect(openRounds(room)).toEqual(["round 0"]);
  });
});
