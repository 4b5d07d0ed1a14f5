import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { maxMessageLength } from "../../../../../schemas/chat";
import { useSettings, useT, useViewer } from "../../../../kit/session/hooks";
import { ButtonLink } from "../../../../kit/ui/Button";
import { SendHorizontal } from "../../../../kit/ui/icons";
import css from "./Composer.module.css";
import type { Room } from "./room";

/** From here on it says how much is left. */
const closeToEnd = 80;

/** The place to say something; guests are asked to come in first. */
export function Composer({ room }: { room: Room }) {
  const { session } = useViewer();
  return session === "user" ? <MessageForm room={room} /> : <Invitation />;
}

function MessageForm({ room }: { room: Room }) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const left = maxMessageLength - text.length;

  function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    room.send(text);
    setText("");
    field.current?.focus(); // the button that was pressed can't be pressed again until something is written
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  return (
    <form className={css.form} onSubmit={send}>
      <label htmlFor={id} className="visually-hidden">
        {t("chat.message")}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        value={text}
        maxLength={maxMessageLength}
        placeholder={t("chat.placeholder")}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKeyDown}
      />
      <button type="submit" className={css.send} title={t("chat.send")} disabled={text.trim() === ""}>
        <SendHorizontal size={20} aria-label={t("chat.send")} role="img" />
      </button>
      {left <= closeToEnd && (
        <p className={css.left} role="status">
          {t("chat.left", { count: left })}
        </p>
      )}
    </form>
  );
}

function Invitation() {
  const t = useT();
  const { isRestrictedRegistration, loginOff } = useSettings();
  return (
    <div className={css.invitation}>
      <p>{t("chat.invitation")}</p>
      <div className={css.ways}>
        {!isRestrictedRegistration && (
          <ButtonLink look="primary" size="small" href="?modal=signup">
            {t("shell.sign_up")}
          </ButtonLink>
        )}
        {!loginOff && (
          <ButtonLink size="small" href="?modal=login">
            {t("shell.log_in")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
