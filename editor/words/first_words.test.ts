import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { readWords } from "../../locales/read_words";
import { firstOfEditor } from "../../scripts/words_plugin";
import { languages } from "../../schemas/text";
import { createWords } from "../../src/kit/words/create_words";
import { editors } from "../../sections/editors";
import type { AnyControl } from "../explain/field_props";
import { labelOf } from "../explain/field_words";
import { actions } from "../screen/actions/actions";
import { barActions } from "../topics/canvas/SelectionBar";
import { offered } from "../topics/inspector/ReferenceNote";
import { firstTopics } from "./first_words";

const root = path.join(import.meta.dirname, "../..");
const all = readWords(path.join(root, "locales/en/editor"));
const first = firstOfEditor(all);

/** What is there at once, and what of it comes when it is rendered but waits for no words. */
const entries = ["editor/screen/open_screen.tsx", "editor/topics/inspector/Inspector.tsx"];

const fileOf = (from: string, to: string) => {
  const at = path.join(path.dirname(from), to);
  return [`${at}.ts`, `${at}.tsx`].find((file) => existsSync(path.join(root, file)));
};

/** A file of the editor with all of the editor that it imports at once. */
function together(file: string, seen = new Map<string, string>()) {
  if (seen.has(file)) return seen;
  const code = readFileSync(path.join(root, file), "utf8");
  seen.set(file, code);
  for (const [, to = ""] of code.matchAll(/^(?:import|export) (?!type )[^;]*?from "(\.[^"]+)";/gm)) {
    const next = fileOf(file, to);
    if (next?.startsWith("editor/")) together(next, seen);
  }
  return seen;
}

const topics = readdirSync(path.join(root, "locales/en/editor")).map((name) => path.parse(name).name);
const key = new RegExp(`["\`]((?:${topics.join("|")})\\.[a-z_$][^"\`]*)["\`]`, "g");

/** The words that code looks up by name; an action's `name` is none, and its `words` are looked up by lists that come later. */
const keysIn = (code: string) =>
  [...code.replace(/\b(?:name|words|line): "[^"]*"/g, "").matchAll(key)].map(([, name = ""]) => name);

/** The fields of the settings and their options are asked for by the settings alone. */
const isOfSettings = (name: string) => /^settings\.(?:fields|options)\.\$/.test(name);

const isAmong = (words: unknown, name: string): boolean => {
  const [, topic = "", start = ""] = /^([^.]+)\.([^.$]*)/.exec(name) ?? [];
  const own = (words as Record<string, object | undefined>)[topic] ?? {};
  return Object.keys(own).some((known) => known.startsWith(start));
};

it("has in its first words all that the first screen looks up", () => {
  const files = entries.flatMap((entry) => [...together(entry)]);
  expect(files.length).toBeGreaterThan(150);
  const asked = files.flatMap(([file, code]) => keysIn(code).map((name) => ({ file, name })));
  expect(asked.length).toBeGreaterThan(300);
  expect(asked.filter(({ name }) => !isOfSettings(name) && isAmong(all, name) && !isAmong(first, name))).toEqual([]);
});

it("has in its first words what the buttons on a section are called", () => {
  const shown = actions.flatMap(({ name, words }) => ([...barActions, ...offered].includes(name) ? [words] : []));
  expect(shown).toHaveLength(barActions.length + offered.length);
  const t = createWords("en", first);
  expect(shown.filter((name) => t(name) === name)).toEqual([]);
});

const pathsIn = (fields: Record<string, AnyControl>): string[][] =>
  Object.entries(fields).flatMap(([name, control]) => [
    [name],
    ...pathsIn(control.fields ?? control.item?.fields ?? {}).map((inner) => [name, ...inner]),
  ]);

it.each(languages)("names every field of every section by its first words as by all, in %s", (language) => {
  const words = readWords(path.join(root, "locales", language, "editor"));
  const whole = createWords(language, words);
  const early = createWords(language, firstOfEditor(words));
  const fields = Object.entries(editors).flatMap(([type, editor]) =>
    pathsIn(editor.fields as Record<string, AnyControl>).map((field) => [type, field] as const),
  );
  expect(fields.length).toBeGreaterThan(300);
  const differ = fields.filter(([type, field]) => labelOf(early, type, field) !== labelOf(whole, type, field));
  expect(differ).toEqual([]);
});

it("names no file of words that is not there", () => {
  expect(firstTopics.filter((topic) => !topics.includes(topic))).toEqual([]);
});
