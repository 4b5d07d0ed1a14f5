import { getAllBonus } from "../../schemas/api/promotions";
import type { Banner } from "../../schemas/banner";
import type { QueryContext } from "../../src/api/section_query";

/** The promotions that banners name, each asked for once. */
export const bannerQueries = (banners: readonly Banner[], { api }: Pick<QueryContext, "api">) =>
  keysOf(banners).map((bannerKey) => api.query(getAllBonus, { query: { bannerKey } }));

const keysOf = (banners: readonly Banner[]) => [...new Set(banners.flatMap(({ bannerKey }) => bannerKey || []))];
