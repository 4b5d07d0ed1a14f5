import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { Page } from "../../../schemas/page";
import type { Viewer } from "../../../schemas/viewer";
import { zoneAt } from "../../../schemas/served_by";
import { defaultPersona } from "../../../schemas/persona";
import { createPageEvaluator } from "../../workplace/evaluation/evaluate_page";
import { page, section } from "../../testing/build";
import { registry } from "../../../sections/registry";
import { createLastValid } from "../../workplace/evaluation/last_valid";
import { withZone } from "../../parts/site/canvas_services";
import { createCanvasSections, isGhostSection, isRoom } from "./canvas_sections";

const guest: Viewer = {
  session: "guest",
  depositCount: 0,
  country: "NO",
  subdivision: null,
  language: "en",
  device: "desktop",
  now: "2026-11-20T12:00:00Z",
};

const unfolded: ReadonlySet<string> = new Set();

function canvas(pages: Page[] = []) {
  const pageOf = (id: string) => pages.find((one) => one.id === id) ?? null;
  const evaluate = createPageEvaluator();
  const render = createCanvasSections(createLastValid(registry));
  return (shown: Page, viewer: Viewer = guest) =>
    render({
      page: shown,
      viewer,
      evaluation: evaluate(shown.sections, viewer),
      unfolded,
      pageOf,
    });
}

const one = section("blank#one");
const two = { ...section("blank#two"), countries: { restrictedCountries: ["NO"] } };
const held = section("group#held", section("blank#inner"));

it("keeps what the persona does not see at its place, as a ghost without its props", () => {
  const [, ghost] = canvas()(page(one, two));
  expect(ghost).toEqual({ id: "two", name: "two", type: "blank", ghost: true });
});

it("keeps the identity of every section that an edit does not touch", () => {
  const render = canvas();
  const before = render(page(one, two, held));
  const after = render(page({ ...one, props: { height: { mobile: 8 } } }, two, held));
  expect(after[0]).not.toBe(before[0]);
  expect(after.slice(1)).toEqual(before.slice(1));
  expect(after.every((section, index) => index === 0 || section === before[index])).toBe(true);
});

it("makes of one edit after the other what it makes of the whole page at once, whatever else is on it (issue 18: large pages)", () => {
  const columns = section("split-view#columns");
  const others = [
    two,
    held,
    { ...columns, props: { ...columns.props, columns: [["taken"], []] } },
    { ...section("blank#taken") },
    ...Array.from({ length: 5 }, (_, index) => ({ ...two, id: `two${index}`, name: `two${index}` })),
  ];
  const edit = fc.record({ at: fc.nat(), height: fc.integer({ min: 8, max: 40 }) });
  const sections = fc.shuffledSubarray([one, ...others], { minLength: 1 });
  fc.assert(
    fc.property(sections, fc.array(edit, { maxLength: 6 }), (start, edits) => {
      const render = canvas();
      let shown = page(...start);
      render(shown);
      for (const { at, height } of edits) {
        const index = at % shown.sections.length;
        const changed = shown.sections[index];
        if (changed?.type !== "blank") continue;
        shown = { ...shown, sections: shown.sections.with(index, { ...changed, props: { height: { mobile: height } } }) };
        expect(render(shown)).toEqual(canvas()(shown));
      }
    }),
  );
});

it("changes, for another persona, only the sections that look different to it", () => {
  const render = canvas();
  const shown = page(one, two, held);
  const before = render(shown);
  const after = render(shown, { ...guest, country: "DE" });
  expect(after.map((section, index) => section === before[index])).toEqual([true, false, true]);
  expect(after.some(isGhostSection)).toBe(false);
});

it("leaves single banners out that the persona does not see", () => {
  const banners = [{ bannerTitle: { en: "a" } }, { bannerTitle: { en: "b" }, countries: { allowedCountries: ["DE"] } }];
  const [carousel] = canvas()(page({ ...section("banner_carousel#c"), props: { banners } }));
  expect(carousel?.props).toEqual({ banners: [banners[0]] });
});

it("keeps unknown types and invalid props to be seen", () => {
  const odd = section("loyalty_wheel#odd");
  const bad = { ...section("blank#bad"), props: { height: "tall" } };
  expect(canvas()(page(odd, bad))).toEqual([odd, bad]);
});

it("gives an empty container room to be dropped into", () => {
  const [empty] = canvas()(page(section("group#empty")));
  expect(empty?.sections?.map(isRoom)).toEqual([true]);
});

it("shows another page in place, without what the persona does not see there", () => {
  const other = { ...page(one, two), id: "other" };
  const [nested] = canvas([other])(page({ ...section("nested_page#n"), props: { pageSlug: "other" } }));
  expect(nested?.sections?.map(({ id }) => id)).toEqual(["n-one"]);
});

it.each([
  ["DE", "Europe/Berlin"],
  ["PT", "Europe/Lisbon"],
  [null, "UTC"],
])("counts the days of somebody from %s by their market's clocks, as the site does (S-2.31, S-2.32)", (country, zone) => {
  const settings = { markets: ["DE" as const, "PT" as const], servedCountries: [] };
  const state = { persona: { ...defaultPersona, country }, viewer: { ...guest, country }, player: null };
  expect(withZone(state, (at) => zoneAt(settings, { country: at })).timeZone).toBe(zone);
});
