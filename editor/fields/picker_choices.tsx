import type { TFunction } from "i18next";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { type Game, getAllGames, getAllSubCategories, getGameProvider, getTopCategories } from "../../schemas/api/games";
import { getJackpots } from "../../schemas/api/jackpots";
import { listNameableMethods } from "../../schemas/api/payments/office/methods";
import { listPages } from "../../schemas/api/pages";
import { listPromotions } from "../../schemas/api/backoffice_promotions";
import type { Promotion } from "../../schemas/api/promotions";
import { getTournamentActivities } from "../../schemas/api/tournaments";
import type { ReferenceKind } from "../../schemas/reference";
import { type Language, type Text, textIn } from "../../schemas/text";
import type { Api } from "../../src/kit/api/api";
import { isCopied, purposeOf } from "../../src/layout/page_use";
import { pictureSource } from "../../src/kit/ui/picture_source";
import type { Choice } from "./choice";
import css from "./Combo.module.css";
import { useFieldServices } from "./field_context";
import { MethodMark } from "./MethodMark";
import { editorLocale } from "../words/editor_locale";

export type PickerKind = "page" | ReferenceKind;

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

/** Of a studio or a payment method it is a logo, which is shown whole. */
export const picture = (src: string, kind?: PickerKind) => (
  <img
    className={kind === "provider" || kind === "payment_method" || kind === "payout_method" ? css.logo : css.picture}
    {...pictureSource(src)}
    sizes="32px"
    alt=""
  />
);

export const gameChoice = ({ identifier, name, providerName, thumbnailUrl }: Game): Choice => ({
  value: identifier,
  label: name,
  detail: providerName,
  mark: picture(thumbnailUrl),
});

const pictureOf = ({ banner }: Promotion) => {
  const src = banner.bannerSmallImageUrl?.src || banner.bannerImageUrl?.src;
  return src ? { mark: picture(src) } : {};
};

const sources: Record<PickerKind, (asked: Asked) => Promise<Choice[]>> = {
  async page({ api, language, t, signal }) {
    const { pages } = await api.call(listPages, {}, signal);
    const shown = pages.filter((page) => !isCopied(page));
    return shown.map(({ id, title, route }) => ({
      value: id,
      label: titleIn(title, language) || id,
      detail: purposeOf({ route }) === null ? route : t("reuse.kind.shared"),
    }));
  },
  async game({ api, search, signal }) {
    const { categoryGames } = await api.call(getAllGames, { query: { search, limit: 50, countryCheck: "false" } }, signal);
    return categoryGames.rows.map(gameChoice);
  },
  async provider({ api, search, signal }) {
    const { providers } = await api.call(getGameProvider, { query: { search } }, signal);
    return providers.rows.map(({ master_casino_provider_id, name, gameCount, thumbnail_url }) => ({
      value: master_casino_provider_id,
      label: name,
      detail: String(gameCount),
      mark: picture(thumbnail_url, "provider"),
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
  async top_category({ api, language, signal }) {
    const { topCategories } = await api.call(getTopCategories, {}, signal);
    return topCategories.map(({ slug, name }) => ({ value: slug, label: textIn(name, language) || slug, detail: slug }));
  },
  async tournament({ api, language, t, signal }) {
    const { tournaments } = await api.call(getTournamentActivities, { query: { limit: 200 } }, signal);
    return tournaments.rows.map(({ tournamentItemId, content, image, startAt, status }) => ({
      value: String(tournamentItemId),
      label: textIn(content.name, language) || String(tournamentItemId),
      detail: [dayOf(startAt, language), status === "FINISHED" && t("fields.tournament_over")].filter(Boolean).join(", "),
      mark: picture(image),
    }));
  },
  async jackpot({ api, language, signal }) {
    const { jackpots } = await api.call(getJackpots, { query: { games: 0, wins: 0 } }, signal);
    return jackpots.map(({ key, name, currencyCode }) => ({
      value: key,
      label: textIn(name, language) || key,
      detail: currencyCode,
    }));
  },
  payment_method: (asked) => methodChoices(asked, ({ paysIn }) => paysIn),
  payout_method: (asked) => methodChoices(asked, ({ paysOut }) => paysOut),
  async promotion({ api, language, t, signal }) {
    const { promotions } = await api.call(listPromotions, {}, signal);
    return promotions.flatMap((promotion) => {
      const key = promotion.banner.bannerKey;
      const label = promotionName(promotion, language);
      return key ? [{ value: key, label, detail: withState(t, key, promotion), ...pictureOf(promotion) }] : [];
    });
  },
  async bonus({ api, language, t, signal }) {
    const { promotions } = await api.call(listPromotions, {}, signal);
    return promotions.map((promotion) => ({
      value: String(promotion.bonusId),
      label: promotionName(promotion, language),
      detail: withState(t, promotion.bonusType, promotion),
      ...pictureOf(promotion),
    }));
  },
};

/** The first few of a long list of codes. */
const some = (codes: readonly string[]) =>
  codes.length > 3 ? `${codes.slice(0, 2).join(" ")} +${codes.length - 2}` : codes.join(" ");

const dayOf = (at: string, language: Language) =>
  new Intl.DateTimeFormat(editorLocale(language), { dateStyle: "medium" }).format(new Date(at));

/** The parameters of routes that stand for one: a page about whatever its address says. */
const parameters: Partial<Record<PickerKind, string>> = {
  game: ":game",
  provider: ":providerId",
  category: ":subCategorySlug",
  top_category: ":topCategorySlug",
  promotion: ":bannerKey",
};

/** What stands for whatever the address says; null where a kind has nothing like it. */
export function parameterChoice(kind: PickerKind, t: TFunction, value = parameters[kind]): Choice | null {
  return value === undefined ? null : { value, label: t("fields.from_address"), detail: value };
}

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

type Nameable = z.output<typeof listNameableMethods.answer>["methods"][number];

/** The methods that go the wanted way. */
async function methodChoices({ api, language, t, signal }: Asked, isWanted: (method: Nameable) => boolean): Promise<Choice[]> {
  const { methods } = await api.call(listNameableMethods, {}, signal);
  return methods
    .filter(isWanted)
    .map(({ methodId, title, countries, currencies, picture: logo, family, paysIn, paysOut, state }) => ({
      value: methodId,
      label: textIn(title, language) || methodId,
      detail: [
        state === "closed" && t("fields.payment_method.off"),
        !paysOut && t("fields.payment_method.in_only"),
        !paysIn && t("fields.payment_method.out_only"),
        some(countries.length > 0 ? countries : currencies),
      ]
        .filter(Boolean)
        .join(", "),
      mark: logo ? picture(logo, "payment_method") : <MethodMark family={family} />,
    }));
}
