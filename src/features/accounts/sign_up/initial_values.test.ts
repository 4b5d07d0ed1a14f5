import { describe, expect, it } from "vitest";
import { choose, type Choices, initialDetails, initialShort, ofCountry } from "./initial_values";

const country = (code: string, phoneCode: string | null, currencyCode: string, isMainOfCode = true) => ({
  countryId: 1,
  code,
  name: code,
  phoneCode,
  flag: "",
  currencyCode,
  isMainOfCode,
  isServed: code !== "NO",
  minimumAge: 18,
  minPasswordLength: 0,
});
const choices: Choices = {
  countries: [
    country("AF", "93", "AFN"),
    country("AQ", null, "USD"),
    country("BR", "55", "BRL"),
    country("DK", "45", "DKK"),
    country("NO", "47", "NOK"),
    country("SJ", "47", "NOK", false),
  ],
  currencies: ["AFN", "BRL", "DKK", "EUR"].map((code) => ({ code, name: code })),
  consents: { newsletter_subscription: { defaultValue: true, isMandatory: false, resourceKey: "" } },
};
const empty = { short: {}, details: {} };
const chosen = (location: string | null, short = {}) => {
  const { countryCode, currencyCode, phoneCode } = initialShort(choices, { short, details: {} }, location);
  return [countryCode, currencyCode, phoneCode];
};

describe("what the form begins with (C-5.45, L-9.38, D-36)", () => {
  it.each([
    ["DK", ["DK", "DKK", "45"]],
    ["SJ", ["SJ", "EUR", "47"]],
    ["AQ", ["AQ", "EUR", "93"]],
    [null, ["", "EUR", "93"]],
    ["XX", ["", "EUR", "93"]],
    ["NO", ["", "EUR", "47"]],
  ])("is for a visitor in %s %j", (location, expected) => {
    expect(chosen(location)).toEqual(expected);
  });

  it("is what was left, as far as it can still be chosen", () => {
    expect(chosen("DK", { countryCode: "BR", currencyCode: "BTC", phoneCode: "55" })).toEqual(["BR", "DKK", "55"]);
    expect(chosen("DK", { countryCode: "XX", phoneCode: "999" })).toEqual(["DK", "DKK", "45"]);
  });

  it("is the first option where there is neither a wish nor EUR", () => {
    expect(choose(["EUR"], ["AFN", "DKK"])).toBe("AFN");
    expect(choose(["EUR"], [])).toBe("");
  });

  it("never has a password or the terms, and has the newsletter as the settings preset it (C-3.33)", () => {
    expect(initialShort(choices, empty, "DK")).toMatchObject({ password: "", subscribe: false, newsLetter: true });
  });

  it("is for no date of birth, which is the visitor's own to choose (D-35)", () => {
    const short = initialShort(choices, empty, "DK");
    expect(initialDetails(choices, empty, short)).toMatchObject({
      dateOfBirth: "",
      country: "DK",
      phoneCode: "45",
    });
  });
});

it.each([
  ["BR", { phoneCode: "55", currencyCode: "BRL" }],
  ["NO", { phoneCode: "47" }],
  ["AQ", {}],
  ["XX", {}],
])("a change to %s sets %j and leaves the rest (C-4.42)", (code, expected) => {
  expect(ofCountry(code, choices)).toEqual(expected);
});
