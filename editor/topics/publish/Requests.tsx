import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Hand } from "lucide-react";
import { useState } from "react";
import { addNote, finishNote, listNotes } from "../../../schemas/api/page_notes";
import fields from "../../fields/fields.module.css";
import { Button } from "../../parts/Button";
import { canPublish } from "../../workplace/back_office";
import { useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import { momentWords } from "../../explain/save_words";
import css from "../../parts/styles/PublishDialog.module.css";

/** The open requests of this page to be published. */
export function useRequests() {
  const { api } = useWorkplace();
  const pageId = useEditorState(({ page }) => page.id);
  const { data } = useQuery({ ...api.query(listNotes, { query: { pageId } }), staleTime: 10_000, refetchInterval: 60_000 });
  return (data?.notes ?? []).filter(({ kind, doneAt }) => kind === "publish_request" && doneAt === null);
}

/** Who asks for a publish, and of what. */
export function Requests() {
  const t = useT();
  const { api, user, language } = useWorkplace();
  const queries = useQueryClient();
  const requests = useRequests();
  if (requests.length === 0) return null;

  async function handleDone(id: string, noteId: number) {
    await api.call(finishNote, { params: { id, noteId }, body: {} }).catch(() => null);
    await queries.invalidateQueries({ queryKey: api.query(listNotes, {}).queryKey.slice(0, 1) });
  }

  return (
    <section className={css.group} aria-label={t("publish.requests")}>
      <h3>{t("publish.requests")}</h3>
      <ul>
        {requests.map(({ id, pageId, author, text, revision, createdAt }) => (
          <li key={id}>
            <Hand size={16} aria-hidden="true" />
            <div>
              <b>{t("publish.request_by", { author: author ?? "", revision })}</b>
              {text && <p className={css.said}>{text}</p>}
              <p>{momentWords(createdAt, language)}</p>
            </div>
            {(canPublish(user) || author === user.email) && (
              <Button look="line" onClick={() => void handleDone(pageId, id)}>
                {t(author === user.email ? "publish.withdraw" : "publish.decline")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a content editor says to those who publish. */
export function useAsking(onDone: () => void) {
  const { api, editor, saving, notices, t } = useWorkplace();
  const queries = useQueryClient();
  const [text, setText] = useState("");
  const [isAsking, setIsAsking] = useState(false);
  const [askProblem, setAskProblem] = useState<string | null>(null);

  async function ask() {
    setIsAsking(true);
    setAskProblem(null);
    try {
      if (!(await saving.saveNow())) return setAskProblem(t("publish.not_saved"));
      const { revision } = saving.store.getState();
      const params = { id: editor.getState().page.id };
      await api.call(addNote, { params, body: { kind: "publish_request", text, revision } });
      await queries.invalidateQueries({ queryKey: api.query(listNotes, {}).queryKey.slice(0, 1) });
      notices.toast({ words: t("publish.asked") });
      setText("");
      onDone();
    } catch {
      setAskProblem(t("publish.not_asked"));
    } finally {
      setIsAsking(false);
    }
  }

  const field = (
    <label className={css.ask}>
      {t("publish.ask_text")}
      <textarea className={fields.box} rows={2} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
  return { ask, isAsking, askProblem, field };
}
