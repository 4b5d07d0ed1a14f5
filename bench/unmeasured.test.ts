import { describe, expect, it } from "vitest";
import { type Figure, findUnmeasured } from "./unmeasured.mjs";

const figure = (given: Partial<Figure>): Figure => ({ name: "pages", value: 7, unit: "/s", ...given });

describe("what a part of the bench did not measure", () => {
  it.each([
    ["nothing, where a figure has a number", {}, []],
    ["nothing, where calls were counted and none failed", { failed: 0 }, []],
    ["nothing, where zero is a result too", { value: 0, mayBeZero: true }, []],
    ["a count of nothing", { value: 0 }, ["Pages: pages is 0"]],
    ["a figure that is missing", { value: null }, ["Pages: pages is null"]],
    ["what is no number", { value: Number.NaN, mayBeZero: true }, ["Pages: pages is NaN"]],
    ["a rate of no time", { value: Infinity }, ["Pages: pages is Infinity"]],
    ["calls that failed", { failed: 3 }, ["Pages: pages: 3 failed"]],
    ["failed calls that nobody counted", { failed: Number.NaN }, ["Pages: pages: NaN failed"]],
    ["failed calls of an answer that does not tell them", { failed: undefined }, ["Pages: pages: undefined failed"]],
  ])("is %s", (_, given, expected) => {
    expect(findUnmeasured({ title: "Pages", figures: [figure(given)] })).toEqual(expected);
  });

  it("is everything, where a part has no figures", () => {
    expect(findUnmeasured({ title: "Pages", figures: [] })).toEqual(["Pages: no figures"]);
  });
});
