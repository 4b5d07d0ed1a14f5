import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Section } from "../../schemas/page";
import type { Viewer } from "../../schemas/viewer";
import { registry } from "../../sections/registry";
import { arbitrarySections, arbitraryViewer } from "../testing/arbitrary_page";
import { cut } from "./cut";
import { experimentsIn, type Variant, variantFor, variantsShown } from "./variants";

const viewer: Viewer = {
  session: "guest",
  depositCount: 0,
  country: null,
  subdivision: null,
  language: "en",
  device: "desktop",
  now: "2026-11-19T12:00:00Z",
};
const variantsOf = (...shares: number[]): Variant[] =>
  shares.map((share, index) => ({ variant: String.fromCharCode(97 + index), share }));
const section = (id: string, variant: string, share = 50): Section => ({
  ...{ id, name: id, type: "blank", props: {} },
  experiment: { id: "hero", name: "Hero", variant, share },
});
const shown = (sections: Section[], visitor?: string, variants?: Record<string, string>) =>
  cut(sections, { ...viewer, visitor, ...(variants && { variants }) }, registry).map(({ id }) => id);

/** How many of the visitors "0" to "count" are shown each variant. */
function draw(id: string, variants: Variant[], count: number) {
  const drawn = new Map(variants.map(({ variant }) => [variant, 0]));
  for (let key = 0; key < count; key += 1) {
    const variant = variantFor({ id, variants }, { key: String(key) });
    drawn.set(variant, (drawn.get(variant) ?? 0) + 1);
  }
  return [...drawn.values()];
}

describe("the variant that a visitor is shown (issue 18, 9)", () => {
  it.each([[[50, 50]], [[10, 90]], [[33, 33, 34]], [[0, 100]], [[1, 99]]])("is drawn by the shares %j", (shares) => {
    const count = 20_000;
    for (const [index, drawn] of draw("hero", variantsOf(...shares), count).entries()) {
      const expected = ((shares[index] ?? 0) / 100) * count;
      expect(Math.abs(drawn - expected)).toBeLessThanOrEqual(4 * Math.sqrt(expected * (1 - (shares[index] ?? 0) / 100))); // four standard deviations, of visitors that are the same at each run
    }
  });

  it("is the same at each visit, and has nothing to do with that of another experiment", () => {
    const both = { aa: 0, ab: 0, ba: 0, bb: 0 };
    for (let key = 0; key < 8_000; key += 1) {
      const of = (id: string) => variantFor({ id, variants: variantsOf(50, 50) }, { key: String(key) });
      expect(of("hero")).toBe(of("hero"));
      both[`${of("hero")}${of("offer")}` as keyof typeof both] += 1;
    }
    for (const count of Object.values(both)) expect(Math.abs(count - 2_000)).toBeLessThan(4 * Math.sqrt(1_500));
  });

  it("stays with whoever has been shown it, whatever the shares become, and is drawn again once it has gone", () => {
    const of = (variants: Variant[]) => variantFor({ id: "hero", variants }, { key: "k", kept: { hero: "b" } });
    expect(of(variantsOf(99, 1))).toBe("b");
    expect(of(variantsOf(100))).toBe("a");
    expect(variantFor({ id: "constructor", variants: variantsOf(100) }, { key: "k", kept: {} })).toBe("a");
  });

  it("is the chosen one for a persona, else the first, wherever the sections stand", () => {
    const sections = [section("second", "b"), section("first", "a")];
    expect(shown(sections)).toEqual(["first"]);
    expect(shown(sections, undefined, { hero: "b" })).toEqual(["second"]);
    expect(shown(sections, undefined, { hero: "z" })).toEqual(["first"]);
  });
});

it("shows everybody a variant where one was deleted, and where shares do not add up", () => {
  const visitors = Array.from({ length: 200 }, (_, index) => String(index));
  for (const sections of [
    [section("b", "b", 50)],
    [section("a", "a", 10), section("b", "b", 20)],
    [section("a", "a", 0), section("b", "b", 0)],
    [section("a", "a", 80), section("b", "b", 80)],
  ])
    for (const visitor of visitors) expect(shown(sections, visitor)).toHaveLength(1);
});

it("leaves of each experiment the sections of one variant, for any tree and visitor, and names them for the page's key", () => {
  fc.assert(
    fc.property(arbitrarySections, arbitraryViewer, (sections, anyone) => {
      const left = cut(sections, anyone, registry);
      for (const { id, variants } of experimentsIn(left).values()) {
        expect(variants).toHaveLength(1);
        expect(variantsShown(left)).toContain(`${id} ${variants[0]?.variant}`);
      }
      expect(variantsShown(left)).toHaveLength(experimentsIn(left).size);
    }),
    { numRuns: 2_000 },
  );
});
