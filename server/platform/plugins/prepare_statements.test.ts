import { expect, it } from "vitest";
import { createStatementNames } from "./prepare_statements";

it("names a statement that comes again, and always the same", () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 5 }, () => nameOf("select 1"));
  expect(names).toEqual([undefined, undefined, "foyer_0", "foyer_0", "foyer_0"]);
});

it("keeps a bounded number of names, however many statements come", () => {
  const nameOf = createStatementNames();
  const named = Array.from({ length: 2000 }, (_, index) => [0, 1, 2].map(() => nameOf(`select ${index}`)).at(-1));
  expect(new Set(named.filter(Boolean)).size).toBe(250);
});
