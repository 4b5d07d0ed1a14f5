import { useQueries } from "@tanstack/react-query";
import type { Banner } from "../../schemas/banner";
import { useQueryContext } from "../../src/session/hooks";
import { bannerQueries } from "./banner_queries";
import { isEmptyBanner, resolveBanner } from "./resolve_banner";

export interface ResolvedBanners {
  /** Those that have something to show, in their order. */
  banners: Banner[];
  isPending: boolean;
}

/** Banners with what their promotions say. One whose promotion is not for this visitor shows what it says itself. */
export function useBanners(given: readonly Banner[]): ResolvedBanners {
  const context = useQueryContext();
  const answers = useQueries({ queries: bannerQueries(given, context) });
  const promotions = answers.flatMap(({ data }) => data?.bonus.rows ?? []);
  return {
    banners: given.map((banner) => resolveBanner(banner, promotions)).filter((banner) => !isEmptyBanner(banner)),
    isPending: answers.some(({ isPending }) => isPending),
  };
}
