import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calm, createIdleFetch } from "./fetch_when_idle";

/** A window that is idle whenever it is asked. */
const idle = Object.assign(new EventTarget(), {
  requestIdleCallback: (then: () => void) => setTimeout(then, 0),
}) as unknown as Window;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("fetches the editor's parts first, those that a part names too, then the sections; what fails stops nothing", async () => {
  const { later, fetchWhenIdle } = createIdleFetch();
  const fetched: string[] = [];
  const fetch =
    (name: string, then = () => {}) =>
    async () => {
      fetched.push(name);
      then();
      return {};
    };
  later(fetch("inspector", () => void later(fetch("field"))));
  later(async () => {
    fetched.push("lost");
    throw new Error("404");
  });
  const stop = fetchWhenIdle(idle, { others: [fetch("banner", () => void later(fetch("late part"))), fetch("games")] });
  await vi.advanceTimersByTimeAsync(2 * calm);
  expect(fetched).toEqual(["inspector", "lost", "field", "banner", "late part", "games"]);
  later(fetch("later still"));
  await vi.advanceTimersByTimeAsync(calm);
  expect(fetched.at(-1)).toBe("later still");
  stop();
  later(fetch("after the end"));
  await vi.advanceTimersByTimeAsync(2 * calm);
  expect(fetched).not.toContain("after the end");
});

it("fetches nothing while somebody works, and goes on once they pause (issue 18: ready to work)", async () => {
  const { later, fetchWhenIdle } = createIdleFetch();
  let isFetched = false;
  let select = () => {};
  later(async () => void (isFetched = true));
  const stop = fetchWhenIdle(idle, {
    onWork: (listener) => {
      select = listener;
      return () => {};
    },
  });
  for (const work of [() => {}, () => idle.dispatchEvent(new Event("keydown")), () => select()]) {
    work();
    await vi.advanceTimersByTimeAsync(calm - 1);
    expect(isFetched).toBe(false);
  }
  await vi.advanceTimersByTimeAsync(calm);
  expect(isFetched).toBe(true);
  stop();
});

it("is how all code of the editor comes, so that nothing is missing once the network is gone", () => {
  const folder = path.join(import.meta.dirname, "..");
  const isApart = (file: string) => /^(?:desk|gallery|testing|words)\/|\.test\.tsx?$/.test(file);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !isApart(file),
  );
  const asked = files.flatMap((file) => {
    const code = readFileSync(path.join(folder, file), "utf8").replace(/\s+/g, " ");
    return [...code.matchAll(/(\S*) ?\(\) => import\("([^"]+)"/g)].map(([, by = "", part]) => ({ file, by, part }));
  });
  expect(asked.length).toBeGreaterThan(30);
  const others = asked.filter(({ by }) => !/(?:later|laterCode|lazyPart)\($/.test(by)).map(({ part }) => part);
  expect(others).toEqual(["../desk/Desk"]); // beside the pages: never before it is asked for
});
