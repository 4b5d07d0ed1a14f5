import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Section } from "../../../schemas/page";
import { createLastValid } from "./last_valid";

const schema = z.object({
  every: z.number().check(z.maximum(30)),
  title: z.optional(z.string()),
  items: z.optional(z.array(z.object({ name: z.string() }))),
});
const issuesOf = ({ props = {} }: Section) => {
  const { success, error } = z.safeParse(schema, props);
  return success ? [] : error.issues.map(({ path, message }) => ({ path: path as (string | number)[], message }));
};
const section = (props: Section["props"], type = "carousel"): Section => ({ id: "a", name: "A", type, props });

describe("a section with invalid props", () => {
  it("goes on with what was right before, and with all other edits", () => {
    const show = createLastValid({ issuesOf });
    show(section({ every: 6 }));
    expect(show(section({ every: 45, title: "New" })).props).toEqual({ every: 6, title: "New" });
  });

  it("takes a whole field from before where a part of it can not be mended", () => {
    const show = createLastValid({ issuesOf });
    show(section({ every: 6, items: [{ name: "one" }] }));
    const broken = [{ name: "one" }, { name: 2 }, { name: "three" }];
    expect(show(section({ every: 6, items: broken })).props).toEqual({ every: 6, items: [{ name: "one" }] });
    expect(show(section({ every: 6, items: "none" })).props).toEqual({ every: 6, items: [{ name: "one" }] });
  });

  it.each([
    ["there never were any others", section({ every: 45 })],
    ["they were of another type", section({ every: 45 }, "list")],
  ])("stays as it is where %s", (_, broken) => {
    const show = createLastValid({ issuesOf });
    if (broken.type === "list") show(section({ every: 6 }));
    expect(show(broken)).toBe(broken);
  });

  it("is the very same object each time, so that nothing renders again", () => {
    const show = createLastValid({ issuesOf });
    show(section({ every: 6 }));
    const broken = section({ every: 45 });
    expect(show(broken)).toBe(show(broken));
  });

  it("is never shown with invalid props once it was valid, and never changes what is valid", () => {
    const value = fc.oneof(fc.integer({ max: 60 }), fc.string());
    const props = fc.record({ every: value, title: value, items: fc.array(fc.record({ name: value })) }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(props), (states) => {
        const show = createLastValid({ issuesOf });
        show(section({ every: 6 }));
        for (const state of states) {
          const given = section(state);
          const shown = show(given);
          expect(issuesOf(shown)).toEqual([]);
          if (issuesOf(given).length === 0) expect(shown).toBe(given);
        }
      }),
    );
  });
});
