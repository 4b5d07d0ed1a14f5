import { expect, it } from "vitest";
import { methodStateOf, waysOf } from "./method_state";

const now = new Date("2026-11-26T12:00:00Z");
const place = (isEnabled: boolean, market = "", currencyCode = "") => ({
  methodId: "card",
  market,
  currencyCode,
  isEnabled,
  position: 0,
});
const away = (until: string | null) => ({ methodId: "card", until: until === null ? null : new Date(until) });

it.each([
  ["nobody has arranged it", [], [], "open"],
  ["it is switched off for all", [place(false)], [], "closed"],
  ["it is off for all and on in one market", [place(false), place(true, "MT")], [], "open"],
  ["it is off in one currency alone", [place(false, "", "SEK")], [], "open"],
  ["another one is off", [{ ...place(false), methodId: "bank" }], [], "open"],
  ["it is away with no end", [], [away(null)], "closed"],
  ["it is away for another hour", [], [away("2026-11-26T13:00:00Z")], "closed"],
  ["it has come back", [], [away("2026-11-26T11:00:00Z")], "open"],
])("what pages name of a method, where %s (issue 18, 1)", (_, places, absences, state) => {
  expect(methodStateOf("card", { places, absences }, now)).toBe(state);
});

it("pays in or out where any of its currencies does", () => {
  const way = { min: 1, max: 2, feeBasisPoints: 0, feeFixed: 0, minutes: [0, 1] } as const;
  const [both, inOnly, none] = [
    { deposit: way, withdrawal: way },
    { deposit: way, withdrawal: null },
    { deposit: null, withdrawal: null },
  ];
  expect(waysOf({ terms: { INR: inOnly } })).toEqual({ paysIn: true, paysOut: false });
  expect(waysOf({ terms: { INR: inOnly, EUR: both } })).toEqual({ paysIn: true, paysOut: true });
  expect(waysOf({ terms: { INR: none } })).toEqual({ paysIn: false, paysOut: false });
});
