import { expect, it } from "vitest";
import type { Promotion } from "../../schemas/api/promotions";
import { isEmptyBanner, resolveBanner } from "./resolve_banner";

const promotion = {
  banner: {
    bannerKey: "spins",
    bannerTitle: { en: "40 spins" },
    bannerCtaText: { en: "See offer" },
    bannerImageUrl: { src: "/a.avif" },
  },
};
const promotions = [promotion as unknown as Promotion]; // the rest of a promotion is not looked at

it("takes what the promotion says (L-3.16)", () => {
  expect(resolveBanner({ bannerKey: "spins" }, promotions)).toEqual({ ...promotion.banner, bannerCtaLink: "/promotions/spins" });
});

it("lets what is in the banner win, and takes empty fields for missing ones", () => {
  const banner = {
    bannerKey: "spins",
    bannerTitle: { de: "Nur hier" },
    bannerCtaText: { en: "" },
    bannerCtaLink: "",
    bannerImageUrl: { src: "" },
  };
  expect(resolveBanner(banner, promotions)).toEqual({
    bannerKey: "spins",
    bannerTitle: { de: "Nur hier" },
    bannerCtaText: { en: "See offer" },
    bannerCtaLink: "/promotions/spins",
    bannerImageUrl: { src: "/a.avif" },
  });
});

it("shows what it says itself when its promotion is not for this visitor", () => {
  const banner = { bannerKey: "gone", bannerTitle: { en: "Still here" } };
  expect(resolveBanner(banner, promotions)).toBe(banner);
});

it("has nothing to show without words and pictures", () => {
  expect(isEmptyBanner({ bannerKey: "gone", bannerCtaLink: "/x", bannerTitle: { en: "" } })).toBe(true);
  expect(isEmptyBanner({ bannerImageUrl: { src: "/a.avif" } })).toBe(false);
});
