import fc from "fast-check";
import { expect, it } from "vitest";
import { generatePassword, passwordDemands, passwordProblems } from "./password";
import type { PasswordRules } from "./settings";

const usual: PasswordRules = {
  minLength: 6,
  needsNumber: false,
  needsUppercase: true,
  needsSpecial: true,
  generatedLength: 8,
};
const rules = fc.record({
  minLength: fc.integer({ min: 6, max: 64 }),
  needsNumber: fc.boolean(),
  needsUppercase: fc.boolean(),
  needsSpecial: fc.boolean(),
  generatedLength: fc.integer({ min: 8, max: 64 }),
});

it.each([
  ["", ["too_short", "needs_uppercase", "needs_special"]],
  ["Ab!45", ["too_short"]],
  ["abc!ef", ["needs_uppercase"]],
  ["Abcdef", ["needs_special"]],
  ["Abc!ef", []],
  ["Ñandú!", []],
  ["Ab cd ef", ["needs_special"]],
])("finds in %j what the usual rules ask for (C-5.43)", (password, problems) => {
  expect(passwordProblems(password, usual)).toEqual(problems);
});

it("counts what a reader sees as one character as one", () => {
  expect(passwordProblems("A😀😀", { ...usual })).toContain("too_short");
});

it("asks for a number only where the settings do (C-5.43)", () => {
  expect(passwordProblems("Abc!ef", { ...usual, needsNumber: true })).toEqual(["needs_number"]);
  expect(passwordDemands({ ...usual, needsUppercase: false, needsSpecial: false })).toEqual(["too_short"]);
});

it("makes passwords that honour any rules, of eight characters or what is set (C-4.40, C-5.44, D-17)", () => {
  fc.assert(
    fc.property(rules, (rules) => {
      const password = generatePassword(rules);
      expect(passwordProblems(password, rules)).toEqual([]);
      expect(password).toHaveLength(Math.max(rules.minLength, rules.generatedLength));
      expect(password).toMatch(/^[a-zA-Z2-9!@#$%^&*]+$/);
      expect(password).toMatch(/[!@#$%^&*]/);
    }),
  );
});

it("never makes the same password twice, and every place can have every kind of character", () => {
  const passwords = Array.from({ length: 2_000 }, () => generatePassword(usual));
  expect(new Set(passwords).size).toBe(passwords.length);
  for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]) {
    for (let place = 0; place < 8; place += 1) expect(passwords.some((password) => kind.test(password.charAt(place)))).toBe(true);
  }
});
