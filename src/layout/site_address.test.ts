import { expect, it } from "vitest";
import type { Language } from "../../schemas/text";
import { addressIn, defaultLanguageOf, otherPaths, pathIn } from "./site_address";

const settings = {
  languages: ["en", "de", "fi"] as Language[],
  pageAddresses: { deposit: { en: "/profile/deposit", de: "/konto/einzahlen" }, promotions: { en: "/promotions" } },
};

it.each([
  ["/casino", "en", "/casino"],
  ["/casino", "de", "/de/casino"],
  ["/", "de", "/de"],
  ["/profile/deposit", "de", "/de/konto/einzahlen"],
  ["/konto/einzahlen", "en", "/profile/deposit"],
  ["/konto/einzahlen", "fi", "/fi/profile/deposit"],
] as const)("has %s in %s at %s (L-1.13, L-2.22)", (path, language, expected) => {
  expect(addressIn(settings, path, language)).toBe(expected);
});

it("gives no language in front to the first one where English is not offered", () => {
  const nordic = { ...settings, languages: ["fi", "de"] as Language[] };
  expect([defaultLanguageOf(nordic), addressIn(nordic, "/casino", "fi")]).toEqual(["fi", "/casino"]);
});

it("knows a page's paths in other languages", () => {
  expect(otherPaths(settings, "/konto/einzahlen")).toContain("/profile/deposit");
  expect(otherPaths(settings, "/casino")).toEqual([]);
  expect(pathIn(settings, "/promotions", "de")).toBe("/promotions");
});
