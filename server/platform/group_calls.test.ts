import fc from "fast-check";
import { expect, it } from "vitest";
import { groupCalls } from "./group_calls";

/** Groups whose ends the test decides; `groups` are those that began. */
function held({ lanes = 1, most = 10 } = {}) {
  const groups: { calls: readonly string[]; end: (error?: Error) => void }[] = [];
  const ask = groupCalls<string, string>({
    lanes,
    most,
    keyOf: (call) => call[0] ?? "",
    run: (calls, answers) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => {
          if (error) return reject(error);
          for (const [index, answer] of answers.entries()) answer.resolve(`${calls[index]}!`);
          resolve();
        };
        groups.push({ calls, end });
      }),
  });
  return { groups, ask };
}

it("calls go at once while there is a free lane, and those that come meanwhile go together", async () => {
  const { groups, ask } = held({ lanes: 2 });
  const answers = Promise.all(["a1", "b1", "c1", "d1"].map(ask));
  expect(groups.map(({ calls }) => calls)).toEqual([["a1"], ["b1"]]);
  groups[0]?.end();
  await expect.poll(() => groups.length).toBe(3);
  expect(groups[2]?.calls).toEqual(["c1", "d1"]);
  groups[1]?.end();
  groups[2]?.end();
  expect(await answers).toEqual(["a1!", "b1!", "c1!", "d1!"]);
});

it("a call whose key is under way in another lane waits for that lane, and others go past it", async () => {
  const { groups, ask } = held({ lanes: 2 });
  const answers = Promise.all(["a1", "a2", "b1"].map(ask));
  expect(groups.map(({ calls }) => calls)).toEqual([["a1"], ["b1"]]);
  groups[1]?.end();
  groups[0]?.end();
  await expect.poll(() => groups.length).toBe(3);
  expect(groups[2]?.calls).toEqual(["a2"]);
  groups[2]?.end();
  expect(await answers).toEqual(["a1!", "a2!", "b1!"]);
});

it("a group that fails tells those without an answer, and the next one goes", async () => {
  const { groups, ask } = held();
  const [first, second] = [ask("a1"), ask("b1")];
  groups[0]?.end(new Error("gone"));
  await expect(first).rejects.toThrow("gone");
  await expect.poll(() => groups.length).toBe(2);
  groups[1]?.end();
  expect(await second).toBe("b1!");
});

it("calls of one key never go together and keep their order, no group is too big, and each is answered once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 30 }),
      fc.integer({ min: 1, max: 5 }),
      async (keys, most) => {
        const { groups, ask } = held({ most });
        const calls = keys.map((key, index) => `${key}${index}`);
        const answers = Promise.all(calls.map(ask));
        for (let ended = 0, done = 0; done < calls.length; ended++) {
          await expect.poll(() => groups.length, { interval: 1 }).toBeGreaterThan(ended);
          done += groups[ended]?.calls.length ?? 0;
          groups[ended]?.end();
        }
        expect(await answers).toEqual(calls.map((call) => `${call}!`));
        for (const group of groups) {
          expect(group.calls.length).toBeLessThanOrEqual(most);
          expect(new Set(group.calls.map(([key]) => key)).size).toBe(group.calls.length);
        }
        const began = groups.flatMap((group) => group.calls);
        for (const key of "abcd")
          expect(began.filter((call) => call.startsWith(key))).toEqual(calls.filter((call) => call.startsWith(key)));
      },
    ),
    { numRuns: 50 },
  );
});
