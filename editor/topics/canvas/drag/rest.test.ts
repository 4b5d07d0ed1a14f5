import { expect, it } from "vitest";
import { createRest } from "./rest";

it("opens what the pointer rests on, once, and begins again when it leaves", () => {
  const opened: string[] = [];
  const rest = createRest();
  const on = (key: string | null, now: number) => rest.on(key === null ? null : { key, open: () => opened.push(key) }, now);
  on("a", 0);
  on("a", 500);
  on("b", 590);
  on("b", 1100);
  expect(opened).toEqual([]);
  on("b", 1200);
  on("b", 3000);
  expect(opened).toEqual(["b"]);
  on(null, 3100);
  on("b", 3200);
  on("b", 3900);
  expect(opened).toEqual(["b", "b"]);
});
