import { type FormEvent, useState } from "react";
import type { LimitRules } from "../../../schemas/api/limits";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { Button } from "../../../src/kit/ui/Button";
import { Dialog } from "../../../src/kit/ui/Dialog";
import { CircleCheck, Hourglass } from "../../../src/kit/ui/icons";
import css from "../Limits.module.css";
import { useLimitValue } from "../limit_value";
import { readSessionTime, unitOf } from "../session_problem";
import { type TimeUnit, timeUnits } from "../typed_limit";
import { useSessionCalls } from "../use_limit_calls";
import type { Props as SectionProps } from "./schema";
import { LimitInput } from "../LimitInput";

interface Props {
  /** In minutes; null where none is set. */
  current: number | null;
  rules: LimitRules;
  props: SectionProps;
  onClose: () => void;
}

/** Sets how long a visit lasts: in minutes, hours or days, within their bounds (C-5.47, C-5.48). */
export default function SessionDialog({ current, rules, props, onClose }: Props) {
  const t = useT();
  const valueOf = useLimitValue();
  const { isCanvas } = useServices();
  const { change } = useSessionCalls();
  const first = current ?? props.default;
  const [unit, setUnit] = useState<TimeUnit>(() => unitOf(first, props.units));
  const [typed, setTyped] = useState(String(Math.max(1, Math.round(first / timeUnits[unit]))));
  const read = readSessionTime(typed, unit);
  const wanted = "value" in read ? read.value : null;
  const isLonger = current !== null && wanted !== null && wanted > current;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (wanted !== null && wanted !== current && !isCanvas && !change.isPending) change.mutate(wanted);
  }

  if (change.isSuccess) {
    const { pending } = change.data.data.session;
    return (
      <Dialog title={t("limits.session.title")} closeLabel={t("limits.close")} onClose={onClose}>
        <div className={css.form}>
          <p className={css.note} data-tone={pending ? undefined : "good"} role="status">
            {pending ? <Hourglass size={20} aria-hidden="true" /> : <CircleCheck size={20} aria-hidden="true" />}
            <span>{pending ? t("limits.done.asked") : t("message.session.time.update.success")}</span>
          </p>
          <Button look="primary" onClick={onClose} data-autofocus="">
            {t("limits.ok")}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={t("limits.session.title")} closeLabel={t("limits.close")} onClose={onClose}>
      <form className={css.form} onSubmit={handleSubmit} noValidate>
        <p className={css.muted}>{t("limits.session.text")}</p>
        <LimitInput
          currency={null}
          maxLength={6}
          typed={typed}
          onType={setTyped}
          units={props.units}
          unit={unit}
          onUnit={setUnit}
          problem={"problem" in read ? t(`limits.session.problems.${read.problem}`) : null}
        />
        {wanted !== null && wanted !== current && (
          <p className={css.note} data-tone={isLonger ? undefined : "good"} role="status">
            {isLonger ? <Hourglass size={20} aria-hidden="true" /> : <CircleCheck size={20} aria-hidden="true" />}
            <span>
              {isLonger
                ? t("limits.effect.higher", { hours: Math.round(rules.increaseWaitsHours), limit: valueOf(current, null) })
                : t(current === null ? "limits.effect.first" : "limits.effect.lower")}
            </span>
          </p>
        )}
        {change.isError && <ErrorBox>{t("message.session.time.update.error")}</ErrorBox>}
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
              : t(`limits.submit.${current === null ? "first" : isLonger ? "higher" : "lower"}`, {
                  limit: valueOf(wanted, null),
                })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
