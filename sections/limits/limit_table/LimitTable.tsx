import type { LimitTable as Table } from "../../../schemas/api/limits";
import { type LimitKind, timeframes } from "../../../schemas/limits";
import { useClock } from "../../../src/kit/session/use_clock";
import { useLanguage, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { Icon } from "../../../src/kit/ui/Icon";
import { Info } from "../../../src/kit/ui/icons";
import { Moment } from "../../../src/kit/ui/Moment";
import type { SectionProps } from "../../define_section";
import { LimitCard, LimitsPending } from "../LimitCard";
import css from "../Limits.module.css";
import { useLimitValue } from "../limit_value";
import { restartFormat, decidingRow, rowState } from "../row_state";
import { useLimits } from "../use_limits";
import type { Props } from "./schema";

/** All limits in a table (S-2.38), below what may be paid in, lost, bet and played at this moment: the lowest of several limits decides. */
export function LimitTable({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const { session } = useViewer();
  const limits = useLimits();
  if (session === "guest") return <section {...root} hidden />;
  return (
    <section {...root}>
      <LimitCard
        icon={<Icon name="shield-check" />}
        title={text(props.title) || t("limits.table.title")}
        text={t("limits.table.text")}
      >
        {limits.data ? (
          <All table={limits.data} kinds={props.rows} />
        ) : (
          <LimitsPending isError={limits.isError} onRetry={() => void limits.refetch()} />
        )}
      </LimitCard>
    </section>
  );
}

function All({ table, kinds }: { table: Table; kinds: readonly LimitKind[] }) {
  const t = useT();
  const valueOf = useLimitValue();
  const now = useClock();
  const { missing } = table.rules;
  return (
    <>
      {missing.length > 0 && (
        <p className={css.note} role="status">
          <Info size={20} aria-hidden="true" />
          <span>{t("limits.missing", { what: missing.map((kind) => t(`limits.kinds.${kind}.title`)).join(", ") })}</span>
        </p>
      )}
      <dl className={css.strip}>
        {kinds.map((kind) => (
          <Still key={kind} table={table} kind={kind} now={now} />
        ))}
      </dl>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls with keys needs it */}
      <div className={css.scroll} role="region" aria-label={t("limits.table.title")} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t("limits.table.what")}</th>
              {timeframes.map((name) => (
                <th key={name} scope="col">
                  {t(`limits.timeframes.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{t(`limits.kinds.${kind}.title`)}</th>
                {table.limitTable
                  .filter((row) => row.kind === kind)
                  .map((row) => {
                    const { limit, left } = rowState(row, table.rules, now);
                    return (
                      <td key={row.timeframe} data-private="">
                        {limit === null ? t("limits.not_set") : valueOf(limit, row.currency)}
                        <small>
                          {limit === null
                            ? t("limits.used", { amount: valueOf(row.usedLimit, row.currency) })
                            : t("limits.left", { amount: valueOf(left, row.currency) })}
                        </small>
                      </td>
                    );
                  })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Still({ table, kind, now }: { table: Table; kind: LimitKind; now: number }) {
  const t = useT();
  const language = useLanguage();
  const valueOf = useLimitValue();
  const rows = table.limitTable.filter((row) => row.kind === kind);
  const row = decidingRow(rows, now);
  const state = row && rowState(row, table.rules, now);
  return (
    <div>
      <dt>{t(`limits.kinds.${kind}.still`)}</dt>
      <dd data-tone={state?.tone} data-private="">
        {row && state ? valueOf(state.left, row.currency) : t("limits.not_set")}
      </dd>
      {row && (
        <small>
          {t(`limits.decides.${row.timeframe}`)} {t("limits.restarts")}{" "}
          <Moment at={row.expiry} language={language} options={restartFormat} />
        </small>
      )}
    </div>
  );
}
