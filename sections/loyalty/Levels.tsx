import type { LevelRow, OwnLoyalty } from "../../schemas/api/loyalty";
import { useLanguage, useT, useText } from "../../src/kit/session/hooks";
import { formatMoney, formatNumber, formatPercent } from "../../src/kit/ui/format";
import { Check } from "../../src/kit/ui/icons";
import { LevelIcon } from "./LevelIcon";
import css from "./Loyalty.module.css";

/** What a level may show of itself, in the order in which it stands. */
export const levelColumns = ["points", "rakeback", "payouts", "birthday", "host", "extra"] as const;
export type LevelColumn = (typeof levelColumns)[number];

interface Props {
  levels: readonly LevelRow[];
  own: OwnLoyalty | null;
  currency: string;
  columns: readonly LevelColumn[];
}

/** The levels side by side, each with what it brings: passed, the player's own, and how far the next one is (S-2.20). */
export function Levels({ levels, own, currency, columns }: Props) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const benefits = useBenefits(currency);
  return (
    <ol className={css.ladder} tabIndex={0} aria-label={t("loyalty.levels")}>
      {levels.map((row) => (
        <li key={row.level} className={css.rung} data-own={own?.level === row.level || undefined}>
          <div className={css.rungHead}>
            <span className={css.badge} aria-hidden="true">
              <LevelIcon level={row.level} image={row.levelImage} />
            </span>
            {own && <State row={row} own={own} />}
          </div>
          <h3>{text(row.loyaltyName)}</h3>
          {columns.includes("points") && (
            <p className={css.muted}>
              {t("loyalty.points_count", { count: row.points, points: formatNumber(row.points, language) })}
            </p>
          )}
          <ul className={css.benefits} data-reached={own === null || row.level <= own.level || undefined}>
            {columns
              .flatMap((column) => benefits(row, column))
              .map((words) => (
                <li key={words}>
                  <Check aria-hidden="true" />
                  {words}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function State({ row, own }: { row: LevelRow; own: OwnLoyalty }) {
  const t = useT();
  const language = useLanguage();
  if (row.level === own.level)
    return (
      <span className={css.chip} data-tone="own">
        {t("loyalty.state.you")}
      </span>
    );
  if (row.level < own.level)
    return (
      <span className={css.chip} data-tone="passed">
        <Check aria-hidden="true" />
        {t("loyalty.state.passed")}
      </span>
    );
  const missing = row.level === own.next?.level ? own.next.missing : Math.max(0, row.points - own.currentLevelPoints);
  return <span className={css.chip}>{t("loyalty.state.missing", { points: formatNumber(missing, language) })}</span>;
}

/** What a level brings, in words; nothing for what it does not. */
export function useBenefits(currency: string) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  return (row: LevelRow, column: LevelColumn): string[] => {
    switch (column) {
      case "points":
        return [];
      case "rakeback":
        return row.rakebackPercent > 0
          ? [t("loyalty.benefit.rakeback", { percent: formatPercent(row.rakebackPercent, language) })]
          : [];
      case "payouts":
        return row.isPayoutFaster ? [t("loyalty.benefit.payouts", { count: row.payoutHours })] : [];
      case "birthday":
        return row.birthdayGift > 0
          ? [t("loyalty.benefit.birthday", { amount: formatMoney(row.birthdayGift, { language, currency }) })]
          : [];
      case "host":
        return row.hasHost ? [t("loyalty.benefit.host")] : [];
      case "extra":
        return text(row.extra) ? [text(row.extra)] : [];
    }
  };
}
