import { expect, it, vi } from "vitest";
import { fetchWhenIdle, later } from "./fetch_when_idle";

/** A window that is idle whenever it is asked. */
const idle = { requestIdleCallback: (then: () => void) => setTimeout(then, 0) } as unknown as Window;

it("fetches the editor's parts first, those that a part names too, then the sections; what fails stops nothing", async () => {
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
  const stop = fetchWhenIdle(idle, [fetch("banner", () => void later(fetch("late part"))), fetch("games")]);
  await vi.waitFor(() => expect(fetched).toEqual(["inspector", "lost", "field", "banner", "late part", "games"]));
  later(fetch("later still"));
  await vi.waitFor(() => expect(fetched.at(-1)).toBe("later still"));
  stop();
  later(fetch("after the end"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetched).not.toContain("after the end");
});
