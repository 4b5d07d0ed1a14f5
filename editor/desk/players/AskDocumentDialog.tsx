import { useId, useState } from "react";
import { requestDocument } from "../../../schemas/api/documents_desk";
import type { PlayerPage } from "../../../schemas/api/players_desk";
import { type DocumentRequest } from "../../../schemas/documents";
import { ApiError } from "../../../src/kit/api/api_error";
import { languageName } from "../../words/names_in";
import { Select } from "../../fields/Select";
import { useDesk } from "../desk_place";
import { DeskDialog } from "../list/DeskDialog";
import { failureKey } from "../list/failure_key";
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
  const group = useId();
  const letter = requests.letters.find(({ code }) => code === reason);

  async function send() {
    const body = { reason, ...(reason === "other" && { words: words.trim() }) };
    await api.call(requestDocument, { params: { userId, labelId }, body });
    notices.say(t("desk.documents.done.ask_again"));
    onClose();
    await onDone();
  }
  function refusal(error: unknown) {
    const isChanged = error instanceof ApiError && error.code === "document.changed";
    return t(isChanged ? "desk.documents.failure.waits" : failureKey(error));
  }

  return (
    <DeskDialog
      title={t("desk.players.ask_document_title", { player: name })}
      verb={t("desk.players.ask_document_verb")}
      onSend={send}
      refusal={refusal}
      onClose={onClose}
    >
      <label>
        {t("desk.documents.document")}
        <Select value={labelId} data-autofocus="" onChange={(event) => setLabelId(Number(event.target.value))}>
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
            <input type="radio" name={group} checked={code === reason} onChange={() => setReason(code)} />
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
          {t("desk.reject.words_in", { language: languageName(requests.language, language) })}
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
    </DeskDialog>
  );
}
