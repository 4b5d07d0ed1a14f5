import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listDeskPromotions, promotionStates, type PromotionLine } from "../../../schemas/api/promotions_desk";
import { textIn } from "../../../schemas/text";
import { formatNumber } from "../../../src/ui/format";
import { Button } from "../../parts/Button";
import { SearchField } from "../../parts/SearchField";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { NotYet } from "../frame/NotYet";
import { FilterChoice } from "../list/filters";
import css from "../list/list.module.css";
import { Chip } from "../list/parts";
import { useSearch } from "../list/use_search";
import { ViewHead } from "../list/ViewHead";
import { exactMoment, moneyIn } from "../list/words";
import { NewPromotion } from "./NewPromotion";
import { PromotionPage } from "./PromotionPage";
import { StateChip } from "./StateChip";

/** What players are offered: made, changed, planned and ended here. */
export function Promotions() {
  const address = useDeskAddress();
  const open = Number(address["promotion"]);
  return open > 0 ? <PromotionPage key={open} promotionId={open} /> : <List />;
}

function List() {
  const { t, api, language } = useDesk();
  const address = useDeskAddress();
  const { search, typed, setTyped } = useSearch();
  const [isNew, setIsNew] = useState(false);
  const answer = useQuery(api.query(listDeskPromotions, {}));
  const { promotions: all = [], baseCurrency = "EUR" } = answer.data ?? {};
  const nameOf = ({ title, bannerKey }: PromotionLine) => textIn(title ?? {}, language) || bannerKey;
  const wanted = search.trim().toLocaleLowerCase(language);
  const rows = all.filter(
    (line) =>
      (!address["state"] || line.state === address["state"]) &&
      `${nameOf(line)} ${line.bannerKey}`.toLocaleLowerCase(language).includes(wanted),
  );
  const money = (amount: number) => moneyIn(amount, baseCurrency, language);
  return (
    <>
      <ViewHead title={t("desk.promotions.title")} lead={t("promotion.lead")}>
        <Button look="fill" size="large" onClick={() => setIsNew(true)}>
          {t("promotion.new.verb")}
        </Button>
      </ViewHead>
      {all.length > 0 && (
        <div className={css.tools}>
          <SearchField label={t("promotion.search")} value={typed} onChange={setTyped} />
          <FilterChoice
            name="state"
            label={t("desk.column.state")}
            options={promotionStates.map((state) => [state, t(`promotion.state.${state}`)])}
          />
        </div>
      )}
      <div className={css.list}>
        <NotYet answer={answer} />
        {answer.data && all.length === 0 && (
          <Note title={t("promotion.none")} lead={t("promotion.none_lead")}>
            <Button look="line" onClick={() => setIsNew(true)}>
              {t("promotion.new.verb")}
            </Button>
          </Note>
        )}
        {all.length > 0 && rows.length === 0 && (
          <Note title={t("desk.nothing_found")}>
            <Button
              look="line"
              onClick={() => {
                setTyped("");
                goTo({ desk: "promotions" }, { replace: true });
              }}
            >
              {t("desk.show_all")}
            </Button>
          </Note>
        )}
        {rows.length > 0 && (
          <table className={css.q}>
            <caption className="visually-hidden">{t("desk.promotions.title")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("promotion.column.name")}</th>
                <th scope="col">{t("desk.column.state")}</th>
                <th scope="col" className={css.number}>
                  {t("promotion.column.taken")}
                </th>
                <th scope="col" className={css.number}>
                  {t("promotion.column.given")}
                </th>
                <th scope="col" className={css.number}>
                  {t("promotion.column.paid")}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((line) => {
                const { promotionId, bannerKey, state, bonusType, hasDraft, publishAt, figures, version } = line;
                const to = { desk: "promotions", promotion: String(promotionId) };
                return (
                  <tr key={promotionId} onClick={() => goTo(to)}>
                    <td>
                      <button
                        type="button"
                        className={css.rowLink}
                        onClick={(event) => {
                          event.stopPropagation();
                          goTo(to);
                        }}
                      >
                        {nameOf(line)}
                      </button>
                      <small>
                        {t(`promotion.options.bonusType.${bonusType}`)} · {bannerKey}
                      </small>
                    </td>
                    <td>
                      <StateChip state={state} />{" "}
                      {hasDraft && version > 0 && <Chip tone="warn">{t("promotion.not_published")}</Chip>}
                      {publishAt && <small>{t("promotion.planned_for", { at: exactMoment(publishAt, language) })}</small>}
                    </td>
                    <td className={css.number}>{formatNumber(figures.taken, language)}</td>
                    <td className={css.amount}>{money(figures.given)}</td>
                    <td className={css.amount}>{money(figures.paid)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </div>
      {isNew && <NewPromotion known={all.map(({ bannerKey }) => bannerKey)} onClose={() => setIsNew(false)} />}
    </>
  );
}
