import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { wordsOf } from "../../testing/create_test_services";
import { lazyTopics } from "./lazy_topics";

const root = path.join(import.meta.dirname, "../../..");
const sources = ["src", "sections", "schemas"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => path.join(root, folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]testing[\\/]|[\\/]editor\.ts$/.test(file)),
);
const codeOf = new Map(sources.map((file) => [file, readFileSync(file, "utf8")]));

const find = (from: string, to: string) => {
  const at = path.join(path.dirname(from), to);
  return [`${at}.ts`, `${at}.tsx`, `${at}/index.ts`, `${at}/index.tsx`].find((file) => existsSync(file));
};

const ofCalls = /[\\/]schemas[\\/]api[\\/]/; // browsers have neither their schemas nor what those import

/** A file with all that it imports at once. */
function together(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || ofCalls.test(file)) return seen;
  seen.add(file);
  for (const [, to = ""] of (codeOf.get(file) ?? "").matchAll(/^(?:import|export) (?!type )[^;]*?from "(\.[^"]+)";/gm)) {
    const next = find(file, to);
    if (next) together(next, seen);
  }
  return seen;
}

const pageNeeds = together(path.join(root, "src/player/client.tsx"));

const key = new RegExp(`["\`]((${lazyTopics.join("|")})\\.[a-z_$][^"\`]*)`, "g");
const words = wordsOf("player", "en");
/** Whether a word is named so, as far as the code says it: reasons of refusals and ends of names only begin like words. */
function isWord(name: string): boolean {
  const parts = (name.split("${")[0] ?? "").split(".");
  const last = parts.pop() ?? "";
  let at: unknown = words;
  for (const part of parts) at = typeof at === "object" && at !== null ? (at as Record<string, unknown>)[part] : undefined;
  return typeof at === "object" && at !== null && Object.keys(at).some((known) => known.startsWith(last));
}
const topicsIn = (file: string) =>
  [...(codeOf.get(file) ?? "").matchAll(key)].flatMap(([, name = "", topic = ""]) => (isWord(name) ? [topic] : []));

/** What `sections/components.ts` says of each type, whose code is imported by `sections/code.ts`. */
const behaviours = new Map(
  [
    ...(codeOf.get(path.join(root, "sections/components.ts")) ?? "").matchAll(
      /^  "?([\w-]+)"?: (staticType|reacts\(.*\)|\{.*\}),$/gm,
    ),
  ].map(([, type = "", behaviour = ""]) => [type, behaviour]),
);
const behaviourOf = (from: string, file: string) =>
  from === path.join(root, "sections/code.ts") ? behaviours.get(path.basename(path.dirname(file))) : undefined;

/** Every `import()` of code, with the words that are named beside it. */
const parts = [...codeOf].flatMap(([from, code]) =>
  [
    ...code.matchAll(
      /(?<kind>withWords\()?(?:\(\) =>\s*)?(?<wrapped>withWords\(\s*)?import\(\s*"(?<to>\.[^"]+)"\s*\)(?<rest>(?:(?!import\()[^;])*)/g,
    ),
  ].flatMap(({ groups = {} }) => {
    const file = find(from, groups["to"] ?? "");
    const behaviour = file && behaviourOf(from, file);
    if (!file) return [];
    return { from, file, named: lazyTopics.filter((topic) => (behaviour ?? groups["rest"])?.includes(`"${topic}"`)) };
  }),
);

it("finds the parts that come later", () => {
  expect(parts.length).toBeGreaterThan(60);
  expect(parts.filter(({ named }) => named.length > 0).length).toBeGreaterThan(20);
});

it.each(lazyTopics)("has somebody who names the words of %s, or they would come to nobody", (topic) => {
  expect(existsSync(path.join(root, `locales/en/player/${topic}.json`))).toBe(true);
  expect(parts.some(({ named }) => named.includes(topic))).toBe(true);
});

it("has all words on every page that the code of every page looks up", () => {
  const missing = [...pageNeeds].flatMap((file) => topicsIn(file).map((topic) => `${topic} in ${path.relative(root, file)}`));
  expect(missing).toEqual([]);
});

const brings = new Map(parts.map((part) => [part, together(part.file)]));

/** The words that are there when a file asks for a part: those that came with all who may have brought that file. */
function thereAt(file: string, seen: readonly string[] = []): readonly string[] {
  if (pageNeeds.has(file) || seen.includes(file)) return [];
  const [first = [], ...others] = parts
    .filter((part) => brings.get(part)?.has(file))
    .map((part) => [...part.named, ...thereAt(part.from, [...seen, file])]);
  return first.filter((topic) => others.every((other) => other.includes(topic)));
}

it.each(parts.map((part) => [path.relative(root, part.file), part] as const))(
  "%s is imported with the words that it looks up",
  (_, part) => {
    const there = [...part.named, ...thereAt(part.from)];
    const missing = [...together(part.file)].flatMap((file) =>
      topicsIn(file).flatMap((topic) => (there.includes(topic) ? [] : [`${topic} in ${path.relative(root, file)}`])),
    );
    expect([...new Set(missing)]).toEqual([]);
  },
);
