import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "../schemas/text";
import { siteTexts } from "./site_texts";

interface Forbidden {
  pattern: RegExp;
  instead: string;
}

/** The last table of a language's glossary: what is not ours, and what is said instead. */
function forbiddenIn(language: Language): Forbidden[] {
  const glossary = readFileSync(path.join(import.meta.dirname, language, "glossary.md"), "utf8");
  const rows = [...(glossary.split("## Not ours")[1] ?? "").matchAll(/^\| `(.+)` +\| (.+?) +\|$/gm)];
  return rows.map(([, not = "", instead = ""]) => ({ pattern: toPattern(not.replaceAll("\\|", "|")), instead }));
}

const letter = "[\\p{L}\\p{N}_]";
const wordEdge = `(?:(?<=${letter})(?!${letter})|(?<!${letter})(?=${letter}))`;

/** Edges of words are those of all alphabets: \b alone knows no é. */
function toPattern(written: string): RegExp {
  const [, source, flags = ""] = /^\/(.+)\/([iu]*)$/.exec(written) ?? [];
  const escaped = source ?? `\\b${written.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
  const all = source === undefined ? "iu" : flags.replace("u", "") + "u";
  return new RegExp(escaped.replaceAll("\\b", wordEdge), all);
}

function notOurs(text: string, forbidden: readonly Forbidden[]) {
  return forbidden.flatMap(({ pattern, instead }) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : `“${found.trim()}”, not “${instead}”`;
  });
}

describe.each(languages)("the words in %s", (language) => {
  const forbidden = forbiddenIn(language);

  it("are those of its glossary, with one form of address, in words, demo and starters (L-1.12)", () => {
    expect(forbidden.length).toBeGreaterThan(5);
    const ours = siteTexts(language).filter(({ at }) => !at.startsWith("site.other_names.")); // those are what visitors write in a search
    const found = ours.flatMap(({ at, text }) => notOurs(text, forbidden).map((what) => `${at}: ${what}`));
    expect(found).toEqual([]);
  });
});

it.each<[Language, string]>([
  ["en", "The minimum stands on every game."],
  ["de", "Prüfen Sie Ihre Verbindung."],
  ["de", "Versuch es noch einmal."],
  ["da", "Tænd lanternerne i vores kasino."],
  ["no", "Du ser seeden etterpå."],
  ["fi", "Lähettäkää minulle tarjouksia."],
  ["es", "Inténtelo de nuevo con su cuenta."],
  ["es", "Enviadme ofertas."],
  ["es", "Mientras esa persona o tú os toméis un descanso."],
  ["es", "Confirma tu e-mail."],
  ["pt", "Você esqueceu a senha?"],
  ["pt", "A tua ligação pode estar lenta."],
  ["pt", "Tenta de novo daqui a pouco."],
  ["pt", "Talvez a ligação seja antiga."],
])("finds what is not ours, as in %s: %s", (language, text) => {
  expect(notOurs(text, forbiddenIn(language))).not.toEqual([]);
});
