import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Language, languages } from "../../schemas/text";
import { demoFigures, withFigures } from "./demo_figures";

const folder = import.meta.dirname;
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8")) as unknown;
const figures = demoFigures({ catalogue: read("catalogue.json"), tournaments: read("tournaments.json") });
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));

it.each<[Language, string]>([
  ["en", "Over 400 games by 14 studios, for €50,000"],
  ["de", "Over 400 games by 14 studios, for 50.000\u00a0€"],
  ["fi", "Over 400 games by 14 studios, for 50\u00a0000\u00a0€"],
  ["pt", "Over 400 games by 14 studios, for 50\u00a0000\u00a0€"],
])("writes the demo's figures as %s does", (language, text) => {
  const given = { title: { [language]: "Over {{games}} games by {{studios}} studios, for {{race}}" } };
  expect(withFigures(given, figures)).toEqual({ title: { [language]: text } });
});

it("refuses a figure that the demo does not have", () => {
  expect(() => withFigures(["{{tables}}"], figures)).toThrow("tables");
});

/** The figures of a text, whatever signs its language groups them with. */
function figuresIn(text: string, language: Language): string[] {
  const decimal = language === "en" ? "." : ",";
  const found = text.replaceAll(/<[^>]*>/g, " ").match(/\d+(?:[.,\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?/g) ?? [];
  return found.map((figure) => {
    const [whole = "", places = ""] = language === "en" && !figure.includes(".") ? [figure] : figure.split(decimal);
    return `${whole.replaceAll(/\D/g, "")}.${places.replaceAll("0", "")}`;
  });
}

/** Texts whose figures differ from those of the English one; hours of the day are words in some languages. */
function differing(value: unknown, at: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { en, ...others } = value as Record<string, unknown>;
  if (typeof en !== "string" || typeof others["de"] !== "string")
    return Object.entries(value).flatMap(([key, child]) => differing(child, `${at}.${key}`));
  if (/seven to eleven|tonight at ten/.test(en)) return [];
  const expected = figuresIn(en, "en").sort().join(" ");
  return languages.flatMap((language) => {
    const text = others[language];
    if (typeof text !== "string") return [];
    const own = figuresIn(text, language).sort().join(" ");
    return own === expected ? [] : `${at} in ${language}: ${text}`;
  });
}

it.each(files)("%s says the same figures in every language", (name) => {
  expect(differing(read(name), name)).toEqual([]);
});

it("counts games and studios instead of writing how many there are", () => {
  const written = /\b(?:\d+|fourteen|twelve) (?:games|studios)\b/i;
  expect(files.filter((name) => written.test(readFileSync(join(folder, name), "utf8")))).toEqual([]);
});
