import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import { listRejectLetters, rejectPayout, type RejectReason, rejectReasons } from "../../../schemas/api/payments/office/payouts";
import type { OfficePayment } from "../../../schemas/shown_payment";
import { languageName } from "../../words/names_in";
import { Button } from "../../parts/Button";
import { Keys } from "../../parts/Keys";
import { useDesk } from "../desk_place";
import { DeskDialog } from "../list/DeskDialog";
import css from "../list/list.module.css";
import { moneyIn, playerName, totalOf } from "../list/words";

interface Props {
  payment: OfficePayment;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** A no with a reason: what the player reads stands below it, in their language; the house's note never leaves. */
export function RejectDialog({ payment, onClose, onDone }: Props) {
  const { t, api, language, notices } = useDesk();
  const { paymentId } = payment;
  const letters = useQuery({ ...api.query(listRejectLetters, { params: { paymentId } }), staleTime: Infinity });
  const [code, setCode] = useState<RejectReason>(rejectReasons[0]);
  const [words, setWords] = useState("");
  const [note, setNote] = useState("");
  const name = useId();
  const { amount, currency } = totalOf(payment);
  const shown = { amount: moneyIn(amount, currency, language), player: playerName(payment) };
  const letter = letters.data?.letters.find((each) => each.code === code);
  const theirs = letters.data && languageName(letters.data.language, language);

  async function send() {
    const body = { code, ...(code === "other" && { reason: words.trim() }), ...(note.trim() && { note: note.trim() }) };
    await api.call(rejectPayout, { params: { paymentId }, body });
    notices.say(t("desk.reject.done", shown));
    onClose();
    await onDone();
  }
  function handleKeys(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return event.currentTarget.requestSubmit();
    const chosen = rejectReasons[Number(event.key) - 1];
    if (!chosen || (event.target as HTMLElement).matches("textarea")) return;
    event.preventDefault();
    setCode(chosen);
  }

  return (
    <DeskDialog
      title={t("desk.reject.title", shown)}
      keep={t("desk.reject.keep")}
      verb={
        <>
          {t("desk.reject.verb")}
          <Keys keys="Ctrl ↵" />
        </>
      }
      isDangerous
      onSend={send}
      onClose={onClose}
      onKeyDown={handleKeys}
    >
      <p className={css.plain}>{t("desk.reject.lead", shown)}</p>
      <fieldset>
        <legend>{t("desk.reject.reason")}</legend>
        {rejectReasons.map((each, index) => (
          <label key={each} className={css.option}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === code}
              data-autofocus={index === 0 || undefined}
              onChange={() => setCode(each)}
            />
            {t(`desk.reject.code.${each}`)}
            <Keys keys={String(index + 1)} />
          </label>
        ))}
      </fieldset>
      {code === "other" ? (
        <label>
          {theirs ? t("desk.reject.words_in", { language: theirs }) : t("desk.reject.words")}
          <textarea required maxLength={1_000} rows={3} value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
      ) : (
        <div className={css.letter}>
          <small>{t("desk.reject.reads", shown)}</small>
          {letters.isPending && <span role="status">{t("desk.loading")}</span>}
          {letters.isError && (
            <span role="alert">
              {t("desk.failure.other")}{" "}
              <Button look="line" onClick={() => void letters.refetch()}>
                {t("editor.try_again")}
              </Button>
            </span>
          )}
          {letter && <span lang={letters.data?.language}>{letter.theirs}</span>}
          {letter && letter.own !== letter.theirs && <small>{letter.own}</small>}
        </div>
      )}
      <label>
        {t("desk.reject.note")}
        <textarea maxLength={1_000} rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
    </DeskDialog>
  );
}
