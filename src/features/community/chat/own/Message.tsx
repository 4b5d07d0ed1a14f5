import { memo, useRef, useState } from "react";
import * as calls from "../../../../../schemas/api/chat";
import type { ChatMessage } from "../../../../../schemas/chat";
import { useApi, useLanguage, useT, useUser } from "../../../../kit/session/hooks";
import { EyeOff, Flag, ShieldCheck } from "../../../../kit/ui/icons";
import { Moment } from "../../../../kit/ui/Moment";
import { useKeptPlace } from "../../../../kit/ui/use_kept_place";
import css from "./Message.module.css";
import type { Room } from "./room";
import type { Outgoing } from "./room_step";
import { useAuthorName } from "./use_author_name";

const time: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

/** Texts are shown as they are: neither markup nor addresses become anything else. */
export const SpokenMessage = memo(function SpokenMessage({ message }: { message: ChatMessage }) {
  const t = useT();
  const language = useLanguage();
  const nameOf = useAuthorName();
  return (
    <li className={css.message} data-own={message.isOwn}>
      <p className={css.head}>
        <strong>{nameOf(message)}</strong>
        {message.isStaff && (
          <span className={css.staff}>
            <ShieldCheck size={12} aria-hidden="true" />
            {t("chat.staff")}
          </span>
        )}
        <Moment at={message.at} language={language} options={time} />
      </p>
      <p className={css.text} dir="auto">
        {message.message}
      </p>
      <Care message={message} />
    </li>
  );
});

/** Whoever is signed in may ask a moderator to look at what others say; who works here takes it away. */
function Care({ message: { id, isOwn } }: { message: ChatMessage }) {
  const t = useT();
  const api = useApi();
  const user = useUser();
  const [state, setState] = useState<"idle" | "working" | "reported" | "failed">("idle");
  const outcome = useRef<HTMLParagraphElement>(null);
  useKeptPlace(outcome, state); // it stands where the button was
  const isStaff = user !== null && user.role !== "player";
  if (!user || (isOwn && !isStaff)) return null;

  async function call(endpoint: typeof calls.reportMessage | typeof calls.hideMessage) {
    if (state === "working") return;
    setState("working");
    try {
      await api.call(endpoint, { body: { id } });
      setState("reported");
    } catch {
      setState("failed");
    }
  }

  if (state === "reported" && !isStaff)
    return (
      <p ref={outcome} className={css.outcome} role="status" tabIndex={-1}>
        {t("chat.reported")}
      </p>
    );
  return (
    <>
      {state === "failed" && (
        <p className={css.failed} role="alert">
          {t("chat.care_failed")}
        </p>
      )}
      <div className={css.care}>
        {isStaff ? (
          <button
            type="button"
            aria-disabled={state === "working" || undefined}
            title={t("chat.hide")}
            onClick={() => void call(calls.hideMessage)}
          >
            <EyeOff size={16} aria-label={t("chat.hide")} role="img" />
          </button>
        ) : (
          <button
            type="button"
            aria-disabled={state === "working" || undefined}
            title={t("chat.report")}
            onClick={() => void call(calls.reportMessage)}
          >
            <Flag size={16} aria-label={t("chat.report")} role="img" />
          </button>
        )}
      </div>
    </>
  );
}

/** What the visitor has sent and nobody has confirmed. */
export function OutgoingMessage({ outgoing, room }: { outgoing: Outgoing; room: Room }) {
  const t = useT();
  const { clientId, message, problem } = outgoing;
  return (
    <li className={css.message} data-own="true" data-outgoing="">
      <p className={css.head}>
        <strong>{t("chat.you")}</strong>
        {!problem && <span>{t("chat.sending")}</span>}
      </p>
      <p className={css.text} dir="auto">
        {message}
      </p>
      {problem && (
        <div className={css.problem} role="alert">
          <span>{t(`chat.problems.${problem}`)}</span>
          <button type="button" onClick={() => room.retry(clientId)}>
            {t("chat.retry")}
          </button>
          <button type="button" onClick={() => room.drop(clientId)}>
            {t("chat.discard")}
          </button>
        </div>
      )}
    </li>
  );
}
