import { dryRunPromotion } from "../../../schemas/api/promotions_desk";
import { formatNumber } from "../../../src/kit/ui/format";
import { useDesk } from "../desk_place";
import { DryRunHead, useDryRun } from "../drafts/DryRunHead";
import css from "../list/list.module.css";
import { exactMoment, moneyIn } from "../list/words";
import own from "./Promotion.module.css";

/** Yesterday's players, put through what is edited: nothing is given. */
export function TryTab({ promotionId, content }: { promotionId: number; content: Record<string, unknown> }) {
  const { t, api, language } = useDesk();
  const dryRun = useDryRun(content, (body) => api.call(dryRunPromotion, { params: { promotionId }, body: { content: body } }));
  const { run, baseCurrency = "EUR" } = dryRun.run ?? {};
  const count = (number: number) => formatNumber(number, language);
  const money = (amount: number) => moneyIn(amount, baseCurrency, language);
  const width = (people: number) => ({ width: `${run && people > 0 ? Math.max(1, (people * 100) / run.people) : 0}%` });
  return (
    <div className={css.cards}>
      <section className={`${css.card} ${css.form}`}>
        <DryRunHead topic="promotion" dryRun={dryRun} />
        {run && (
          <ol className={own.steps} aria-label={t("promotion.try.title")}>
            <li>
              <span>
                {t("promotion.try.people")}
                <small>{exactMoment(run.from, language)}</small>
              </span>
              <span className={own.bar} style={width(run.people)} aria-hidden="true" />
              <output>{count(run.people)}</output>
            </li>
            {run.steps
              .filter(({ people }) => people > 0)
              .map(({ rule, people, left }) => (
                <li key={rule}>
                  <span>
                    {t(`promotion.try.rule.${rule}`)}
                    <small>{t("promotion.try.out", { count: people })}</small>
                  </span>
                  <span className={own.bar} style={width(left)} aria-hidden="true" />
                  <output>{count(left)}</output>
                </li>
              ))}
            <li>
              <b>{t("promotion.try.offered")}</b>
              <span className={own.bar} data-strong="true" style={width(run.offered)} aria-hidden="true" />
              <output>{count(run.offered)}</output>
            </li>
            <li>
              <span>
                {t("promotion.try.would_get")}
                <small>{t("promotion.try.would_get_why")}</small>
              </span>
              <span className={own.bar} data-strong="true" style={width(run.wouldGet)} aria-hidden="true" />
              <output>{count(run.wouldGet)}</output>
            </li>
          </ol>
        )}
      </section>
      {run && (
        <section className={`${css.card} ${css.form}`} aria-live="polite">
          <h2>{t("promotion.try.cost")}</h2>
          <p className={own.cost}>{run.expected === null ? money(run.most) : money(run.expected)}</p>
          <p className={css.plain}>
            {run.expected === null
              ? t("promotion.try.most_only")
              : t("promotion.try.expected", { most: money(run.most), count: run.basedOn })}
          </p>
          {run.top.length > 0 && (
            <>
              <h2>{t("promotion.try.top")}</h2>
              <table className={css.t}>
                <caption className="visually-hidden">{t("promotion.try.top")}</caption>
                <tbody>
                  {run.top.map(({ userId, name, countryCode, amount }) => (
                    <tr key={userId}>
                      <td>
                        {name} {countryCode}
                      </td>
                      <td className={css.number}>{money(amount)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )}
        </section>
      )}
    </div>
  );
}
