import { getAllBonus } from "../../schemas/api/promotions";
import type { Banner } from "../../schemas/banner";
import type { QueryContext } from "../../src/kit/api/section_query";

type Api = Pick<QueryContext, "api">;

/** The promotions that banners name, each asked for once; nothing where they name none. */
export function bannerQueries(banners: readonly Banner[], context: Api) {
  const keys = keysOf(banners);
  return keys.length > 0 ? [promotionsQuery(keys, context)] : [];
}

/** Promotions by their keys, as one query however many they are. */
export const promotionsQuery = (keys: readonly string[], { api }: Api) => ({
  queryKey: [getAllBonus.path, "keys", keys],
  async queryFn({ signal }: { signal?: AbortSignal } = {}) {
    const answers = await Promise.all(keys.map((bannerKey) => api.call(getAllBonus, { query: { bannerKey } }, signal)));
    return answers.flatMap(({ bonus }) => bonus.rows);
  },
});

export const keysOf = (banners: readonly Banner[]) => [...new Set(banners.flatMap(({ bannerKey }) => bannerKey || []))];
