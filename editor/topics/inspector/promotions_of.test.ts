import { describe, expect, it } from "vitest";
import type { Promotion } from "../../../schemas/api/promotions";
import { evaluateRules } from "../../../src/layout/evaluate";
import { section } from "../../testing/build";
import { defaultPersona, viewerOf } from "../../workplace/persona/persona";
import { promotionsOf, rulesOfPromotion } from "./promotions_of";

const promotion = (bannerKey: string, rest: Partial<Promotion> = {}): Promotion => ({
  bonusId: 1,
  bonusType: "deposit",
  autoPayoutDays: 0,
  banner: { bannerKey },
  startAt: null,
  endAt: null,
  validOnDays: [],
  startTime: null,
  endTime: null,
  isSpecial: false,
  isClosed: false,
  currency: {},
  ...rest,
});
const all = [promotion("reload"), promotion("spins", { bonusType: "freespins" }), promotion("slow", { autoPayoutDays: 7 })];
const keys = (type: string, props: Record<string, unknown>) =>
  promotionsOf({ ...section(`${type}#a`), props }, all).map(({ banner }) => banner.bannerKey);

it.each([
  ["those that its banners name", "banner_carousel", { banners: [{ bannerKey: "spins" }] }, ["spins"]],
  ["those of its kinds", "promotion_list", { bonusTypes: ["freespins"] }, ["spins"]],
  ["all that the plain list has, without a kind", "promotion_list", {}, ["reload", "spins"]],
  ["none", "blank", {}, []],
])("a section shows %s", (_, type, props, expected) => {
  expect(keys(type, props)).toEqual(expected);
});

describe("a promotion's own rules", () => {
  const now = "2026-11-26T11:04:00.000Z"; // a Thursday
  const isShown = (one: Promotion, country: string) =>
    rulesOfPromotion(one).every(
      (rules) => evaluateRules(rules, viewerOf({ ...defaultPersona, country }, now)).verdict === "shown",
    );

  it.each([
    ["its countries", promotion("a", { banner: { bannerContentSettings: { restrictedCountries: ["NO"] } } })],
    ["its end", promotion("a", { endAt: "2026-01-01T00:00:00.000Z" })],
    ["its days", promotion("a", { validOnDays: ["friday"] })],
    ["being closed", promotion("a", { isClosed: true })],
  ])("hide it by %s", (_, one) => {
    expect(isShown(one, "NO")).toBe(false);
  });

  it("show it to everybody where there are none", () => {
    expect(isShown(promotion("a"), "NO")).toBe(true);
  });
});
