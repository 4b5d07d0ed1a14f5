import { expect, it } from "vitest";
import * as z from "zod/mini";
import { siteSettings } from "../../../../schemas/settings";
import { paidUser } from "../../../testing/site";
import { wagerLeft } from "./wager_left";
import { withdrawalObstacle } from "./withdrawal_obstacle";

const all = { showFormForNonDepositors: false, kyc: true, emailVerification: true, deposit: true, wager: 2 };
const unmet = {
  ...paidUser,
  kycStatus: "PENDING" as const,
  isEmailVerified: false,
  totalDeposit: 100,
  totalSpend: 199,
  depositCount: 0,
};
const at = (user: Partial<typeof paidUser>, conditions: Partial<typeof all> = {}) =>
  withdrawalObstacle({ ...unmet, ...user }, { withdrawalConditions: { ...all, ...conditions } });

it("asks for one condition after the other, in their order (C-6.16)", () => {
  const steps = [at({}), at({ kycStatus: "APPROVED" }), at({ kycStatus: "APPROVED", isEmailVerified: true })];
  const wagered = { kycStatus: "APPROVED", isEmailVerified: true, totalSpend: 200 } as const;
  expect([...steps, at(wagered), at({ ...wagered, depositCount: 1 })]).toEqual(["kyc", "email", "wager", "deposit", null]);
});

it.each([
  ["kyc", { kycStatus: "PENDING" }, "kyc", "C-6.11"],
  ["kyc", { kycStatus: "REJECTED" }, "kyc", "C-6.11"],
  ["deposit", { depositCount: 0 }, "deposit", "C-6.12"],
  ["emailVerification", { isEmailVerified: false }, "email", "C-6.13"],
] as const)("with %s on, %j is in the way (%s, %s, C-1.16)", (condition, change, expected, _requirement) => {
  const none = { kyc: false, emailVerification: false, deposit: false, wager: 0, showFormForNonDepositors: false };
  expect(withdrawalObstacle({ ...paidUser, ...change }, { withdrawalConditions: { ...none, [condition]: true } })).toBe(expected);
  expect(withdrawalObstacle({ ...paidUser, ...change }, { withdrawalConditions: none })).toBeNull();
});

it.each([
  [100, 2, 199.99, "wager"],
  [100, 2, 200, null],
  [0, 5, 0, null],
  [100, 0, 0, null],
])(
  "with %d deposited, to be wagered %d times and %d spent, answers %j (C-5.57, C-6.14)",
  (totalDeposit, wager, totalSpend, expected) => {
    const conditions = { ...all, kyc: false, emailVerification: false, deposit: false, wager };
    expect(withdrawalObstacle({ ...paidUser, totalDeposit, totalSpend }, { withdrawalConditions: conditions })).toBe(expected);
  },
);

it("is open to who never deposited, where they may use the form (C-1.13, C-6.15)", () => {
  expect(at({ depositCount: 0 }, { showFormForNonDepositors: true })).toBeNull();
  expect(at({ depositCount: 1 }, { showFormForNonDepositors: true })).toBe("kyc");
});

it("asks at first for documents alone, of those who deposited (C-5.56, D-09)", () => {
  const settings = z.parse(siteSettings, {});
  expect(settings.withdrawalConditions).toEqual({
    showFormForNonDepositors: true,
    kyc: true,
    emailVerification: false,
    deposit: false,
    wager: 0,
  });
  expect(settings.wagerMultiplier).toBe(1); // L-9.33
});

const bonus = { bonusId: 1, wagerLeft: 320, amountToWager: 800 };

it.each([
  ["wincraft", 300, 120, 1, 180],
  ["wincraft", 300, 120, 2.5, 630],
  ["wincraft", 300, 900, 1, 0],
  ["default", 300, 120, 1, 320],
  ["lulu", 300, 120, 9, 320],
] as const)(
  "under %s, %d deposited and %d spent at %d times leave %d to wager (L-5.24, L-9.33)",
  (theme, totalDeposit, totalSpend, wagerMultiplier, left) => {
    expect(wagerLeft({ totalDeposit, totalSpend, activeBonus: bonus }, theme, { wagerMultiplier })).toBe(left);
  },
);

it("leaves nothing to wager without a bonus (L-5.24)", () => {
  expect(wagerLeft({ ...paidUser, activeBonus: null }, "default", { wagerMultiplier: 1 })).toBe(0);
});
