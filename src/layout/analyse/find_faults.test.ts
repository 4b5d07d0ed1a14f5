import { expect, it } from "vitest";
import { countryCodes } from "../../../schemas/country_codes";
import type { Section } from "../../../schemas/page";
import type { Rules } from "../../../schemas/rules";
import { registry } from "../../../sections/registry";
import { analyse } from "./analyse";
import { countCountries, hasUnknownCountry } from "./country_classes";
import { findFaults, isGrave } from "./find_faults";
import { findHoles } from "./find_holes";

const from = "2026-11-20T12:00:00Z";
const section = (id: string, rules: Rules & Partial<Section> = {}): Section => ({
  id,
  name: id,
  type: "blank",
  props: {},
  ...rules,
});
const group = (id: string, rules: Rules, ...sections: Section[]): Section => ({ ...section(id, rules), type: "group", sections });
const of = (...sections: Section[]) => analyse(sections, { registry, countries: countryCodes, from });

/** Each finding in a line: whose it is and what. */
const faults = (...sections: Section[]) =>
  findFaults(of(...sections)).map(({ subject, kind, ...rest }) =>
    [subject.key, kind, ...Object.values(rest).map((value) => String(value))].join(" "),
  );

it.each<[string, Section, string[]]>([
  ["an unknown type", section("a", { type: "loyalty_wheel" }), ["a nobody unknown_type"]],
  ["invalid props", section("a", { props: { height: "tall" } }), ["a nobody invalid_props"]],
  ["a switch", section("a", { isVisible: false }), ["a nobody switched_off"]],
  ["access for users, audience of guests", section("a", { access: "user", audiences: { guests: true } }), ["a nobody viewers"]],
  ["a schedule that is over", section("a", { schedule: { endAt: "2026-11-01T00:00:00Z" } }), ["a nobody schedule_over"]],
  [
    "a schedule that ends before it starts",
    section("a", { schedule: { startAt: "2026-12-02T00:00:00Z", endAt: "2026-12-01T00:00:00Z" } }),
    ["a nobody schedule_never"],
  ],
  [
    "a holder for phones",
    group("g", { devices: ["phone"] }, section("a", { devices: ["desktop"] })),
    ["a nobody holder_devices"],
  ],
  ["a holder for guests", group("g", { access: "guest" }, section("a", { access: "user" })), ["a nobody holder_viewers"]],
  [
    "a holder that is shown at other times",
    group(
      "g",
      { schedule: { startTime: "08:00", endTime: "10:00" } },
      section("a", { schedule: { startTime: "18:00", endTime: "20:00" } }),
    ),
    ["a nobody holder_schedule"],
  ],
  ["a holder that nobody sees", group("g", { isVisible: false }, section("a")), ["g nobody switched_off", "a nobody holder"]],
  [
    "countries of which no holder's is one",
    group("g", { countries: { allowedCountries: ["SE", "FI"] } }, section("a", { countries: { allowedCountries: ["NO"] } })),
    ["a no_country holder"],
  ],
  ["every country restricted", section("a", { countries: { restrictedCountries: [...countryCodes] } }), ["a no_country own"]],
])("finds what nobody can see: %s (L-5.13, L-5.16)", (_, tree, expected) => {
  expect(faults(tree)).toEqual(expected);
});

it.each<[string, Section, string[]]>([
  [
    "a country both allowed and restricted",
    section("a", { countries: { allowedCountries: ["SE", "NO", "DK"], restrictedCountries: ["NO", "DK"] } }),
    ["a contradiction DK,NO"],
  ],
  [
    "restricted countries without a say",
    section("a", { countries: { allowedCountries: ["SE"], restrictedCountries: ["NO"] } }),
    ["a restricted_ignored"],
  ],
  [
    "allowed countries where the holder is hidden",
    group("g", { countries: { restrictedCountries: ["NO"] } }, section("a", { countries: { allowedCountries: ["SE", "NO"] } })),
    ["a unreachable_countries NO"],
  ],
  [
    "access that the audience says already",
    section("a", { access: "user", audiences: { paidCustomers: true } }),
    ["a adds_nothing access"],
  ],
  [
    "audiences that take everybody in",
    section("a", { access: "user", audiences: { guests: true, paidCustomers: true, unpaidCustomers: true } }),
    ["a adds_nothing audience"],
  ],
  [
    "countries that the holder says already",
    group(
      "g",
      { countries: { restrictedCountries: ["NO", "GB"] } },
      section("a", { countries: { restrictedCountries: ["GB"] } }),
    ),
    ["a adds_nothing country"],
  ],
])("finds rules that contradict each other or add nothing: %s", (_, tree, expected) => {
  expect(faults(tree)).toEqual(expected);
});

it("finds nothing on a page whose rules say what they mean", () => {
  const lobby = group("lobby", { access: "user" }, section("cashback", { audiences: { paidCustomers: true } }));
  const reload = section("reload", {
    countries: { restrictedCountries: ["DK", "GB", "NO"] },
    schedule: { validOnDays: ["friday", "saturday"], timeZone: "Europe/Oslo" },
  });
  expect(faults(lobby, reload, section("welcome", { access: "guest" }))).toEqual([]);
});

it("finds the banner inside a section that nobody can see", () => {
  const carousel = section("hero", { props: { extra: [{ access: "guest" }, { access: "user" }] }, access: "guest" });
  expect(faults(carousel)).toEqual(["hero/extra/0 adds_nothing access", "hero/extra/1 nobody holder_viewers"]);
  expect(findFaults(of(carousel)).map(isGrave)).toEqual([false, true]);
});

it("takes a banner whose rules cannot be read for one that nobody sees", () => {
  const props = { extra: [{ countries: { allowedCountries: "DE" } }, { schedule: { startTime: "08:00", timeZone: "Mars" } }] };
  expect(faults(section("hero", { props }))).toEqual(["hero/extra/0 nobody invalid_props", "hero/extra/1 nobody invalid_props"]);
});

it("finds for whom a page is empty or nearly so", () => {
  const analysis = of(
    section("a", { access: "guest", countries: { restrictedCountries: ["GB", "DE"] } }),
    section("b", { access: "user" }),
    section("c", { audiences: { paidCustomers: true }, schedule: { startAt: "2026-12-01T00:00:00Z" } }),
  );
  const words = (at: string) =>
    findHoles(analysis, Date.parse(at)).map(
      ({ kind, countries, shown }) =>
        `${kind} ${shown} in ${countCountries(countries, analysis)}${hasUnknownCountry(countries) ? " and the unknown" : ""}`,
    );
  expect(words("2026-11-20T12:00:00Z")).toEqual([
    "unknown 0 in 250 and the unknown",
    "guest 0 in 2",
    "guest 1 in 248 and the unknown",
    "unpaid 1 in 250 and the unknown",
    "paid 1 in 250 and the unknown",
  ]);
  expect(words("2026-12-24T12:00:00Z")).not.toContain("paid 1 in 250 and the unknown");
});

it("says on which device a page is empty, where it is not so on all", () => {
  const analysis = of(section("a", { devices: ["tablet", "desktop"] }), section("b", { access: "user" }));
  const holes = findHoles(analysis, Date.parse(from)).filter(({ shown }) => shown === 0);
  expect(holes.map(({ kind, device }) => `${kind} ${device}`)).toEqual(["unknown phone", "guest phone"]);
});
