import { expect, it } from "vitest";
import { wrongNode } from "./own_node";

it("leads from another Node to the project's own, in one sentence", () => {
  expect(wrongNode("vitest", "20.20.2", "24")).toBe(
    "Tests run on the project's own Node 24, and this is 20.20.2: use `npm test`, or `npx node node_modules/.bin/vitest …` for some of them.",
  );
});

it("says nothing on the Node that the project brings", () => {
  expect(wrongNode("vitest", process.versions.node)).toBeNull();
});
