import { describe, expect, it } from "vitest";
import { birthdayIn, birthdayWindow } from "./birthday";

const windowAt = (dateOfBirth: string, now: string, zone: string) => {
  const { date, start, end } = birthdayWindow(dateOfBirth, new Date(now), zone);
  return [date, start.toISOString(), end.toISOString()];
};

describe("birthdays (S-2.20)", () => {
  it("of 29 February are on 1 March in years without that day, and on their own in the others", () => {
    expect([2026, 2027, 2028].map((year) => birthdayIn(year, "1992-02-29"))).toEqual(["2026-03-01", "2027-03-01", "2028-02-29"]);
    expect(windowAt("1992-02-29", "2028-02-20T12:00:00Z", "UTC")[0]).toBe("2028-02-29");
  });

  it("are open for seven whole days by the player's clocks, also where those change in between", () => {
    expect(windowAt("1990-03-26", "2026-03-27T12:00:00Z", "Europe/Berlin")).toEqual([
      "2026-03-26",
      "2026-03-25T23:00:00.000Z",
      "2026-04-01T22:00:00.000Z",
    ]);
    expect(windowAt("1990-10-20", "2026-10-26T22:59:59Z", "Europe/Berlin")).toEqual([
      "2026-10-20",
      "2026-10-19T22:00:00.000Z",
      "2026-10-26T23:00:00.000Z",
    ]);
    expect(windowAt("1990-10-20", "2026-10-26T23:00:00Z", "Europe/Berlin")[0]).toBe("2027-10-20");
  });

  it.each([
    ["Pacific/Kiritimati", "2026-05-04T10:00:00.000Z"],
    ["Pacific/Pago_Pago", "2026-05-05T11:00:00.000Z"],
    ["America/Sao_Paulo", "2026-05-05T03:00:00.000Z"],
  ])("begin when the day does in %s", (zone, start) => {
    expect(windowAt("1990-05-05", "2026-05-06T12:00:00Z", zone)[1]).toBe(start);
  });

  it("of the end of December are open into January", () => {
    expect(windowAt("1990-12-30", "2027-01-03T12:00:00Z", "UTC")[0]).toBe("2026-12-30");
  });
});
