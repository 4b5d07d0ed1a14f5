import { expect, it } from "vitest";
import { keepLanguage } from "./keep_language";

it("leaves a visitor their own language and English, which stands in for it (L-9.35)", () => {
  const page = {
    title: { en: "Home", de: "Start", fi: "Koti" },
    items: [{ text: { en: "One", de: "Eins", no: "En" }, count: 1 }],
  };
  expect(keepLanguage(page, "de")).toEqual({
    title: { en: "Home", de: "Start" },
    items: [{ text: { en: "One", de: "Eins" }, count: 1 }],
  });
});

it("keeps a text that has neither language whole", () => {
  const text = { fi: "Koti", no: "Hjem" };
  expect(keepLanguage({ text }, "de")).toEqual({ text });
});

it("answers the very same value where nothing can be left out", () => {
  const value = { no: 1, en: "x", columns: { m: 2, t: 3 }, text: { en: "One" }, list: [["a"], null] };
  expect(keepLanguage(value, "en")).toBe(value);
});
