import { expect, it } from "vitest";
import { personalNumbers } from "../../../../schemas/profiles";
import { paidUser } from "../../../testing/site";
import { profileCompleteness } from "./profile_completeness";

const placeholderEmailDomains = ["placeholder.invalid", "nobody.test"];
const strict = { allowDepWithoutAddress: false, placeholderEmailDomains, personalNumbers: personalNumbers() };
const lenient = { ...strict, allowDepWithoutAddress: true };

it("is whole with name, date of birth and e-mail address (C-5.26)", () => {
  expect(profileCompleteness({ ...paidUser, address: null }, lenient)).toEqual({ missing: [], percent: 100 });
});

it("wants the postal address too where no deposit goes without one (C-1.12, C-5.26)", () => {
  const user = { ...paidUser, address: null, city: " ", zipCode: "" };
  expect(profileCompleteness(user, strict)).toEqual({ missing: ["address", "city", "zipCode"], percent: 57 });
});

it("wants the CPF of who lives in Brazil, and of nobody else (C-5.26)", () => {
  expect(profileCompleteness({ ...paidUser, countryCode: "BR" }, lenient)).toEqual({ missing: ["cpf"], percent: 80 });
  expect(profileCompleteness({ ...paidUser, countryCode: "BR", cpf: "52998224725" }, lenient).missing).toEqual([]);
});

it.each([
  ["firstName", null],
  ["lastName", "  "],
  ["dateOfBirth", "1900-01-01"],
  ["email", "player-7@Placeholder.invalid"],
  ["email", "player-7@nobody.test"],
  ["email", ""],
])("counts %s %j as missing (C-5.23, C-5.26)", (field, value) => {
  expect(profileCompleteness({ ...paidUser, [field]: value }, lenient)).toEqual({ missing: [field], percent: 75 });
});

it("does not take an address that only contains the placeholder's words for one (C-5.23)", () => {
  expect(profileCompleteness({ ...paidUser, email: "a@placeholder.invalid.example" }, lenient).missing).toEqual([]);
});
