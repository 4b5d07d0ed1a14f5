import { createInstance, type Resource } from "i18next";
import { describe, expect, it } from "vitest";
import { depositErrorCodes, depositPageErrors } from "../../../../schemas/deposit_codes";
import { languages } from "../../../../schemas/language";
import { depositErrorText, waysOut } from "./deposit_errors";

const files = import.meta.glob<Record<string, unknown>>("../../../../locales/*/player/deposit.json", {
  eager: true,
  import: "default",
});
const resources: Resource = Object.fromEntries(
  languages.map((language) => [
    language,
    { translation: { deposit: files[`../../../../locales/${language}/player/deposit.json`] ?? {} } },
  ]),
);
const words = createInstance({ resources, interpolation: { escapeValue: false } });
await words.init();

describe.each(languages)("in %s", (language) => {
  const t = words.getFixedT(language);

  it.each(depositErrorCodes)("%s has words of its own, with its bounds in their places (C-8.01, C-8.02)", (code) => {
    const refusal = { code, minAmount: 25, maxAmount: 380, currency: "EUR" };
    const text = depositErrorText(refusal, t);
    expect(text.length).toBeGreaterThan(10);
    expect(text).not.toMatch(/\[M[NX]\]|deposit\.error|[A-Z]+_[A-Z]/);
    if (code !== "UNIFIED_ERROR") expect(text).not.toBe(depositErrorText({ ...refusal, code: "UNIFIED_ERROR" }, t));
    if (code === "BONUS_MINIMUM") expect(text).toContain("25 EUR");
    if (code === "DEPOSIT_LIMIT") expect(text).toContain("380 EUR");
    for (const way of waysOut(code)) expect(words.exists(`deposit.way.${way}`, { lng: language }), way).toBe(true);
  });

  it.each(depositPageErrors)("the page says %s (C-8.04)", (code) => {
    expect(t(`deposit.error.${code}`)).not.toMatch(/^deposit\./);
  });
});

it("a code that nobody knows reads as the one for all others (C-8.01)", () => {
  const t = words.getFixedT("en");
  const of = (code: string) => depositErrorText({ code, currency: "EUR" }, t);
  expect(of("SOMETHING_NEW")).toBe(of("UNIFIED_ERROR"));
});
