import { useRef, useState } from "react";
import type { LimitTable } from "../../../schemas/api/limits";
import { clockOf } from "../../../src/features/games/game_page/elapsed";
import { useClock } from "../../../src/kit/session/use_clock";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { Icon } from "../../../src/kit/ui/Icon";
import { Hourglass, Pencil, Plus } from "../../../src/kit/ui/icons";
import { useKeptPlace } from "../../../src/kit/ui/use_kept_place";
import type { SectionProps } from "../../define_section";
import { LimitCard, LimitsPending } from "../LimitCard";
import { LimitRows } from "../LimitRows";
import css from "../Limits.module.css";
import { useLimitValue } from "../limit_value";
import { PendingNote } from "../PendingNote";
import { useLimits } from "../use_limits";
import { useSessionCalls } from "../use_limit_calls";
import type { Props } from "./schema";

const SessionDialog = askedPart(() => import("./SessionDialog"), { look: "over" }, "limits", "message");
const IncreaseDialog = askedPart(() => import("../IncreaseDialog"), { look: "over" }, "limits", "message");

/** How long a visit lasts, with what is left of it as hours, minutes and seconds, and the playing time per day, week and month (S-2.42). */
export function SessionLimit({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const { session } = useViewer();
  const limits = useLimits();
  if (session === "guest") return <section {...root} hidden />;
  return (
    <section {...root}>
      <LimitCard
        icon={<Icon name="timer" />}
        title={text(props.title) || t("limits.kinds.time.title")}
        text={t("limits.kinds.time.text")}
      >
        {limits.data ? (
          <>
            <Visit table={limits.data} props={props} />
            <LimitRows table={limits.data} kind="time" periods={props.periods} />
          </>
        ) : (
          <LimitsPending isError={limits.isError} onRetry={() => void limits.refetch()} />
        )}
      </LimitCard>
    </section>
  );
}

function Visit({ table, props }: { table: LimitTable; props: Props }) {
  const t = useT();
  const valueOf = useLimitValue();
  const now = useClock();
  const [open, setOpen] = useState<"change" | "increase" | null>(null);
  const { answer } = useSessionCalls();
  const { timeLimit, expiry, pending } = table.session;
  const place = useRef<HTMLDivElement>(null);
  useKeptPlace(place, answer.isSuccess && !pending); // the note and its buttons are gone
  const left = expiry === null ? 0 : Date.parse(expiry) - now;
  const isSet = timeLimit !== null && left > 0; // once the expiry has passed it is as if it was not set (C-4.62)
  const action = isSet ? t("limits.change") : t("limits.set");
  return (
    <div ref={place} className={css.row} tabIndex={-1}>
      <div className={css.line}>
        <h3>{t("limits.session.title")}</h3>
        <p className={css.figures}>
          {isSet ? (
            <>
              <span className={css.clock} role="timer" aria-live="off">
                {clockOf(left)}
              </span>
              <span>{t("limits.of", { amount: valueOf(timeLimit, null) })}</span>
            </>
          ) : (
            <span>{t("limits.not_set")}</span>
          )}
        </p>
        <button
          type="button"
          className={css.edit}
          aria-haspopup="dialog"
          aria-label={`${action}: ${t("limits.session.title")}`}
          onClick={() => setOpen("change")}
        >
          {isSet ? <Pencil size={18} aria-hidden="true" /> : <Plus size={18} aria-hidden="true" />}
          {!isSet && action}
        </button>
      </div>
      <p className={css.foot}>{t("limits.session.text")}</p>
      {pending && pending.limit !== null && (
        <PendingNote
          pending={pending}
          wanted={valueOf(pending.limit, null)}
          icon={<Hourglass size={20} aria-hidden="true" />}
          answer={answer}
          onDecide={() => setOpen("increase")}
        />
      )}
      {open === "change" && (
        <SessionDialog current={isSet ? timeLimit : null} rules={table.rules} props={props} onClose={() => setOpen(null)} />
      )}
      {open === "increase" && pending && pending.limit !== null && (
        <IncreaseDialog
          wanted={valueOf(pending.limit, null)}
          requestedAt={pending.requestedAt}
          current={timeLimit === null ? t("limits.not_set") : valueOf(timeLimit, null)}
          used={clockOf(timeLimit === null ? 0 : timeLimit * 60_000 - left)}
          answer={answer}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
