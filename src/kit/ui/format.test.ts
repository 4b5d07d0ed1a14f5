import { describe, expect, it } from "vitest";
import { decimalsOf, formatMoney, formatPercent, formatUnit, unitName } from "./format";

const spaces = (text: string) => text.replace(/\s/g, " "); // Intl uses no-break spaces

describe("formatMoney", () => {
  it.each([
    ["en", 1284.5, "EUR", "€1,284.50"],
    ["de", 1284.5, "EUR", "1.284,50 €"],
    ["no", 1_284_500, "NOK", "1 284 500,00 kr"],
    ["en", -18.4, "EUR", "−€18.40"],
    ["fi", 0, "EUR", "0,00 €"],
    ["en", 0.00015, "BTC", "0.00015 BTC"],
    ["de", -1108.5, "USDT", "−1.108,5 USDT"],
    ["en", 1500, "JPY", "¥1,500"],
  ] as const)("writes in %s %d %s", (language, amount, currency, expected) => {
    expect(spaces(formatMoney(amount, { language, currency }))).toBe(expected);
  });

  it("puts a plus before what was won and none before zero", () => {
    expect(formatMoney(5, { language: "en", currency: "EUR", sign: "always" })).toBe("+€5.00");
    expect(formatMoney(0, { language: "en", currency: "EUR", sign: "always" })).toBe("€0.00");
  });
});

it("knows how many decimals a currency has", () => {
  expect(["EUR", "JPY", "KWD", "BTC", "USDT"].map(decimalsOf)).toEqual([2, 0, 3, 8, 8]);
});

it("writes percent as the language does", () => {
  expect(formatPercent(96.42, "en")).toBe("96.42%");
  expect(spaces(formatPercent(96.4, "de"))).toBe("96,4 %");
});

it("names units by their number", () => {
  expect(formatUnit(1, "day", { language: "en", width: "long" })).toBe("1 day");
  expect(unitName(2, "day", "en")).toBe("days");
  expect(unitName(2, "minute", "de")).toBe("Minuten");
});
