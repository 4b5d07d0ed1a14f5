import { describe, expect, it } from "vitest";
import { registry } from "../../sections/registry";
import { outline, page, section } from "../testing/build";
import { upgrade } from "./upgrade";

const at = (name: string, order?: unknown, ...inside: ReturnType<typeof section>[]) =>
  section(`group#${name}`, ...inside, { props: order === undefined ? {} : { order } });
const upgraded = (...sections: ReturnType<typeof section>[]) => upgrade(page(...sections).sections, registry);

describe("order", () => {
  it("puts siblings in their places, at every level, and is gone then (S-0.03)", () => {
    const sections = upgraded(at("last", 30), at("first", 10, at("inner_b", 2), at("inner_a", 1)), at("middle", 20));
    expect(outline(sections)).toBe("first(inner_a inner_b) middle last");
    expect(JSON.stringify(sections)).not.toContain("order");
  });

  it.each([
    ["without an order stay where they are listed", [at("a"), at("c", 2), at("b")], "a c b"],
    ["of the same order stay as they are listed", [at("b", 1), at("a", 1)], "b a"],
    ["stand before all others with a negative order", [at("b"), at("a", -1)], "a b"],
  ])("sections %s (S-0.03)", (_, sections, expected) => {
    expect(outline(upgraded(...sections))).toBe(expected);
  });

  it("that is no whole number is an issue of the section and moves nothing (S-0.03)", () => {
    const sections = upgraded(at("b", "2"), at("a", 0.5));
    expect(outline(sections)).toBe("b a");
    expect(sections.map((each) => registry.issuesOf(each)[0]?.path)).toEqual([["order"], ["order"]]);
  });

  it("leaves a list without one as it is, to the very object", () => {
    const { sections } = page(at("a"), at("b"));
    expect(upgrade(sections, registry)).toBe(sections);
  });
});
