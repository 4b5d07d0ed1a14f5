import { type FormEvent, useId, useState } from "react";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { daysFrom, exclusionEnd } from "../../../src/features/care/exclusion/exclusion_days";
import { useExclusion } from "../../../src/features/care/exclusion/use_exclusion";
import { useClock } from "../../../src/kit/session/use_clock";
import { useLanguage, useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { Button } from "../../../src/kit/ui/Button";
import { Dialog } from "../../../src/kit/ui/Dialog";
import { useFrame } from "../../../src/kit/ui/frame";
import { Moment } from "../../../src/kit/ui/Moment";
import { StatusPicture } from "../../../src/kit/ui/StatusPicture";
import css from "./ExclusionDialog.module.css";
import type { Props } from "./schema";

/** Asks for a number of days and sends it; the period is always a custom one (L-4.20 to L-4.22, L-5.03, L-5.04). */
export default function ExclusionDialog({ props, onClose }: { props: Props; onClose: () => void }) {
  const t = useT();
  const frame = useFrame();
  const exclusion = useExclusion();
  const leave = () => frame?.window.location.assign("/"); // the sessions are over: everything starts again as a guest
  return (
    <Dialog
      title={t("limits.exclusion.title")}
      closeLabel={t("limits.exclusion.close")}
      onClose={exclusion.isSuccess ? leave : onClose}
    >
      {exclusion.isSuccess ? (
        <Done until={exclusion.data.data.selfExclusion} onLeave={leave} />
      ) : (
        <Form props={props} exclusion={exclusion} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface FormProps {
  props: Props;
  exclusion: ReturnType<typeof useExclusion>;
  onClose: () => void;
}

function Form({ props, exclusion, onClose }: FormProps) {
  const t = useT();
  const { isCanvas } = useServices();
  const [typed, setTyped] = useState(String(props.defaultDays));
  const days = daysFrom(typed);
  const id = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (days !== null && !isCanvas && !exclusion.isPending) exclusion.mutate(days);
  }

  return (
    <form className={css.form} onSubmit={handleSubmit} noValidate>
      <p className={css.muted}>{t("limits.exclusion.text")}</p>
      <label className={css.field}>
        <span>{t("limits.exclusion.period")}</span>
        <select value="custom" disabled>
          <option value="custom">{t("limits.exclusion.custom")}</option>
        </select>
      </label>
      <div className={css.field}>
        <label htmlFor={`${id}-days`}>{t("limits.exclusion.days")}</label>
        <Presets days={days} periods={props.periods} onChoose={(period) => setTyped(String(period))} />
        <input
          id={`${id}-days`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed}
          aria-invalid={days === null}
          aria-describedby={`${id}-range`}
          data-autofocus
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id={`${id}-range`} className={days === null ? css.wrong : css.muted}>
          {t("limits.exclusion.range")}
        </p>
      </div>
      {days !== null && <End days={days} />}
      {exclusion.isError && <ErrorBox>{t("message.limit_update_error.text")}</ErrorBox>}
      {isCanvas && <p className={css.muted}>{t("limits.exclusion.canvas")}</p>}
      <footer className={css.foot}>
        <Button onClick={onClose}>{t("limits.exclusion.cancel")}</Button>
        <Button
          type="submit"
          look="danger"
          disabled={days === null || isCanvas}
          busy={exclusion.isPending && t("limits.exclusion.working")}
        >
          {t("limits.exclusion.submit")}
        </Button>
      </footer>
    </form>
  );
}

function Presets({ periods, days, onChoose }: { periods: number[]; days: number | null; onChoose: (days: number) => void }) {
  const t = useT();
  return (
    <div className={css.presets}>
      {periods.map((period) => (
        <button key={period} type="button" aria-pressed={period === days} onClick={() => onChoose(period)}>
          {t("limits.exclusion.span", { count: period })}
        </button>
      ))}
    </div>
  );
}

/** Until when it will last, before anything is sent. */
function End({ days }: { days: number }) {
  const t = useT();
  const language = useLanguage();
  const now = useClock();
  return (
    <p className={css.effect}>
      {t("limits.exclusion.until")}{" "}
      <strong>
        <Moment at={exclusionEnd(days, now)} language={language} options={{ dateStyle: "long", timeStyle: "short" }} />
      </strong>
      . {t("limits.exclusion.effect")}
    </p>
  );
}

function Done({ until, onLeave }: { until: string; onLeave: () => void }) {
  const t = useT();
  const language = useLanguage();
  return (
    <div className={css.form} role="status">
      <StatusPicture name="success" />
      <p className={css.done}>{t("message.limit_update_success.text")}</p>
      <p>
        {t("limits.exclusion.until")}{" "}
        <strong>
          <Moment at={until} language={language} options={{ dateStyle: "long", timeStyle: "short" }} />
        </strong>
        .
      </p>
      <Button look="primary" onClick={onLeave} data-autofocus>
        {t("limits.exclusion.ok")}
      </Button>
    </div>
  );
}
