import type { Promotion } from "../../schemas/api/promotions";
import type { Banner } from "../../schemas/banner";

/** A banner with what the promotion of its key says; what stands in the banner itself wins (L-3.16). */
export function resolveBanner(banner: Banner, promotions: readonly Promotion[]): Banner {
  const named = banner.bannerKey ? promotions.find((promotion) => promotion.banner.bannerKey === banner.bannerKey) : undefined;
  if (!named) return banner;
  const own = Object.entries(banner).filter(([, value]) => saysSomething(value));
  return {
    bannerCtaLink: `/promotions/${encodeURIComponent(banner.bannerKey ?? "")}`,
    ...named.banner,
    ...Object.fromEntries(own),
  };
}

/** Neither missing nor an empty text, an empty address or a picture without one. */
function saysSomething(value: unknown): boolean {
  if (value === undefined || value === "") return false;
  if (typeof value !== "object" || value === null) return true;
  return "src" in value ? value.src !== "" : Object.values(value).some(Boolean);
}

/** Whether there is anything to show. */
export const isEmptyBanner = (banner: Banner) =>
  ![
    banner.bannerTitle,
    banner.bannerDescription,
    banner.bannerImageUrl,
    banner.bannerImageForegroundUrl,
    banner.bannerSmallImageUrl,
  ].some(saysSomething);
