import fc from "fast-check";
import { expect, it } from "vitest";
import type { Section } from "../../schemas/page";
import type { Viewer } from "../../schemas/viewer";
import { registry } from "../../sections/registry";
import { arbitrarySections, arbitraryViewer } from "../testing/arbitrary_page";
import { cut, evaluateAll } from "./cut";
import { longTest } from "../testing/long_test";

const viewer: Viewer = {
  session: "guest",
  depositCount: 0,
  country: "NO",
  subdivision: null,
  language: "en",
  device: "desktop",
  now: "2026-11-19T12:00:00Z",
};
const banner = (title: string, rules: object = {}) => ({ bannerTitle: title, ...rules });
const ids = (sections: readonly Section[]): string[] =>
  sections.flatMap((section) => [section.id, ...ids(section.sections ?? [])]);

longTest("keeps exactly the sections whose trace says shown, for any tree and viewer", { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(arbitrarySections, arbitraryViewer, (sections, anyone) => {
      const shown = [...evaluateAll(sections, anyone, registry)]
        .filter(([, { verdict }]) => verdict === "shown")
        .map(([id]) => id);
      expect(ids(cut(sections, anyone, registry))).toEqual(shown);
    }),
    { numRuns: 10_000 },
  );
});

it("takes the children of a hidden section along", () => {
  const sections: Section[] = [
    { id: "g", name: "G", type: "group", isVisible: false, sections: [{ id: "b", name: "B", type: "blank" }] },
  ];
  expect(cut(sections, viewer, registry)).toEqual([]);
});

it("answers the very same section where nothing inside it is hidden", () => {
  const section: Section = { id: "b", name: "B", type: "blank", props: { height: { mobile: 8, tablet: 8, desktop: 8 } } };
  expect(cut([section], viewer, registry)[0]).toBe(section);
});

it("cuts single banners by their own rules (L-5.13 to L-5.16, C-6.17, S-0.05)", () => {
  const anyType = { ...registry, isKnown: () => true, issuesOf: () => [] };
  const banners = [
    banner("everyone"),
    banner("not in Norway", { bannerContentSettings: { restrictedCountries: ["NO"] } }),
    banner("players", { audiences: { players: true } }),
    banner("Norway", { countries: { allowedCountries: ["NO"] } }),
  ];
  const [kept] = cut([{ id: "c", name: "C", type: "carousel", props: { banners } }], viewer, anyType);
  expect(kept?.props?.["banners"]).toEqual([banners[0], banners[3]]);
});

it("empties a section's one banner where its own rules hide it, and keeps the section (S-1.04, L-5.14)", () => {
  const hidden: Section = {
    id: "b",
    name: "B",
    type: "banner",
    props: { banner: banner("not in Norway", { countries: { restrictedCountries: ["NO"] } }), size: "small" },
  };
  const shown: Section = {
    id: "s",
    name: "S",
    type: "banner",
    props: { banner: banner("Norway", { countries: { allowedCountries: ["NO"] } }) },
  };
  const kept = cut([hidden, shown], viewer, registry);
  expect(kept[0]?.props).toEqual({ banner: {}, size: "small" });
  expect(kept[1]).toBe(shown);
});
