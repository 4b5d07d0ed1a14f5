import path from "node:path";
import { createInstance } from "i18next";
import { expect, it } from "vitest";
import { type Language, languages, localeOf } from "../../../schemas/language";
import { readWords } from "../../../locales/read_words";
import { createWords } from "./create_words";

type Words = { [key: string]: string | Words };

const wordsOf = (language: string, part: string) =>
  readWords(path.join(import.meta.dirname, "../../../locales", language, part)) as Words;

const flatten = (words: Words, prefix = ""): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );

const pluralForm = /_(zero|one|two|few|many|other)$/;
const placesIn = (text: string) => [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name]) => name).sort();

/** Keys with their placeholders; plural forms, which differ by language, count once. */
const shapeOf = (words: Words) =>
  new Map(
    flatten(words)
      .filter(([key]) => !pluralForm.test(key) || key.endsWith("_other"))
      .map(([key, text]) => [key, placesIn(text)]),
  );

for (const part of ["player", "editor"]) {
  const english = shapeOf(wordsOf("en", part));

  it.each(languages)(`has the same ${part} words with the same placeholders as English in %s (L-1.12)`, (language) => {
    const own = shapeOf(wordsOf(language, part));
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, places] of own) expect([key, places]).toEqual([key, english.get(key)]);
  });

  it.each(languages)(`has every plural form that %s needs in the ${part} words`, (language) => {
    const own = new Map(flatten(wordsOf(language, part)));
    const plurals = [...own.keys()].filter((key) => key.endsWith("_other")).map((key) => key.replace(/_other$/, ""));
    const forms = [0, 1, 2, 5, 11, 21, 101].map((count) => new Intl.PluralRules(localeOf(language)).select(count));
    for (const key of plurals) for (const form of forms) expect(own.has(`${key}_${form}`), `${key}_${form}`).toBe(true);
  });
}

/** The measure of our own look-up: i18next itself. */
function createMeasure(language: Language, words: Words) {
  const locale = localeOf(language);
  const instance = createInstance({
    lng: locale,
    resources: { [locale]: { translation: words } },
    nsSeparator: false, // some keys have a colon, as 16:10
    interpolation: { escapeValue: false }, // React escapes
    initAsync: false,
  });
  void instance.init();
  return instance.t;
}

const cases = ["player", "editor"].flatMap((part) => languages.map((language) => [part, language] as const));

it.each(cases)("looks up every word of the %s as i18next does, in %s", (part, language) => {
  const words = wordsOf(language, part);
  const ours = createWords(language, words);
  const theirs = createMeasure(language, words);
  for (const [key, text] of flatten(words)) {
    const values = Object.fromEntries(placesIn(text).map((name) => [name, `<${name}>`]));
    expect(ours(key, values)).toBe(theirs(key, values));
    if (!pluralForm.test(key)) continue;
    const base = key.replace(pluralForm, "");
    for (const count of [0, 1, 2, 5, 21, 1000]) expect(ours(base, { ...values, count })).toBe(theirs(base, { ...values, count }));
  }
  expect(ours("no.such.key")).toBe(theirs("no.such.key"));
});

it("says nothing in the place of a value that is not there, as i18next does", () => {
  const words = { a: { name: "Hello {{name}}" } };
  const [ours, theirs] = [createWords("en", words), createMeasure("en", words)];
  for (const values of [{}, { name: undefined }, { name: null }, { name: 0 }])
    expect(ours("a.name", values)).toBe(theirs("a.name", values));
});

it("says what the caller has in the place of words that are not there, as i18next does", () => {
  const words = { a: { name: "Hello {{name}}" } };
  const [ours, theirs] = [createWords("en", words), createMeasure("en", words)];
  for (const defaultValue of ["", "Hi {{name}}", undefined])
    for (const key of ["a.name", "a.other", "b"]) {
      const values = { name: "Ada", defaultValue };
      expect(ours(key, values)).toBe(theirs(key, values));
    }
});

it("has no game in Portugal as several, though in Brazil it is as one", () => {
  const t = createWords("pt", { a: { games_one: "{{count}} jogo", games_other: "{{count}} jogos" } });
  expect([0, 1, 2].map((count) => t("a.games", { count }))).toEqual(["0 jogos", "1 jogo", "2 jogos"]);
});
