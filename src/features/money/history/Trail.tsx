import { useLanguage, useT } from "../../../kit/session/hooks";
import { Check, X } from "../../../kit/ui/icons";
import { Moment } from "../../../kit/ui/Moment";
import type { TrailEntry } from "./payout_trail";
import css from "./Trail.module.css";

interface Props {
  entries: readonly TrailEntry[];
  /** Below the stage that is now: what is expected, and when. */
  note?: string | undefined;
}

/** The way of a payment, stage by stage, with the moments at which they took place. */
export function Trail({ entries, note }: Props) {
  const t = useT();
  const language = useLanguage();
  return (
    <ol className={css.trail}>
      {entries.map(({ state, look, at, reason, parts }, place) => (
        <li key={place} data-look={look} aria-current={look === "now" ? "step" : undefined}>
          <span className={css.dot} aria-hidden="true">
            {look === "done" && <Check size={15} strokeWidth={2.5} />}
            {look === "stop" && <X size={15} strokeWidth={2.5} />}
          </span>
          <div>
            <strong>{t(`history.states.${state}`)}</strong>
            {look === "next" && <span className="visually-hidden">{t("history.trail.next")}</span>}
          </div>
          <span className={css.time}>
            {parts ? (
              t("history.trail.parts", { reached: parts.reached, all: parts.all })
            ) : at ? (
              <Moment
                at={at}
                language={language}
                options={{ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }}
              />
            ) : null}
          </span>
          {reason && isWritten(reason) && <p>{t("history.trail.reason", { reason })}</p>}
          {look === "now" && note && <p>{note}</p>}
        </li>
      ))}
    </ol>
  );
}

/** What a person wrote for the player, in difference to a code of a program. */
const isWritten = (reason: string) => /[^a-z0-9_.]/i.test(reason.trim());
