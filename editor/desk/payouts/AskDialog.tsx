import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { askPlayer, listRejectLetters } from "../../../schemas/api/payments/office/payouts";
import type { OfficePayment } from "../../../schemas/shown_payment";
import { languageName } from "../../words/names_in";
import { useDesk } from "../desk_place";
import { DeskDialog } from "../list/DeskDialog";
import css from "../list/list.module.css";
import { playerName } from "../list/words";

interface Props {
  payment: OfficePayment;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** A question to the player, in their language; the payout waits for the answer. */
export function AskDialog({ payment, onClose, onDone }: Props) {
  const { t, api, language, notices } = useDesk();
  const { paymentId } = payment;
  const letters = useQuery({ ...api.query(listRejectLetters, { params: { paymentId } }), staleTime: Infinity });
  const [question, setQuestion] = useState("");
  const player = playerName(payment);
  const theirs = letters.data && languageName(letters.data.language, language);

  async function send() {
    await api.call(askPlayer, { params: { paymentId }, body: { question: question.trim() } });
    notices.say(t("desk.question.done", { player }));
    onClose();
    await onDone();
  }

  return (
    <DeskDialog title={t("desk.question.title", { player })} verb={t("desk.question.send")} onSend={send} onClose={onClose}>
      <p className={css.plain}>{t("desk.question.lead")}</p>
      <label>
        {theirs ? t("desk.reject.words_in", { language: theirs }) : t("desk.reject.words")}
        <textarea
          required
          data-autofocus=""
          maxLength={1_000}
          rows={4}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
      </label>
    </DeskDialog>
  );
}
