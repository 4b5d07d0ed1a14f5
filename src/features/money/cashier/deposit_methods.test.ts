import { describe, expect, it } from "vitest";
import type { PaymentMethod } from "../../../../schemas/payments";
import { method, translateEn } from "../../../testing/payments";
import { depositMethods, groupTitles, methodShelves, methodsOfGroup } from "./deposit_methods";
import { durationWords, feeOf, feeWords, methodBits, rangeWords, roundMoney } from "./method_words";

const card = method({ id: "card", family: "card" });
const skrill = method({ id: "skrill", name: "skrill", family: "wallet" });
const interac = method({ id: "interac", family: "wallet", parent: "Other wallets" });
const wallet = method({ id: "wallet", family: "wallet", parent: "Other wallets" });
const paypal = method({ id: "paypal", family: "wallet" });
const sofort = method({ id: "sofort", family: "bank", isOfCountry: true });
const away = method({ id: "away", family: "bank", absence: { reason: "maintenance", until: null } });

const say = (methods: readonly PaymentMethod[], options = {}) =>
  methodShelves(methods, options).map(
    ({ shelf, entries }) =>
      `${shelf}: ${entries.map((entry) => (entry.kind === "method" ? entry.method.id : `${entry.title}(${entry.methods.map(({ id }) => id).join(" ")})`)).join(", ")}`,
  );

describe("the list of methods", () => {
  it("puts what was used last first, then the country's own, then families, and what is away at the end (C-2.06)", () => {
    const used = [
      { ...card, lastUsedAt: "2026-11-01T10:00:00Z" },
      { ...skrill, lastUsedAt: "2026-11-12T10:00:00Z" },
    ];
    expect(say([...used, interac, away, wallet, sofort, paypal])).toEqual([
      "last: skrill",
      "country: sofort",
      "card: card",
      "wallet: Other wallets(interac wallet), paypal",
      "away: away",
    ]);
  });

  it("shows all of them without groups where a section says so (S-2.60)", () => {
    expect(say([interac, wallet], { isGrouped: false })).toEqual(["wallet: interac, wallet"]);
  });

  it("does not hide a whole shelf behind one entry", () => {
    expect(say([card, interac, wallet])).toEqual(["card: card", "wallet: interac, wallet"]);
  });

  it("does not put what is away on top, though it was used last", () => {
    expect(say([{ ...away, lastUsedAt: "2026-11-12T10:00:00Z" }, card])).toEqual(["card: card", "away: away"]);
  });

  it("opens a group by its title (C-2.06)", () => {
    expect(groupTitles([card, interac, wallet])).toEqual(["Other wallets"]);
    expect(methodsOfGroup([card, interac, wallet], "Other wallets").map(({ id }) => id)).toEqual(["interac", "wallet"]);
  });
});

it.each([
  ["active ones", {}, [], true],
  ["no others (C-9.12)", { isActive: false }, [], false],
  ["but carouseller (C-9.12)", { isActive: false, name: "carouseller" }, [], true],
  ["none that only pay out", { deposit: null }, [], false],
  ["those that a section names by id", { id: "card" }, ["card"], true],
  ["or by its provider's key", { name: "skrill" }, ["skrill"], true],
  ["and no others then", { id: "bank" }, ["card"], false],
] as const)("offers %s", (_, given, ids, isOffered) => {
  expect(depositMethods([method(given)], ids).length > 0).toBe(isOffered);
});

it("what a section names is offered in its order, by id or by the provider's key (S-2.58)", () => {
  const offered = depositMethods([card, sofort, skrill, paypal], ["skrill", "nobody", "card"]);
  expect(offered.map(({ id }) => id)).toEqual(["skrill", "card"]);
  expect(depositMethods([card, sofort], [])).toEqual([card, sofort]);
});

const words = { t: translateEn, language: "en" as const };
const spaces = (text: string) => text.replace(/\s/g, " ");

it.each([
  [[0, 0], "At once"],
  [[2, 2], "about 2 minutes"],
  [[0, 10], "about 10 minutes"],
  [[5, 15], "5 to 15 minutes"],
  [[60, 180], "1 to 3 hours"],
  [[1440, 2880], "1 to 2 working days"],
  [[1440, 1440], "1 working day"],
] as const)("says that %j minutes are: %s", (minutes, expected) => {
  expect(durationWords([...minutes], words)).toBe(expected);
});

const terms = { minAmount: 20, maxAmount: 5000, feePercent: 0, feeFixed: 0, minutes: [0, 0] as [number, number] };

it.each([
  [0, 0, "No fee"],
  [1.5, 0, "1.5% fee"],
  [0, 1, "€1.00 fee"],
  [1.5, 1, "1.5% + €1.00 fee"],
])("says what %d percent and %d cost: %s", (feePercent, feeFixed, expected) => {
  expect(feeWords({ ...terms, feePercent, feeFixed }, "EUR", words)).toBe(expected);
});

it("counts a fee in minor units", () => {
  expect([feeOf(10_000, { ...terms, feePercent: 1.5, feeFixed: 1 }, 2), feeOf(333, { ...terms, feePercent: 2.9 }, 2)]).toEqual([
    250, 10,
  ]);
});

it.each([
  [5000, "JPY", "¥5,000"],
  [20, "EUR", "€20"],
  [20.5, "EUR", "€20.50"],
  [1000, "KWD", "KWD 1,000"],
  [0.0015, "BTC", "0.0015 BTC"],
])("writes %d %s briefly and right: %s", (amount, currency, expected) => {
  expect(spaces(roundMoney(amount, currency, "en"))).toBe(expected);
});

it("tells bounds rounded (C-9.05), and in the order time, bounds, fee", () => {
  expect(rangeWords({ minAmount: 12, maxAmount: 1003 }, "EUR", words)).toBe("€15 to €1,000");
  expect(spaces(rangeWords({ minAmount: 0.0001, maxAmount: 5 }, "BTC", words))).toBe("0.000100 BTC to 5.000000 BTC"); // D-22
  expect(methodBits(card, terms, words).map(({ text }) => text)).toEqual(["At once", "€20 to €5,000", "No fee"]);
  const until = { ...away, absence: { reason: "maintenance" as const, until: "2026-11-20T18:00:00Z" } };
  expect(methodBits(until, terms, words).map(({ text }) => spaces(String(text)))[0]).toContain("Nov 20, 2026");
});
