import { expect, it } from "vitest";
import { countryCodes } from "../../../../schemas/country_codes";
import type { Section } from "../../../../schemas/page";
import type { Rules } from "../../../../schemas/rules";
import { registry } from "../../../../sections/registry";
import { analyse } from "../../../../src/layout/analyse/analyse";
import { findFaults } from "../../../../src/layout/analyse/find_faults";
import { defaultPersona } from "../../../workplace/persona/persona";
import { editorWords } from "../../../testing/words";
import { chooseCountries } from "./choose_countries";
import { findingWords } from "./finding_words";
import { buildMatrix } from "./matrix_model";
import { oneOfThem } from "./one_of_them";
import { verdictsFor, viewerAt } from "./verdicts";
import { countriesWords, ruleAgainst, whoSentence } from "./who_words";

const from = "2026-11-20T12:00:00Z"; // a Friday
const t = editorWords("en");
const section = (id: string, rules: Rules = {}, sections?: Section[]): Section => ({
  id,
  name: id,
  type: sections ? "group" : "blank",
  props: {},
  ...rules,
  ...(sections && { sections }),
});
const of = (...sections: Section[]) => analyse(sections, { registry, countries: countryCodes, from });

const restrictedIn = (...restrictedCountries: string[]): Rules => ({ countries: { restrictedCountries } });

it("says in a sentence who can see a section (L-5.13, L-5.16)", () => {
  const analysis = of(
    section("cashback", { audiences: { paidCustomers: true }, ...restrictedIn("DE", "GB") }),
    section("weekend", { access: "guest", schedule: { validOnDays: ["saturday", "sunday"] } }),
    section("off", { isVisible: false }),
  );
  const words = (key: string) => {
    const subject = analysis.byKey.get(key);
    return subject ? whoSentence(t, subject, analysis, "en").join("") : "";
  };
  expect(words("cashback")).toBe("Players who have deposited, in 248 of 250 countries, at any time.");
  expect(words("weekend")).toBe("Guests, in every country, Sat, Sun.");
  expect(words("off")).toBe("Nobody can ever see this.");
});

it("names the countries by what is shorter to say", () => {
  const analysis = of(
    section("most", restrictedIn("DE", "GB")),
    section("few", { countries: { allowedCountries: ["SE", "FI"] } }),
  );
  const words = (key: string) => {
    const subject = analysis.byKey.get(key);
    return subject ? countriesWords(t, subject.seen, analysis, "en") : "";
  };
  expect(words("most")).toBe("All but Germany and United Kingdom.");
  expect(words("few")).toBe("Only Finland and Sweden.");
});

it("names the rule that keeps a kind of viewers out, the holder's where it is that", () => {
  const inside = section("inside", { audiences: { paidCustomers: true } });
  const subject = of(section("lobby", { access: "user" }, [inside])).byKey.get("inside");
  expect(subject && ruleAgainst("unpaid", subject)).toBe("audience");
  expect(subject && ruleAgainst("paid", subject)).toBeNull();
  const plain = of(section("lobby", { access: "user" }, [section("plain")])).byKey.get("plain");
  expect(plain && ruleAgainst("guest", plain)).toBe("parent");
});

it("compares each cell with the reference and flags the empty ones", () => {
  const analysis = of(
    section("a", { access: "guest", ...restrictedIn("NO") }),
    section("b", { access: "user" }),
    section("c", { audiences: { paidCustomers: true } }),
  );
  const reference = { kind: "paid", country: "SE" } as const;
  const rows = buildMatrix(analysis, { countries: ["NO", "SE"], device: "desktop", at: Date.parse(from), reference });
  expect(rows.map((cells) => cells.map(({ shown, emptiness }) => `${shown} ${emptiness}`))).toEqual([
    ["0 empty", "0 empty"],
    ["0 empty", "1 thin"],
    ["1 thin", "1 thin"],
    ["2 null", "2 null"],
  ]);
  expect(rows[1]?.[1]).toMatchObject({ added: ["a"], missing: ["b", "c"], isReference: false });
  expect(rows[3]?.[1]).toMatchObject({ added: [], missing: [], isReference: true });
});

it("shows one country of each sort that the rules tell apart, the persona's first and the unknown last", () => {
  const analysis = of(
    section("a", restrictedIn("DE", "GB")),
    section("b", { countries: { allowedCountries: ["FI", "SE"] } }),
    section("c", restrictedIn("DE")),
  );
  const chosen = chooseCountries(analysis, "PT");
  expect(chosen[0]).toBe("PT");
  expect(chosen.at(-1)).toBeNull();
  expect(new Set(chosen.slice(1, 4))).toEqual(new Set(["DE", "GB", "SE"]));
});

it("finds somebody who sees a section, as near to the persona as can be", () => {
  const analysis = of(
    section("a", {
      access: "user",
      countries: { allowedCountries: ["FI", "SE"] },
      schedule: { startAt: "2026-12-01T00:00:00Z" },
    }),
  );
  const seen = analysis.byKey.get("a")?.seen;
  expect(seen && oneOfThem(seen, analysis, { ...defaultPersona, country: "FI" }, Date.parse(from))).toEqual({
    audience: "paid",
    country: "FI",
    clock: "2026-12-01T00:00:00.000Z",
  });
});

it("names the deciding rule for a viewer, of a banner too", () => {
  const hero: Section = { ...section("hero"), props: { extra: [{ ...restrictedIn("NO") }, { access: "user" }] } };
  const sections = [hero, section("lobby", { isVisible: false }, [section("inside")])];
  const { subjects } = of(...sections);
  const viewer = viewerAt(
    { kind: "guest", country: "NO" },
    { session: "unknown", depositCount: 0, country: null, subdivision: null, language: "en", device: "desktop", now: from },
  );
  const ruleOf = verdictsFor(sections, subjects, viewer);
  expect(subjects.map(({ key }) => `${key} ${ruleOf(key)}`)).toEqual([
    "hero null",
    "hero/extra/0 country",
    "hero/extra/1 access",
    "lobby visible",
    "inside parent",
  ]);
});

it.each(["en", "de", "da", "no", "fi", "es", "pt"] as const)("puts every finding into words in %s", (language) => {
  const words = editorWords(language);
  const analysis = of(
    section("lists", { countries: { allowedCountries: ["SE"], restrictedCountries: ["SE", "NO"] } }),
    section("ignored", { countries: { allowedCountries: ["SE"], restrictedCountries: ["NO"] } }),
    section("over", { schedule: { endAt: "2026-01-01T00:00:00Z" } }),
    section("twice", { access: "user", audiences: { players: true } }),
    section("holder", restrictedIn("NO"), [section("lost", { countries: { allowedCountries: ["NO", "SE"] } })]),
    section("only", { countries: { allowedCountries: ["SE"] } }, [section("none", { countries: { allowedCountries: ["NO"] } })]),
  );
  const said = findFaults(analysis).flatMap((finding) => Object.values(findingWords(words, finding, language)));
  expect(said.length).toBe(12);
  for (const one of said) expect(one).not.toMatch(/matrix\.|\{\{|^$/);
});

it("shows of an experiment the variant that the persona has, says who sees another, and how to be one of them (issue 18, 9)", () => {
  const variant = (letter: string) => ({
    ...section(letter),
    experiment: { id: "hero", name: "Hero", variant: letter, share: 50 },
  });
  const analysis = of(variant("a"), variant("b"), section("rest"));
  const reference = { kind: "guest", country: "DE" } as const;
  const shownTo = (variants?: Record<string, string>) => {
    const asked = { countries: ["DE"], device: "desktop", at: Date.parse(from), reference, variants } as const;
    const rows = buildMatrix(analysis, asked).flat();
    return rows.map(({ shown, total, missing }) => [shown, total, missing.length]);
  };
  expect(shownTo()).toEqual(Array.from({ length: 4 }, () => [2, 3, 0]));
  expect(shownTo({ hero: "b" })).toEqual(Array.from({ length: 4 }, () => [2, 3, 0]));
  const second = analysis.byKey.get("b");
  expect(second && whoSentence(t, second, analysis, "en").join("")).toBe(
    "Everybody, in every country, variant B of Hero, at any time.",
  );
  expect(second && oneOfThem(second.seen, analysis, { ...defaultPersona, country: "DE" }, Date.parse(from))).toMatchObject({
    variants: "hero.b",
  });
});
