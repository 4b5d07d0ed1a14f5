import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { birthDateOn, latestBirthDate, todayIn } from "./birth_date";

const problemOf = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message ?? null;

describe("a date of birth (C-5.37)", () => {
  it.each([
    ["2026-06-15", "2008-06-15", null],
    ["2026-06-15", "2008-06-16", "form.validation.invalid.dob"],
    ["2026-02-28", "2008-02-29", "form.validation.invalid.dob"],
    ["2026-03-01", "2008-02-29", null],
    ["2028-02-29", "2010-02-28", null],
    ["2028-02-29", "2010-03-01", "form.validation.invalid.dob"],
    ["2026-06-15", "1899-12-31", "form.validation.invalid.dob"],
    ["2026-06-15", "1990-02-30", "form.validation.invalid.dob"],
    ["2026-06-15", "15.06.1990", "form.validation.invalid.dob"],
    ["2026-06-15", "", "form.validation.required"],
  ])("on %s answers to %j with %s", (today, given, problem) => {
    expect(problemOf(birthDateOn(today), given)).toBe(problem);
  });

  it("takes exactly who has had as many birthdays as are needed, on any day and in any zone", () => {
    const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Copenhagen", "America/Sao_Paulo", "Asia/Kolkata"];
    const day = fc
      .date({ min: new Date("2020-01-01T00:00:00Z"), max: new Date("2040-12-31T00:00:00Z"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom(...zones), fc.nat(86_399), fc.integer({ min: -3, max: 3 }), (date, zone, second, days) => {
        const now = new Date(Date.parse(`${date}T00:00:00Z`) + second * 1_000);
        const today = todayIn(zone, now);
        const birth = new Date(Date.parse(`${latestBirthDate(today)}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
        const birthday = `${Number(birth.slice(0, 4)) + 18}${birth.slice(4)}`;
        expect(problemOf(birthDateOn(today), birth) === null).toBe(birthday <= today);
      }),
    );
  });

  it("knows that it is another day elsewhere", () => {
    const now = new Date("2026-06-15T11:00:00Z");
    expect(todayIn("Pacific/Kiritimati", now)).toBe("2026-06-16");
    expect(todayIn("Pacific/Pago_Pago", now)).toBe("2026-06-15");
    expect(todayIn("Pacific/Pago_Pago", new Date("2026-06-15T10:59:59Z"))).toBe("2026-06-14");
  });
});
