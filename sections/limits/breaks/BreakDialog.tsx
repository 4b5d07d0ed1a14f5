import { useId, useState } from "react";
import type { Breaks } from "../../../schemas/api/breaks";
import { spanWords } from "../../../src/features/care/breaks/span_words";
import { useTakeBreak } from "../../../src/features/care/breaks/use_take_break";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { useLanguage, useT, useUser } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { Button } from "../../../src/kit/ui/Button";
import { Dialog } from "../../../src/kit/ui/Dialog";
import { formatMoney } from "../../../src/kit/ui/format";
import { Moment } from "../../../src/kit/ui/Moment";
import css from "../Limits.module.css";

interface Props {
  kind: "time_out" | "self_exclusion";
  breaks: Breaks;
  onClose: () => void;
}

/** Chooses how long, says what comes of it before it begins, and begins it. A self-exclusion is confirmed by a tick. */
export default function BreakDialog({ kind, breaks, onClose }: Props) {
  const t = useT();
  const language = useLanguage();
  const { isCanvas } = useServices();
  const user = useUser();
  const id = useId();
  const begin = useTakeBreak(breaks.help);
  const offers = kind === "time_out" ? breaks.timeOut : breaks.selfExclusion;
  const [period, setPeriod] = useState(offers[0]?.period ?? "");
  const [isSure, setSure] = useState(kind === "time_out");
  const chosen = offers.find((offer) => offer.period === period);
  const words = (offer: { period: string; until: string | null }) =>
    offer.until === null ? t("limits.breaks.for_ever") : spanWords(offer.period, language);
  const span = chosen ? words(chosen) : "";

  if (begin.isSuccess) return null;
  return (
    <Dialog title={t(`limits.breaks.${kind}.ask`)} closeLabel={t("limits.close")} onClose={onClose}>
      <div className={css.form}>
        <p className={css.muted}>{t("limits.breaks.no_way_back")}</p>
        <div className={css.presets} role="group" aria-label={t("limits.breaks.how_long")}>
          {offers.map((offer, index) => (
            <button
              key={offer.period}
              type="button"
              aria-pressed={offer.period === period}
              onClick={() => setPeriod(offer.period)}
              {...(index === 0 && { "data-autofocus": "" })}
            >
              {words(offer)}
            </button>
          ))}
        </div>
        <dl className={css.facts}>
          <div>
            <dt>{t("limits.breaks.again")}</dt>
            <dd>
              {chosen?.until ? (
                <Moment at={chosen.until} language={language} options={{ dateStyle: "long", timeStyle: "short" }} />
              ) : (
                t("limits.breaks.never")
              )}
            </dd>
          </div>
          {user && (
            <div>
              <dt>
                {t("limits.breaks.cash", {
                  amount: formatMoney(user.userWallet.amount, { language, currency: user.currencyCode }),
                })}
              </dt>
              <dd>{t("limits.breaks.yours")}</dd>
            </div>
          )}
        </dl>
        {kind === "self_exclusion" && (
          <div className={css.check}>
            <input id={id} type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} />
            <label htmlFor={id}>{t("limits.breaks.sure", { span })}</label>
          </div>
        )}
        {begin.isError && <ErrorBox>{t("limits.breaks.failed")}</ErrorBox>}
        {isCanvas && <p className={css.muted}>{t("limits.exclusion.canvas")}</p>}
        <div className={css.ways}>
          <Button onClick={onClose}>{t("limits.cancel")}</Button>
          <Button
            look={kind === "time_out" ? "primary" : "danger"}
            disabled={!isSure || !chosen || isCanvas}
            busy={begin.isPending && t("limits.breaks.working")}
            onClick={() => begin.mutate({ kind, period })}
          >
            {t(`limits.breaks.${kind}.begin`, { span })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
