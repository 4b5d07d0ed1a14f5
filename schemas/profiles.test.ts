import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { profile } from "./profile";
import { profiles } from "./profiles";
import { marketCodes } from "./settings";

const folder = join(import.meta.dirname, "profiles");
const files = readdirSync(folder);
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));

it("has a profile for every market, each in a file of its name", () => {
  expect(files.sort()).toEqual(marketCodes.map((code) => `${code.toLowerCase()}.json`).sort());
  expect([...profiles.keys()].sort()).toEqual([...marketCodes].sort());
});

/** Every object that states something: it has a source. */
function statements(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "source" in value ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(statements)];
}

describe.each(files)("the profile %s", (name) => {
  const json = read(name) as Record<string, unknown>;

  it("fits its schema, with no field that the schema does not know", () => {
    expect(z.safeParse(profile, json).error?.issues).toBeUndefined();
    expect(`${String(json["code"]).toLowerCase()}.json`).toBe(name);
  });

  it("gives each statement its source and how far that carries", () => {
    const { code: _, country: __, subdivision: ___, ...stated } = json;
    const parts = Object.values(stated).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]));
    expect(parts.length).toBeGreaterThan(0);
    expect(statements(stated)).toHaveLength(parts.length);
    for (const { source, grades } of statements(stated)) expect([source, grades]).not.toContainEqual([]);
  });
});

it("finds a rule without a source", () => {
  const { source: _, ...rule } = (read("mt.json") as { pageRules: Record<string, unknown>[] }).pageRules[0] ?? {};
  expect(z.safeParse(profile, { code: "MT", country: "MT", pageRules: [rule] }).success).toBe(false);
});
