import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getAllGames, getAllSubCategories, getGameProvider } from "../../schemas/api/games";
import { listPages } from "../../schemas/api/pages";
import { getAllBonus } from "../../schemas/api/promotions";
import { type Language, type Text, textIn } from "../../schemas/text";
import type { Api } from "../../src/api/api";
import { pictureSource } from "../../src/ui/picture_source";
import type { Choice } from "./Combo";
import css from "./Combo.module.css";
import { useFieldServices } from "./field_context";

export type PickerKind = "page" | "game" | "provider" | "category" | "promotion" | "bonus";

interface Asked {
  api: Api;
  language: Language;
  search: string;
  signal?: AbortSignal | undefined;
}

/** A title as pages have it: a text, or a plain string. */
const titleIn = (title: unknown, language: Language) =>
  typeof title === "string" ? title : textIn((title ?? {}) as Text, language);

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
  async promotion({ api, language, signal }) {
    const { bonus } = await api.call(getAllBonus, { query: { limit: 200 } }, signal);
    return bonus.rows.flatMap(({ banner }) =>
      banner.bannerKey
        ? [{ value: banner.bannerKey, label: textIn(banner.bannerTitle, language) || banner.bannerKey, detail: banner.bannerKey }]
        : [],
    );
  },
  async bonus({ api, language, signal }) {
    const { bonus } = await api.call(getAllBonus, { query: { limit: 200 } }, signal);
    return bonus.rows.map(({ bonusId, bonusType, banner }) => ({
      value: String(bonusId),
      label: textIn(banner.bannerTitle, language) || String(bonusId),
      detail: bonusType,
    }));
  },
};

/** Those whose list is too long to be fetched whole. */
export const isSearched = (kind: PickerKind) => kind === "game" || kind === "provider";

/** What a picker offers, from the API; kept for a minute and while another search is under way. */
export function useChoices(kind: PickerKind, search: string, isWanted = true) {
  const { api, language } = useFieldServices();
  const asked = isSearched(kind) ? search : "";
  return useQuery({
    queryKey: ["picker", kind, asked, language],
    queryFn: ({ signal }) => sources[kind]({ api, language, search: asked, signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
