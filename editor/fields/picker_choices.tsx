import type { TFunction } from "i18next";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getAllGames, getAllSubCategories, getGameProvider } from "../../schemas/api/games";
import { listPages } from "../../schemas/api/pages";
import { listPromotions } from "../../schemas/api/backoffice_promotions";
import type { Promotion } from "../../schemas/api/promotions";
import { type Language, type Text, textIn } from "../../schemas/text";
import type { Api } from "../../src/api/api";
import { pictureSource } from "../../src/ui/picture_source";
import type { Choice } from "./choice";
import css from "./Combo.module.css";
import { useFieldServices } from "./field_context";

export type PickerKind = "page" | "game" | "provider" | "category" | "promotion" | "bonus";

interface Asked {
  api: Api;
  language: Language;
  search: string;
  t: TFunction;
  signal?: AbortSignal | undefined;
}

/** A title as pages have it: a text, or a plain string. */
const titleIn = (title: unknown, language: Language) =>
  typeof title === "string" ? title : textIn((title ?? {}) as Text, language);

export const promotionName = ({ banner, bonusId }: Promotion, language: Language) =>
  textIn(banner.bannerTitle, language) || banner.bannerKey || String(bonusId);

const withState = (t: TFunction, detail: string, { isClosed }: Promotion) =>
  isClosed ? `${detail}, ${t("fields.promotion_closed")}` : detail;

const picture = (src: string) => <img className={css.picture} {...pictureSource(src)} sizes="32px" alt="" />;

const sources: Record<PickerKind, (asked: Asked) => Promise<Choice[]>> = {
  async page({ api, language, signal }) {
    const { pages } = await api.call(listPages, {}, signal);
    return pages.map(({ id, title, route }) => ({ value: id, label: titleIn(title, language) || id, detail: route }));
  },
  async game({ api, search, signal }) {
    const { categoryGames } = await api.call(getAllGames, { query: { search, limit: 50 } }, signal);
    return categoryGames.rows.map(({ identifier, name, providerName, thumbnailUrl }) => ({
      value: identifier,
      label: name,
      detail: providerName,
      mark: picture(thumbnailUrl),
    }));
  },
  async provider({ api, search, signal }) {
    const { providers } = await api.call(getGameProvider, { query: { search } }, signal);
    return providers.rows.map(({ master_casino_provider_id, name, gameCount }) => ({
      value: master_casino_provider_id,
      label: name,
      detail: String(gameCount),
    }));
  },
  async category({ api, language, signal }) {
    const { casinoSubCategories } = await api.call(getAllSubCategories, { query: {} }, signal);
    return casinoSubCategories.rows.map(({ slug, name, topCategorySlug }) => ({
      value: slug,
      label: textIn(name, language) || slug,
      detail: `${topCategorySlug}/${slug}`,
    }));
  },
  async promotion({ api, language, t, signal }) {
    const { promotions } = await api.call(listPromotions, {}, signal);
    return promotions.flatMap((promotion) => {
      const key = promotion.banner.bannerKey;
      return key ? [{ value: key, label: promotionName(promotion, language), detail: withState(t, key, promotion) }] : [];
    });
  },
  async bonus({ api, language, t, signal }) {
    const { promotions } = await api.call(listPromotions, {}, signal);
    return promotions.map((promotion) => ({
      value: String(promotion.bonusId),
      label: promotionName(promotion, language),
      detail: withState(t, promotion.bonusType, promotion),
    }));
  },
};

/** Those whose list is too long to be fetched whole. */
export const isSearched = (kind: PickerKind) => kind === "game" || kind === "provider";

/** What a picker offers, from the API; kept for a minute and while another search is under way. */
export function useChoices(kind: PickerKind, search: string, isWanted = true) {
  const { api, language, t } = useFieldServices();
  const asked = isSearched(kind) ? search : "";
  return useQuery({
    queryKey: ["picker", kind, asked, language],
    queryFn: ({ signal }) => sources[kind]({ api, language, search: asked, t, signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
