import path from "node:path";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "../schemas/text";
import { localeOf } from "../schemas/language";
import { siteTexts } from "./site_texts";
import { readWords } from "./read_words";

const figure = String.raw`\d+(?:[.,\u00a0 ]\d{3})*(?:[.,]\d+)?`;
const money = new RegExp(`€[\\s\\u00a0]?${figure}|${figure}[\\s\\u00a0]?€`, "g");
const percent = new RegExp(`${figure}[\\s\\u00a0]?%`, "g");

/** A figure as somebody wrote it, as a number: which sign stands for the decimals is the language's. */
function valueOf(written: string, language: Language) {
  const digits = written.replaceAll(/[^\d.,]/g, "");
  const decimal = language === "en" ? "." : ",";
  const [whole = "", decimals = ""] = digits.split(decimal);
  return { value: Number(`${whole.replaceAll(/[.,]/g, "")}.${decimals || "0"}`), places: decimals.length };
}

/** What Intl makes of the same figure: the language's own order, signs and no-break spaces. */
function asTheLanguageWrites(written: string, language: Language) {
  const { value, places } = valueOf(written, language);
  const style = { minimumFractionDigits: places, maximumFractionDigits: places };
  return written.includes("%")
    ? new Intl.NumberFormat(localeOf(language), { style: "percent", ...style }).format(value / 100)
    : new Intl.NumberFormat(localeOf(language), { style: "currency", currency: "EUR", ...style }).format(value);
}

function wrongFigures(text: string, language: Language) {
  const written = [...text.matchAll(money), ...text.matchAll(percent)].map(([found]) => found);
  const wrong = written.filter((found) => found !== asTheLanguageWrites(found, language));
  return [...wrong, ...(text.match(/\d ?x(?=[\s.,)]|$)/g) ?? []), ...(text.match(/\d [€%]|€ \d/g) ?? [])];
}

/** What stands between a figure and its percent sign. */
const gapIn = (language: Language) =>
  new Intl.NumberFormat(localeOf(language), { style: "percent" }).format(0.5).replaceAll(/[\d%]/g, "");

describe.each(languages)("figures in %s", (language) => {
  it("that come into words stand as far from their percent sign as the language has them", () => {
    const words = JSON.stringify(
      ["player", "editor", "site"].map((part) => readWords(path.join(import.meta.dirname, language, part))),
    );
    const gaps = [...words.matchAll(/}}(\s*)%/g)].map(([, gap]) => gap);
    expect(gaps.length).toBeGreaterThan(3);
    expect(new Set(gaps)).toEqual(new Set([gapIn(language)]));
  });

  it("are written as the language writes money, percent and times, in words, demo and starters", () => {
    const wrong = siteTexts(language).flatMap(({ at, text }) => wrongFigures(text, language).map((found) => `${at}: ${found}`));
    expect(wrong).toEqual([]);
  });
});

it.each<[Language, string, number]>([
  ["en", "Up to €1,750 and 10% back, 35× wagering.", 0],
  ["en", "10 % back.", 2],
  ["de", "Ab €20.", 1],
  ["de", "1.750\u00a0€ und 35\u00a0%.", 0],
  ["es", "1.750\u00a0€", 1],
  ["fi", "20 €", 2],
  ["pt", "€ 0,20", 2],
  ["da", "Gennemspil 35x", 1],
])("finds what %s would not write in: %s", (language, text, count) => {
  expect(wrongFigures(text, language)).toHaveLength(count);
});
