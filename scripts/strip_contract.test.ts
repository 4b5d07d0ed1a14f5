import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { Endpoint } from "../schemas/endpoint";
import { strip } from "./strip_contract";

it("leaves of a file of calls where the calls go, and constants", () => {
  const file = `
    import * as z from "zod/mini";
    import { endpoint } from "../endpoint";

    /** As large as a picture may be. */
    export const maxBytes = 26_214_400;
    export const orders = ["new", "popular"] as const;
    export const game = z.object({ id: z.int() });
    export type Game = z.output<typeof game>;

    export const getGame = endpoint({
      method: "GET",
      path: "/api/games/:id",
      role: "public",
      summary: "A game.",
      params: z.object({ id: z.coerce.number() }),
      answer: z.object({ game }),
    });
  `;
  expect(strip(file)).toBe(
    'export const maxBytes = 26_214_400;\nexport const orders = ["new", "popular"] as const;\nexport const getGame = { method: "GET", path: "/api/games/:id" };',
  );
});

const folder = path.join(import.meta.dirname, "../schemas/api");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));

it.each(files)("leaves every call of %s what it takes to make it", async (name) => {
  const whole = (await import(path.join(folder, name))) as Record<string, Endpoint>;
  const left = strip(readFileSync(path.join(folder, name), "utf8")).replaceAll(" as const", "");
  const stripped = (await import(`data:text/javascript,${encodeURIComponent(left)}`)) as Record<string, Endpoint>;
  const calls = Object.entries(whole).filter(([, value]) => typeof value === "object" && "answer" in value);
  expect(calls.length).toBeGreaterThan(0);
  for (const [key, { method, path: to, role, outlivesPage }] of calls) {
    const own = role === "public" || role === "player" ? {} : { role };
    expect([key, { ...stripped[key] }]).toEqual([key, { method, path: to, outlivesPage, ...own }]);
  }
});
