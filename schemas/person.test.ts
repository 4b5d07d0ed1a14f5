import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { isAdult } from "./age";
import { dateOfBirth, personText, requiredPersonText } from "./person";
import { isPlaceholderEmail } from "./placeholders";
import { emailAddress } from "./sign_in_name";
import { detailsForm } from "./user_details";

const problemsOf = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];

it.each([
  ["2008-03-15", "2026-03-15", true],
  ["2008-03-16", "2026-03-15", false],
  ["2008-02-29", "2026-02-28", false],
  ["2008-02-29", "2026-03-01", true],
])("takes somebody born on %s for grown up on %s: %s (C-5.21)", (birthday, today, expected) => {
  expect(isAdult(birthday, new Date(`${today}T23:59:59Z`))).toBe(expected);
});

it("takes exactly those dates of birth that exist and lie 18 years back (C-5.21, C-5.23)", () => {
  const instants = fc.date({ min: new Date("1850-01-01"), max: new Date(), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (date) => {
      const birthday = date.toISOString().slice(0, 10);
      const isGood = birthday > "1900-01-01" && isAdult(birthday);
      expect(problemsOf(dateOfBirth, birthday)).toEqual(isGood ? [] : ["form.validation.invalid.dob"]);
    }),
  );
  for (const none of ["1990-02-30", "1990-13-01", "90-01-01", "1900-01-01", "1990-1-1", "0000-00-00", "9999-99-99"])
    expect(problemsOf(dateOfBirth, none)).toEqual(["form.validation.invalid.dob"]);
  expect(problemsOf(dateOfBirth, "")).toEqual(["form.validation.required"]);
});

it.each([
  ["", ["form.validation.email.required"]],
  ["  ", ["form.validation.email.required"]],
  ["mara@", ["form.validation.email.invalid"]],
  [" Mara@Foyer.test ", []],
])("says of the e-mail address %j: %j (C-5.19)", (email, expected) => {
  expect(problemsOf(emailAddress, email)).toEqual(expected);
});

it("wants names of 1 to 255 characters that can be read (C-5.20)", () => {
  expect(problemsOf(requiredPersonText, "   ")).toEqual(["form.validation.required"]);
  expect(problemsOf(personText, "x".repeat(256))).toEqual(["form.validation.too_long"]);
  expect(problemsOf(requiredPersonText, "x".repeat(255))).toEqual([]);
  for (const hidden of ["Ma\u200bra", "Mara\u0000", "\u202eMara", "a\u3164b"])
    expect(problemsOf(personText, hidden)).toEqual(["form.validation.invalid.text"]);
  for (const name of ["Åse", "O’Brien", "María-José", "李 小龍", "Nguyễn"])
    expect(problemsOf(requiredPersonText, name)).toEqual([]);
});

it("knows an e-mail address by whose domain nobody can be reached (C-5.23)", () => {
  expect(isPlaceholderEmail("a@Placeholder.invalid", ["placeholder.invalid"])).toBe(true);
  expect(isPlaceholderEmail("placeholder.invalid@foyer.test", ["placeholder.invalid"])).toBe(false);
  expect(isPlaceholderEmail("placeholder.invalid", ["placeholder.invalid"])).toBe(false);
});

it.each([true, false])(
  "asks for the postal address only where deposits need one (C-5.22): without one %s",
  (allowDepWithoutAddress) => {
    const form = detailsForm(["address", "city", "zipCode"], { allowDepWithoutAddress });
    const empty = { address: "", city: " ", zipCode: "" };
    expect(problemsOf(form, empty)).toEqual(allowDepWithoutAddress ? [] : Array(3).fill("form.validation.required"));
    expect(problemsOf(form, { ...empty, city: "x".repeat(256) })).toContain("form.validation.too_long");
  },
);
