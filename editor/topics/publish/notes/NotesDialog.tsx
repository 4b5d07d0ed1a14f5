import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, MessageSquare, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { addNote, finishNote, listNotes, type Note } from "../../../../schemas/api/page_notes";
import { selectSection } from "../../../core/commands/select_section";
import { find } from "../../../core/tree";
import fields from "../../../fields/fields.module.css";
import { pageName } from "../../../workplace/page_name";
import { Button } from "../../../parts/Button";
import { EmptyNote } from "../../../parts/EmptyNote";
import { Modal } from "../../../parts/Modal";
import { useEditor, useEditorState, useShow, useT, useWorkplace } from "../../../workplace/use_editor";
import { momentWords } from "../../../explain/save_words";
import css from "./NotesDialog.module.css";

/** What people say about the page or the selected section: remarks, and that it looks right. */
export default function NotesDialog() {
  const t = useT();
  const show = useShow();
  const { api, language } = useWorkplace();
  const page = useEditorState((state) => state.page);
  const { data, isError, refetch } = useQuery(api.query(listNotes, { query: { pageId: page.id } }));
  const notes = (data?.notes ?? []).filter(({ kind }) => kind !== "publish_request");
  const isOpen = ({ kind, doneAt }: Note) => kind === "remark" && doneAt === null;
  const close = () => show({ dialog: null });

  return (
    <Modal
      title={t("notes.title", { name: pageName(page, language) })}
      isOpen
      onClose={close}
      closeLabel={t("editor.close")}
      foot={<AddNote />}
    >
      {isError && !data && (
        <p role="alert">
          {t("notes.failed")}{" "}
          <Button look="line" onClick={() => void refetch()}>
            {t("editor.try_again")}
          </Button>
        </p>
      )}
      {data && notes.length === 0 && (
        <EmptyNote icon={<MessageSquare size={20} />} title={t("notes.none")}>
          {t("notes.none_help")}
        </EmptyNote>
      )}
      <NoteList label={t("notes.remarks")} notes={notes.filter(isOpen)} />
      <NoteList label={t("notes.earlier")} notes={notes.filter((note) => !isOpen(note))} />
    </Modal>
  );
}

function useNotesChanged() {
  const { api } = useWorkplace();
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: api.query(listNotes, {}).queryKey.slice(0, 1) });
}

function NoteList({ label, notes }: { label: string; notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <section className={css.group} aria-label={label}>
      <h3>{label}</h3>
      <ul>
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} />
        ))}
      </ul>
    </section>
  );
}

function NoteRow({ note }: { note: Note }) {
  const t = useT();
  const show = useShow();
  const editor = useEditor();
  const { api, language } = useWorkplace();
  const changed = useNotesChanged();
  const { pageId, id, kind, text, author, guest, revision, createdAt, doneAt, sectionId } = note;
  const section = useEditorState(({ page }) => (sectionId === null ? null : find(page.sections, sectionId)));
  const Icon = kind === "looks_right" ? ThumbsUp : doneAt ? CircleCheck : MessageSquare;

  async function handleDone() {
    await api.call(finishNote, { params: { id: pageId, noteId: id }, body: {} }).catch(() => null);
    await changed();
  }

  function handleGo() {
    editor.run(selectSection(sectionId));
    show({ dialog: null });
  }

  return (
    <li data-done={doneAt !== null || undefined}>
      <Icon size={16} aria-hidden="true" />
      <div>
        <p>{kind === "looks_right" ? t("notes.looks_right") : text}</p>
        {kind === "looks_right" && text && <p>{text}</p>}
        <p className={css.by}>
          {[
            author ?? (guest && t("notes.guest", { name: guest })),
            momentWords(createdAt, language),
            t("saving.draft", { revision }),
            doneAt && t("notes.done"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {section && (
          <button type="button" className={css.section} onClick={handleGo}>
            {section.name}
          </button>
        )}
      </div>
      {kind === "remark" && doneAt === null && (
        <Button look="line" onClick={() => void handleDone()} aria-label={`${t("notes.finish")}: ${text}`}>
          {t("notes.finish")}
        </Button>
      )}
    </li>
  );
}

function AddNote() {
  const t = useT();
  const { api, saving, notices } = useWorkplace();
  const changed = useNotesChanged();
  const page = useEditorState((state) => state.page);
  const selected = useEditorState((state) => state.selected);
  const section = selected === null ? null : find(page.sections, selected);
  const [isOnSection, setIsOnSection] = useState(section !== null);
  const [text, setText] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function add(kind: "remark" | "looks_right") {
    setIsBusy(true);
    setHasFailed(false);
    try {
      await saving.saveNow();
      const { revision } = saving.store.getState();
      const about = isOnSection && section ? { sectionId: section.id } : {};
      await api.call(addNote, { params: { id: page.id }, body: { kind, text, revision, ...about } });
      setText("");
      notices.say(t(`notes.added_${kind}`));
      await changed();
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={css.add}>
      <label>
        <span>{t("notes.remark")}</span>
        <textarea
          className={fields.box}
          rows={3}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {section && (
        <label className={css.about}>
          <input type="checkbox" checked={isOnSection} onChange={(event) => setIsOnSection(event.target.checked)} />
          {t("notes.about", { name: section.name })}
        </label>
      )}
      {hasFailed && <p role="alert">{t("notes.not_added")}</p>}
      <div className={css.verbs}>
        <Button size="large" look="line" isDisabled={isBusy} onClick={() => void add("looks_right")}>
          <ThumbsUp size={16} aria-hidden="true" />
          {t("notes.looks_right")}
        </Button>
        <Button
          size="large"
          look="fill"
          isDisabled={isBusy}
          disabledReason={text.trim() === "" ? t("notes.empty") : undefined}
          onClick={() => void add("remark")}
        >
          {t("notes.add")}
        </Button>
      </div>
    </div>
  );
}
