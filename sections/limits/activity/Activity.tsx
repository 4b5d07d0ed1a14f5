import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { type Activity as Shown, type ActivityPeriod, activityPeriods, type ActivityRow } from "../../../schemas/api/activity";
import { type Language, localeOf } from "../../../schemas/language";
import { useApi, useLanguage, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { formatUnit } from "../../../src/kit/ui/format";
import { useFrame } from "../../../src/kit/ui/frame";
import { Download } from "../../../src/kit/ui/icons";
import { Money } from "../../../src/kit/ui/Money";
import type { SectionProps } from "../../define_section";
import { LimitsPending } from "../LimitCard";
import css from "./Activity.module.css";
import { activityCsv } from "./activity_csv";
import { barsOf, heightOf } from "./bars";
import { activityQuery } from "./queries";
import type { Props } from "./schema";

/** What somebody paid in and out, bet and won, drawn and as a table. */
export function Activity({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const { session } = useViewer();
  const [period, setPeriod] = useState<ActivityPeriod>(props.period);
  const activity = useQuery({
    ...activityQuery(period, { api: useApi() }),
    enabled: session === "user",
    placeholderData: keepPreviousData,
  });
  if (session === "guest") return <section {...root} hidden />;
  return (
    <section {...root} className={css.activity} aria-busy={activity.isFetching}>
      <header className={css.head}>
        <div>
          <h2>{text(props.title) || t("limits.activity.title")}</h2>
          <p>{t("limits.activity.text")}</p>
        </div>
        <div className={css.periods} role="group" aria-label={t("limits.activity.period")}>
          {activityPeriods.map((each) => (
            <button key={each} type="button" aria-pressed={each === period} onClick={() => setPeriod(each)}>
              {t(`limits.activity.periods.${each}`)}
            </button>
          ))}
        </div>
      </header>
      {activity.data ? (
        <Figures activity={activity.data} />
      ) : (
        <LimitsPending isError={activity.isError} onRetry={() => void activity.refetch()} />
      )}
    </section>
  );
}

function Figures({ activity }: { activity: Shown }) {
  const t = useT();
  const language = useLanguage();
  const money = { currency: activity.currency, language };
  const { deposits, withdrawals, net, minutes } = activity.total;
  return (
    <>
      <dl className={css.totals}>
        <div>
          <dt data-mark="deposits">{t("limits.activity.deposits")}</dt>
          <dd>
            <Money amount={deposits} {...money} />
          </dd>
        </div>
        <div>
          <dt data-mark="withdrawals">{t("limits.activity.withdrawals")}</dt>
          <dd>
            <Money amount={withdrawals} {...money} />
          </dd>
        </div>
        <div>
          <dt data-mark="net">{t("limits.activity.net")}</dt>
          <dd>
            <Money amount={net} {...money} isResult />
          </dd>
        </div>
        <div>
          <dt>{t("limits.activity.time")}</dt>
          <dd>{formatUnit(Math.round(minutes / 6) / 10, "hour", { language, width: "narrow" })}</dd>
        </div>
      </dl>
      <Drawing activity={activity} />
      <Table activity={activity} />
    </>
  );
}

/** The newest on the right; arrow keys walk through the bars, and what one holds is said below. */
function Drawing({ activity }: { activity: Shown }) {
  const t = useT();
  const language = useLanguage();
  const { period, rows, currency } = activity;
  const [chosen, setChosen] = useState<number | null>(null);
  const last = rows.length - 1;
  const at = Math.min(chosen ?? last, last);
  const row = rows[at];
  const bars = barsOf(rows);
  const top = heightOf(rows);
  const money = { currency, language };

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, to));
    setChosen(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  }

  return (
    <div className={css.card}>
      <ul className={css.legend} aria-hidden="true">
        {(["deposits", "withdrawals", "net"] as const).map((name) => (
          <li key={name} data-mark={name}>
            {t(`limits.activity.${name}`)}
          </li>
        ))}
      </ul>
      <div className={css.scroll}>
        <div className={css.bars} role="group" aria-label={t("limits.activity.drawing")} onKeyDown={handleKeyDown}>
          {rows.map((each, index) => {
            const bar = bars[index];
            return (
              <button
                key={each.from}
                type="button"
                tabIndex={index === at ? 0 : -1}
                aria-pressed={index === at}
                aria-label={spanOf(each, period, language)}
                onClick={() => setChosen(index)}
                onFocus={() => setChosen(index)}
              >
                <span className={css.up} aria-hidden="true">
                  <span data-mark="deposits" style={{ height: `${(bar?.deposits ?? 0) * 100}%` }} />
                  <span data-mark="withdrawals" style={{ height: `${(bar?.withdrawals ?? 0) * 100}%` }} />
                </span>
                <span className={css.down} aria-hidden="true" />
                <span className={css.net} style={{ top: `${50 - (bar?.net ?? 0) * 50}%` }} aria-hidden="true" />
              </button>
            );
          })}
        </div>
      </div>
      <p className={css.scale} aria-hidden="true">
        ± <Money amount={top} {...money} />
      </p>
      {row && (
        <p className={css.tip} role="status">
          <strong>{spanOf(row, period, language)}</strong>{" "}
          <span>
            {t("limits.activity.deposits")} <Money amount={row.deposits} {...money} />
          </span>{" "}
          <span>
            {t("limits.activity.withdrawals")} <Money amount={row.withdrawals} {...money} />
          </span>{" "}
          <span>
            {t("limits.activity.net")} <Money amount={row.net} {...money} isResult />
          </span>
        </p>
      )}
    </div>
  );
}

const amounts = ["deposits", "withdrawals", "net", "bets", "wins"] as const;

function Table({ activity }: { activity: Shown }) {
  const t = useT();
  const language = useLanguage();
  const frame = useFrame();
  const { period } = activity;
  const money = { currency: activity.currency, language };

  function save() {
    if (!frame) return;
    const link = frame.document.createElement("a");
    const url = URL.createObjectURL(new Blob([activityCsv(activity)], { type: "text/csv" }));
    link.href = url;
    link.download = `activity-${period}.csv`;
    link.click();
    frame.window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  return (
    <div className={css.card}>
      <div className={css.tableHead}>
        <h3>{t("limits.activity.table")}</h3>
        <Button size="small" onClick={save}>
          <Download size={18} aria-hidden="true" />
          CSV
        </Button>
      </div>
      <div className={css.scroll} role="region" aria-label={t("limits.activity.table")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(`limits.activity.periods.${period}`)}</th>
              {amounts.map((name) => (
                <th key={name} scope="col">
                  {t(`limits.activity.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {activity.rows.toReversed().map((row) => (
              <tr key={row.from}>
                <th scope="row">{spanOf(row, period, language)}</th>
                {amounts.map((name) => (
                  <td key={name}>
                    <Money amount={row[name]} {...money} isResult={name === "net"} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** "22 Nov", "16 – 22 Nov", "November 2026", "2026": days of a calendar, whatever zone the browser is in. */
function spanOf({ from, to }: Pick<ActivityRow, "from" | "to">, period: ActivityPeriod, language: Language): string {
  const options: Record<ActivityPeriod, Intl.DateTimeFormatOptions> = {
    day: { day: "numeric", month: "short" },
    week: { day: "numeric", month: "short" },
    month: { month: "long", year: "numeric" },
    always: { year: "numeric" },
  };
  const format = new Intl.DateTimeFormat(localeOf(language), { ...options[period], timeZone: "UTC" });
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  // the server's spaces are not every browser's, and the two must write the same
  return period === "week" ? format.formatRange(at(from), at(to)).replaceAll(/\s/g, " ") : format.format(at(from));
}
