import { describe, expect, it } from "vitest";
import { type Finding, type FindingCode, findingCodes } from "../../schemas/finding";
import { referenceKinds } from "../../schemas/reference";
import { profiles } from "../../schemas/profiles";
import { languages } from "../../schemas/text";
import { editorWords } from "../testing/words";
import { findingWords, itemNameOf } from "./finding_words";

const section = { id: "a", name: "Jackpots", type: "game_list" };
const finding = (code: FindingCode, values: Finding["values"] = {}, more: Partial<Finding> = {}): Finding => ({
  code,
  severity: "block",
  section,
  path: ["props", "limit"],
  values,
  ...more,
});

const samples: Record<FindingCode, Finding[]> = {
  "props.invalid": [
    finding("props.invalid", {
      count: 2,
      issues: [{ path: ["limit"], message: "x", code: "too_small", origin: "number", limit: 1 }],
    }),
  ],
  "text.no_english": [finding("text.no_english"), finding("text.no_english", {}, { section: null, path: ["title"] })],
  "picture.no_alt": [finding("picture.no_alt")],
  "picture.blocked": [finding("picture.blocked", { origin: "https://elsewhere.example" })],
  "link.broken": [finding("link.broken", { url: "/x", isDraft: false }), finding("link.broken", { url: "/x", isDraft: true })],
  "nested.missing": [
    finding("nested.missing", { page: "x", isDraft: false }),
    finding("nested.missing", { page: "x", isDraft: true }),
  ],
  "nested.cycle": [finding("nested.cycle", { pages: ["a", "b", "a"] })],
  "nested.too_deep": [finding("nested.too_deep", { pages: ["a", "b"], most: 3 })],
  "route.taken": [finding("route.taken", { route: "/x", page: "y" }, { section: null, path: ["route"] })],
  "split.name_twice": [finding("split.name_twice", { name: "Left" })],
  "split.name_missing": [finding("split.name_missing", { name: "Left" })],
  "rule.unmet": [...profiles.values()].flatMap(({ code, country, pageRules }) =>
    pageRules.flatMap(({ name, reach, who }) =>
      [false, true].map((isAtTimes) =>
        finding(
          "rule.unmet",
          { market: code, country, rule: name, number: 1, who, isAtTimes, targets: reach },
          { section: null, path: [] },
        ),
      ),
    ),
  ),
  "reference.missing": referenceKinds.map((kind) => finding("reference.missing", { kind, id: "x" })),
  "reference.closed": referenceKinds.map((kind) => finding("reference.closed", { kind, id: "x" })),
  "reference.hidden": referenceKinds.map((kind) => finding("reference.hidden", { kind, id: "x" })),
  "experiment.alone": [finding("experiment.alone", { experiment: "Hero" })],
  "experiment.shares": [finding("experiment.shares", { experiment: "Hero", sum: 90 })],
  "experiment.unequal": [finding("experiment.unequal", { experiment: "Hero" })],
  "sample.offer": [1, 2].map((count) => finding("sample.offer", { count })),
  "sample.left": [1, 2].map((count) => finding("sample.left", { count })),
  "text.untranslated": [finding("text.untranslated", { count: 3, languages: [{ language: "fi", count: 3 }], places: [] })],
  "text.outdated": [1, 2].map((count) =>
    finding("text.outdated", { count, languages: [{ language: "fi", count: 3 }], places: [] }),
  ),
  "link.no_anchor": [finding("link.no_anchor", { url: "/x#y", anchor: "y" })],
  "schedule.over": [finding("schedule.over", { endAt: "2026-01-01T00:00:00Z" })],
  "type.unknown": [finding("type.unknown")],
  "section.unseen": ["switched_off", "viewers", "holder_viewers", "schedule_never", "holder_schedule", "no_country"].map(
    (reason) => finding("section.unseen", { reason }),
  ),
  "country.contradiction": [finding("country.contradiction", { countries: ["SE"] })],
  "country.ignored": [finding("country.ignored")],
  "country.unreachable": [finding("country.unreachable", { countries: ["SE", "DE", "NO", "FI", "DK", "GB"] })],
  "page.empty": [
    finding("page.empty", { kinds: ["unknown", "guest"], countries: [], isEverywhere: true }, { section: null, path: [] }),
    finding("page.empty", { kinds: ["unpaid", "paid"], countries: ["GB"], isEverywhere: false }, { section: null, path: [] }),
    finding("page.empty", { kinds: ["guest"], device: "phone", countries: [], isEverywhere: true }, { section: null, path: [] }),
  ],
  "page.large": [finding("page.large", { count: 400, kilobytes: 900 }, { section: null, path: [] })],
};

describe.each(languages)("in %s", (language) => {
  const t = editorWords(language);

  it.each(findingCodes)("%s has a title, what to do about it, and a verb", (code) => {
    for (const sample of samples[code]) {
      const words = findingWords(t, sample, language);
      for (const said of Object.values(words)) {
        expect(said).not.toBe("");
        expect(said).not.toMatch(/check\.|\{\{|undefined|\[object/);
      }
    }
  });
});

it("says it as the dialog does (mocks, publish)", () => {
  const t = editorWords("en");
  expect(findingWords(t, samples["props.invalid"][0] as Finding, "en")).toEqual({
    title: "Jackpots: 2 values are not valid",
    lead: "Games per page: At least 1. Players see nothing here.",
    verb: "Fix",
  });
  const sweden = samples["rule.unmet"].find(({ values }) => values["market"] === "SE" && values["rule"] === "self_exclusion");
  expect(findingWords(t, sweden as Finding, "en")).toEqual({
    title: "Sweden: no link to self-exclusion on this page",
    lead: "Holds for players without a deposit and players with a deposit. Add a self-exclusion section or a link to one.",
    verb: "Add it",
  });
});

it("names the banner that a finding is about", () => {
  const banners = [{ bannerTitle: { en: "Harbour" } }, {}];
  const at = (index: number) => finding("picture.no_alt", {}, { path: ["props", "banners", index, "bannerImageUrl", "alt"] });
  expect(itemNameOf({ props: { banners } }, at(0), "en")).toBe("Harbour");
  expect(itemNameOf({ props: { banners } }, at(1), "en")).toBe("2");
  expect(itemNameOf({ props: { banners } }, finding("props.invalid"), "en")).toBeNull();
});
