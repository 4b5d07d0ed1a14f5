import { describe, expect, it } from "vitest";
import { cardProblems, digitsOf, expiryProblem, groupCardNumber, passesLuhn, writeExpiry } from "./card_fields";

const today = new Date(2026, 10, 22);
const card = { number: "4111 1111 1111 1111", expiry: "11/26", cvc: "123", holder: "Alexander Berg" };

it.each([
  ["41111111111111119999", "4111 1111 1111 1111"],
  ["4111-1111 11x", "4111 1111 11"],
  ["", ""],
])("writes the number %j in groups of four, at most 16 digits (C-5.06)", (typed, shown) => {
  expect(groupCardNumber(typed)).toBe(shown);
});

it.each([
  ["1", "1"],
  ["12", "12"],
  ["12/", "12/"],
  ["123", "12/3"],
  ["1230", "12/30"],
  ["5", "05"],
  ["530", "05/30"],
  ["130", "01/30"],
  ["12/305", "12/30"],
  ["", ""],
])("puts the slash into the expiry %j by itself: %j (C-5.07)", (typed, shown) => {
  expect(writeExpiry(typed)).toBe(shown);
});

it.each([
  ["", "error.card.expiry.required"],
  ["1", "error.card.expiry.invalid"],
  ["1130", "error.card.expiry.invalid"],
  ["00/30", "error.card.expiry.invalidMonth"],
  ["13/30", "error.card.expiry.invalidMonth"],
  ["10/26", "error.card.expiry.pastDate"],
  ["12/25", "error.card.expiry.pastDate"],
  ["11/26", null],
  ["01/27", null],
])("says of the expiry %j: %j (C-5.08, C-5.09)", (expiry, problem) => {
  expect(expiryProblem(expiry, today)).toBe(problem);
});

describe("a card", () => {
  it("is right when all of it is", () => {
    expect(cardProblems(card, { today })).toEqual({});
  });

  it.each(["4111 1111 1111 1112", "4111 1111 1111 111", "3782 822463 10005", "4111 1111 1111 111a", ""])(
    "has no number like %j (C-5.06, D-16)",
    (number) => {
      expect(cardProblems({ ...card, number }, { today })).toEqual({ number: "error.card.number.invalid" });
    },
  );

  it.each(["12", "1234", "12a", ""])("has no code like %j, and none is asked for where money goes out (C-5.10)", (cvc) => {
    expect(cardProblems({ ...card, cvc }, { today })).toEqual({ cvc: "error.card.cvc.invalid" });
    expect(cardProblems({ ...card, cvc }, { today, hasCvc: false })).toEqual({});
  });

  it("has a holder (C-5.11)", () => {
    expect(cardProblems({ ...card, holder: "  " }, { today })).toEqual({ holder: "error.cardholder.name.required" });
  });

  it("may be longer where a method says so (D-16)", () => {
    const american = { ...card, number: "3782 822463 10005", cvc: "1234" };
    expect(cardProblems(american, { today, rules: { numberLengths: [15], cvcLengths: [4] } })).toEqual({});
  });
});

it("knows a wrong digit by the check digit", () => {
  expect(passesLuhn(digitsOf(card.number))).toBe(true);
  for (let place = 0; place < 16; place += 1) {
    const digits = [...digitsOf(card.number)];
    digits[place] = String((Number(digits[place]) + 1) % 10);
    expect(passesLuhn(digits.join(""))).toBe(false);
  }
});
