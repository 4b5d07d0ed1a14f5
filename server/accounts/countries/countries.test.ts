import currencies from "cldr-core/supplemental/currencyData.json";
import territories from "cldr-core/supplemental/territoryInfo.json";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countryCodes } from "../../../schemas/country_codes";
import { languages } from "../../../schemas/text";
import { decimalsOf } from "../../platform/amounts";
import { call, startTestApp } from "../../testing/test_app";
import { countryChoices, currencyChoices } from "./country_choices";
import { callingCodeOf, currencyCodes, currencyOf, mainCountries } from "./country_data";

interface Tender {
  _to?: string;
  _tender?: string;
}
const { fractions, region } = currencies.supplemental.currencyData as unknown as {
  fractions: Record<string, { _digits: string }>;
  region: Record<string, Record<string, Tender>[]>;
};
const people: Record<string, { _population: string }> = territories.supplemental.territoryInfo;

describe("the table of countries and their currencies", () => {
  it("has every country of ISO 3166-1, and Kosovo (L-9.36, L-9.37)", () => {
    expect([...currencyOf.keys()].sort()).toEqual([...countryCodes].sort());
    expect(currencyOf.size).toBe(250);
  });

  it.each(
    Object.entries({
      EUR: "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK XK",
      USD: "US",
      GBP: "GB",
      JPY: "JP",
      INR: "IN",
      ZWG: "ZW",
      XCG: "CW SX",
    }),
  )("has %s for %s (C-9.43)", (currency, countries) => {
    for (const country of countries.split(" ")) expect([country, currencyOf.get(country)]).toEqual([country, currency]);
  });

  it("agrees with CLDR on what is legal tender, two places apart where hardly anybody lives", () => {
    const today = "2026-06-01";
    const tendersOf = (country: string) =>
      (region[country] ?? []).flatMap((currency) =>
        Object.entries(currency)
          .filter(([, { _to, _tender }]) => (!_to || _to > today) && _tender !== "false")
          .map(([code]) => code),
      );
    const others = [...currencyOf]
      .filter(([country, currency]) => !tendersOf(country).includes(currency))
      .map(([country]) => country);
    expect(others).toEqual(["AQ", "GS"]);
  });

  it("keeps money with as many decimals as CLDR says", () => {
    const digits = (code: string) => Number(fractions[code]?._digits ?? fractions["DEFAULT"]?._digits);
    expect(currencyCodes.filter((code) => decimalsOf(code) !== digits(code))).toEqual([]);
  });
});

describe("calling codes (C-5.46)", () => {
  it.each([
    ["1", "US"],
    ["7", "RU"],
    ["44", "GB"],
    ["47", "NO"],
    ["61", "AU"],
    ["212", "MA"],
    ["262", "RE"],
    ["358", "FI"],
    ["383", "XK"],
    ["599", "CW"],
  ])("+%s stands for %s", (callingCode, country) => {
    expect(callingCodeOf.get(country)).toBe(callingCode);
    expect(mainCountries.has(country)).toBe(true);
  });

  it("are each listed once, and never for Åland", () => {
    const listed = [...mainCountries].map((country) => callingCodeOf.get(country));
    expect(new Set(listed).size).toBe(listed.length);
    expect(new Set(listed)).toEqual(new Set(callingCodeOf.values()));
    expect(mainCountries.has("AX")).toBe(false);
  });

  it("stand for the country with the most people by CLDR", () => {
    const countOf = (country: string) => Number(people[country]?._population ?? 0);
    for (const country of mainCountries) {
      const others = [...callingCodeOf].filter(([, code]) => code === callingCodeOf.get(country)).map(([other]) => other);
      expect([country, countOf(country)]).toEqual([country, Math.max(...others.map(countOf))]);
    }
  });
});

describe("the lists to choose from", () => {
  let app: FastifyInstance;
  beforeAll(async () => void (app = await startTestApp()));
  afterAll(() => app.close());

  it("are in the order of a language's own alphabet (C-3.36, C-3.37)", async () => {
    const { body } = await call<{ countries: { code: string; name: string }[] }>(app, {
      method: "GET",
      url: "/api/user/get-countries?locale=da",
    });
    expect(body.countries.find(({ code }) => code === "DE")).toEqual({
      countryId: expect.any(Number),
      code: "DE",
      name: "Tyskland",
      phoneCode: "49",
      flag: "/logos/flags/DE.svg",
      currencyCode: "EUR",
      isMainOfCode: true,
      isServed: true,
      minimumAge: 18,
      minPasswordLength: 8,
    });
    expect(body.countries.at(-1)?.code).toBe("AX"); // Å is the last letter
    const answer = await call<{ currencies: unknown[] }>(app, { method: "GET", url: "/api/user/get-currencies?locale=de" });
    expect(answer.body.currencies).toContainEqual({ code: "DKK", name: "Dänische Krone" });
  });

  it.each(["", "?locale=xx", "?locale="])("are in English for %j", async (query) => {
    const { body } = await call<{ countries: unknown[] }>(app, { method: "GET", url: `/api/user/get-countries${query}` });
    expect(body.countries).toContainEqual(expect.objectContaining({ code: "DE", name: "Germany" }));
  });

  it.each(languages)("have a number and a name for everything in %s", (language) => {
    const countries = countryChoices(language);
    expect(new Set(countries.map(({ countryId }) => countryId)).size).toBe(250);
    expect(countries.filter(({ code, name }) => code === name)).toEqual([]);
    expect(currencyChoices(language).filter(({ code, name }) => code === name)).toEqual([]);
  });
});
