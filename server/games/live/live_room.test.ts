import { describe, expect, it } from "vitest";
import { fromChat, fromVisitor as fromChatVisitor } from "../../../schemas/chat";
import { type FromLive, fromLive, fromVisitor } from "../../../schemas/live";
import type { SettledRound } from "../play/settled_round";
import { betEvents } from "./bet_events";
import { rowsAtOnce } from "./bet_lists";
import type { LiveEffect, LiveEvent, LiveRoom } from "./live_events";
import { emptyRoom, stepRoom } from "./live_room";

const round = (number: number, more: Partial<SettledRound> = {}): SettledRound => ({
  number,
  gameId: 1,
  userId: 7,
  currencyCode: "EUR",
  bet: 100,
  payout: 0,
  baseBet: 100,
  multiplier: 0,
  settledAt: new Date(0),
  game: "Skerries",
  identifier: "skerries",
  uniqueId: "u7",
  nickname: "Kittiwake",
  firstName: null,
  ghostMode: false,
  ...more,
});

/** What follows from all of it, and the room afterwards. */
function after(events: LiveEvent[], room: LiveRoom = emptyRoom) {
  const effects: LiveEffect[] = [];
  for (const event of events) {
    const step = stepRoom(room, event);
    room = step.room;
    effects.push(...step.effects);
  }
  return { room, effects };
}
/** Who is told what, in a line each. */
const told = (effects: LiveEffect[]) =>
  effects.map((effect) => (effect.kind === "send" ? `${effect.to} ${effect.event}` : effect.kind));

const joined = (id: string, userId: number | null): LiveEvent => ({ kind: "joined", id, userId });
const asked = (id: string, category: "all_bets" | "my_bets" | "high_rollers" | "max_multiplier"): LiveEvent => ({
  kind: "asked",
  id,
  category,
});
let lastNumber = 0;
const read = (...rows: SettledRound[]): LiveEvent => ({ kind: "settled_read", rows, number: (lastNumber += 1) });
const balance: FromLive["wallet:balance"] = { cash: 1, nonCash: 0, total: 1, currencyCode: "EUR", version: 1 };

describe("balances", () => {
  it("are read for a player who comes, and not for a guest", () => {
    expect(after([joined("a", 7), joined("b", null)]).effects).toEqual([
      { kind: "read_balances", owners: [{ id: "a", userId: 7 }] },
    ]);
  });

  it("are read again for each socket of those whose rounds have settled", () => {
    const { room } = after([joined("a", 7), joined("b", 7), joined("c", 8)]);
    const { effects } = stepRoom(room, { kind: "settled", userIds: [7] });
    const owners = ["a", "b"].map((id) => ({ id, userId: 7 }));
    expect(effects).toEqual([{ kind: "read_balances", owners }, { kind: "gather" }]);
    const balances = new Map([[7, balance]]);
    expect(told(stepRoom(room, { kind: "balances_read", owners, balances }).effects)).toEqual([
      "a wallet:balance",
      "b wallet:balance",
    ]);
  });
});

describe("what settles", () => {
  it("is gathered once for all that settles within a moment", () => {
    const settled: LiveEvent = { kind: "settled", userIds: [] };
    expect(told(after([settled, settled, { kind: "gathered" }, settled]).effects)).toEqual([
      "gather",
      "forget_settled",
      "gather",
    ]);
  });

  it("is read only while somebody watches", () => {
    const { room } = after([joined("a", null), { kind: "watches", id: "a", topics: ["jackpots"] }]);
    expect(told(stepRoom(room, { kind: "gathered" }).effects)).toEqual(["read_settled"]);
    expect(told(after([{ kind: "left", id: "a" }, { kind: "gathered" }], room).effects)).toEqual(["forget_settled"]);
  });

  it("is told to whoever asked for a list, each their own bets, and the newest to those who want all", () => {
    const { room } = after([
      joined("a", 7),
      asked("a", "my_bets"),
      joined("b", 8),
      asked("b", "my_bets"),
      asked("b", "all_bets"),
    ]);
    expect(told(stepRoom(room, read(round(2), round(1))).effects)).toEqual([
      "a myBetsUpdated",
      "b allBetsUpdated",
      "b globalTrxData",
    ]);
  });

  it("reaches the list of the highest multipliers only above its last", () => {
    const rows = Array.from({ length: rowsAtOnce }, () => ({ multiplier: 5 }) as FromLive["allBetsData"][number]);
    const { room } = after([
      joined("a", null),
      asked("a", "max_multiplier"),
      { kind: "list_read", to: "a", category: "max_multiplier", rows, upTo: 0 },
    ]);
    expect(told(stepRoom(room, read(round(1, { multiplier: 5 }))).effects)).toEqual([]);
    expect(told(stepRoom(room, read(round(1, { multiplier: 6 }))).effects)).toEqual(["a maxMultiplierUpdated"]);
  });

  it("is told as a win to who watches winners, and as their own to who has won", () => {
    const { room } = after([joined("a", 7), joined("b", null)]);
    const watching = after(
      ["a", "b"].map((id): LiveEvent => ({ kind: "watches", id, topics: ["winners"] })),
      room,
    ).room;
    expect(told(stepRoom(watching, read(round(1))).effects)).toEqual([]);
    expect(told(stepRoom(watching, read(round(1, { payout: 200 }))).effects)).toEqual([
      "a currentWinnersUpdated",
      "a myWinsUpdated",
      "b currentWinnersUpdated",
    ]);
  });
});

describe("what is told of a list", () => {
  const marks = (effects: LiveEffect[]) =>
    effects.flatMap((effect) => (effect.kind === "send" && effect.mark ? [[effect.to, effect.event, effect.mark]] : []));

  it("follows on the last of that list, in numbers of the database, for each player their own (C-7.42, C-4.64)", () => {
    const { room } = after([joined("a", 7), asked("a", "my_bets"), asked("a", "high_rollers"), asked("a", "all_bets")]);
    const own = stepRoom(room, { kind: "settled_read", rows: [round(1)], number: 41 });
    expect(marks(own.effects)).toEqual([
      ["a", "allBetsUpdated", { number: 41, previous: 0 }],
      ["a", "myBetsUpdated", { number: 41, previous: 0 }],
    ]);
    const high = stepRoom(own.room, { kind: "settled_read", rows: [round(2, { baseBet: 20_000, userId: 8 })], number: 44 });
    expect(marks(high.effects)).toEqual([
      ["a", "allBetsUpdated", { number: 44, previous: 41 }],
      ["a", "highRollersUpdated", { number: 44, previous: 0 }],
    ]);
    const again = after([asked("a", "all_bets"), asked("a", "my_bets")], high.room).effects;
    expect(again.map((effect) => effect.kind === "read_list" && effect.upTo)).toEqual([44, 41]);
  });

  it("is followed by the whole of it where more has settled than was read (issue 17)", () => {
    const { room } = after([joined("a", 7), asked("a", "all_bets"), joined("b", null)]);
    const { effects } = stepRoom(room, { kind: "settled_read", rows: [round(1)], number: 9, isCut: true });
    expect(told(effects)).toEqual(["a allBetsUpdated", "a globalTrxData", "read_list"]);
    expect(effects.at(-1)).toMatchObject({ to: "a", category: "all_bets", upTo: 9 });
  });

  it("is the whole of it for who was too slow for single messages, and a new name for who sees names", () => {
    const { room } = after([joined("a", 7), asked("a", "my_bets"), asked("a", "all_bets"), joined("b", null)]);
    const { effects } = stepRoom(room, { kind: "caught_up", id: "a" });
    expect(effects.map((effect) => effect.kind === "read_list" && effect.category)).toEqual(["all_bets", "my_bets"]);
    const renamed = stepRoom(room, { kind: "renamed", message: { userId: 7, nickname: "" } });
    expect(told(renamed.effects)).toEqual(["a userNicknameUpdated"]);
  });
});

it("reads standings for who asks, and together for all who watch when they have moved (C-7.38, C-7.44)", () => {
  const { room, effects } = after([
    joined("a", null),
    joined("b", 7),
    { kind: "asked_tournaments", id: "a" },
    { kind: "asked_tournaments", id: "gone" },
  ]);
  expect(effects.slice(1)).toEqual([{ kind: "read_tournaments", to: "a" }]);
  const moved = after([{ kind: "tournaments_moved" }, { kind: "tournaments_moved" }, { kind: "tournaments_gathered" }], room);
  expect(told(moved.effects)).toEqual(["gather_tournaments", "read_tournaments"]);
  const read = (to: string | null): LiveEvent => ({ kind: "tournaments_read", to, tournaments: [] });
  expect(told(after([read("a"), read(null)], moved.room).effects)).toEqual(["a activeTournaments", "a activeTournamentsUpdated"]);
  expect(after([{ kind: "left", id: "a" }, { kind: "tournaments_moved" }], room).effects).toEqual([]);
});

it("tells a player's own sockets alone that their missions have moved", () => {
  const { room } = after([joined("a", 7), joined("b", 7), joined("c", 8), joined("d", null)]);
  expect(told(stepRoom(room, { kind: "missions_moved", userIds: [7, 9] }).effects)).toEqual([
    "a missionsUpdated",
    "b missionsUpdated",
  ]);
});

it("says that it is late to all who are there or come, and reads all that is watched when it hears again (issue 17)", () => {
  const { room } = after([joined("a", 7), asked("a", "all_bets"), { kind: "asked_tournaments", id: "a" }, joined("b", null)]);
  const late = stepRoom(room, { kind: "late", isLate: true });
  expect(told(late.effects)).toEqual(["a late", "b late"]);
  expect(told(stepRoom(late.room, joined("c", null)).effects)).toEqual(["c late"]);
  const back = stepRoom(late.room, { kind: "late", isLate: false });
  expect(told(back.effects)).toEqual(["a late", "b late", "read_list", "read_tournaments"]);
  expect(told(stepRoom(back.room, joined("c", null)).effects)).toEqual([]);
});

it("has the six questions and the fifteen things to hear of the channel, each question with its answer (C-7.37 to C-7.44)", () => {
  const lists = Object.values(betEvents);
  const emits = [...lists.map(({ asked: question }) => question), "getActiveTournaments", "lastMessages"].sort();
  expect(emits).toEqual([
    "getActiveTournaments",
    "getAllBets",
    "getHighRollers",
    "getMaxMultiplier",
    "getMyBets",
    "lastMessages",
  ]);
  const listens = [
    ...[
      "activeTournaments",
      "activeTournamentsUpdated",
      "allBetsData",
      "allBetsUpdated",
      "chatMessage",
      "connect",
      "globalTrxData",
    ],
    ...["highRollersData", "highRollersUpdated", "initMessages", "maxMultiplierData", "maxMultiplierUpdated"],
    ...["myBetsData", "myBetsUpdated", "userNicknameUpdated"],
  ];
  expect(listens.length).toBe(15);
  const others = [
    ...["wallet:balance", "payment:changed", "depositSuccessToast", "depositFailedToast", "play:refused"], // of the caller's own money
    ...["message", "currentWinnersUpdated", "myWinsUpdated", "jackpotUpdated", "playersUpdated", "hideMessage", "late"],
    "missionsUpdated",
  ];
  const said = ["connect", ...Object.keys(fromLive), ...Object.keys(fromChat)];
  expect([...new Set(said)].filter((name) => !others.includes(name)).sort()).toEqual(listens);
  expect([...Object.keys(fromVisitor), ...Object.keys(fromChatVisitor)].sort()).toEqual([
    "chatMessage",
    "lastMessages",
    "message",
    "watch",
  ]);
  for (const { answered, followed } of lists) expect([answered in fromLive, followed in fromLive]).toEqual([true, true]);
});

it("reads no list of their own bets for a guest", () => {
  const { room, effects } = after([joined("a", null), asked("a", "my_bets")]);
  expect([effects, room.members.get("a")?.watched.size]).toEqual([[], 0]);
});

it("tells of jackpots and players who watches them, and everybody of a reaction", () => {
  const { room } = after([joined("a", null), joined("b", null), { kind: "watches", id: "b", topics: ["jackpots", "players"] }]);
  const reaction: FromLive["message"] = {
    type: "gameEmoji",
    data: { iconName: "money", message: "", nickname: "", imageLink: "" },
  };
  expect(told(stepRoom(room, { kind: "jackpots", message: { jackpots: [] } }).effects)).toEqual(["b jackpotUpdated"]);
  expect(told(stepRoom(room, { kind: "players", message: { playersNow: [] } }).effects)).toEqual(["b playersUpdated"]);
  expect(told(stepRoom(room, { kind: "reaction", message: reaction }).effects)).toEqual(["a message", "b message"]);
});
