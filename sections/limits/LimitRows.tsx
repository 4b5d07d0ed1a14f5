import { useRef, useState } from "react";
import type { LimitRow, LimitTable } from "../../schemas/api/limits";
import type { LimitKind } from "../../schemas/limits";
import { useClock } from "../../src/kit/session/use_clock";
import { askedPart } from "../../src/features/common/asked_part/asked_part";
import { useLanguage, useT } from "../../src/kit/session/hooks";
import { Hourglass, OctagonX, Pencil, Plus } from "../../src/kit/ui/icons";
import { Moment } from "../../src/kit/ui/Moment";
import { useKeptPlace } from "../../src/kit/ui/use_kept_place";
import css from "./Limits.module.css";
import { useLimitValue } from "./limit_value";
import { PendingNote } from "./PendingNote";
import { restartFormat, rowState } from "./row_state";
import { useLimitCalls } from "./use_limit_calls";

const LimitDialog = askedPart(() => import("./LimitDialog"), { look: "over" }, "limits", "message");
const IncreaseDialog = askedPart(() => import("./IncreaseDialog"), { look: "over" }, "limits", "message");

interface Props {
  table: LimitTable;
  kind: LimitKind;
  periods: readonly number[];
}

/** A row for each period: what is left, what is used, when it starts again, and how to change it. */
export function LimitRows({ table, kind, periods }: Props) {
  const rows = table.limitTable.filter((row) => row.kind === kind && periods.includes(row.period));
  return (
    <div className={css.rows}>
      {rows.map((row) => (
        <Row key={row.timeframe} row={row} table={table} />
      ))}
    </div>
  );
}

function Row({ row, table }: { row: LimitRow; table: LimitTable }) {
  const t = useT();
  const language = useLanguage();
  const valueOf = useLimitValue();
  const now = useClock();
  const [open, setOpen] = useState<"change" | "increase" | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { answer } = useLimitCalls(row);
  useKeptPlace(place, answer.isSuccess && !row.pending); // the note and its buttons are gone
  const state = rowState(row, table.rules, now);
  const value = (amount: number) => valueOf(amount, row.currency);
  const name = t(`limits.timeframes.${row.timeframe}`);
  const action = state.limit === null ? t("limits.set") : t("limits.change");
  return (
    <div ref={place} className={css.row} tabIndex={-1}>
      <div className={css.line}>
        <h3>{name}</h3>
        <p className={css.figures} data-private="">
          {state.limit === null ? (
            <span>{t("limits.not_set")}</span>
          ) : (
            <>
              <strong>{t("limits.left", { amount: value(state.left) })}</strong>
              <span>{t("limits.of", { amount: value(state.limit) })}</span>
            </>
          )}
        </p>
        <button
          type="button"
          className={css.edit}
          aria-haspopup="dialog"
          aria-label={`${action}: ${t(`limits.kinds.${row.kind}.title`)}, ${name}`}
          disabled={!state.canEdit}
          title={state.canEdit ? undefined : t("limits.locked")}
          onClick={() => setOpen("change")}
        >
          {state.limit === null ? <Plus size={18} aria-hidden="true" /> : <Pencil size={18} aria-hidden="true" />}
          {state.limit === null && action}
        </button>
      </div>
      {state.limit !== null && (
        <>
          <div
            className={css.bar}
            data-tone={state.tone}
            role="progressbar"
            aria-label={`${t(`limits.kinds.${row.kind}.title`)}, ${name}`}
            aria-valuenow={state.percent}
            aria-valuemin={0}
            aria-valuemax={100}
            data-private=""
          >
            <span style={{ width: `${state.percent}%` }} />
          </div>
          <p className={css.foot}>
            <span data-private="">{t("limits.used", { amount: value(row.usedLimit) })}</span>
            <span>
              {t("limits.restarts")} <Moment at={row.expiry} language={language} options={restartFormat} />
            </span>
          </p>
        </>
      )}
      {state.tone === "reached" && (
        <p className={css.note} data-tone="bad" role="status">
          <OctagonX size={20} aria-hidden="true" />
          <span>{t(`limits.kinds.${row.kind}.reached`)}</span>
        </p>
      )}
      {row.pending && (
        <PendingNote
          pending={row.pending}
          wanted={row.pending.limit === null ? t("limits.no_limit") : value(row.pending.limit)}
          icon={<Hourglass size={20} aria-hidden="true" />}
          answer={answer}
          onDecide={() => setOpen("increase")}
        />
      )}
      {open === "change" && <LimitDialog row={row} rules={table.rules} onClose={() => setOpen(null)} />}
      {open === "increase" && row.pending && (
        <IncreaseDialog
          wanted={row.pending.limit === null ? t("limits.no_limit") : value(row.pending.limit)}
          requestedAt={row.pending.requestedAt}
          current={state.limit === null ? t("limits.not_set") : value(state.limit)}
          used={value(row.usedLimit)}
          answer={answer}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
