import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { editors } from "../sections/editors";
import { readWords } from "./read_words";
import type { Language } from "../schemas/text";

/** A text that people read, and where it stands. */
export interface SiteText {
  at: string;
  text: string;
}

const demo = path.join(import.meta.dirname, "../server/demo");

/** Every text in one language: words of player, editor and site, the demo's content and what new sections start with. */
export function siteTexts(language: Language): SiteText[] {
  const words = (["player", "editor", "site"] as const).flatMap((part) =>
    allTexts(readWords(path.join(import.meta.dirname, language, part)), part),
  );
  const demoFiles = readdirSync(demo, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  const content = demoFiles.flatMap((name) =>
    ownTexts(JSON.parse(readFileSync(path.join(demo, name), "utf8")), language, `server/demo/${name}`),
  );
  const starters = Object.entries(editors).flatMap(([type, { starter }]) => ownTexts(starter, language, `sections/${type}`));
  return [...words, ...content, ...starters].map(({ at, text }) => ({ at, text: text.replaceAll(/<[^>]*>|{{[^}]*}}/g, " _ ") }));
}

function allTexts(value: unknown, at: string): SiteText[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => allTexts(child, `${at}.${key}`));
}

/** What is written in one language wherever a text has several. */
function ownTexts(value: unknown, language: Language, at: string): SiteText[] {
  if (typeof value !== "object" || value === null) return [];
  const { [language]: text, en } = value as Partial<Record<string, unknown>>;
  if (typeof text === "string" && typeof en === "string") return [{ at, text }];
  return Object.entries(value).flatMap(([key, child]) => ownTexts(child, language, `${at}.${key}`));
}
