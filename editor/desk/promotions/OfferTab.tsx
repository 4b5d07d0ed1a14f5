import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getAllGames } from "../../../schemas/api/games";
import { gamesNamedIn } from "../../../schemas/offer_terms";
import { promotionContent, type PromotionRules } from "../../../schemas/promotion_content";
import { textIn } from "../../../schemas/text";
import { exampleOf, keyTerms } from "../../../src/features/rewards/rewards/key_terms";
import { loadAllSiteWords } from "../../words/load_site_words";
import { getIn } from "../../core/set_in";
import { isRecord } from "../../explain/field_props";
import { promotionForm } from "../../explain/field_words";
import { Segments } from "../../parts/Segments";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import type { PartProps } from "./part_props";
import { DraftFields, type DraftFieldsProps } from "../drafts/DraftFields";
import drafts from "../drafts/drafts.module.css";
import own from "./Promotion.module.css";
import { givesFields, type Kind, kinds, ofKind, oftenFields, placeFields, playFields } from "./promotion_fields";
import { termsOf } from "./promotion_terms";

/** What one gets, what one does for it, how often; beside it the box that players read. */
export function OfferTab({ page, draft, issues, contentLanguage }: PartProps) {
  const { t } = useDesk();
  const { content } = draft;
  const rules = content["rules"];
  const kind = (isRecord(rules) ? String(getIn(rules, ["gives", "kind"])) : "nothing") as Kind;
  const times = Number(getIn(rules, ["wager", "times"]) ?? 0);
  const capped = page.caps.filter((cap) => cap.times < times);
  return (
    <div className={css.cards}>
      <section className={`${css.card} ${drafts.form}`}>
        <h2>{t("promotion.part.gets")}</h2>
        <Segments
          label={t("promotion.part.gets")}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`promotion.kind.${value}`) }))}
          onChange={(next) => draft.replace(ofKind(next, content))}
        />
        <Part draft={draft} issues={issues} path={["rules", "gives"]} fields={givesFields(page.currencies)[kind] ?? {}} />
        {isRecord(rules) && (
          <>
            <h2>{t("promotion.part.does")}</h2>
            <Part draft={draft} issues={issues} path={["rules"]} fields={playFields(page.currencies)} />
            {capped.map(({ market, times: most }) => (
              <p key={market} className={drafts.law}>
                {t("promotion.cap", { market: t(`settings.options.market.${market}`, { defaultValue: market }), times: most })}
              </p>
            ))}
            <h2>{t("promotion.part.often")}</h2>
            <Part draft={draft} issues={issues} path={["rules"]} fields={oftenFields} />
          </>
        )}
        <h2>{t("promotion.part.place")}</h2>
        <Part draft={draft} issues={issues} path={[]} fields={placeFields} />
      </section>
      <Preview content={content} contentLanguage={contentLanguage} />
    </div>
  );
}

/** Some of the fields of a promotion. */
export const Part = (props: Omit<DraftFieldsProps, "form">) => <DraftFields form={promotionForm} {...props} />;

/** What the games that an offer names are called, from the catalogue; by what they are named until that is known. */
function useGameNames(rules: PromotionRules | null): (game: string) => string {
  const { api } = useDesk();
  const games = rules ? gamesNamedIn(rules) : [];
  const { data } = useQuery({
    ...api.query(getAllGames, { query: { gameCodes: games.join(","), limit: 200 } }),
    enabled: games.length > 0,
    placeholderData: keepPreviousData,
  });
  const names = new Map(data?.categoryGames.rows.map(({ identifier, name }) => [identifier, name]));
  return (game) => names.get(game) ?? game;
}

/** The key terms as players read them: made of the form, in each language, and nothing can be typed over. */
function Preview({ content, contentLanguage: language }: { content: unknown; contentLanguage: PartProps["contentLanguage"] }) {
  const { t } = useDesk();
  const { data: words } = useQuery({
    queryKey: ["player words", language],
    queryFn: () => loadAllSiteWords(language),
    staleTime: Infinity,
  });
  const parsed = promotionContent.safeParse(content);
  const offer = parsed.success ? parsed.data : null;
  const gameName = useGameNames(offer?.rules ?? null);
  const terms = offer?.rules && termsOf(offer.rules, gameName);
  return (
    <section className={`${css.card} ${own.preview}`} aria-labelledby="promotion-preview">
      <h2 id="promotion-preview">{t("promotion.preview.title")}</h2>
      {!offer && <p className={css.plain}>{t("promotion.preview.not_valid")}</p>}
      {offer && (
        <div lang={language}>
          <b className={own.title}>{textIn(offer.banner.bannerTitle, language)}</b>
          {terms && words && (
            <>
              <dl className={own.terms}>
                {keyTerms(terms, offer, { t: words, language }).map(({ key, name, value }) => (
                  <div key={key}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <p className={css.plain}>{exampleOf(terms, { t: words, language })}</p>
            </>
          )}
          {!offer.rules && <p className={css.plain}>{t("promotion.preview.nothing")}</p>}
        </div>
      )}
      <p className={css.plain}>{t("promotion.preview.lock")}</p>
    </section>
  );
}
