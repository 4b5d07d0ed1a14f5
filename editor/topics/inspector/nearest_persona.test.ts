import { countryCodes } from "../../../schemas/country_codes";
import { describe, expect, it } from "vitest";
import type { Section } from "../../../schemas/page";
import type { Rules } from "../../../schemas/rules";
import { evaluateRules } from "../../../src/layout/evaluate";
import { defaultPersona, type Persona, viewerOf } from "../../workplace/persona/persona";
import { nearestPersona, type PersonaChange, type WayRules } from "./nearest_persona";

const now = "2026-11-26T11:04:00.000Z"; // a Thursday
const persona: Persona = { ...defaultPersona, country: "NO" };
const variant = (letter: string, id = "hero"): WayRules => ({ experiment: { id, name: "Hero", variant: letter, share: 50 } });
const section = (rules: WayRules): Section => ({ id: "a", name: "A", type: "group", ...rules });

const cases: [string, WayRules[], PersonaChange | null][] = [
  ["nothing, where it is shown", [{}], {}],
  ["another variant", [variant("b"), variant("a", "offer")], { variants: "hero.b" }],
  ["nobody, where two variants of one experiment are wanted", [variant("a"), variant("b")], null],
  ["another country", [{ countries: { restrictedCountries: ["NO", "SE"] } }], { country: "DE" }],
  ["a country that is allowed, however far", [{ countries: { allowedCountries: ["FJ"] } }], { country: "FJ" }],
  ["a signed-in player", [{ access: "user" }], { audience: "unpaid" }],
  ["a player who has paid", [{ access: "user", audiences: { paidCustomers: true } }], { audience: "paid" }],
  [
    "a later clock",
    [{ schedule: { validOnDays: ["friday"], startTime: "18:00", endTime: "20:00" } }],
    { clock: "2026-11-27T18:00:00.000Z" },
  ],
  [
    "all that hides it and what holds it",
    [{ access: "user" }, { countries: { restrictedCountries: ["NO"] }, schedule: { startAt: "2026-12-01T00:00:00Z" } }],
    { audience: "unpaid", country: "SE", clock: "2026-12-01T00:00:00.000Z" },
  ],
  [
    "the first moment at which all that holds it is open",
    [
      { schedule: { validOnDays: ["friday"], startTime: "18:00", endTime: "23:00" } },
      { schedule: { startTime: "20:00", endTime: "21:00" } },
    ],
    { clock: "2026-11-27T20:00:00.000Z" },
  ],
  [
    "somebody from no known country, where all others are shut out",
    [{ countries: { restrictedCountries: [...countryCodes] } }],
    { country: null },
  ],
  ["nobody, where it is switched off", [{ isVisible: false }], null],
  ["nobody, where its audience has no access", [{ access: "guest", audiences: { players: true } }], null],
  ["nobody, where its time is over", [{ schedule: { endAt: "2026-01-01T00:00:00Z" } }], null],
];

describe("the nearest persona that sees a section", () => {
  it.each(cases)("is %s", (_, rules, expected) => {
    const way = rules.map(section);
    const change = nearestPersona(way, persona, now);
    expect(change).toEqual(expected);
    if (change)
      expect(way.every((one) => evaluateRules(one, viewerOf({ ...persona, ...change }, now)).verdict === "shown")).toBe(true);
  });

  it("leaves the subdivision with the country, and the real player with the audience", () => {
    const ontario: Persona = { ...persona, country: "CA", subdivision: "Ontario", player: 7 };
    const rules: Rules = { access: "user", countries: { restrictedCountries: ["CA"] } };
    expect(nearestPersona([rules], ontario, now)).toEqual({ audience: "unpaid", player: null, country: "SE", subdivision: null });
    expect(nearestPersona([{}], ontario, now)).toEqual({});
  });
});
