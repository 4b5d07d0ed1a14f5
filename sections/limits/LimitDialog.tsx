import { type FormEvent, useEffect, useRef, useState } from "react";
import type { LimitRow, LimitRules } from "../../schemas/api/limits";
import { mostLimit, mostMinutes, notSet } from "../../schemas/limits";
import { ErrorBox } from "../../src/features/common/error_box/ErrorBox";
import { useClock } from "../../src/kit/session/use_clock";
import { useLanguage, useT } from "../../src/kit/session/hooks";
import { useServices } from "../../src/kit/session/services";
import { Button } from "../../src/kit/ui/Button";
import { Dialog } from "../../src/kit/ui/Dialog";
import { decimalsOf } from "../../src/kit/ui/format";
import { ArrowDown, CircleCheck, Hourglass, Info } from "../../src/kit/ui/icons";
import { Moment } from "../../src/kit/ui/Moment";
import css from "./Limits.module.css";
import { useLimitValue } from "./limit_value";
import { restartFormat, rowState } from "./row_state";
import { readTypedAmount, readTypedMinutes, suggestedAmounts, type TimeUnit, timeUnits } from "./typed_limit";
import { isOvertaken, useLimitCalls } from "./use_limit_calls";
import { LimitInput } from "./LimitInput";

interface Props {
  row: LimitRow;
  rules: LimitRules;
  onClose: () => void;
}

/** Changes one limit: a form that says what a change means before it is sent, then what holds, with an OK (L-4.24, C-4.60). */
export default function LimitDialog({ row, rules, onClose }: Props) {
  const t = useT();
  const { change } = useLimitCalls(row);
  const title = t(`limits.per.${row.timeframe}`, { what: t(`limits.kinds.${row.kind}.title`) });
  const done = change.data?.data.limit;
  return (
    <Dialog title={title} closeLabel={t("limits.close")} onClose={onClose}>
      {done ? (
        <Done row={done} onClose={onClose} />
      ) : isOvertaken(change.error) ? (
        <Overtaken row={row} onAgain={change.reset} onClose={onClose} />
      ) : (
        <Form row={row} rules={rules} change={change} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface FormProps extends Props {
  change: ReturnType<typeof useLimitCalls>["change"];
}

const spans = [30, 60, 120, 240];
const dayUnits = ["minutes", "hours"] as const;

function Form({ row, rules, change, onClose }: FormProps) {
  const t = useT();
  const valueOf = useLimitValue();
  const { isCanvas } = useServices();
  const now = useClock();
  const field = useRef<HTMLInputElement>(null);
  const { limit: current } = rowState(row, rules, now);
  const isTime = row.currency === null;
  const decimals = row.currency === null ? 0 : decimalsOf(row.currency);
  const [unit, setUnit] = useState<TimeUnit>(current !== null && current % 60 === 0 ? "hours" : "minutes");
  const [typed, setTyped] = useState(current === null ? "" : String(isTime ? current / timeUnits[unit] : current));
  const [isTouched, setTouched] = useState(false);
  const read = isTime ? readTypedMinutes(typed, unit, row.timeframe) : readTypedAmount(typed, decimals);
  const problem = "problem" in read ? read.problem : null;
  const wanted = "value" in read ? read.value : null;
  const value = (amount: number) => valueOf(amount, row.currency);
  const isShown = problem !== null && isTouched && (problem !== "empty" || change.isError);
  const least = isTime ? 1 : 10 ** -decimals;
  const most = isTime ? mostMinutes[row.timeframe] : mostLimit;
  const suggestions = isTime ? spans.filter((span) => span !== current) : suggestedAmounts(current);
  const isMandatory = rules.mandatory.includes(row.kind);

  useEffect(() => {
    if (change.isError) field.current?.focus();
  }, [change.isError]);

  function choose(amount: number) {
    setTyped(String(isTime ? amount / timeUnits[unit] : amount));
    setTouched(true);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTouched(true);
    if (wanted === null) field.current?.focus();
    if (wanted !== null && wanted !== current && !isCanvas && !change.isPending) change.mutate(wanted);
  }

  return (
    <form className={css.form} onSubmit={handleSubmit} noValidate>
      <p className={css.muted}>
        {t("limits.now", { limit: current === null ? t("limits.not_set") : value(current) })}{" "}
        <span data-private="">{t("limits.used_now", { amount: value(row.usedLimit) })}</span>
      </p>
      <LimitInput
        field={field}
        currency={row.currency}
        maxLength={16}
        typed={typed}
        onType={(next) => {
          setTyped(next);
          setTouched(true);
        }}
        units={dayUnits}
        unit={unit}
        onUnit={setUnit}
        problem={isShown ? t(`limits.problems.${problem}`, { min: value(least), max: value(most), count: decimals }) : null}
      />
      <div className={css.presets}>
        {suggestions.map((amount) => (
          <button key={amount} type="button" aria-pressed={amount === wanted} onClick={() => choose(amount)}>
            {value(amount)}
          </button>
        ))}
      </div>
      {wanted !== null && <Effect row={row} rules={rules} current={current} wanted={wanted} />}
      {change.isError && <ErrorBox>{t("message.limit_update_error.text")}</ErrorBox>}
      {isCanvas && <p className={css.muted}>{t("limits.exclusion.canvas")}</p>}
      <div className={css.ways}>
        <Button onClick={onClose}>{t("limits.cancel")}</Button>
        <Button
          type="submit"
          look="primary"
          disabled={wanted === null || wanted === current || isCanvas}
          busy={change.isPending && t("limits.working")}
        >
          {wanted === null
            ? t("limits.submit.enter")
            : t(`limits.submit.${current === null ? "first" : wanted > current ? "higher" : "lower"}`, { limit: value(wanted) })}
        </Button>
      </div>
      {current !== null && (
        <button
          type="button"
          className={css.textButton}
          disabled={isMandatory || isCanvas}
          aria-disabled={change.isPending || undefined}
          onClick={() => change.isPending || change.mutate(notSet)}
        >
          {isMandatory ? t("limits.mandatory") : t("limits.remove", { hours: Math.round(rules.increaseWaitsHours) })}
        </button>
      )}
    </form>
  );
}

/** What a change means, before it is sent. */
function Effect({ row, rules, current, wanted }: Pick<Props, "row" | "rules"> & { current: number | null; wanted: number }) {
  const t = useT();
  const valueOf = useLimitValue();
  const value = (amount: number) => valueOf(amount, row.currency);
  if (wanted === current) return null;
  if (current !== null && wanted > current) {
    return (
      <p className={css.note} role="status">
        <Hourglass size={20} aria-hidden="true" />
        <span>
          {t(rules.increaseAfterPeriod ? "limits.effect.higher_later" : "limits.effect.higher", {
            hours: Math.round(rules.increaseWaitsHours),
            limit: value(current),
          })}
        </span>
      </p>
    );
  }
  const left = Math.max(0, wanted - row.usedLimit);
  return (
    <p className={css.note} data-tone="good" role="status">
      {current === null ? <CircleCheck size={20} aria-hidden="true" /> : <ArrowDown size={20} aria-hidden="true" />}
      <span>
        {t(current === null ? "limits.effect.first" : "limits.effect.lower")}{" "}
        {t("limits.effect.then", { what: t(`limits.kinds.${row.kind}.still`), amount: value(left) })}
      </span>
    </p>
  );
}

function Done({ row, onClose }: { row: LimitRow; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const valueOf = useLimitValue();
  const value = (amount: number) => valueOf(amount, row.currency);
  const { pending } = row;
  return (
    <div className={css.form}>
      <p className={css.note} data-tone={pending ? undefined : "good"} role="status">
        {pending ? <Hourglass size={20} aria-hidden="true" /> : <CircleCheck size={20} aria-hidden="true" />}
        <span>{pending ? t("limits.done.asked") : t("message.limit_update_success.text")}</span>
      </p>
      <dl className={css.facts}>
        <div>
          <dt>{t("limits.done.limit")}</dt>
          <dd>{row.currentLimit === notSet ? t("limits.not_set") : value(row.currentLimit)}</dd>
        </div>
        {row.left !== null && (
          <div>
            <dt>{t(`limits.kinds.${row.kind}.still`)}</dt>
            <dd>{value(row.left)}</dd>
          </div>
        )}
        {pending ? (
          <div>
            <dt>{t("limits.done.asks_again")}</dt>
            <dd>
              <Moment at={pending.appliesAt} language={language} options={restartFormat} />
            </dd>
          </div>
        ) : (
          <div>
            <dt>{t("limits.restarts")}</dt>
            <dd>
              <Moment at={row.expiry} language={language} options={restartFormat} />
            </dd>
          </div>
        )}
      </dl>
      <Button look="primary" onClick={onClose} data-autofocus="">
        {t("limits.ok")}
      </Button>
    </div>
  );
}

function Overtaken({ row, onAgain, onClose }: { row: LimitRow; onAgain: () => void; onClose: () => void }) {
  const t = useT();
  const valueOf = useLimitValue();
  const limit = row.currentLimit === notSet ? t("limits.not_set") : valueOf(row.currentLimit, row.currency);
  return (
    <div className={css.form} role="alert">
      <p className={css.note} data-tone="plain">
        <Info size={20} aria-hidden="true" />
        <span>{t("limits.overtaken", { limit })}</span>
      </p>
      <div className={css.ways}>
        <Button onClick={onAgain}>{t("limits.change_again")}</Button>
        <Button look="primary" onClick={onClose} data-autofocus="">
          {t("limits.ok")}
        </Button>
      </div>
    </div>
  );
}
