import { expect, it } from "vitest";
import {
  chosenBonus,
  type DepositFacts,
  depositPlace,
  type DepositSearch,
  depositStep,
  isBonusGone,
  questionOf,
  stepBack,
} from "./deposit_flow";

const known: DepositFacts = { bonuses: [3, 8], isLate: false, methods: ["card", "skrill"], groups: ["Other wallets"] };
const say = (search: DepositSearch, facts: Partial<DepositFacts> = {}) => {
  const place = depositPlace(search, { ...known, ...facts });
  if (place.at === "methods") return place.group === null ? "methods" : `methods of ${place.group}`;
  if (place.at === "form") return `form of ${place.methodId}`;
  return place.at === "payment" ? `payment ${place.paymentId}` : place.at;
};

it.each<[string, DepositSearch, Partial<DepositFacts>, string]>([
  ["bonuses come first", {}, {}, "bonus"],
  ["they are waited for", {}, { bonuses: null }, "loading"],
  ["but not for longer than five seconds (C-4.05)", {}, { bonuses: null, isLate: true }, "methods"],
  ["no bonuses, no question (C-4.04)", {}, { bonuses: [] }, "methods"],
  ["a bonus was chosen before (C-2.05, C-2.11)", { b: "3" }, {}, "methods"],
  ["while they load it is believed", { b: "3" }, { bonuses: null }, "methods"],
  ["one that is not to be had asks again", { b: "99" }, {}, "bonus"],
  ["nonsense is no bonus", { b: "3e0" }, {}, "bonus"],
  ["ab=1 skips the question (C-2.10, L-2.30)", { ab: "1" }, {}, "methods"],
  ["ab=1 skips it for a bonus that is gone, too", { ab: "1", b: "99" }, {}, "methods"],
  ["only ab=1 does", { ab: "0" }, {}, "bonus"],
  ["a group has a list of its own (C-2.06)", { ab: "1", group: "Other wallets" }, {}, "methods of Other wallets"],
  ["an unknown group is none", { ab: "1", group: "Elsewhere" }, {}, "methods"],
  ["a method has its form (C-2.07)", { b: "3", method: "card" }, {}, "form of card"],
  ["an unknown method is none", { b: "3", method: "shells" }, {}, "methods"],
  ["methods are waited for", { b: "3", method: "card" }, { methods: null }, "loading"],
  ["a payment is followed whatever else the address says", { b: "3", method: "card", payment: "p1" }, {}, "payment p1"],
])("%s", (_, search, facts, expected) => {
  expect(say(search, facts)).toBe(expected);
});

it.each<[DepositSearch, boolean, string[]]>([
  [{ b: "3", method: "card", payment: "p1" }, true, ["payment p1", "form of card", "methods", "bonus"]],
  [
    { ab: "1", group: "Other wallets", method: "skrill" },
    true,
    ["form of skrill", "methods of Other wallets", "methods", "bonus"],
  ],
  [{ ab: "1", method: "card" }, false, ["form of card", "methods"]],
])("goes back from %j step by step (C-4.02)", (start, hasBonuses, expected) => {
  const seen: string[] = [];
  for (let search = start; seen.length < 9;) {
    seen.push(say(search, hasBonuses ? {} : { bonuses: [] }));
    const change = stepBack(depositPlace(search, hasBonuses ? known : { ...known, bonuses: [] }), { hasBonuses });
    if (change === null) break;
    search = walk(search, change);
  }
  expect(seen).toEqual(expected);
});

it("says that the address names a bonus that is not to be had (C-2.11)", () => {
  expect([isBonusGone({ b: "99" }, known), isBonusGone({ b: "99" }, { bonuses: null }), isBonusGone({}, known)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(chosenBonus({ b: "8" }, known)).toBe(8);
});

it("takes no bonus by saying so, and any by its id (C-4.08)", () => {
  expect(walk({ b: "3", method: "card" }, depositStep.takeNoBonus())).toEqual({ ab: "1" });
  expect(walk({ ab: "1" }, depositStep.takeBonus(8))).toEqual({ b: "8" });
  expect(walk({ ab: "1" }, depositStep.openGroup("A & B"))).toEqual({ ab: "1", group: "A & B" });
});

it("asks before another bonus ends (C-4.03)", () => {
  expect([questionOf(3, null), questionOf(3, 3), questionOf(3, 8)]).toEqual([{ take: 3 }, { take: 3 }, { ask: 3 }]);
});

/** What the site's `go` makes of a change of parameters. */
function walk(search: DepositSearch, change: string): DepositSearch {
  const changed = { ...search, ...Object.fromEntries(new URLSearchParams(change)) };
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value));
}
