import { expect, it } from "vitest";
import { readTogether } from "./read_together";

/** Readings that end when they are told to. */
function createReadings() {
  const begun: { keys: readonly string[]; end: (found: string) => void; fail: (error: Error) => void }[] = [];
  const waiting: (() => void)[] = [];
  const ask = readTogether((keys: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    begun.push({ keys, end: resolve, fail: reject });
    waiting.shift()?.();
    return promise;
  });
  const nextBegins = () => new Promise<void>((resolve) => waiting.push(resolve));
  return { ask, begun, nextBegins };
}

it("reads once for all who ask at the same moment, each key once", async () => {
  const { ask, begun, nextBegins } = createReadings();
  const begins = nextBegins();
  const asked = [ask(["a", "b"]), ask(["b", "c"])];
  await begins;
  begun[0]?.end("first");
  expect([begun.length, begun[0]?.keys, await Promise.all(asked)]).toEqual([1, ["a", "b", "c"], ["first", "first"]]);
});

it("answers nobody by a reading that began before they asked", async () => {
  const { ask, begun, nextBegins } = createReadings();
  const begins = nextBegins();
  const early = ask(["a"]);
  await begins;
  const begins2 = nextBegins();
  const late = [ask(["a"]), ask(["d"])];
  expect(begun).toHaveLength(1);
  begun[0]?.end("first");
  await begins2;
  begun[1]?.end("second");
  expect([await early, await Promise.all(late)]).toEqual(["first", ["second", "second"]]);
  expect(begun.map(({ keys }) => keys)).toEqual([["a"], ["a", "d"]]);
});

it("goes on after a reading that failed, which only those hear of who waited for it", async () => {
  const { ask, begun, nextBegins } = createReadings();
  const begins = nextBegins();
  const early = ask(["a"]);
  await begins;
  const begins2 = nextBegins();
  const late = ask(["b"]);
  begun[0]?.fail(new Error("The database is away"));
  await expect(early).rejects.toThrow("The database is away");
  await begins2;
  begun[1]?.end("second");
  expect(await late).toBe("second");
});
