import { expect, it } from "vitest";
import { pageAddress, pageAddressesOf } from "./page_address";

const settings = (pageAddresses: Record<string, Record<string, string>> = {}) => ({ pageAddresses });

it.each([
  ["deposit", "/profile/deposit"],
  ["withdraw", "/profile/withdraw"],
  ["tournaments", "/tournaments"],
  ["promotions", "/promotions"],
  ["calendar", "/promotions"],
  ["rakeback", "/vip-club"],
  ["responsible_gaming", "/responsible-gaming"],
])("leads %s to %s where the settings say nothing (L-2.22)", (key, address) => {
  expect(pageAddress(settings(), key, "de")).toBe(address);
});

it("leads where the settings say, in the visitor's language, else in English (L-2.22, L-9.35)", () => {
  const own = settings({ deposit: { en: "/cash-in", de: "/einzahlen" } });
  expect([pageAddress(own, "deposit", "de"), pageAddress(own, "deposit", "fi")]).toEqual(["/einzahlen", "/cash-in"]);
  expect(pageAddressesOf(own, "deposit")).toEqual(["/cash-in", "/einzahlen"]);
});

it("knows keys that only the settings have", () => {
  expect(pageAddress(settings({ jackpots: { en: "/jackpots" } }), "jackpots", "no")).toBe("/jackpots");
});

it.each(["nothing", "toString", "__proto__", ""])("answers null for the unknown key %j", (key) => {
  expect(pageAddress(settings(), key, "en")).toBeNull();
});

it.each(["", "javascript:alert(1)", "//elsewhere.example", "profile/deposit"])("never leads to %j", (address) => {
  expect(pageAddress(settings({ deposit: { en: address } }), "deposit", "en")).toBe("/profile/deposit");
});
