import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { LevelStep, PointsOfDay } from "../../schemas/api/loyalty";
import { assetRoot } from "../../schemas/asset_root";
import { useApi, useLanguage, useT, useText } from "../../src/kit/session/hooks";
import { Button } from "../../src/kit/ui/Button";
import { EmptyState } from "../../src/kit/ui/EmptyState";
import { formatDate, formatMoney, formatNumber, formatPercent } from "../../src/kit/ui/format";
import { Icon } from "../../src/kit/ui/Icon";
import { Skeleton } from "../../src/kit/ui/Skeleton";
import { useKeptEnd } from "../../src/kit/ui/use_kept_end";
import { firstDays, pointsQuery } from "./loyalty_query";
import { LoyaltyFailed } from "./LoyaltyFailed";
import css from "./Loyalty.module.css";

const allDays = 31;

/** Where points came from, day by day and game by game, and what became of the level. */
export function PointsList() {
  const t = useT();
  const api = useApi();
  const [days, setDays] = useState(firstDays);
  const query = useQuery({ ...pointsQuery({ api }, days), placeholderData: (before) => before });
  const { data } = query;
  const list = useRef<HTMLUListElement>(null);
  const kept = useKeptEnd(list, { offersMore: Boolean(data?.hasMore), shown: data?.rows.length ?? 0 });
  return (
    <div className={css.points}>
      <h3>{t("loyalty.points.title")}</h3>
      {query.isPending && <Skeleton height="180px" />}
      {query.isError && <LoyaltyFailed query={query} />}
      {data && data.rows.length === 0 && data.steps.length === 0 && (
        <EmptyState icon={<Icon name="crown" />} title={t("loyalty.points.none")}>
          {t("loyalty.points.none_text")}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <ul ref={list} className={css.rows} tabIndex={-1}>
          {data.rows.map((row) => (
            <Row key={`${row.date} ${row.game.identifier} ${row.currencyCode}`} row={row} />
          ))}
        </ul>
      )}
      {data?.hasMore && (
        <Button {...kept} busy={query.isPlaceholderData && t("loyalty.loading")} onClick={() => setDays(allDays)}>
          {t("loyalty.points.more", { count: allDays })}
        </Button>
      )}
      {data && data.steps.length > 0 && (
        <>
          <h4>{t("loyalty.points.steps")}</h4>
          <ul className={css.steps}>
            {data.steps.map((step) => (
              <StepRow key={`${step.at} ${step.reason}`} step={step} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Row({ row }: { row: PointsOfDay }) {
  const t = useT();
  const language = useLanguage();
  const { date, game, bet, currencyCode, edge, points } = row;
  return (
    <li>
      <img src={`${assetRoot}/games/${game.identifier}-portrait.avif`} alt="" width="40" height="40" loading="lazy" />
      <span>
        <b>{game.name}</b>
        <span className={css.small} data-private="">
          {t("loyalty.points.row", {
            bet: formatMoney(bet, { language, currency: currencyCode }),
            edge: formatPercent(edge, language),
            day: formatDate(`${date}T12:00:00Z`, language, { day: "numeric", month: "short", timeZone: "UTC" }),
          })}
        </span>
      </span>
      <strong>+{formatNumber(points, language, { maximumFractionDigits: 2 })}</strong>
    </li>
  );
}

function StepRow({ step: { at, from, to, reason } }: { step: LevelStep }) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  return (
    <li>
      <time dateTime={at}>{formatDate(at, language, { day: "numeric", month: "short", year: "numeric" })}</time>
      <span>{t(`loyalty.step.${reason}`, { from: text(from), to: text(to) })}</span>
    </li>
  );
}
