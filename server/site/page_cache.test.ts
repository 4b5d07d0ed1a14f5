import { expect, it } from "vitest";
import { permitOf } from "../platform/plugins/security";
import { createPageCache } from "./page_cache";

const start = 1_000_000;
const lifetime = 20_000;

/** Asks for a page that counts its renderings, as a visit at a time after the start. */
function createAsker() {
  const cache = createPageCache();
  let renderings = 0;
  const render = (at: number) => async () => ({
    ...({ status: 200, language: "en", permit: permitOf(), expiresAt: start + at + lifetime } as const),
    html: Buffer.from(`rendering ${++renderings}`),
  });
  const ask = async (key: string, visit: string | null, at = 0) =>
    (await cache.get({ key, visit }, start + at, render(at))).plain.toString();
  const again = (visit: string, at = 0) => cache.again(visit, start + at)?.plain.toString() ?? null;
  return { cache, ask, again };
}

it("knows a visit again while its page is kept, and never one that is not to be known", async () => {
  const { ask, again } = createAsker();
  expect(again("a")).toBeNull();
  expect(await ask("page", "a")).toBe("rendering 1");
  expect(await ask("page", null)).toBe("rendering 1");
  expect([again("a"), again("b"), again("a", lifetime - 1), again("a", lifetime)]).toEqual([
    ...["rendering 1", null, "rendering 1", null],
  ]);
});

it("shows a visit nothing newer than what it was found to be shown: what it depends on may have changed by the time", async () => {
  const { ask, again } = createAsker();
  await ask("page", "a");
  expect(await ask("page", "b", lifetime + 1)).toBe("rendering 2");
  expect([again("a", lifetime + 1), again("b", lifetime + 1)]).toEqual([null, "rendering 2"]);
});

it("forgets pages and visits when what they are made from is replaced, and keeps nothing that was under way", async () => {
  const { cache, ask, again } = createAsker();
  const [old, replaced] = [{}, {}];
  cache.follow(old);
  await ask("page", "a");
  const underWay = ask("other", "b");
  cache.follow(replaced);
  expect([again("a"), await underWay, again("b")]).toEqual([null, "rendering 2", null]);
  expect([await ask("page", "a"), await ask("other", "b")]).toEqual(["rendering 3", "rendering 4"]);
});

it("keeps no more pages than it has room for, those that are asked for longest", async () => {
  const { ask, again } = createAsker();
  for (let index = 0; index < 400; index++) await ask(`page ${index}`, `visit ${index}`);
  expect(again("visit 0")).toBe("rendering 1");
  await ask("one more", "one more");
  expect([again("visit 0"), again("visit 1")]).toEqual(["rendering 1", null]);
});
