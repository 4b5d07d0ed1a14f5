import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import da from "../../locales/da/editor/explain.json";
import de from "../../locales/de/editor/explain.json";
import en from "../../locales/en/editor/explain.json";
import es from "../../locales/es/editor/explain.json";
import fi from "../../locales/fi/editor/explain.json";
import no from "../../locales/no/editor/explain.json";
import pt from "../../locales/pt/editor/explain.json";
import type { Rules } from "../../schemas/rules";
import { languages, type Language } from "../../schemas/text";
import type { Viewer } from "../../schemas/viewer";
import { evaluate, evaluateRules, type Evaluation } from "../../src/layout/evaluate";
import { actualWords, asSentence, expectedWords, reasonWords, ruleReasonWords, ruleWords } from "./explain";

const i18n = createInstance();
await i18n.init({
  lng: "en",
  resources: Object.fromEntries(
    Object.entries({ da, de, en, es, fi, no, pt }).map(([language, explain]) => [language, { translation: { explain } }]),
  ),
  interpolation: { escapeValue: false },
});
const t = i18n.t;

const thursday = "2026-11-26T11:04:00Z"; // 12:04 in Oslo
const guest: Viewer = {
  session: "guest",
  depositCount: 0,
  country: "NO",
  subdivision: null,
  language: "en",
  device: "desktop",
  now: thursday,
};
const player: Viewer = { ...guest, session: "user" };
const weekend = {
  validOnDays: ["friday", "saturday", "sunday"],
  startTime: "18:00",
  endTime: "23:59",
  timeZone: "Europe/Oslo",
} satisfies Rules["schedule"];

const cases: [string, Rules, Viewer, string][] = [
  ["a switched off section", { isVisible: false }, guest, "switched off"],
  ["a section for users", { access: "user" }, guest, "access is user, this persona is signed out"],
  ["a section for guests", { access: "guest" }, player, "access is guest, this persona is signed in"],
  ["an audience", { audiences: { paidCustomers: true } }, guest, "only for paid customers"],
  ["two audiences", { audiences: { guests: true, paidCustomers: true } }, player, "only for guests and paid customers"],
  ["allowed countries", { countries: { allowedCountries: ["AT", "DE"] } }, guest, "only for AT, DE"],
  ["restricted countries", { countries: { restrictedCountries: ["DK", "GB", "NO"] } }, guest, "restricted countries include NO"],
  [
    "a long list of countries",
    { countries: { allowedCountries: ["AT", "BE", "CH", "CZ", "DE", "DK", "ES", "FI"] } },
    guest,
    "only for AT, BE, CH, CZ, DE, DK and 2 more",
  ],
  ["other devices", { devices: ["tablet", "phone"] }, guest, "only on phone and tablet"],
  ["a start", { schedule: { startAt: "2026-12-01T06:00:00+01:00", timeZone: "Europe/Oslo" } }, guest, "starts Tuesday 06:00"],
  [
    "a far start",
    { schedule: { startAt: "2027-02-01T06:00:00+01:00", timeZone: "Europe/Oslo" } },
    guest,
    "starts 1 Feb 2027, 06:00",
  ],
  ["days and hours", { schedule: weekend }, guest, "starts Friday 18:00"],
  ["an end", { schedule: { endAt: "2026-11-20T22:59:00Z", timeZone: "Europe/Oslo" } }, guest, "ended 20 Nov, 23:59"],
  [
    "a session that is not known",
    { access: "guest" },
    { ...guest, session: "unknown" },
    "it is not known yet whether this persona is signed in",
  ],
];

const surroundings = { registry: { isKnown: (type: string) => type === "menu", issuesOf: () => [] }, parent: null };
const section = { id: "a", name: "A", type: "menu" };

const table = (evaluation: Evaluation, language: Language = "en") =>
  evaluation.trace.map((result) => [
    ruleWords(t, result.rule),
    expectedWords(t, result, language),
    actualWords(t, result, language),
  ]);

describe("reasonWords", () => {
  it.each(cases)("says why %s hides", (_, rules, viewer, words) => {
    expect(reasonWords(t, evaluateRules(rules, viewer), "en")).toBe(words);
  });

  it("says nothing where a section is shown", () => {
    expect(reasonWords(t, evaluateRules({}, guest), "en")).toBe("");
  });

  it("names the hidden section that holds another", () => {
    const evaluation = evaluate(section, guest, { ...surroundings, parent: { name: "Lobby", isShown: false } });
    expect(reasonWords(t, evaluation, "en")).toBe("inside Lobby, which is hidden");
  });

  it("names an unknown type", () => {
    expect(reasonWords(t, evaluate({ ...section, type: "loyalty_wheel" }, guest, surroundings), "en")).toBe(
      "the type loyalty_wheel is not known here",
    );
  });

  it("counts invalid fields", () => {
    const registry = {
      isKnown: () => true,
      issuesOf: () => [
        { path: ["a"], message: "" },
        { path: ["b"], message: "" },
      ],
    };
    expect(reasonWords(t, evaluate(section, guest, { registry, parent: null }), "en")).toBe("2 fields are not valid");
  });

  it("makes a sentence of a reason", () => {
    expect(asSentence("restricted countries include NO", "en")).toBe("Restricted countries include NO.");
  });
});

describe("the table of rules", () => {
  it("puts expected and actual into words for all ten rules", () => {
    const rules: Rules = {
      audiences: { guests: true },
      countries: { restrictedCountries: ["DK", "GB", "NO"] },
      schedule: weekend,
    };
    const experiment = { id: "hero", name: "Hero", variant: "b", share: 50 };
    const viewer = { ...guest, variants: { hero: "a" } };
    expect(table(evaluate({ ...section, ...rules, experiment }, viewer, surroundings))).toEqual([
      ["Type known", "a known type", "menu"],
      ["Props valid", "valid", "valid"],
      ["Visible", "on", "on"],
      ["Access", "any", "signed out"],
      ["Audience", "guests", "guests"],
      ["Countries", "not in DK, GB, NO", "NO"],
      ["Devices", "on every device", "desktop"],
      ["Schedule", "Fri to Sun, 18:00 to 23:59", "Thu 12:04, Oslo time"],
      ["Experiment", "variant B of Hero", "variant A"],
      ["Parent shown", "shown", "the page itself"],
    ]);
  });

  it("says that a rule which is not set asks for nothing", () => {
    const words = table(evaluate(section, { ...guest, country: null }, surroundings)).map(([, expected]) => expected);
    expect(words).toEqual([
      "a known type",
      "valid",
      "on",
      "any",
      "everyone",
      "everywhere",
      "on every device",
      "always",
      "in no experiment",
      "shown",
    ]);
  });
});

describe.each(languages)("in %s", (language) => {
  it("has words for every reason and every cell", () => {
    void i18n.changeLanguage(language);
    for (const [, rules, viewer] of cases) {
      const evaluation = evaluate({ ...section, ...rules }, viewer, {
        ...surroundings,
        parent: { name: "Lobby", isShown: false },
      });
      const words = [
        ...evaluation.trace.map((result) => ruleReasonWords(t, result, language)),
        ...table(evaluation, language).flat(),
      ];
      expect(words.filter((word) => word.includes("explain.") || word.includes("{{"))).toEqual([]);
    }
    void i18n.changeLanguage("en");
  });
});
