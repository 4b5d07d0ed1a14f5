import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "../../../schemas/text";
import { readWords } from "../../../locales/read_words";

const folderOf = (language: string) => join(import.meta.dirname, "../../../locales", language, "site");

const keysOf = (words: object, prefix = ""): string[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null ? keysOf(value, `${prefix}${key}.`) : value === "" ? [] : [prefix + key],
  );

it.each(languages)(
  "has every title, every word of the system pages and every letter in %s (L-1.12, C-2.35 to C-2.37)",
  (language) => {
    expect(readdirSync(folderOf(language))).toEqual([
      "documents.json",
      "game_descriptions.json",
      "messages.json",
      "other_names.json",
      "outbox.json",
      "payment_sandbox.json",
      "payout_reasons.json",
      "preview_link.json",
      "sandbox.json",
      "studio_sandbox.json",
      "system_pages.json",
      "titles.json",
    ]);
    expect(keysOf(readWords(folderOf(language))).sort()).toEqual(keysOf(readWords(folderOf("en"))).sort());
  },
);
