import { useQuery } from "@tanstack/react-query";
import type { Banner } from "../../schemas/banner";
import { useQueryContext } from "../../src/kit/session/hooks";
import { keysOf, promotionsQuery } from "./banner_queries";
import { isEmptyBanner, resolveBanner } from "./resolve_banner";

export interface ResolvedBanners {
  /** Those that have something to show, in their order. */
  banners: Banner[];
  isPending: boolean;
}

/** Banners with what their promotions say. One whose promotion is not for this visitor shows what it says itself. */
export function useBanners(given: readonly Banner[]): ResolvedBanners {
  const context = useQueryContext();
  const keys = keysOf(given);
  const isNamed = keys.length > 0;
  const { data = [], isPending } = useQuery({ ...promotionsQuery(keys, context), enabled: isNamed });
  return {
    banners: given.map((banner) => resolveBanner(banner, data)).filter((banner) => !isEmptyBanner(banner)),
    isPending: isNamed && isPending,
  };
}
