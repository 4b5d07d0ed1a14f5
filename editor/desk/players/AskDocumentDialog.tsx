import { type FormEvent, useId, useState } from "react";
import { requestDocument } from "../../../schemas/api/documents_desk";
import type { PlayerPage } from "../../../schemas/api/players_desk";
import { type DocumentRequest } from "../../../schemas/documents";
import { ApiError } from "../../../src/api/api_error";
import { Select } from "../../fields/Select";
import { Button } from "../../parts/Button";
import { Modal } from "../../parts/Modal";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";

interface Props {
  data: PlayerPage;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Asks a player for a document, for a reason that they read in their language. */
export function AskDocumentDialog({ data: { player, requests }, onClose, onDone }: Props) {
  const { t, api, language, notices } = useDesk();
  const { userId, name } = player;
  const [labelId, setLabelId] = useState(requests.labels[0]?.documentLabelId ?? 0);
  const [reason, setReason] = useState<DocumentRequest>(requests.letters[0]?.code ?? "other");
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();
  const letter = requests.letters.find(({ code }) => code === reason);
  const names = new Intl.DisplayNames([language === "no" ? "nb" : language], { type: "language" });
  const theirs = names.of(requests.language === "no" ? "nb" : requests.language);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    try {
      const body = { reason, ...(reason === "other" && { words: words.trim() }) };
      await api.call(requestDocument, { params: { userId, labelId }, body });
      notices.say(t("desk.documents.done.ask_again"));
      onClose();
      await onDone();
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === "document.changed";
      setProblem(t(`desk.documents.failure.${isChanged ? "waits" : "other"}`));
      setIsBusy(false);
    }
  }

  return (
    <Modal
      title={t("desk.players.ask_document_title", { player: name })}
      isOpen
      onClose={onClose}
      closeLabel={t("editor.close")}
      foot={
        <>
          <Button size="large" look="line" onClick={onClose}>
            {t("editor.cancel")}
          </Button>
          <Button size="large" look="fill" type="submit" form={form} isDisabled={isBusy}>
            {t("desk.players.ask_document_verb")}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={(event) => void handleSubmit(event)}>
        <label>
          {t("desk.documents.document")}
          <Select value={labelId} autoFocus onChange={(event) => setLabelId(Number(event.target.value))}>
            {requests.labels.map(({ documentLabelId, label }) => (
              <option key={documentLabelId} value={documentLabelId}>
                {label}
              </option>
            ))}
          </Select>
        </label>
        <fieldset>
          <legend>{t("desk.reject.reason")}</legend>
          {[...requests.letters, { code: "other" as const, own: t("desk.reject.code.other") }].map(({ code, own }) => (
            <label key={code} className={css.option}>
              <input type="radio" name={`${form}-reason`} checked={code === reason} onChange={() => setReason(code)} />
              {own}
            </label>
          ))}
        </fieldset>
        {letter ? (
          <div className={css.letter}>
            <small>{t("desk.reject.reads", { player: name })}</small>
            <span lang={requests.language}>{letter.theirs}</span>
          </div>
        ) : (
          <label>
            {t("desk.reject.words_in", { language: theirs })}
            <textarea
              required
              minLength={3}
              maxLength={500}
              rows={3}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
        )}
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </form>
    </Modal>
  );
}
